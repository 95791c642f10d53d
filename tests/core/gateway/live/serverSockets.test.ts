import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import { companyId, otherCompanyId, until } from '../http/server.fixture.ts'
import { startWithEvents, thing, type HereWithEvents } from './serverSockets.fixture.ts'

let here: HereWithEvents
const raws: WebSocket[] = []
afterEach(async () => {
  for (const ws of raws.splice(0)) ws.terminate()
  await here.close()
  expect(here.errors.filter((line) => line.startsWith('unexpected'))).toEqual([])
})

interface Raw {
  ws: WebSocket
  messages: any[]
  closed: { code: number; reason: string } | undefined
  say(message: unknown): void
}

/** Opens a raw socket: only the handshake, unless a token is passed. */
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
  beforeEach(async () => {
    here = await startWithEvents({
      socketLimits: { initMs: 200, socketsPerUser: 2, operationsPerSocket: 2, maxMessageBytes: 65_536 },
    })
  })

  it('opens only for our own pages and for tools', async () => {
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

  it('is closed after a second init, for an id in use, and for another protocol', async () => {
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

  it('counts the cost of a document that is not persisted, as over HTTP', async () => {
    const sub = 'tool-of-sockets'
    const token = await here.token({ sub, scope: 'graphql:explore' })
    const raw = await open({ token })
    raw.say({ id: 'q', type: 'subscribe', payload: { query: '{ hello me }' } })
    await until(() => raw.messages.length === 3)
    const cost = { requested: 2, actual: 2, available: 19_998, restoreRate: 1000 }
    expect(raw.messages[1].payload).toEqual({ data: { hello: 'Xin chào', me: 'mai' }, extensions: { cost } })
  })

  it('supports persisted documents and limits', async () => {
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

  it('has a limited number of operations, and a user a limited number of sockets', async () => {
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

  it("closes with 4403 when the services report that its user's tokens are no longer valid, and no other with it", async () => {
    const [ended, elsewhere, other] = await Promise.all(
      [{}, { companyID: otherCompanyId }, { sub: 'user-2' }].map(async (claims) => {
        const raw = await open({ token: await here.token({ sub: thing(1), ...claims }) })
        raw.say(subscribe('1', { id: thing(2) }))
        await until(() => raw.messages.some(({ type }) => type === 'next'))
        return raw
      }),
    )
    const event = {
      id: '900',
      companyId,
      type: 'session.ended',
      subjectId: thing(1),
      data: {},
      at: '2026-01-01T00:00:00.000Z',
    }
    here.tell(`id: 900\nevent: change\ndata: ${JSON.stringify(event)}\n\n`)
    await until(() => ended!.closed !== undefined)
    expect(ended!.closed).toEqual({ code: 4403, reason: 'Signed out' })
    here.happen(thing(2), 7)
    await until(() => other!.messages.some(({ payload }) => payload?.data?.progress?.count === 7))
    expect([elsewhere!.closed, other!.closed]).toEqual([undefined, undefined])
  })

  it('does not open for a token that the services no longer accept, but opens while they are unavailable', async () => {
    const check = '/accounts/check-permission'
    const attempt = async (status: number, body: string) => {
      here.upstream.on(check, (_, res) => res.writeHead(status, { 'content-type': 'application/json' }).end(body))
      const raw = await open()
      raw.say({ type: 'connection_init', payload: { accessToken: await here.token({ sub: `user-${Math.random()}` }) } })
      await until(() => raw.closed !== undefined || raw.messages.some(({ type }) => type === 'connection_ack'))
      return raw.closed?.code ?? 'open'
    }
    expect(await attempt(401, '"Unauthorize"')).toBe(4403)
    expect(await attempt(200, '{"ok":false}')).toBe(4403)
    expect(await attempt(200, '{"ok":true}')).toBe('open')
    expect(await attempt(500, '"broken"')).toBe('open')
    expect(await attempt(404, '"Not found"')).toBe('open')
  })

  it('closes with 1012 when the gateway does', async () => {
    const raw = await open({ token: await here.token() })
    await here.gateway.close()
    await until(() => raw.closed?.code === 1012)
  })
})
