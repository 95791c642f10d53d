import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway } from '../../gateway/core/server.ts'
import { answerJson, startHere, until, type Here } from './serverHere.ts'

let here: Here
let webDir: string
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(
    join(webDir, 'index.html'),
    '<html><script nonce="__CSP_NONCE__"></script><script type="application/json" id="config">__CONFIG__</script><p>__CSP_NONCE__</p></html>',
  )
  await writeFile(join(webDir, 'assets', 'main-abc.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`)
  await writeFile(join(webDir, 'assets', 'main-abc.js.map'), '{}')
  await writeFile(join(webDir, 'assets', 'ready-abc.css'), 'a'.repeat(3000))
  await writeFile(join(webDir, 'assets', 'ready-abc.css.br'), 'brotli')
  for (const name of ['worker.mjs', 'a.wasm', 'font.woff2', 'logo.svg', '.secret'])
    await writeFile(join(webDir, name), name)
  here = await startHere({ WEB_DIR: webDir, PRODUCT_NAME: 'Ruộng </script><b>' })
})
afterAll(async () => {
  await here.close()
  await rm(webDir, { recursive: true })
})

/** One raw request; answers status line, headers and body as text. */
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

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${here.url}${path}`, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })

/** Like a browser that came by the public name. */
const visit = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    httpRequest(`${here.url}${path}`, { headers: { host: 'hire.test', accept: 'text/html', ...headers } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(pieces),
        }),
      )
    })
      .on('error', reject)
      .end()
  })

describe('bad requests are 400, never 500', () => {
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

  it('headers past 32 KB are 431, one of 20 KB is read', async () => {
    expect(await raw(`GET /health HTTP/1.1\r\nHost: hire.test\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
    expect(await raw(`GET /health HTTP/1.1\r\nHost: hire.test\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 /,
    )
  })
})

it('answers a client that would rather speak HTTP/2', async () => {
  expect(
    await raw(
      'GET /health HTTP/1.1\r\nHost: hire.test\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n\r\n',
    ),
  ).toMatch(/^HTTP\/1\.1 200 /)
})

describe('other origins', () => {
  it('get no CORS headers, not even when they ask', async () => {
    const asked = await fetch(`${here.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    })
    expect(asked.status).toBe(405)
    const answer = await here.ask({ id: 'hello' }, { headers: { origin: 'https://evil.test' } })
    for (const headers of [asked.headers, answer.headers])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('cannot make a page send an operation: forms are not read', async () => {
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

describe('pages', () => {
  it('have their own nonce, the configuration and a strict policy', async () => {
    const first = await visit('/')
    const second = await visit('/cv-verification?folder=1')
    expect([first.status, second.status]).toEqual([200, 200])
    const policy = String(first.headers['content-security-policy'])
    const nonce = /'nonce-([\w-]+)'/.exec(policy)![1]!
    expect(String(first.body)).toContain(`<script nonce="${nonce}">`)
    expect(String(second.body)).not.toContain(nonce)
    expect(String(first.body)).not.toContain('__CSP_NONCE__')
    expect(String(first.body)).not.toContain('</script><b>')
    const config = JSON.parse(/id="config">(.*?)<\/script>/.exec(String(first.body))![1]!)
    expect(config).toEqual({
      issuer: here.issuer.url,
      clientId: 'hireloom-web',
      audience: 'test-api',
      productName: 'Ruộng </script><b>',
      isDemo: false,
      scope: 'openid profile email api offline_access',
      renewal: 'refresh-token',
      pushKey: null,
    })
    for (const part of [
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      `connect-src 'self' ws://hire.test ${here.issuer.url}`,
      `frame-src 'self' ${here.issuer.url}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split('; ')).toContain(part)
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
    expect((await visit('/login/silent-renew')).headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it('are for HTTPS alone where the public address is, and only there', async () => {
    const secure = await startHere({ PUBLIC_URL: 'https://hire.test', WEB_DIR: webDir })
    const policyOf = async (at: Here) =>
      (await fetch(`${at.url}/assets/ready-abc.css`, { headers: { accept: '*/*' } })).headers.get(
        'strict-transport-security',
      )
    try {
      expect([await policyOf(secure), await policyOf(here)]).toEqual(['max-age=31536000', null])
    } finally {
      await secure.close()
    }
  })

  it('of 127.0.0.1 move to the public address', async () => {
    const answer = await page('/cv-verification?folder=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([307, 'http://hire.test/cv-verification?folder=1'])
    expect((await fetch(`${here.url}/health`)).status).toBe(200)
  })

  it('are not what a missing file is answered with', async () => {
    for (const path of [
      '/assets/gone.js',
      '/gone.css',
      '/logo.png',
      '/assets/x',
      '/assets/main-abc.js.map',
      '/.secret',
      '/.git/config',
      '/assets/../../package.json',
      '/..%2f..%2fpackage.json',
      '/index.html',
    ]) {
      expect([path, (await visit(path, { accept: '*/*' })).status]).toEqual([path, 404])
    }
  })

  it('and files come with type, caching and compression', async () => {
    const script = await visit('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    })
    expect(String(gunzipSync(script.body))).toContain('console.log')
    const style = await visit('/assets/ready-abc.css', { 'accept-encoding': 'gzip, br' })
    expect([style.headers['content-encoding'], String(style.body)]).toEqual(['br', 'brotli'])
    expect(
      (await visit('/assets/ready-abc.css', { 'accept-encoding': 'br;q=0' })).headers['content-encoding'],
    ).toBeUndefined()
    const types = await Promise.all(
      ['worker.mjs', 'a.wasm', 'font.woff2', 'logo.svg'].map(
        async (name) => (await visit(`/${name}`)).headers['content-type'],
      ),
    )
    expect(types).toEqual([
      'text/javascript; charset=utf-8',
      'application/wasm',
      'font/woff2',
      'image/svg+xml; charset=utf-8',
    ])
    const { etag = '', 'cache-control': caching } = (await visit('/a.wasm')).headers
    expect(caching).toBe('no-cache')
    expect((await visit('/a.wasm', { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('GraphiQL', () => {
  it('is at GET /graphql for browsers, from our own files under a policy', async () => {
    const answer = await visit('/graphql')
    const html = String(answer.body)
    expect(answer.headers['content-security-policy']).toMatch(
      /script-src 'self' blob:; style-src 'self' 'unsafe-inline'/,
    )
    const [, script] = /<script src="([^"]+)"/.exec(html)!
    const [, style] = /href="(\/graphql\/[^"]+css)"/.exec(html)!
    const code = await visit(script!, { accept: '*/*', 'accept-encoding': 'gzip' })
    expect(code.status).toBe(200)
    expect(String(gunzipSync(code.body))).toContain('YogaGraphiQL.renderYogaGraphiQL(')
    expect((await visit(style!, { accept: '*/*' })).headers['content-type']).toBe('text/css; charset=utf-8')
    expect(html).not.toMatch(/https?:\/\//)
  })

  it('and the schema as text want a token outside the demo', async () => {
    expect((await fetch(`${here.url}/schema.graphql`)).status).toBe(401)
    const answer = await fetch(`${here.url}/schema.graphql`, {
      headers: { authorization: `Bearer ${await here.token()}` },
    })
    expect(await answer.text()).toContain('type Query')
  })
})

describe('operation', () => {
  it('large answers are compressed for those who take it', async () => {
    const token = await here.token({ scope: 'graphql:explore' })
    const { headers, body } = await here.ask({ query: '{ big }' }, { token, headers: { 'accept-encoding': 'gzip' } })
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(body.data.big).toHaveLength(20_000)
  })

  it('counts what it does', async () => {
    await here.ask({ id: 'hello' })
    await here.ask({ query: 'query Secret { hello }' }, { token: await here.token({ scope: 'graphql:explore' }) })
    const text = await (await fetch(`${here.url}/metrics`)).text()
    expect(text).toMatch(/gateway_operation_seconds_count\{operation="Hello",outcome="OK"\} \d/)
    expect(text).toContain('operation="(arbitrary)"')
    expect(text).not.toContain('Secret')
    for (const name of ['gateway_sockets', 'gateway_subscriptions', 'nodejs_eventloop_lag_seconds'])
      expect(text).toContain(name)
  })

  it('is ready while an upstream answers, and not when none does', async () => {
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

  it('says so when its port is taken', async () => {
    await expect(
      startGateway({ ...here.settings, port: here.gateway.port }, { schema: here.world.schema, printSchema: () => '' }),
    ).rejects.toThrow(
      `Port ${here.gateway.port} is already in use: stop the program that uses it, or choose another by PORT.`,
    )
  })

  it('hands /idp to the services, which learn the public address', async () => {
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

  it('ends after what runs has been answered', async () => {
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
