import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RequestError } from '../../../../gateway/core/graph/requestError.ts'
import { answerJson, companyId, otherCompanyId, startHere, until, type Here } from './server.fixture.ts'
import { eventsOf, gaugeOf, openSocket, type RawSocket } from '../live/socket.fixture.ts'

let here: Here
let events: ReturnType<typeof eventsOf>
const sockets: RawSocket[] = []
const thing = (n: number) => `5d0d3c1e-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`

async function start(askEveryMs?: number) {
  here = await startHere({ GATEWAY_CLIENT_SECRET: 'secret' }, { ...(askEveryMs !== undefined && { askEveryMs }) })
  events = eventsOf(here, companyId)
  await until(async () => (await gaugeOf(here, 'event_stream')) === 1)
}
afterEach(async () => {
  for (const { ws } of sockets.splice(0)) ws.terminate()
  await here.close()
})

const tokenOf = (name: string, claims: object = {}) => here.token({ sub: name, preferred_username: name, ...claims })

/** Opens a subscriber on its own socket that has received the current state. */
async function watch(name: string, id = thing(1), claims: object = {}) {
  const socket = await openSocket(here, { token: await tokenOf(name, claims) })
  sockets.push(socket)
  socket.say({ id: '1', type: 'subscribe', payload: { query: '', variables: { id }, extensions: { id: 'progress' } } })
  const seen = {
    socket,
    get counts() {
      return socket
        .of('1')
        .filter(({ type }) => type === 'next')
        .map(({ payload }) => payload.data.progress.count)
    },
    get codes() {
      return socket
        .of('1')
        .filter(({ type }) => type === 'error')
        .map(({ payload }) => payload[0].extensions.code)
    },
  }
  await until(() => socket.of('1').length === 1)
  return seen
}
const asked = (name: string) => here.world.watchers.filter((one) => one.startsWith(`${name} `)).length

/** Holds back the answers to permission checks until it is called. */
function hold() {
  const { promise, resolve } = Promise.withResolvers<void>()
  here.world.holdRights = promise
  return () => {
    here.world.holdRights = null
    resolve()
  }
}

describe('when rights change', () => {
  beforeEach(() => start())

  it('a subscriber who lost the permission is told so and receives no later change, and the others continue', async () => {
    const lan = await watch('lan')
    const mai = await watch('mai')
    here.world.barred.add('lan')
    events.rightsChange(thing(1))
    for (let count = 1; count <= 16; count++) events.happen(thing(1), count)
    await until(() => mai.counts.length === 17 && lan.codes.length === 1)
    expect(lan).toMatchObject({ counts: [0], codes: ['FORBIDDEN'] })
    expect(mai.counts).toEqual(Array.from({ length: 17 }, (_, count) => count))
    expect(await gaugeOf(here, 'subscriptions')).toBe(1)
    events.happen(thing(1), 20)
    await until(() => mai.counts.at(-1) === 20)
    expect(lan.socket.of('1')).toHaveLength(2)
    // The payloads were created with the token of the user who still has the permission.
    expect(here.world.contexts[0]!.viewer!.userName).toBe('mai')
  })

  it('nothing is sent before the answer, and everything after it in order', async () => {
    const mai = await watch('mai')
    const go = hold()
    events.rightsChange(thing(1))
    for (let count = 1; count <= 5; count++) events.happen(thing(1), count)
    await until(() => asked('mai') === 2 && here.world.selections === 6)
    expect(mai.counts).toEqual([0])
    go()
    await until(() => mai.counts.length === 6)
    expect(mai.counts).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('the end of a subscription waits for the answer too', async () => {
    const mai = await watch('mai')
    const go = hold()
    events.rightsChange(thing(1))
    events.happen(thing(1), 1000)
    await until(() => here.world.selections === 2)
    expect(mai.socket.of('1')).toHaveLength(1)
    go()
    await until(() => mai.socket.of('1').length === 3)
    expect(mai.socket.of('1').map(({ type }) => type)).toEqual(['next', 'next', 'complete'])
  })

  it('a subscriber who waits too long for the answer receives the current state instead of every change', async () => {
    const mai = await watch('mai')
    const go = hold()
    events.rightsChange(thing(1))
    for (let count = 1; count <= 150; count++) events.happen(thing(1), count)
    await until(() => here.world.selections === 151)
    go()
    await until(() => mai.counts.length === 2)
    expect(mai.counts).toEqual([0, 150])
    events.happen(thing(1), 151)
    await until(() => mai.counts.at(-1) === 151)
  })

  it('a check that began before the change is repeated', async () => {
    const mai = await watch('mai')
    const go = hold()
    events.rightsChange(thing(1))
    await until(() => asked('mai') === 2)
    here.world.barred.add('mai')
    events.rightsChange(thing(1))
    events.happen(thing(1), 1)
    await until(() => here.world.selections === 2)
    go()
    await until(() => mai.codes.length === 1)
    expect(mai).toMatchObject({ counts: [0], codes: ['FORBIDDEN'] })
  })

  it('a viewer who is being admitted is checked again before anything is sent', async () => {
    await watch('other', thing(2))
    const go = hold()
    const socket = await openSocket(here, { token: await tokenOf('lan') })
    sockets.push(socket)
    socket.say({
      id: '1',
      type: 'subscribe',
      payload: { query: '', variables: { id: thing(1) }, extensions: { id: 'progress' } },
    })
    await until(() => asked('lan') === 1)
    here.world.barred.add('lan')
    events.rightsChange(thing(1))
    await until(() => here.world.watchers.length === 2)
    // The change has been read once the other event behind it has.
    events.happen(thing(2), 1)
    await until(() => here.world.selections === 2)
    go()
    await until(() => socket.of('1').length > 0)
    expect(socket.of('1')).toMatchObject([{ type: 'error', payload: [{ extensions: { code: 'FORBIDDEN' } }] }])
  })

  it('unavailable services leave the check open, and nothing is sent until they are back', async () => {
    const mai = await watch('mai')
    here.world.rightsFail = new RequestError('UPSTREAM_UNAVAILABLE', 'Away')
    events.rightsChange(thing(1))
    events.happen(thing(1), 1)
    await until(() => asked('mai') >= 3)
    expect(mai).toMatchObject({ counts: [0], codes: [] })
    here.world.rightsFail = null
    await until(() => mai.counts.length === 2)
  })

  it('only users affected by the change are checked, once per user however many tabs are open', async () => {
    const tabs = [await watch('mai'), await watch('mai'), await watch('mai')]
    const others = [
      await watch('lan'),
      await watch('far', thing(1), { companyID: otherCompanyId }),
      await watch('boss', thing(3), { current_role: 'Leader' }),
    ]
    const before = here.world.watchers.length
    const since = () => here.world.watchers.slice(before).toSorted()
    events.rightsChange(companyId, { userNames: ['mai'] })
    await until(() => since().length === 1)
    events.rightsChange(thing(3))
    await until(() => since().length === 2)
    events.rightsChange(companyId, { roles: ['Leader'] })
    await until(() => since().length === 3)
    events.happen(thing(1), 1)
    await until(() => tabs.every(({ counts }) => counts.length === 2))
    expect(since()).toEqual([`boss ${thing(3)}`, `boss ${thing(3)}`, `mai ${thing(1)}`])
    expect(others.map(({ codes }) => codes)).toEqual([[], [], []])
  })

  it('the services are called for sixteen users at once, not for all', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, (_, at) => watch(`user${at}`)))
    here.world.mostAsking = 0
    const go = hold()
    events.rightsChange(companyId)
    events.happen(thing(1), 1)
    await until(() => here.world.asking === 16)
    go()
    await until(() => all.every(({ counts }) => counts.length === 2))
    expect(here.world.mostAsking).toBe(16)
  })

  it('a missed change of rights counts as a change', async () => {
    const lan = await watch('lan')
    here.world.barred.add('lan')
    here.upstream.server.closeAllConnections()
    here.upstream.on('/events', (_, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: reset\nid: 900\ndata: {}\n\n')
    })
    await until(() => lan.codes.length === 1)
    expect(lan).toMatchObject({ counts: [0], codes: ['FORBIDDEN'] })
  })
})

describe('every minute', () => {
  it('everybody is checked again, even if no change is reported', async () => {
    await start(300)
    const lan = await watch('lan')
    const mai = await watch('mai')
    await until(() => asked('lan') >= 3 && asked('mai') >= 3)
    here.world.barred.add('lan')
    await until(() => lan.codes.length === 1)
    events.happen(thing(1), 1)
    await until(() => mai.counts.length === 2)
    expect(lan).toMatchObject({ counts: [0], codes: ['FORBIDDEN'] })
  })

  it('subscriptions continue while the services cannot be reached', async () => {
    await start(300)
    const mai = await watch('mai')
    here.world.rightsFail = new RequestError('UPSTREAM_TIMEOUT', 'Slow')
    await until(() => asked('mai') >= 3)
    events.happen(thing(1), 1)
    await until(() => mai.counts.length === 2)
    expect(mai.codes).toEqual([])
  })
})

describe("the services report a user's current permissions", () => {
  const answer = (status: number, body: unknown) =>
    here.upstream.on('/accounts/check-permission', (_, res) => void answerJson(res, body, status))
  beforeEach(async () => {
    await start()
    const { progress } = here.world.schema.getSubscriptionType()!.getFields()
    progress!.extensions = { ...progress!.extensions, permission: ['Candidate:CV-Verification'] }
  })

  it('a permission that the role has lost ends the subscriptions that require it', async () => {
    answer(200, { ok: true, roles: ['Recruiter'], permissions: ['Candidate:CV-Verification'] })
    const mai = await watch('mai')
    answer(200, { ok: true, roles: ['Recruiter'], permissions: ['User:ListUser'] })
    events.rightsChange(companyId, { roles: ['Recruiter'] })
    events.happen(thing(1), 1)
    await until(() => mai.codes.length === 1)
    expect(mai).toMatchObject({ counts: [0], codes: ['FORBIDDEN'] })
    // A new subscription with the old token is refused as well.
    const again = await watch('mai')
    expect(again).toMatchObject({ counts: [], codes: ['FORBIDDEN'] })
  })

  it('a disabled account ends all subscriptions', async () => {
    const mai = await watch('mai')
    answer(401, 'The account is no longer active')
    events.rightsChange(companyId, { userNames: ['mai'] })
    events.happen(thing(1), 1)
    await until(() => mai.codes.length === 1)
    expect(mai).toMatchObject({ counts: [0], codes: ['UNAUTHENTICATED'] })
  })

  it('without a report, the token counts', async () => {
    answer(503, 'Away')
    const mai = await watch('mai')
    events.happen(thing(1), 1)
    await until(() => mai.counts.length === 2)
    expect(mai.codes).toEqual([])
  })
})
