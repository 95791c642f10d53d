import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { limits } from '../../../../gateway/core/engine/limits.ts'
import { drip } from '../../../support/drip.ts'
import { until } from './server.fixture.ts'
import { email, paths, progress, startFaulty, write, type Faulty } from './serverFaulty.ts'

let here: Faulty
const raws: WebSocket[] = []
beforeAll(async () => {
  here = await startFaulty({ socketLimits: { initMs: 300 } }, { DEADLINE_MS: '1000' })
  await until(async () => (await gauge('event_stream')) === 1)
})
afterEach(async () => {
  for (const ws of raws.splice(0)) ws.terminate()
  // Whatever was sent, it caused no unexpected error, left nothing behind, and the next request is served.
  expect(here.log.splice(0).filter((line) => line.startsWith('unexpected'))).toEqual([])
  await until(
    async () => (await gauge('sockets')) + (await gauge('subscriptions')) + (await gauge('watched_topics')) === 0,
  )
  expect((await fetch(`${here.url}/health`)).status).toBe(200)
})
afterAll(() => here.close())

const gauge = async (name: string) =>
  Number(new RegExp(`^gateway_${name} (\\d+)$`, 'm').exec(await (await fetch(`${here.url}/metrics`)).text())?.[1])

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** Returns the used memory after garbage collection. */
function heap() {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

/** Sends raw bytes. Returns what was received until the gateway closed or the time was over. */
function raw(bytes: string | Buffer, ms = 400): Promise<{ text: string; isClosed: boolean }> {
  return new Promise((resolve) => {
    const socket = connect(here.gateway.port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    let isClosed = false
    const timer = setTimeout(() => socket.destroy(), ms)
    socket.on('data', (piece) => {
      text += String(piece)
    })
    for (const end of ['end', 'error'])
      socket.on(end, () => {
        isClosed = true
      })
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ text, isClosed })
    })
  })
}

const head = 'POST /graphql HTTP/1.1\r\nHost: hire.test\r\nContent-Type: application/json\r\n'

describe('malformed HTTP is refused, and its connection is closed', () => {
  const bad: [string, number, string | Buffer][] = [
    ['noise', 400, randomBytes(2000)],
    ['a TLS greeting', 400, Buffer.from('16030100c8010000c40303', 'hex')],
    ['HTTP/2 without being asked', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown method', 400, 'BREW /graphql HTTP/1.1\r\nHost: hire.test\r\n\r\n'],
    ['a version of its own', 400, 'GET / HTTP/9.9\r\nHost: hire.test\r\n\r\n'],
    ['a header without a colon', 400, `${head}Nonsense\r\n\r\n`],
    ['a header with a line break', 400, `${head}X-A: a\rb\r\n\r\n`],
    ['two lengths', 400, `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a length and pieces', 400, `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a length below zero', 400, `${head}Content-Length: -1\r\n\r\n`],
    ['a length that is no number', 400, `${head}Content-Length: 0x10\r\n\r\n`],
    ['a piece of no size', 400, `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['a target past 32 KB', 431, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: hire.test\r\n\r\n`],
    ['very many headers', 431, `${head}${Array.from({ length: 3300 }, (_, i) => `X-${i}: ${i}\r\n`).join('')}\r\n`],
  ]
  it.each(bad)('%s', async (_, status, bytes) => {
    const { text, isClosed } = await raw(bytes)
    expect([text.slice(0, 12), isClosed]).toEqual([`HTTP/1.1 ${status}`, true])
    expect(text).not.toMatch(/stack|\bat .*\.ts|node:/)
  })

  it.each([
    ['no key', 'Sec-WebSocket-Version: 13\r\n'],
    ['a bad key', 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n'],
    ['another version', 'Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'],
  ])('an upgrade with %s', async (_, headers) => {
    const { text, isClosed } = await raw(
      `GET /graphql HTTP/1.1\r\nHost: hire.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`,
    )
    expect([text.slice(0, 10), isClosed]).toEqual(['HTTP/1.1 4', true])
  })
})

it('headers that arrive byte by byte are cut off', async () => {
  const slow = await startFaulty({ times: { headersTimeout: 300, connectionsCheckingInterval: 50 } })
  try {
    const { text, ms } = await drip(slow.gateway.port)
    expect([text.slice(0, 12), ms < 3000]).toEqual(['HTTP/1.1 408', true])
  } finally {
    await slow.close()
  }
})

describe('an operation', () => {
  const deep = (times: number, open: string, close: string) => open.repeat(times) + close.repeat(times)

  it('whose body does not arrive within the deadline is refused', async () => {
    const started = performance.now()
    const { text } = await raw(
      `${head}Authorization: Bearer ${await here.token()}\r\nContent-Length: 1000\r\n\r\n{"query":`,
      3000,
    )
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toContain('"BAD_INPUT"')
    expect(performance.now() - started).toBeLessThan(3500)
  })

  it('whose client leaves before its body is complete is not reported to the operators', async () => {
    await raw(`${head}Authorization: Bearer ${await here.token()}\r\nContent-Length: 1000\r\n\r\n{"query":`, 100)
    await until(async () => (await here.run({ query: '{ __typename }' })).code === undefined)
    expect(here.log.filter((line) => /unexpected|aborted/.test(line))).toEqual([])
  })

  const refused: [string, number, string, object | string][] = [
    [
      'variables of 300,000 levels',
      400,
      'BAD_INPUT',
      `{"query":"query ($id: ID!) { node(id: $id) { id } }","variables":{"id":${deep(300_000, '[', ']')}}}`,
    ],
    ['a list as its body', 400, 'BAD_INPUT', Array.from({ length: 100 }, () => ({ query: '{ __typename }' }))],
    ['a text of 3,000 levels', 400, 'LIMIT_EXCEEDED', { query: deep(3000, '{ a ', '}') }],
    ['a literal of 2,000 levels', 400, 'LIMIT_EXCEEDED', { query: `{ node(id: ${deep(2000, '[', ']')}) { id } }` }],
    [
      'introspection of itself',
      400,
      'BAD_INPUT',
      { query: `{ __schema { types { ${deep(8, 'fields { type { ', '} } ').replace('{ }', '{ name }')} } } }` },
    ],
    [
      'too many aliases',
      400,
      'LIMIT_EXCEEDED',
      {
        query: `{ ${Array.from({ length: limits.aliases + 1 }, (_, i) => `a${i}: recruitmentChannels { name }`).join(' ')} }`,
      },
    ],
    ['a page of 101', 200, 'BAD_INPUT', { query: '{ blockWords(first: 101) { totalCount } }' }],
    [
      '101 ids',
      200,
      'BAD_INPUT',
      { query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', variables: { ids: Array(101).fill('x') } },
    ],
    [
      'an id of 100,000 characters',
      200,
      'BAD_INPUT',
      { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: 'x'.repeat(100_000) } },
    ],
  ]
  it.each(refused)('with %s is refused', async (_, status, code, body) => {
    const calls = here.upstream.asked()
    const answer = await here.run(body)
    expect([answer.status, answer.code, answer.ms < 3000]).toEqual([status, code, true])
    expect(JSON.stringify(answer.body)).not.toMatch(/stack|RangeError|\bat .*\.ts/)
    expect(here.upstream.asked()).toBe(calls)
  })

  it('that is refused leaves nothing in memory, however many are sent', async () => {
    const round = async () => {
      for (let i = 0; i < 60; i++) {
        const fields = Array.from({ length: 1400 }, () => 'x').join(' ')
        expect(
          (
            await here.run({
              query: `{ ${fields} } # ${randomBytes(1).toString('hex').repeat(40_000)}${i} ${Math.random()}`,
            })
          ).code,
        ).toBe('BAD_INPUT')
      }
      return heap()
    }
    await round()
    const before = await round()
    await round()
    expect((await round()) - before).toBeLessThan(4 * 1_048_576)
  }, 60_000)
})

interface Raw {
  ws: WebSocket
  messages: any[]
  code: number | undefined
  say(message: unknown): void
}

async function open(token?: string): Promise<Raw> {
  const ws = new WebSocket(here.url.replace('http', 'ws') + '/graphql', 'graphql-transport-ws')
  raws.push(ws)
  const one: Raw = {
    ws,
    messages: [],
    code: undefined,
    say: (message) => ws.send(typeof message === 'string' ? message : JSON.stringify(message)),
  }
  ws.on('message', (data) => one.messages.push(JSON.parse(String(data))))
  ws.on('close', (code) => {
    one.code = code
  })
  ws.on('error', () => undefined)
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
  if (token) {
    one.say({ type: 'connection_init', payload: { accessToken: token } })
    await until(() => one.messages.some(({ type }) => type === 'connection_ack'))
  }
  return one
}
const subscribe = (id: string, payload: object = progress) => ({ id, type: 'subscribe', payload })
const bytesOf = ({ ws }: Raw) => (ws as unknown as { _socket: { write(bytes: Buffer): void } })._socket

describe('a socket', () => {
  const frames: [string, number, Buffer][] = [
    ['an unmasked frame', 1002, Buffer.from([0x81, 0x02, 0x7b, 0x7d])],
    ['a reserved opcode', 1002, Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
    ['text that is no UTF-8', 1007, Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe])],
    ['a length past all memory', 1009, Buffer.from([0x81, 0xff, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])],
    ['a control frame that is too long', 1002, Buffer.from([0x89, 0xfe, 0, 0x7e, 0, 0, 0, 0])],
  ]
  it.each(frames)('that sends %s is closed', async (_, code, bytes) => {
    const one = await open(await here.token())
    bytesOf(one).write(bytes)
    await until(() => one.code !== undefined)
    expect([code, 1006]).toContain(one.code)
  })

  it('that sends a message in endless pieces is closed', async () => {
    const one = await open(await here.token())
    for (let i = 0; i < 3; i++) one.ws.send('x'.repeat(30_000), { fin: false })
    await until(() => one.code === 1009)
  })

  const messages: [string, unknown][] = [
    ['a list', []],
    ['null', null],
    ['no type', {}],
    ['an id that is a number', { id: 1, type: 'subscribe', payload: { query: '{ __typename }' } }],
    ['no payload', { id: '1', type: 'subscribe' }],
    ['a payload without a query', { id: '1', type: 'subscribe', payload: {} }],
    ['a query that is a list', subscribe('1', { query: [] })],
    ['variables that are a text', subscribe('1', { query: '{ __typename }', variables: 'x' })],
    ['an id past 128 characters', subscribe('x'.repeat(129))],
    ['what only servers say', { id: '1', type: 'next', payload: {} }],
    ['60,000 levels', '['.repeat(60_000)],
    ['a type of the prototype', { type: '__proto__' }],
  ]
  it.each(messages)('that says %s is closed with 4400', async (_, message) => {
    const one = await open(await here.token())
    one.say(message)
    await until(() => one.code !== undefined)
    expect(one.code).toBe(4400)
  })

  it('ignores messages behind an error, and messages before its token', async () => {
    const calls = here.calls(paths.write)
    const one = await open(await here.token())
    one.say('{')
    one.say(subscribe('1', write))
    await until(() => one.code === 4400)
    const early = await open()
    early.say({ type: 'connection_init', payload: { accessToken: await here.token() } })
    early.say(subscribe('1', write))
    await until(() => early.code === 4401)
    expect(here.calls(paths.write)).toBe(calls)
  })

  it('of hundreds that send nothing is closed and frees its slot', async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => open()))
    await until(() => all.every(({ code }) => code === 4408))
  })

  it("beyond the gateway's limit is not opened, and the others continue", async () => {
    const small = await startFaulty({ socketLimits: { sockets: 2 } })
    const connected = () => new WebSocket(small.url.replace('http', 'ws') + '/graphql', 'graphql-transport-ws')
    const upgraded = (ws: WebSocket) => new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
    const all = [connected(), connected()]
    await Promise.all(all.map(upgraded))
    await expect(upgraded(connected())).rejects.toThrow('503')
    all[0]!.close()
    await until(async () => /gateway_sockets 1\n/.test(await (await fetch(`${small.url}/metrics`)).text()))
    await upgraded(connected())
    await small.close()
  })

  it('runs fifty of thousands of subscriptions, ends them when the client leaves, and keeps nothing in memory', async () => {
    const token = await here.token()
    const round = async (isEnded: boolean) => {
      const one = await open(token)
      for (let i = 0; i < 2000; i++) {
        one.say(subscribe(`${i}`))
        if (isEnded) one.say({ id: `${i}`, type: 'complete' })
      }
      one.say({ type: 'ping' })
      await until(() => one.messages.some(({ type }) => type === 'pong'))
      if (!isEnded) {
        const errors = one.messages.filter(({ type }) => type === 'error')
        expect(errors).toHaveLength(1950)
        expect(new Set(errors.map(({ payload }) => payload[0].extensions.code))).toEqual(new Set(['LIMIT_EXCEEDED']))
        expect(await gauge('subscriptions')).toBeLessThanOrEqual(50)
      }
      one.ws.close()
      await until(async () => (await gauge('sockets')) === 0)
      // Drops what this test itself holds.
      raws.length = 0
      here.upstream.seen.length = 0
      one.messages.length = 0
      return heap()
    }
    const flood = async () => {
      await round(false)
      return round(true)
    }
    await flood()
    const before = await flood()
    await flood()
    expect((await flood()) - before).toBeLessThan(8 * 1_048_576)
  }, 60_000)
})

it('nothing that was sent is in the log', async () => {
  await here.run({ query: `{ ${email.replace(/\W/g, '_')} }`, variables: { email } })
  const one = await open(await here.token())
  one.say(`{"email":"${email}"`)
  await until(() => one.code === 4400)
  const log = here.log.join('\n')
  for (const secret of [email, email.replace(/\W/g, '_'), 'machine-secret', await here.token()])
    expect(log).not.toContain(secret)
})
