import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway } from '../../../../gateway/core/http/server.ts'
import { answerJson, startHere, until, visit, type Here } from './server.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startHere()
})
afterAll(() => here.close())

/** Sends one raw request. Returns status line, headers and body as text. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(here.gateway.port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (piece) => {
      answer += String(piece)
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    setTimeout(() => socket.end(), 300)
  })
}

describe('invalid requests are answered with 400 and never with 500', () => {
  const bad: [string, string][] = [
    ['a bad Host', 'POST /graphql HTTP/1.1\r\nHost: a b<c>\r\nContent-Length: 0\r\n\r\n'],
    ['no Host', 'GET /health HTTP/1.1\r\n\r\n'],
    ['an absolute target', 'GET http://evil.test/graphql HTTP/1.1\r\nHost: hire.test\r\n\r\n'],
    ['GET *', 'GET * HTTP/1.1\r\nHost: hire.test\r\n\r\n'],
    ['a target of two slashes', 'GET //evil.test/x HTTP/1.1\r\nHost: hire.test\r\n\r\n'],
    ['a broken escape', 'GET /%zz HTTP/1.1\r\nHost: hire.test\r\n\r\n'],
    ['a NUL', 'GET /a%00b HTTP/1.1\r\nHost: hire.test\r\n\r\n'],
  ]
  it.each(bad)('%s', async (_, text) => {
    const answer = await raw(text)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"BAD_INPUT"')
  })

  it.each([
    ['no JSON', '{'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[{"id":"hello"}]'],
    ['variables that are a text', '{"id":"hello","variables":"{"}'],
    ['variables that are a list', '{"id":"hello","variables":[]}'],
    ['an id that is a number', '{"id":1}'],
    ['nothing to run', '{}'],
    ['a query that is an object', '{"query":{}}'],
  ])('a body with %s', async (_, body) => {
    const answer = await here.ask(body)
    expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([400, 'BAD_INPUT'])
  })

  it('headers beyond 32 KB are refused with 431, and a header of 20 KB is read', async () => {
    expect(await raw(`GET /health HTTP/1.1\r\nHost: hire.test\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
    expect(await raw(`GET /health HTTP/1.1\r\nHost: hire.test\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 /,
    )
  })
})

it('answers a client that prefers HTTP/2', async () => {
  expect(
    await raw(
      'GET /health HTTP/1.1\r\nHost: hire.test\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n\r\n',
    ),
  ).toMatch(/^HTTP\/1\.1 200 /)
})

describe('other origins', () => {
  it('get no CORS headers, even after a preflight request', async () => {
    const asked = await fetch(`${here.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    })
    expect(asked.status).toBe(405)
    const answer = await here.ask({ id: 'hello' }, { headers: { origin: 'https://evil.test' } })
    for (const headers of [asked.headers, answer.headers])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('cannot make a page send an operation, because forms are not accepted', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/graphql',
      'application/jsonx',
    ]) {
      const { status } = await here.ask('{"id":"write"}', { headers: { 'content-type': type } })
      expect(status).toBe(400)
    }
  })
})

describe('operation', () => {
  it('compresses large answers for clients that accept it', async () => {
    const token = await here.token({ scope: 'graphql:explore' })
    const { headers, body } = await here.ask({ query: '{ big }' }, { token, headers: { 'accept-encoding': 'gzip' } })
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(body.data.big).toHaveLength(20_000)
  })

  it('counts its operations and calls', async () => {
    await here.ask({ id: 'hello' })
    await here.ask({ query: 'query Secret { hello }' }, { token: await here.token({ scope: 'graphql:explore' }) })
    const text = await (await fetch(`${here.url}/metrics`)).text()
    expect(text).toMatch(/gateway_operation_seconds_count\{operation="Hello",outcome="OK"\} \d/)
    expect(text).toContain('operation="(arbitrary)"')
    expect(text).not.toContain('Secret')
    for (const name of ['gateway_sockets', 'gateway_subscriptions', 'nodejs_eventloop_lag_seconds'])
      expect(text).toContain(name)
  })

  it('returns its metrics to a client with the metrics token, or without one only to its own machine', async () => {
    const open = (headers: Record<string, string> = {}) =>
      visit(here, '/metrics', { host: '127.0.0.1', ...headers }).then(({ status }) => status)
    expect(await open()).toBe(200)
    expect(await open({ host: 'localhost:4000' })).toBe(200)
    for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])
      expect([name, await open({ [name]: '127.0.0.1' })]).toEqual([name, 404])
    expect(await open({ host: 'hire.test' })).toBe(404)
    expect((await visit(here, '/metrics', { host: 'hire.test' })).body.toString()).not.toContain('gateway_')
    const guarded = await startHere({ METRICS_TOKEN: 'the-token' })
    try {
      const ask = async (headers: Record<string, string>) => (await fetch(`${guarded.url}/metrics`, { headers })).status
      expect([
        await ask({}),
        await ask({ authorization: 'Bearer the-tokem' }),
        await ask({ authorization: 'the-token' }),
      ]).toEqual([401, 401, 401])
      expect(await ask({ authorization: 'Bearer the-token', 'x-forwarded-for': '203.0.113.1' })).toBe(200)
    } finally {
      await guarded.close()
    }
  })

  it('is ready while an upstream answers, and not if none does', async () => {
    const ready = await fetch(`${here.url}/ready`)
    expect([ready.status, (await ready.json()).status]).toEqual([200, 'ready'])
    const alone = await startHere()
    try {
      await alone.upstream.close()
      const down = await fetch(`${alone.url}/ready`)
      expect([down.status, (await down.json()).status]).toEqual([503, 'down'])
      expect((await fetch(`${alone.url}/health`)).status).toBe(200)
    } finally {
      await alone.gateway.close()
      await alone.issuer.close()
    }
  })

  it('reports that its port is in use', async () => {
    await expect(
      startGateway({ ...here.settings, port: here.gateway.port }, { schema: here.world.schema, printSchema: () => '' }),
    ).rejects.toThrow(
      `Port ${here.gateway.port} is already in use: stop the program that uses it, or choose another by PORT.`,
    )
  })

  it('passes /scim/v2 to the services unchanged, also with an external identity provider', async () => {
    here.upstream.on('/scim/v2/Users/1', (req, res) => {
      const { authorization, 'x-forwarded-host': host } = req.headers
      res.writeHead(200, { 'content-type': 'application/scim+json' })
      res.end(JSON.stringify({ method: req.method, authorization, host }))
    })
    const answer = await fetch(`${here.url}/scim/v2/Users/1`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer hls_secret', 'content-type': 'application/scim+json' },
      body: JSON.stringify({ Operations: [], filler: 'x'.repeat(100_000) }),
    })
    expect(answer.headers.get('content-type')).toBe('application/scim+json')
    expect(await answer.json()).toEqual({ method: 'PATCH', authorization: 'Bearer hls_secret', host: 'hire.test' })
  })

  it('passes /idp to the services together with the public address', async () => {
    const embedded = await startHere({ OIDC_ISSUER: '', PUBLIC_URL: 'http://localhost:4999' })
    try {
      embedded.upstream.on('/idp/login', (req, res) => {
        let body = ''
        req.on('data', (piece) => {
          body += String(piece)
        })
        req.on('end', () =>
          res
            .writeHead(303, { location: 'http://localhost:4999/x', 'set-cookie': ['a=1', 'b=2'] })
            .end(JSON.stringify({ body, ...req.headers })),
        )
      })
      const answer = await fetch(`${embedded.url}/idp/login?x=1`, {
        method: 'POST',
        body: 'name=mai',
        redirect: 'manual',
        headers: { 'x-forwarded-host': 'evil.test' },
      })
      expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([
        303,
        'http://localhost:4999/x',
        ['a=1', 'b=2'],
      ])
      expect(await answer.json()).toMatchObject({
        body: 'name=mai',
        host: 'localhost:4999',
        'x-forwarded-host': 'localhost:4999',
        'x-forwarded-proto': 'http',
        'x-forwarded-for': '127.0.0.1',
      })
      const proxied = await fetch(`${embedded.url}/idp/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'x-forwarded-for': '203.0.113.9' },
      })
      expect(await proxied.json()).toMatchObject({ 'x-forwarded-for': '203.0.113.9, 127.0.0.1' })
      expect((await fetch(`${embedded.url}/idp/login`, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413)
      expect(
        (
          await fetch(`${embedded.url}/idp/login`, { headers: { accept: 'text/html' }, redirect: 'manual' })
        ).headers.get('location'),
      ).toBe('http://localhost:4999/idp/login')
    } finally {
      await embedded.close()
    }
    expect((await fetch(`${here.url}/idp/login`)).status).toBe(404)
  })

  it('serves the mailbox of a demo only to this machine', async () => {
    const demo = await startHere({ DEMO: '1', PUBLIC_URL: 'http://localhost:4999' })
    const elsewhere = await startHere({ DEMO: '1', PUBLIC_URL: 'https://demo.example' })
    try {
      for (const { upstream } of [demo, elsewhere, here])
        upstream.on('/demo/mail', (req, res) => res.writeHead(200).end(`${req.headers.host} ${req.url}`))
      const ask = async ({ url }: Here, headers: Record<string, string> = {}) => {
        const answer = await fetch(`${url}/demo/mail?q=x`, { headers })
        return [answer.status, await answer.text()]
      }
      expect(await ask(demo)).toEqual([200, 'localhost:4999 /demo/mail?q=x'])
      expect((await fetch(`${demo.url}/demo/mail`, { method: 'POST' })).status).toBe(405)
      const missing = [404, 'Not found\n']
      expect(await ask(demo, { 'x-forwarded-for': '127.0.0.1' })).toEqual(missing)
      expect(await ask(elsewhere)).toEqual(missing)
      expect(await ask(here)).toEqual(missing)
    } finally {
      await demo.close()
      await elsewhere.close()
    }
  })

  it('ends after running requests have been answered', async () => {
    const other = await startHere({ SERVICES_URL: here.upstream.url })
    let release = () => undefined as void
    here.upstream.on('/CVVerification/import/5d0d3c1e-0000-4000-8000-000000000009/failed-rows', (_, res) => {
      release = () => void answerJson(res, 'rows')
    })
    const asked = fetch(`${other.url}/download/verificationImportFailedRows?id=5d0d3c1e-0000-4000-8000-000000000009`, {
      headers: { authorization: `Bearer ${await other.token()}` },
    })
    await until(() => here.upstream.seen.some(({ url }) => url.endsWith('failed-rows')))
    const closing = other.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(fetch(`${other.url}/health`)).rejects.toThrow()
    release()
    expect(await (await asked).text()).toBe('"rows"')
    await closing
  })
})
