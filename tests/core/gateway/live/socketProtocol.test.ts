import { createClient, type Client, type ClientOptions } from 'graphql-ws'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { companyId, startHere, until, type Here } from '../http/server.fixture.ts'
import { eventsOf, gaugeOf, openSocket, type RawSocket } from './socket.fixture.ts'

// Tests the protocol graphql-transport-ws, message by message:
// https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md

let here: Here
let events: ReturnType<typeof eventsOf>
let opened: RawSocket[] = []
let clients: Client[] = []

beforeEach(async () => {
  here = await startHere({ GATEWAY_CLIENT_SECRET: 'secret', DEADLINE_MS: '5000' }, { socketLimits: { initMs: 150 } })
  events = eventsOf(here, companyId)
  await until(async () => (await gaugeOf(here, 'event_stream')) === 1, 4000)
})
afterEach(async () => {
  for (const client of clients) await client.dispose()
  for (const { ws } of opened) ws.terminate()
  opened = []
  clients = []
  await here.close()
})

const thing = '5d0d3c1e-0000-4000-8000-000000000001'
const operation = (id: string, document: string, variables?: object) => ({
  id,
  type: 'subscribe',
  payload: { query: '', ...(variables && { variables }), extensions: { id: document } },
})
const watch = (id: string) => operation(id, 'progress', { id: thing })

async function open(options: Parameters<typeof openSocket>[1] = {}) {
  const one = await openSocket(here, options)
  opened.push(one)
  return one
}
const openIn = async () => open({ token: await here.token() })
const codeOf = async (one: RawSocket) => {
  await until(() => one.closed !== undefined)
  return one.closed!.code
}
/** Waits until all previous messages have been handled. */
async function settled(one: RawSocket) {
  const pongs = () => one.messages.filter(({ type }) => type === 'pong').length
  const before = pongs()
  one.say({ type: 'ping' })
  await until(() => pongs() > before)
}

describe('the handshake', () => {
  it('chooses its own subprotocol among several', async () => {
    expect((await open({ protocol: ['graphql-ws', 'graphql-transport-ws'] })).ws.protocol).toBe('graphql-transport-ws')
  })

  it.each([
    ['no subprotocol', ''],
    ['another subprotocol', 'Sec-WebSocket-Protocol: graphql-ws\r\n'],
  ])('with %s ends with 4406', async (_, header) => {
    const bytes = await new Promise<Buffer>((resolve) => {
      const pieces: Buffer[] = []
      const socket = connect(here.gateway.port, '127.0.0.1', () =>
        socket.write(
          `GET /graphql HTTP/1.1\r\nHost: hire.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${header}\r\n`,
        ),
      )
      socket.on('data', (piece) => {
        pieces.push(piece)
        const all = Buffer.concat(pieces)
        const end = all.indexOf('\r\n\r\n') + 4
        if (end < 4 || all.length < end + 4) return
        socket.destroy()
        resolve(all.subarray(end))
      })
    })
    expect([bytes[0], bytes.readUInt16BE(2)]).toEqual([0x88, 4406])
  })
})

describe('connection_init', () => {
  it('is answered with one connection_ack', async () => {
    const one = await openIn()
    expect(one.messages).toEqual([{ type: 'connection_ack' }])
    await new Promise((resolve) => setTimeout(resolve, 250))
    // The time limit of the init has passed, and no longer matters.
    expect([one.messages.length, one.closed]).toEqual([1, undefined])
  })

  it('that does not arrive in time ends with 4408, even if other messages do', async () => {
    const one = await open()
    one.say({ type: 'ping' })
    expect(await codeOf(one)).toBe(4408)
    expect(one.closed!.reason).toBe('Connection initialisation timeout')
  })

  it.each(['while the first one is looked at', 'after the acknowledgement'])(
    'that is sent twice, %s, ends with 4429',
    async (when) => {
      const one = await open()
      const init = { type: 'connection_init', payload: { accessToken: await here.token() } }
      one.say(init)
      if (when.startsWith('after')) await until(() => one.messages.length === 1)
      one.say(init)
      expect(await codeOf(one)).toBe(4429)
    },
  )

  it('without a valid sign-in ends with 4403', async () => {
    for (const payload of [
      undefined,
      null,
      {},
      { accessToken: 7 },
      { accessToken: '' },
      { Authorization: 'Basic eA==' },
    ]) {
      const one = await open()
      one.say({ type: 'connection_init', payload })
      expect([payload, await codeOf(one)]).toEqual([payload, 4403])
    }
  })

  it('accepts the token as a header, as GraphiQL sends it', async () => {
    const one = await open()
    one.say({ type: 'connection_init', payload: { authorization: `Bearer ${await here.token()}` } })
    await until(() => one.messages.length === 1)
    expect(one.messages[0].type).toBe('connection_ack')
  })
})

describe('ping and pong', () => {
  it('are answered before and after the acknowledgement, with a payload or without', async () => {
    const one = await open()
    one.say({ type: 'ping' })
    await until(() => one.messages.length === 1)
    one.say({ type: 'connection_init', payload: { accessToken: await here.token() } })
    await until(() => one.messages.length === 2)
    one.say({ type: 'ping', payload: { sent: 1 } })
    await until(() => one.messages.length === 3)
    expect(one.messages.map(({ type }) => type)).toEqual(['pong', 'connection_ack', 'pong'])
  })

  it('that nobody requested change nothing', async () => {
    const one = await openIn()
    one.say({ type: 'pong' })
    one.say({ type: 'pong', payload: {} })
    await settled(one)
    expect(one.closed).toBeUndefined()
  })

  it('of WebSocket itself are answered too', async () => {
    const one = await openIn()
    const pong = new Promise<string>((resolve) => one.ws.once('pong', (data) => resolve(String(data))))
    one.ws.ping('42')
    expect(await pong).toBe('42')
  })
})

describe('subscribe', () => {
  it('runs queries and mutations: one next, then complete', async () => {
    const one = await openIn()
    one.say(operation('q', 'greet', { name: 'Mai' }))
    one.say(operation('m', 'write'))
    await until(() => one.of('q').length + one.of('m').length === 4)
    expect(one.of('q')).toEqual([
      { id: 'q', type: 'next', payload: { data: { greet: 'Hello Mai' } } },
      { id: 'q', type: 'complete' },
    ])
    expect(one.of('m')).toEqual([
      { id: 'm', type: 'next', payload: { data: { write: 'written' } } },
      { id: 'm', type: 'complete' },
    ])
    expect(here.world.writes).toBe(1)
  })

  it('reports failures of fields in next, beside the data', async () => {
    const one = await openIn()
    one.say(operation('1', 'boom'))
    await until(() => one.of('1').length === 2)
    expect(one.of('1')).toMatchObject([
      {
        type: 'next',
        payload: {
          data: { hello: 'Xin chào', boom: null },
          errors: [{ path: ['boom'], extensions: { code: 'INTERNAL' } }],
        },
      },
      { type: 'complete' },
    ])
  })

  it('reports failures of the operation in error, a list of GraphQL errors after which nothing follows', async () => {
    const one = await openIn()
    one.say(operation('1', 'broken'))
    await until(() => one.of('1').length > 0)
    await settled(one)
    expect(one.of('1')).toEqual([
      {
        id: '1',
        type: 'error',
        payload: [{ message: expect.any(String), locations: [expect.anything()], extensions: expect.anything() }],
      },
    ])
  })

  it('with an id in use ends with 4409 and the id; the id of an ended operation may be used again', async () => {
    const one = await openIn()
    for (let round = 0; round < 3; round++) {
      one.say(operation('1', 'hello'))
      await until(() => one.of('1').length === 2 * (round + 1))
    }
    one.say(watch('2'))
    await until(() => one.of('2').length === 1)
    one.say({ id: '2', type: 'complete' })
    one.say(watch('2'))
    await until(() => one.of('2').length === 2)
    one.say(operation('2', 'hello'))
    expect(await codeOf(one)).toBe(4409)
    expect(one.closed!.reason).toBe('Subscriber for 2 already exists')
    const long = await openIn()
    for (let i = 0; i < 2; i++) long.say(watch('ế'.repeat(128)))
    expect(await codeOf(long)).toBe(4409)
  })

  it('before the acknowledgement ends with 4401', async () => {
    const one = await open()
    one.say(operation('1', 'hello'))
    expect(await codeOf(one)).toBe(4401)
    expect(one.closed!.reason).toBe('Unauthorized')
  })

  it('may be sent in pieces, and with more members than needed', async () => {
    const one = await openIn()
    const text = JSON.stringify({ ...operation('mã số', 'hello'), more: true })
    const bytes = Buffer.from(text)
    // The pieces may even be cut in the middle of a letter.
    const at = bytes.indexOf(Buffer.from('ã')) + 1
    one.ws.send(bytes.subarray(0, at), { binary: false, fin: false })
    one.ws.ping()
    one.ws.send(bytes.subarray(at), { binary: false, fin: true })
    await until(() => one.of('mã số').length === 2)
  })

  it('keeps the answers of operations apart, whatever their ids', async () => {
    const one = await openIn()
    const ids = ['"', '\\', '\u2028', '🙂', '__proto__', 'constructor', ' ', 'x'.repeat(128)]
    for (const id of ids) one.say(watch(id))
    await until(() => ids.every((id) => one.of(id).length === 1))
    events.happen(thing, 5)
    await until(() => ids.every((id) => one.of(id).length === 2))
    for (const id of ids)
      expect(one.of(id)[1]).toEqual({ id, type: 'next', payload: { data: { progress: { id: thing, count: 5 } } } })
  })
})

describe('complete', () => {
  it('of the server ends a subscription, and one of the client at the same time changes nothing', async () => {
    const one = await openIn()
    one.say(watch('1'))
    await until(() => one.of('1').length === 1)
    events.happen(thing, 1000)
    await until(() => one.of('1').length === 3)
    expect(one.of('1').map(({ type }) => type)).toEqual(['next', 'next', 'complete'])
    one.say({ id: '1', type: 'complete' })
    one.say({ id: 'of nothing', type: 'complete' })
    await settled(one)
    expect([one.of('1').length, one.closed]).toEqual([3, undefined])
    expect(await gaugeOf(here, 'subscriptions')).toBe(0)
  })

  it('of the client is the last message about it', async () => {
    const one = await openIn()
    const other = await openIn()
    for (const socket of [one, other]) socket.say(watch('1'))
    await until(() => one.of('1').length === 1 && other.of('1').length === 1)
    one.say({ id: '1', type: 'complete' })
    await settled(one)
    events.happen(thing, 1)
    await until(() => other.of('1').length === 2)
    await settled(one)
    expect(one.of('1')).toHaveLength(1)
    expect(await gaugeOf(here, 'subscriptions')).toBe(1)
  })

  it('that directly follows subscribe, or arrives during a query, stops the work and leaves no answer', async () => {
    const one = await openIn()
    one.say(watch('1'))
    one.say({ id: '1', type: 'complete' })
    one.say(operation('2', 'slow'))
    await until(() => here.world.contexts.length > 0)
    const context = here.world.contexts.at(-1)!
    one.say({ id: '2', type: 'complete' })
    await until(() => context.signal.aborted)
    await settled(one)
    expect([...one.of('1'), ...one.of('2')]).toEqual([])
    await until(async () => (await gaugeOf(here, 'subscriptions')) === 0)
  })
})

it('a client that leaves ends all its operations', async () => {
  const one = await openIn()
  one.say(watch('1'))
  one.say(operation('2', 'slow'))
  await until(() => one.of('1').length === 1 && here.world.contexts.length === 2)
  one.ws.close(1000)
  expect(await codeOf(one)).toBe(1000)
  await until(async () => (await gaugeOf(here, 'watched_topics')) === 0)
  expect(here.world.contexts.map(({ signal }) => signal.aborted)).toEqual([true, true])
})

describe('the client of the library graphql-ws', () => {
  const client = (options: Partial<ClientOptions> = {}) => {
    const one = createClient({
      url: here.url.replace('http', 'ws') + '/graphql',
      webSocketImpl: WebSocket,
      connectionParams: async () => ({ accessToken: await here.token() }),
      retryAttempts: 0,
      ...options,
    })
    clients.push(one)
    return one
  }
  const by = (document: string, variables?: Record<string, unknown>) => ({
    query: '',
    variables,
    extensions: { id: document },
  })

  it('iterates over queries and mutations', async () => {
    const results: unknown[] = []
    for (const document of ['hello', 'write'])
      for await (const result of client().iterate(by(document))) results.push(result)
    expect(results).toEqual([{ data: { hello: 'Xin chào', me: 'mai' } }, { data: { write: 'written' } }])
  })

  it('throws the errors of operations that cannot start, and continues', async () => {
    const one = client()
    await expect(one.iterate(by('broken')).next()).rejects.toMatchObject([{ extensions: { code: 'BAD_INPUT' } }])
    expect((await one.iterate(by('hello')).next()).value).toMatchObject({ data: { me: 'mai' } })
  })

  it('keeps the socket alive with pings, and ends a subscription that is left', async () => {
    let pongs = 0
    const one = client({
      keepAlive: 20,
      on: {
        pong: () => {
          pongs += 1
        },
      },
    })
    const changes = one.iterate(by('progress', { id: thing }))
    expect((await changes.next()).value).toEqual({ data: { progress: { id: thing, count: 0 } } })
    await until(() => pongs >= 3)
    await changes.return!()
    await until(async () => (await gaugeOf(here, 'subscriptions')) === 0)
  })

  it('reconnects with a new token when the old one expires, and misses nothing', async () => {
    let tokens = 0
    const one = client({
      connectionParams: async () => ({ accessToken: await here.token({}, { seconds: tokens++ ? 600 : 2 }) }),
      retryAttempts: 5,
      retryWait: async () => undefined,
    })
    const counts: number[] = []
    one.subscribe<{ progress: { count: number } }>(by('progress', { id: thing }), {
      next: ({ data }) => void counts.push(data!.progress.count),
      error: () => void counts.push(NaN),
      complete: () => void counts.push(NaN),
    })
    await until(() => counts.length === 1)
    here.world.counts.set(thing, 7)
    await until(() => counts.length === 2)
    events.happen(thing, 8)
    await until(() => counts.length === 3)
    expect([counts, tokens]).toEqual([[0, 7, 8], 2])
  })
})
