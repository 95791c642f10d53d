import { createClient, type Client } from 'graphql-ws'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { RequestError } from '../../../../gateway/core/graph/requestError.ts'
import { otherCompanyId, until } from '../http/server.fixture.ts'
import { startWithEvents, thing, type HereWithEvents } from './serverSockets.fixture.ts'

let here: HereWithEvents
const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose()
  await here.close()
  expect(here.errors.filter((line) => line.startsWith('unexpected'))).toEqual([])
})

interface Seen {
  counts: unknown[]
  errors: unknown[]
  isComplete: boolean
  end(): void
}

/** Starts a client of the graphql-ws library with one subscription. */
async function watch(
  id: string,
  { token, document = 'progress', client }: { token?: string; document?: string; client?: Client } = {},
): Promise<Seen> {
  const accessToken = token ?? (await here.token())
  const used =
    client ??
    createClient({
      url: here.url.replace('http', 'ws') + '/graphql',
      webSocketImpl: WebSocket,
      connectionParams: { accessToken },
      retryAttempts: 0,
    })
  if (!client) clients.push(used)
  const seen: Seen = { counts: [], errors: [], isComplete: false, end: () => undefined }
  seen.end = used.subscribe<{ progress: { count: number } }>(
    { query: '', variables: { id }, extensions: { id: document } },
    {
      next: ({ data }) => seen.counts.push(data?.progress?.count),
      error: (error) => seen.errors.push(error),
      complete: () => {
        seen.isComplete = true
      },
    },
  )
  return seen
}

describe('subscriptions', () => {
  beforeEach(async () => {
    here = await startWithEvents()
  })

  it('send the current state, then each change', async () => {
    here.happen(thing(1), 3)
    const seen = await watch(thing(1))
    await until(() => seen.counts.length === 1)
    here.happen(thing(1), 4)
    here.happen(thing(2), 9)
    here.happen(thing(1), 5)
    here.happen(thing(1), 6, otherCompanyId)
    here.happen(thing(1), 1000)
    await until(() => seen.isComplete)
    expect(seen.counts).toEqual([3, 4, 5, 1000])
    await until(async () => (await here.counted()).includes('gateway_watched_topics 0\n'))
  })

  it('are executed once for all who see the same', async () => {
    let go = () => undefined as void
    here.world.hold = new Promise((resolve) => {
      go = resolve
    })
    const tokens = await Promise.all(['a', 'b', 'c'].map((sub) => here.token({ sub, preferred_username: sub })))
    const all = await Promise.all(tokens.map((token) => watch(thing(1), { token })))
    await until(async () => (await here.counted()).includes('gateway_subscriptions 3\n'))
    go()
    await until(() => all.every(({ counts }) => counts.length === 1))
    expect([here.world.runs, here.world.reads, here.world.selections]).toEqual([1, 1, 1])
    for (let count = 1; count <= 10; count++) here.happen(thing(1), count)
    await until(() => all.every(({ counts }) => counts.length === 11))
    expect(here.world.selections).toBe(11)
    expect(here.world.watchers.toSorted()).toEqual([`a ${thing(1)}`, `b ${thing(1)}`, `c ${thing(1)}`])
    expect(all.map(({ counts }) => counts)).toEqual(Array(3).fill([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
  })

  it('are not shared across companies, permissions, or users if rights are selected', async () => {
    const others = [
      { companyID: otherCompanyId },
      { permissions: ['User:ListUser'] },
      { sub: 'user-2', preferred_username: 'lan' },
    ]
    const tokens = [await here.token(), ...(await Promise.all(others.map((claims) => here.token(claims))))]
    const all = await Promise.all(tokens.map((token) => watch(thing(1), { token })))
    await until(() => all.every(({ counts }) => counts.length >= 1))
    await until(() => here.world.watchers.length === 4)
    here.happen(thing(1), 5)
    await until(() => all.every(({ counts }, at) => at === 1 || counts.at(-1) === 5))
    // The first and the last of them see the same.
    expect(here.world.selections).toBeLessThanOrEqual(4 + 2)
    const rights = await Promise.all(
      [tokens[0], tokens[3]].map((token) => watch(thing(2), { token, document: 'progressRights' })),
    )
    const before = here.world.runs
    await until(() => rights.every(({ counts }) => counts.length === 1))
    expect(here.world.runs - before).toBeLessThanOrEqual(2)
    expect(all[1]!.counts).toEqual([0])
  })

  it('are not shared between roles, nor with outsiders, though their permissions are equal', async () => {
    let go = () => undefined as void
    here.world.hold = new Promise((resolve) => {
      go = resolve
    })
    const viewers = [
      {},
      { sub: 'user-2' },
      { sub: 'user-3', external: true },
      { sub: 'user-4', current_role: 'Agency' },
    ]
    const all = await Promise.all(viewers.map(async (claims) => watch(thing(1), { token: await here.token(claims) })))
    await until(async () => (await here.counted()).includes('gateway_subscriptions 4\n'))
    go()
    await until(() => all.every(({ counts }) => counts.length === 1))
    expect(here.world.runs).toBe(3)
  })

  it("refuse a user who may not watch, with that user's token, and serve the others", async () => {
    here.world.barred.add('lan')
    const mai = await watch(thing(1))
    const lan = await watch(thing(1), { token: await here.token({ sub: 'user-2', preferred_username: 'lan' }) })
    await until(() => lan.errors.length === 1 && mai.counts.length === 1)
    expect(lan.errors[0]).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    expect(lan.counts).toEqual([])
  })

  it('send late joiners the current state, then every change once, and move them to the one execution', async () => {
    const early = await watch(thing(1))
    await until(() => early.counts.length === 1)
    here.happen(thing(1), 1)
    here.happen(thing(1), 2)
    await until(() => early.counts.length === 3)
    let go = () => undefined as void
    here.world.hold = new Promise((resolve) => {
      go = resolve
    })
    const late = await watch(thing(1))
    await until(() => here.world.reads === 2)
    // While the late joiner reads its state, changes go on.
    here.happen(thing(1), 3)
    here.happen(thing(1), 4)
    await until(() => early.counts.length === 5)
    expect(late.counts).toEqual([])
    go()
    await until(() => late.counts.at(-1) === 4)
    here.happen(thing(1), 5)
    await until(() => late.counts.at(-1) === 5 && early.counts.at(-1) === 5)
    const before = here.world.selections
    here.happen(thing(1), 6)
    await until(() => late.counts.at(-1) === 6 && early.counts.at(-1) === 6)
    expect(here.world.selections - before).toBe(1)
    expect(early.counts).toEqual([0, 1, 2, 3, 4, 5, 6])
    // The state that it read was already that of 4 (the read was held), so 3 and 4 may arrive again, in order.
    expect(late.counts.slice(1)).toEqual([3, 4, 5, 6])
    expect(here.world.reads).toBe(2)
  })

  it('lose and duplicate nothing when many join and leave during changes', async () => {
    const all: Seen[] = []
    let count = 0
    for (let round = 0; round < 30; round++) {
      all.push(await watch(thing(1)))
      here.happen(thing(1), ++count)
      if (round % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 3))
      if (round % 7 === 6) all.shift()!.end()
    }
    await until(() => all.every(({ counts }) => counts.length > 0))
    here.happen(thing(1), ++count)
    await until(() => all.every(({ counts }) => counts.at(-1) === count))
    const before = here.world.selections
    here.happen(thing(1), ++count)
    await until(() => all.every(({ counts }) => counts.at(-1) === count))
    expect(here.world.selections - before).toBe(1)
    for (const { counts } of all) {
      const [first, ...rest] = counts as number[]
      // After the first state every change arrives once and in order, up to the last.
      expect(rest).toEqual(Array.from({ length: rest.length }, (_, i) => count - rest.length + 1 + i))
      expect(first).toBeGreaterThanOrEqual(rest[0]! - 1)
    }
  })

  it('continue with another token when the user of the current one leaves', async () => {
    const first = await watch(thing(1), { token: await here.token({ sub: 'a', preferred_username: 'a' }) })
    await until(() => first.counts.length === 1)
    const second = await watch(thing(1), { token: await here.token({ sub: 'b', preferred_username: 'b' }) })
    await until(() => second.counts.length === 1)
    first.end()
    here.happen(thing(1), 1)
    await until(() => second.counts.length === 2)
    expect(here.world.contexts[0]!.viewer!.userName).toBe('b')
  })

  it('wait for unavailable services, and read the state when they are back', async () => {
    const seen = await watch(thing(1))
    await until(() => seen.counts.length === 1)
    here.world.readFails = new RequestError('UPSTREAM_UNAVAILABLE', 'Away')
    here.tell('event: reset\nid: 500\ndata: {}\n\n')
    await until(() => here.world.reads >= 2)
    here.world.counts.set(thing(1), 8)
    here.world.readFails = null
    await until(() => seen.counts.length === 2)
    expect(seen).toMatchObject({ counts: [0, 8], errors: [], isComplete: false })
    here.happen(thing(1), 9)
    await until(() => seen.counts.length === 3)
  })

  it.each([
    ['are away', new RequestError('UPSTREAM_UNAVAILABLE', 'Away')],
    ['fail', new RequestError('INTERNAL', 'Internal server error', { status: 500 })],
  ])('wait for the permission to watch while services %s', async (_, failure) => {
    here.world.rightsFail = failure
    const seen = await watch(thing(2))
    await until(() => here.world.watchers.length >= 2)
    here.world.rightsFail = null
    await until(() => seen.counts.length === 1)
    expect(seen).toMatchObject({ errors: [], isComplete: false })
  })

  it('that end while services are unavailable make no more calls', async () => {
    here.world.rightsFail = new RequestError('UPSTREAM_UNAVAILABLE', 'Away')
    const seen = await watch(thing(3))
    await until(() => here.world.watchers.length === 1)
    seen.end()
    const other = await watch(thing(4))
    await until(() => here.world.watchers.filter((one) => one.endsWith(thing(4))).length === 3)
    expect(here.world.watchers.filter((one) => one.endsWith(thing(3)))).toHaveLength(1)
    other.end()
  })

  it('end with the error of their start', async () => {
    here.world.readFails = new RequestError('NOT_FOUND', 'No such import')
    const all = await Promise.all([watch(thing(1)), watch(thing(1))])
    await until(() => all.every((seen) => seen.errors.length === 1))
    expect(all[0]!.errors[0]).toMatchObject([{ message: 'No such import', extensions: { code: 'NOT_FOUND' } }])
  })
})
