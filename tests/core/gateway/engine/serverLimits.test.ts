import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { limits, maxBodyBytes } from '../../../../gateway/core/engine/limits.ts'
import { startFaulty, type Faulty } from '../http/serverFaulty.ts'
import { memoryInUse } from '../live/socket.fixture.ts'

// Limits of requests in addition to those in serverAbuse.test.ts. Each request is refused with its code and never with
// a 500, and the next one is served.

let here: Faulty
let token: string
beforeAll(async () => {
  here = await startFaulty({}, { DEADLINE_MS: '2000' })
  token = await here.token()
})
afterEach(async () => {
  expect(here.log.splice(0).filter((line) => line.startsWith('unexpected'))).toEqual([])
  expect((await here.run({ query: '{ __typename }' })).status).toBe(200)
})
afterAll(() => here.close())

/** Sends raw bytes. Returns everything received until the gateway closes or nothing arrives for a while. */
const raw = (bytes: string | Buffer, ms = 3000) =>
  new Promise<string>((resolve) => {
    const socket = connect(here.gateway.port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    const timer = setTimeout(() => socket.destroy(), ms)
    socket.on('data', (piece) => {
      text += String(piece)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(text)
    })
  })
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
const head = () =>
  `POST /graphql HTTP/1.1\r\nHost: hire.test\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\n`
const post = (body: string, more = '') => `${head()}Content-Length: ${Buffer.byteLength(body)}\r\n${more}\r\n${body}`
const closes = 'Connection: close\r\n'
const well = JSON.stringify({ query: '{ __typename }' })

describe('requests in one connection', () => {
  it('that are refused do not affect those behind them', async () => {
    const requests = [
      post('{'),
      post(well),
      post('[]'),
      post(well, 'Content-Encoding: gzip\r\n'),
      post(JSON.stringify({ query: '{ nothing }' })),
      post(well, closes),
    ]
    expect(statuses(await raw(requests.join(''), 10_000))).toEqual([400, 200, 400, 400, 400, 200])
  })

  it('end at the first one that is not HTTP', async () => {
    // Node refuses the connection at once, so a response that is not finished may be lost.
    const answered = statuses(await raw(`${post(well)}\0\0\0${post(well)}${post(well)}`))
    expect([answered.at(-1), answered.length <= 2]).toEqual([400, true])
  })

  it('are handled one by one, even a thousand of them at once', async () => {
    const answered = statuses(await raw(post(well).repeat(999) + post(well, closes), 12_000))
    expect(answered).toEqual(Array(1000).fill(200))
  })

  it.each([
    ['a length within another spelling of it', `${'Content-Length: 2\r\n'.repeat(2)}\r\n{}`],
    ['pieces of a negative size', 'Transfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n'],
    ['pieces of an endless size', 'Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}'],
    ['pieces whose end is missing', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{}garbage'],
    ['two ways of transfer', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a header that is folded', 'X-A: a\r\n b\r\nContent-Length: 0\r\n\r\n'],
  ])('with %s are refused as a whole', async (_, rest) => {
    const text = await raw(`${head()}${rest}${post(well)}`, 3000)
    expect(statuses(text).every((status) => status >= 400 && status < 500)).toBe(true)
    expect(statuses(text).length).toBeGreaterThan(0)
    expect(text).not.toMatch(/"data"|stack|node:/)
  })
})

describe('sizes', () => {
  it('headers of 33 KB are refused with 431, and headers of 31 KB are read', async () => {
    const filled = (size: number) =>
      `${head()}X-A: ${'a'.repeat(size - head().length - 60)}\r\nContent-Length: ${well.length}\r\n\r\n${well}`
    expect(statuses(await raw(filled(33 * 1024 + 100)))).toEqual([431])
    expect(statuses(await raw(filled(31 * 1024)))).toEqual([200])
  })

  it('a token of 30 KB is refused as a token, and not as an error of the gateway', async () => {
    const { status } = await here.ask(well, { token: 'x'.repeat(30_000) })
    expect(status).toBe(401)
  })

  it.each([
    ['whole', false],
    ['in pieces', true],
  ])('a body beyond the limit that comes %s is refused with 413', async (_, isChunked) => {
    const body = `{"query":"${'x'.repeat(maxBodyBytes)}"}`
    const answer = await fetch(`${here.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(isChunked ? ({ body: new Blob([body]).stream(), duplex: 'half' } as RequestInit) : { body }),
    })
    expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([413, 'TOO_LARGE'])
  })

  it('a GET accepts a query up to the length of the headers', async () => {
    const get = async (query: string) =>
      (
        await fetch(`${here.url}/graphql?query=${encodeURIComponent(query)}`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status
    expect(await get(`{ __typename } #${'x'.repeat(10_000)}`)).toBe(200)
    expect(await get(`{ __typename } #${'x'.repeat(33_000)}`)).toBe(431)
  })
})

describe('variables', () => {
  const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
  const first = 'query ($first: Int) { blockWords(first: $first) { totalCount } }'
  const create = 'mutation ($input: CreateBlockWordInput!) { createBlockWord(input: $input) { __typename } }'
  const wrong: [string, string, unknown][] = [
    ['10,000 ids', nodes, { ids: Array(10_000).fill('x') }],
    ['ids that are objects', nodes, { ids: [{}] }],
    ['ids that are null', nodes, { ids: null }],
    ['a list in a list', nodes, { ids: [['x']] }],
    ['a number past 32 bits', first, { first: 2 ** 31 }],
    ['a number with a fraction', first, { first: 1.5 }],
    ['a number as a text', first, { first: '10' }],
    ['a boolean for a number', first, { first: true }],
    ['an object for a number', first, { first: { $gt: 0 } }],
    ['members that are unknown', create, { input: { __proto__x: 1, constructor: {} } }],
    ['a text for an object', create, { input: 'x' }],
    ['nothing at all', create, undefined],
    ['a list instead of them', nodes, []],
    ['a text instead of them', nodes, '{"ids":[]}'],
  ]
  it.each(wrong)('that are %s are BAD_INPUT, over HTTP', async (_, query, variables) => {
    const calls = here.upstream.asked()
    const { status, code, body } = await here.run({ query, variables })
    expect([code, [200, 400].includes(status)]).toEqual(['BAD_INPUT', true])
    expect(JSON.stringify(body)).not.toMatch(/stack|node:|\bat .*\.ts/)
    expect(here.upstream.asked()).toBe(calls)
  })

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('with 1 MB of nested %s are refused at once', async (_, open, close) => {
    const levels = Math.floor(1_000_000 / (open.length + close.length))
    const answer = await here.run(
      `{"query":${JSON.stringify(nodes)},"variables":{"ids":${open.repeat(levels)}${open === '[' ? '' : '1'}${close.repeat(levels)}}}`,
    )
    expect([answer.status, answer.code, answer.ms < 2000]).toEqual([400, 'BAD_INPUT', true])
  })

  it('named like members of every object change nothing', async () => {
    const { body } = await here.run(
      '{"query":"{ __typename }","variables":{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}},"extensions":{"__proto__":[]}}',
    )
    expect(body).toEqual({ data: { __typename: 'Query' }, extensions: { cost: expect.any(Object) } })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('that are refused leave nothing in memory', async () => {
    const round = async () => {
      for (let i = 0; i < 30; i++)
        await here.run({ query: nodes, variables: { ids: Array.from({ length: 10_000 }, (_, at) => `${i} ${at}`) } })
      here.log.length = 0
      return memoryInUse()
    }
    await round()
    const before = await round()
    await round()
    expect((await round()) - before).toBeLessThan(2 * 1_048_576)
  }, 60_000)
})

describe('documents', () => {
  const alike = (count: number, make: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => make(at)).join(' ')
  const refused: [string, string, string][] = [
    ['fragments in a circle', 'BAD_INPUT', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['a thousand operations', 'BAD_INPUT', alike(1000, (at) => `query Q${at} { __typename }`)],
    ['variables that nobody uses', 'BAD_INPUT', `query (${alike(500, (at) => `$v${at}: Int`)}) { __typename }`],
    ['directives over and over', 'LIMIT_EXCEEDED', `{ __typename ${alike(60, () => '@include(if: true)')} }`],
    [
      'fragments that double each other',
      'LIMIT_EXCEEDED',
      `{ ...F0 } ${alike(20, (at) => `fragment F${at} on Query { a${at}: blockWords(first: 100) { nodes { id } } ...F${at + 1} }`)} fragment F20 on Query { ${alike(30, (at) => `z${at}: blockWords(first: 100) { nodes { id } }`)} }`,
    ],
    ['@defer', 'BAD_INPUT', '{ ... @defer { __typename } }'],
    ['no operation', 'BAD_INPUT', 'fragment A on Query { __typename }'],
    ['a byte order mark and noise', 'BAD_INPUT', '\uFEFF\u0000\u0001'],
  ]
  it.each(refused)('with %s are %s', async (_, code, query) => {
    const answer = await here.run({ query })
    expect([answer.status, answer.code, answer.ms < 2000]).toEqual([400, code, true])
    expect(JSON.stringify(answer.body)).not.toMatch(/stack|RangeError|\bat .*\.ts/)
  })

  const wrong: [string, string][] = [
    ['unknown directives', `{ __typename ${alike(10, (at) => `@x${at}`)} }`],
    ['unknown fields', `{ ${alike(200, (at) => `f${at}`)} }`],
    ['unknown arguments', `{ __typename(${alike(200, (at) => `a${at}: 1`)}) }`],
    ['unknown types', `query (${alike(200, (at) => `$v${at}: T${at}`)}) { __typename }`],
    ['unknown types of fragments', `{ ${alike(200, (at) => `... on T${at} { a }`)} }`],
    ['unknown fragments', `{ ${alike(200, (at) => `...F${at}`)} }`],
    ['unknown variables', `{ ${alike(20, (at) => `a${at}: nodes(ids: $v${at}) { id }`)} }`],
    ['unused variables', `query (${alike(200, (at) => `$v${at}: Int`)}) { __typename }`],
    ['unused fragments', `{ __typename } ${alike(200, (at) => `fragment F${at} on Query { __typename }`)}`],
    ['operations of one name', alike(200, () => 'query Q { __typename }')],
  ]
  it.each(wrong)('with many %s are answered with the first faults', async (_, query) => {
    const { status, body } = await here.run({ query })
    expect([status, body.errors.length]).toEqual([400, limits.errors + 1])
    expect(body.errors.at(-1).message).toContain('Too many validation errors')
  })

  it('with many wrong variables are answered with the first faults', async () => {
    const { body } = await here.run({
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      variables: { ids: Array(1000).fill({}) },
    })
    expect(body.errors).toHaveLength(limits.errors + 1)
    expect(body.errors.at(-1).message).toContain('Too many errors processing variables')
  })

  it('in a batch are not run, of whatever kind the batch is', async () => {
    for (const body of [`[${well}]`, `[${well},${well}]`, '[]', '[[]]', `{"0":${well}}`, `{"batch":[${well}]}`]) {
      const { status, code } = await here.run(body)
      expect([body, status, code]).toEqual([body, 400, 'BAD_INPUT'])
    }
  })
})
