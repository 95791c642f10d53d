import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxBodyBytes } from '../../../../gateway/core/engine/limits.ts'
import { persistedFile } from '../../../../gateway/core/engine/persisted.ts'
import { startHere, until, type Here } from './server.fixture.ts'

let here: Here
let explorer: string
const logged: Record<string, unknown>[] = []
const note = (msg: string, fields?: Record<string, unknown>) => void logged.push({ msg, ...fields })

beforeAll(async () => {
  here = await startHere({ DEADLINE_MS: '300' }, { log: { info: note, warn: note, error: note } })
  explorer = await here.token({ scope: 'api graphql:explore' })
})
afterAll(() => here.close())

const code = (body: any) => body.errors?.[0]?.extensions.code
const explore = (query: string, variables?: object) => here.ask({ query, variables }, { token: explorer })

describe('persisted documents', () => {
  it('run by id, with variables', async () => {
    expect((await here.ask({ id: 'greet', variables: { name: 'Mai' } })).body).toEqual({ data: { greet: 'Hello Mai' } })
    expect((await here.ask({ documentId: 'greet', variables: { name: 'Lan' } })).body).toEqual({
      data: { greet: 'Hello Lan' },
    })
  })

  it('with an unknown id are refused', async () => {
    const { status, body } = await here.ask({ id: 'from-another-build' })
    expect([status, code(body)]).toEqual([404, 'PERSISTED_NOT_FOUND'])
    expect(code((await here.ask({ id: '__proto__' })).body)).toBe('PERSISTED_NOT_FOUND')
    expect(code((await here.ask({ id: 'toString' })).body)).toBe('PERSISTED_NOT_FOUND')
  })

  it('are the only documents without the scope graphql:explore', async () => {
    const { status, body } = await here.ask({ query: '{ hello }' })
    expect([status, code(body)]).toEqual([403, 'FORBIDDEN'])
    expect((await explore('{ hello }')).body).toMatchObject({ data: { hello: 'Xin chào' } })
  })

  it('are not identified by hashes: a client that sends only a hash gets the message that it recognises', async () => {
    const persistedQuery = {
      version: 1,
      sha256Hash: 'ecf4edb46db40b5132295c0291d62fb65d6759a9eedfa4d5d612dd5ec54a6b38',
    }
    const { status, body } = await here.ask({ extensions: { persistedQuery } }, { token: explorer })
    expect([status, body.errors[0].message]).toEqual([400, 'PersistedQueryNotSupported'])
    const both = { query: '{ hello }', extensions: { persistedQuery } }
    expect((await here.ask(both, { token: explorer })).body).toMatchObject({ data: { hello: 'Xin chào' } })
  })

  it('are used even if a text is sent along', async () => {
    expect((await here.ask({ id: 'hello', query: 'mutation { write }' })).body.data.hello).toBe('Xin chào')
  })

  it('are read again for an unknown id, at most once a second', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'persisted-'))
    const file = join(folder, 'persisted.json')
    try {
      const persisted = persistedFile(file, 50)
      expect(await persisted.find('a')).toBeUndefined()
      await writeFile(file, '{"a":"{ hello }"}')
      const started = performance.now()
      expect(await Promise.all([persisted.find('a'), persisted.find('x')])).toEqual(['{ hello }', undefined])
      expect(performance.now() - started).toBeGreaterThan(30)
      await writeFile(file, '{"a":"{ hello }", "b":')
      expect(await persisted.find('b')).toBeUndefined()
      expect(await persisted.find('a')).toBe('{ hello }')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('the cost of documents that are not persisted', () => {
  const things = (first: number) => `{ things(first: ${first}) { nodes { name } } }`

  it('is reported with the remaining points, in the answer and in its headers; persisted ones are free', async () => {
    const token = await here.token({ scope: 'api graphql:explore', sub: 'tool-1' })
    const { body, headers } = await here.ask({ query: '{ hello }' }, { token })
    expect(body).toEqual({
      data: { hello: 'Xin chào' },
      extensions: { cost: { requested: 1, actual: 1, available: 19_999, restoreRate: 1000 } },
    })
    expect(headers.get('ratelimit-policy')).toBe('"cost";q=20000;w=20')
    expect(headers.get('ratelimit')).toMatch(/^"cost";r=(19999|20000);t=[01]$/)
    const persisted = await here.ask({ id: 'hello' }, { token })
    expect([persisted.body.extensions, persisted.headers.get('ratelimit')]).toEqual([undefined, null])
  })

  it('limits a client that sends too much at once, tells it how long to wait, and affects nobody else', async () => {
    const [greedy, other] = await Promise.all(
      ['tool-2', 'tool-3'].map((sub) => here.token({ scope: 'api graphql:explore', sub })),
    )
    const body = {
      query: `{ slow ${Array.from({ length: 25 }, (_, at) => `a${at}: ${things(100).slice(1, -1)}`).join(' ')} }`,
    }
    const answers = await Promise.all(Array.from({ length: 12 }, () => here.ask(body, { token: greedy })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const { body: said, headers } of refused) {
      expect(said.errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('ratelimit')).toMatch(/^"cost";r=\d+;t=\d+$/)
    }
    expect((await here.ask({ query: '{ hello }' }, { token: other })).status).toBe(200)
  })
})

describe('limits', () => {
  const nested = (depth: number): string => (depth ? `{ things { nodes ${nested(depth - 1)} } }` : '{ name }')
  const refused: [string, string][] = [
    ['depth', nested(9)],
    ['aliases', `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: hello`).join(' ')} }`],
    ['aliases of __typename', `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: __typename`).join(' ')} }`],
    ['directives', `{ hello ${'@include(if: true) '.repeat(60)} }`],
    ['tokens', `{ ${'hello '.repeat(7000)} }`],
    [
      'cost',
      '{ things(first: 100) { nodes { things(first: 100) { nodes { things(first: 100) { nodes { name } } } } } } }',
    ],
    ['characters', `{ hello } # ${'x'.repeat(100_000)}`],
  ]
  it.each(refused)('refuse too much %s', async (_, query) => {
    const { status, body } = await explore(query)
    expect([status, code(body)]).toEqual([400, 'LIMIT_EXCEEDED'])
    expect(body.data).toBeUndefined()
  })

  it('count the variables of each request', async () => {
    expect((await here.ask({ id: 'things', variables: { first: 20 } })).status).toBe(200)
    const wide =
      'query Wide($first: Int) { things(first: $first) { nodes { things(first: $first) { nodes { a: name b: name c: name } } } } }'
    expect((await explore(wide, { first: 10 })).status).toBe(200)
    expect(code((await explore(wide, { first: 100 })).body)).toBe('LIMIT_EXCEEDED')
    const byDefault = wide.replace('Int)', 'Int = 100)')
    expect(code((await explore(byDefault)).body)).toBe('LIMIT_EXCEEDED')
  })

  it('are not bypassed by fragments that spread each other', async () => {
    const bomb = Array.from(
      { length: 25 },
      (_, i) => `fragment F${i} on Things { ...F${i + 1} nodes { name } ...F${i + 1} }`,
    ).join('\n')
    const started = performance.now()
    expect(code((await explore(`{ things { ...F0 } } ${bomb} fragment F25 on Things { nodes { name } }`)).body)).toBe(
      'LIMIT_EXCEEDED',
    )
    expect(performance.now() - started).toBeLessThan(1000)
    const deep = Array.from(
      { length: 8 },
      (_, i) => `fragment G${i} on Thing { things(first: 100) { nodes { ...G${i + 1} } } }`,
    ).join('\n')
    expect(code((await explore(`{ things { nodes { ...G0 } } } ${deep} fragment G8 on Thing { name }`)).body)).toBe(
      'LIMIT_EXCEEDED',
    )
  })

  it('apply to the body', async () => {
    const { status, body } = await here.ask({ id: 'greet', variables: { name: 'x'.repeat(maxBodyBytes) } })
    expect([status, code(body)]).toEqual([413, 'TOO_LARGE'])
    const chunked = await fetch(`${here.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${explorer}` },
      body: new ReadableStream({
        start(controller) {
          for (let sent = 0; sent <= maxBodyBytes; sent += 65_536) controller.enqueue(new Uint8Array(65_536))
          controller.close()
        },
      }),
      duplex: 'half',
    } as RequestInit)
    expect(chunked.status).toBe(413)
    expect(code(await chunked.json())).toBe('TOO_LARGE')
  })

  it('allow the introspection of GraphiQL', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const { status, body } = await explore(
      getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true, oneOf: false }),
    )
    expect(status).toBe(200)
    expect(body.data.__schema.queryType.name).toBe('Query')
    expect(code((await here.ask({ query: '{ __schema { types { name } } }' })).body)).toBe('FORBIDDEN')
  })
})

describe('failures', () => {
  it('of the document are BAD_INPUT and 400', async () => {
    for (const query of [
      '{ nope }',
      '{',
      'query A { hello } query B { hello }',
      '{ greet }',
      'fragment F on Query { hello }',
    ]) {
      const { status, body } = await explore(query)
      expect([status, code(body)]).toEqual([400, 'BAD_INPUT'])
    }
    expect((await here.ask({ id: 'broken' })).status).toBe(400)
  })

  it('of variables are BAD_INPUT, before and after the document is compiled', async () => {
    for (let i = 0; i < 3; i++) {
      const { status, body } = await here.ask({ id: 'greet', variables: { name: 7 } })
      expect([status, code(body)]).toEqual([400, 'BAD_INPUT'])
    }
  })

  it("keep the resolver's message, with path and request id", async () => {
    for (let i = 0; i < 3; i++) {
      const { status, body } = await here.ask({ id: 'refused' }, { headers: { 'x-request-id': 'trace-1' } })
      expect(status).toBe(200)
      expect(body).toEqual({
        data: { refused: null },
        errors: [
          {
            message: 'Not on Sundays',
            path: ['refused'],
            extensions: { code: 'REFUSED', errorCode: '17', requestId: 'trace-1' },
          },
        ],
      })
    }
  })

  it('of a request that belongs to a trace have the id of the trace', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const { body } = await here.ask({ id: 'refused' }, { headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } })
    expect(body.errors[0].extensions.requestId).toBe(trace)
  })

  it('that are bugs are masked and logged', async () => {
    for (let i = 0; i < 3; i++) {
      logged.length = 0
      const { body } = await here.ask({ id: 'boom' })
      expect(JSON.stringify(body)).not.toContain('hunter2')
      expect(body).toMatchObject({
        data: { hello: 'Xin chào', boom: null },
        errors: [{ message: 'Unexpected error.', path: ['boom'], extensions: { code: 'INTERNAL' } }],
      })
      expect(logged[0]).toMatchObject({ msg: 'unexpected error', requestId: body.errors[0].extensions.requestId })
    }
    expect(code((await explore('{ strict }')).body)).toBe('INTERNAL')
  })

  it('of sign-in during an operation are 401 too', async () => {
    expect((await explore('{ signedOut }')).status).toBe(401)
  })

  it('of time end the operation and abort its work', async () => {
    const { status, body } = await here.ask({ id: 'slow' })
    expect([status, code(body)]).toEqual([504, 'UPSTREAM_TIMEOUT'])
    expect(here.world.contexts.at(-1)!.signal.aborted).toBe(true)
  })

  it('abort when the client leaves', async () => {
    const before = here.world.contexts.length
    const leaving = new AbortController()
    const asked = fetch(`${here.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${explorer}` },
      body: '{"id":"slow"}',
      signal: leaving.signal,
    }).catch(() => undefined)
    await until(() => here.world.contexts.length > before)
    leaving.abort()
    await asked
    await until(() => here.world.contexts.at(-1)!.signal.aborted, 200)
  })

  it('include subscriptions over HTTP', async () => {
    expect(code((await here.ask({ id: 'progress', variables: { id: '1' } })).body)).toBe('BAD_INPUT')
  })
})

describe('the context of resolvers', () => {
  it('contains the time-zone offset of the header', async () => {
    expect(
      (await here.ask({ query: '{ offset }' }, { token: explorer, headers: { timezoneoffset: '-420' } })).body.data
        .offset,
    ).toBe(-420)
    expect(
      (await here.ask({ query: '{ offset }' }, { token: explorer, headers: { timezoneoffset: 'noon' } })).status,
    ).toBe(400)
  })
})
