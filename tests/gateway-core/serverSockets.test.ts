import { createClient, type Client } from 'graphql-ws'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { RequestError } from '../../gateway/core/requestError.ts'
import { permissionKeys } from '../../services/core/contract/permissionKeys.ts'
import { companyId, otherCompanyId, startHere, until, type Here } from './serverHere.ts'

let here: Here
let stream: { send(event: string): void } | undefined
const clients: Client[] = []
const raws: WebSocket[] = []
const errors: string[] = []
const note = (msg: string, fields?: Record<string, unknown>) => void errors.push(`${msg} ${JSON.stringify(fields)}`)

async function start(options: Parameters<typeof startHere>[1] = {}) {
  here = await startHere(
    { GATEWAY_CLIENT_SECRET: 'secret' },
    { log: { info: () => undefined, warn: note, error: note }, ...options },
  )
  here.upstream.on('/events', (_, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': stream\n\n')
    stream = { send: (text) => void res.write(text) }
  })
  // Whoever watches before it is open is told to read again, which these tests would count.
  await until(async () => (await counted()).includes('gateway_event_stream 1\n'), 4000)
}
beforeEach(async () => {
  stream = undefined
  errors.length = 0
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose()
  for (const ws of raws.splice(0)) ws.terminate()
  await here.close()
  expect(errors.filter((line) => line.startsWith('unexpected'))).toEqual([])
})

let eventId = 0
function happen(subjectId: string, count: number, company = companyId) {
  here.world.counts.set(subjectId, count)
  const id = String(++eventId)
  const event = {
    id,
    companyId: company,
    type: 'import.progress',
    subjectId,
    data: { count },
    at: '2026-01-01T00:00:00.000Z',
  }
  stream!.send(`id: ${id}\nevent: change\ndata: ${JSON.stringify(event)}\n\n`)
}
const thing = (n: number) => `5d0d3c1e-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`

const counted = async () => (await fetch(`${here.url}/metrics`)).text()

interface Seen {
  counts: unknown[]
  errors: unknown[]
  isComplete: boolean
  end(): void
}

/** A client of the graphql-ws library with one subscription. */
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

interface Raw {
  ws: WebSocket
  messages: any[]
  closed: { code: number; reason: string } | undefined
  say(message: unknown): void
}

/** A bare socket, past its handshake and no further unless a token is given. */
async function open({
  token,
  headers,
  protocol = 'graphql-transport-ws',
}: { token?: string; headers?: Record<string, string>; protocol?: string } = {}): Promise<Raw> {
  const ws = new WebSocket(here.url.replace('http', 'ws') + '/graphql', protocol, { headers })
  raws.push(ws)
  const raw: Raw = {
    ws,
    messages: [],
    closed: undefined,
    say: (message) => ws.send(typeof message === 'string' ? message : JSON.stringify(message)),
  }
  ws.on('message', (data) => raw.messages.push(JSON.parse(String(data))))
  ws.on('close', (code, reason) => {
    raw.closed = { code, reason: String(reason) }
  })
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
  if (token) {
    raw.say({ type: 'connection_init', payload: { accessToken: token } })
    await until(() => raw.messages.some(({ type }) => type === 'connection_ack'))
  }
  return raw
}
const subscribe = (id: string, variables: object, extensions: object = { id: 'progress' }) => ({
  id,
  type: 'subscribe',
  payload: { query: '', variables, extensions },
})

describe('a socket', () => {
  beforeEach(() =>
    start({ socketLimits: { initMs: 200, socketsPerUser: 2, operationsPerSocket: 2, maxMessageBytes: 65_536 } }),
  )

  it('opens only for our own pages, and for tools', async () => {
    await expect(open({ headers: { origin: 'https://evil.test' } })).rejects.toThrow('403')
    await expect(open({ headers: { origin: 'null' } })).rejects.toThrow('403')
    await open({ headers: { origin: 'http://hire.test' } })
    const other = new WebSocket(here.url.replace('http', 'ws') + '/elsewhere')
    await expect(new Promise((_, reject) => other.once('error', reject))).rejects.toThrow('404')
  })

  const faults: [string, number, (raw: Raw) => void | Promise<void>][] = [
    ['no token', 4403, (raw) => raw.say({ type: 'connection_init' })],
    ['a bad token', 4403, (raw) => raw.say({ type: 'connection_init', payload: { accessToken: 'x.y.z' } })],
    [
      'an expired token',
      4403,
      async (raw) =>
        raw.say({ type: 'connection_init', payload: { accessToken: await here.token({}, { seconds: -60 }) } }),
    ],
    ['nothing at all', 4408, () => undefined],
    ['a subscription before its token', 4401, (raw) => raw.say(subscribe('1', {}))],
    ['no JSON', 4400, (raw) => raw.say('{')],
    ['an unknown message', 4400, (raw) => raw.say({ type: 'start' })],
    ['a binary frame', 4400, (raw) => raw.ws.send(Buffer.from('{}'))],
    ['a frame past 64 KiB', 1009, (raw) => raw.say('x'.repeat(65_537))],
  ]
  it.each(faults)('that sends %s is closed with %i', async (_, code, act) => {
    const raw = await open()
    await act(raw)
    await until(() => raw.closed !== undefined)
    expect(raw.closed!.code).toBe(code)
  })

  it('is closed for a second init, for an id in use, and for another protocol', async () => {
    const twice = await open({ token: await here.token() })
    twice.say({ type: 'connection_init' })
    await until(() => twice.closed?.code === 4429)
    const same = await open({ token: await here.token() })
    same.say(subscribe('1', { id: thing(1) }))
    same.say(subscribe('1', { id: thing(1) }))
    await until(() => same.closed?.code === 4409)
    const old = await open({ protocol: 'graphql-ws' }).catch((error) => error)
    if (!(old instanceof Error)) await until(() => old.closed?.code === 4406)
  })

  it('takes the 6 KB token of an administrator, runs queries and answers pings', async () => {
    const raw = await open({ token: await here.token({ permissions: permissionKeys }) })
    raw.say({ type: 'ping' })
    raw.say(subscribe('q', {}, { id: 'hello' }))
    await until(() => raw.messages.length === 4)
    expect(raw.messages.slice(1)).toEqual([
      { type: 'pong' },
      { id: 'q', type: 'next', payload: { data: { hello: 'Xin chào', me: 'mai' } } },
      { id: 'q', type: 'complete' },
    ])
  })

  it('keeps persisted documents and limits', async () => {
    const raw = await open({ token: await here.token() })
    const answers: [object, string][] = [
      [{ query: '{ hello }' }, 'FORBIDDEN'],
      [{ query: '', extensions: { id: 'nobody' } }, 'PERSISTED_NOT_FOUND'],
      [{ query: '', extensions: { id: 'broken' } }, 'BAD_INPUT'],
      [{ query: '', extensions: { id: 'progress' }, variables: {} }, 'BAD_INPUT'],
    ]
    for (const [payload, code] of answers) {
      raw.say({ id: code, type: 'subscribe', payload })
      await until(() => raw.messages.at(-1).id === code)
      expect(raw.messages.at(-1)).toMatchObject({
        type: 'error',
        payload: [{ extensions: { code, requestId: expect.any(String) } }],
      })
    }
    const tool = await open({ token: await here.token({ scope: 'graphql:explore' }) })
    tool.say({
      id: '1',
      type: 'subscribe',
      payload: { query: `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: hello`).join(' ')} }` },
    })
    await until(() => tool.messages.length === 2)
    expect(tool.messages[1].payload[0].extensions.code).toBe('LIMIT_EXCEEDED')
  })

  it('carries so many operations, and a user so many sockets', async () => {
    const token = await here.token()
    const raw = await open({ token })
    for (const id of ['1', '2', '3']) raw.say(subscribe(id, { id: thing(1) }))
    await until(() => raw.messages.some(({ type }) => type === 'error'))
    expect(raw.messages.find(({ type }) => type === 'error')).toMatchObject({
      id: '3',
      payload: [{ extensions: { code: 'LIMIT_EXCEEDED' } }],
    })
    raw.say({ id: '1', type: 'complete' })
    raw.say(subscribe('4', { id: thing(1) }))
    await until(() => raw.messages.some(({ id, type }) => id === '4' && type === 'next'))

    await open({ token })
    const third = await open()
    third.say({ type: 'connection_init', payload: { accessToken: token } })
    await until(() => third.closed?.code === 1013)
    await open({ token: await here.token({ sub: 'user-2' }) })
    raw.ws.close()
    await until(() => raw.closed !== undefined)
    await open({ token })
  })

  it('closes with 4403 when its token expires', async () => {
    const raw = await open({ token: await here.token({}, { seconds: 1 }) })
    raw.say(subscribe('1', { id: thing(1) }))
    await until(() => raw.closed !== undefined, 3000)
    expect(raw.closed).toEqual({ code: 4403, reason: 'Token expired' })
  })

  it('closes with 1012 when the gateway does', async () => {
    const raw = await open({ token: await here.token() })
    await here.gateway.close()
    await until(() => raw.closed?.code === 1012)
  })
})

describe('subscriptions', () => {
  beforeEach(() => start())

  it('tell the present state, then each change', async () => {
    happen(thing(1), 3)
    const seen = await watch(thing(1))
    await until(() => seen.counts.length === 1)
    happen(thing(1), 4)
    happen(thing(2), 9)
    happen(thing(1), 5)
    happen(thing(1), 6, otherCompanyId)
    happen(thing(1), 1000)
    await until(() => seen.isComplete)
    expect(seen.counts).toEqual([3, 4, 5, 1000])
    await until(async () => (await counted()).includes('gateway_watched_topics 0\n'))
  })

  it('are run once for all who see the same', async () => {
    let go = () => undefined as void
    here.world.hold = new Promise((resolve) => {
      go = resolve
    })
    const tokens = await Promise.all(['a', 'b', 'c'].map((sub) => here.token({ sub, preferred_username: sub })))
    const all = await Promise.all(tokens.map((token) => watch(thing(1), { token })))
    await until(async () => (await counted()).includes('gateway_subscriptions 3\n'))
    go()
    await until(() => all.every(({ counts }) => counts.length === 1))
    expect([here.world.runs, here.world.reads, here.world.selections]).toEqual([1, 1, 1])
    for (let count = 1; count <= 10; count++) happen(thing(1), count)
    await until(() => all.every(({ counts }) => counts.length === 11))
    expect(here.world.selections).toBe(11)
    expect(here.world.watchers.toSorted()).toEqual([`a ${thing(1)}`, `b ${thing(1)}`, `c ${thing(1)}`])
    expect(all.map(({ counts }) => counts)).toEqual(Array(3).fill([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
  })

  it('are not shared across companies, permissions, or users where rights are selected', async () => {
    const others = [
      { companyID: otherCompanyId },
      { permissions: ['User:ListUser'] },
      { sub: 'user-2', preferred_username: 'lan' },
    ]
    const tokens = [await here.token(), ...(await Promise.all(others.map((claims) => here.token(claims))))]
    const all = await Promise.all(tokens.map((token) => watch(thing(1), { token })))
    await until(() => all.every(({ counts }) => counts.length >= 1))
    await until(() => here.world.watchers.length === 4)
    happen(thing(1), 5)
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

  it('refuse who may not watch, by their own token, and serve the others', async () => {
    here.world.barred.add('lan')
    const mai = await watch(thing(1))
    const lan = await watch(thing(1), { token: await here.token({ sub: 'user-2', preferred_username: 'lan' }) })
    await until(() => lan.errors.length === 1 && mai.counts.length === 1)
    expect(lan.errors[0]).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    expect(lan.counts).toEqual([])
  })

  it('give late joiners the present state, then every change once, and join the one execution', async () => {
    const early = await watch(thing(1))
    await until(() => early.counts.length === 1)
    happen(thing(1), 1)
    happen(thing(1), 2)
    await until(() => early.counts.length === 3)
    let go = () => undefined as void
    here.world.hold = new Promise((resolve) => {
      go = resolve
    })
    const late = await watch(thing(1))
    await until(() => here.world.reads === 2)
    // While the late one reads its state, the world goes on.
    happen(thing(1), 3)
    happen(thing(1), 4)
    await until(() => early.counts.length === 5)
    expect(late.counts).toEqual([])
    go()
    await until(() => late.counts.at(-1) === 4)
    happen(thing(1), 5)
    await until(() => late.counts.at(-1) === 5 && early.counts.at(-1) === 5)
    const before = here.world.selections
    happen(thing(1), 6)
    await until(() => late.counts.at(-1) === 6 && early.counts.at(-1) === 6)
    expect(here.world.selections - before).toBe(1)
    expect(early.counts).toEqual([0, 1, 2, 3, 4, 5, 6])
    // The state that it read was already that of 4 (the read was held), so 3 and 4 may come again, in order.
    expect(late.counts.slice(1)).toEqual([3, 4, 5, 6])
    expect(here.world.reads).toBe(2)
  })

  it('lose and double nothing when many join and leave in the middle of changes', async () => {
    const all: Seen[] = []
    let count = 0
    for (let round = 0; round < 30; round++) {
      all.push(await watch(thing(1)))
      happen(thing(1), ++count)
      if (round % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 3))
      if (round % 7 === 6) all.shift()!.end()
    }
    await until(() => all.every(({ counts }) => counts.length > 0))
    happen(thing(1), ++count)
    await until(() => all.every(({ counts }) => counts.at(-1) === count))
    const before = here.world.selections
    happen(thing(1), ++count)
    await until(() => all.every(({ counts }) => counts.at(-1) === count))
    expect(here.world.selections - before).toBe(1)
    for (const { counts } of all) {
      const [first, ...rest] = counts as number[]
      // After the first state every change comes once and in order, to the last.
      expect(rest).toEqual(Array.from({ length: rest.length }, (_, i) => count - rest.length + 1 + i))
      expect(first).toBeGreaterThanOrEqual(rest[0]! - 1)
    }
  })

  it("go on with another's token when the one in use leaves", async () => {
    const first = await watch(thing(1), { token: await here.token({ sub: 'a', preferred_username: 'a' }) })
    await until(() => first.counts.length === 1)
    const second = await watch(thing(1), { token: await here.token({ sub: 'b', preferred_username: 'b' }) })
    await until(() => second.counts.length === 1)
    first.end()
    happen(thing(1), 1)
    await until(() => second.counts.length === 2)
    expect(here.world.contexts[0]!.viewer!.userName).toBe('b')
  })

  it('wait for services that are away, and read the state when they are back', async () => {
    const seen = await watch(thing(1))
    await until(() => seen.counts.length === 1)
    here.world.readFails = new RequestError('UPSTREAM_UNAVAILABLE', 'Away')
    stream!.send('event: reset\nid: 500\ndata: {}\n\n')
    await until(() => here.world.reads >= 2)
    here.world.counts.set(thing(1), 8)
    here.world.readFails = null
    await until(() => seen.counts.length === 2)
    expect(seen).toMatchObject({ counts: [0, 8], errors: [], isComplete: false })
    happen(thing(1), 9)
    await until(() => seen.counts.length === 3)
  })

  it.each([
    ['are away', new RequestError('UPSTREAM_UNAVAILABLE', 'Away')],
    ['fail', new RequestError('INTERNAL', 'Internal server error', { status: 500 })],
  ])('wait for the right to watch while services %s', async (_, failure) => {
    here.world.rightsFail = failure
    const seen = await watch(thing(2))
    await until(() => here.world.watchers.length >= 2)
    here.world.rightsFail = null
    await until(() => seen.counts.length === 1)
    expect(seen).toMatchObject({ errors: [], isComplete: false })
  })

  it('that end while services are away ask no more', async () => {
    here.world.rightsFail = new RequestError('UPSTREAM_UNAVAILABLE', 'Away')
    const seen = await watch(thing(3))
    await until(() => here.world.watchers.length === 1)
    seen.end()
    const other = await watch(thing(4))
    await until(() => here.world.watchers.filter((one) => one.endsWith(thing(4))).length === 3)
    expect(here.world.watchers.filter((one) => one.endsWith(thing(3)))).toHaveLength(1)
    other.end()
  })

  it('end with what their start failed of', async () => {
    here.world.readFails = new RequestError('NOT_FOUND', 'No such import')
    const all = await Promise.all([watch(thing(1)), watch(thing(1))])
    await until(() => all.every((seen) => seen.errors.length === 1))
    expect(all[0]!.errors[0]).toMatchObject([{ message: 'No such import', extensions: { code: 'NOT_FOUND' } }])
  })
})
