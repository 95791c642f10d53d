import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHere, visit, type Here } from './server.fixture.ts'

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

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${here.url}${path}`, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })

describe('pages', () => {
  it('have their own nonce, the configuration and a strict policy', async () => {
    const first = await visit(here, '/')
    const second = await visit(here, '/cv-verification?folder=1')
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
    expect((await visit(here, '/login/silent-renew')).headers['content-security-policy']).toContain(
      "frame-ancestors 'self'",
    )
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
      expect([path, (await visit(here, path, { accept: '*/*' })).status]).toEqual([path, 404])
    }
  })

  it('and files come with type, caching and compression', async () => {
    const script = await visit(here, '/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    })
    expect(String(gunzipSync(script.body))).toContain('console.log')
    const style = await visit(here, '/assets/ready-abc.css', { 'accept-encoding': 'gzip, br' })
    expect([style.headers['content-encoding'], String(style.body)]).toEqual(['br', 'brotli'])
    expect(
      (await visit(here, '/assets/ready-abc.css', { 'accept-encoding': 'br;q=0' })).headers['content-encoding'],
    ).toBeUndefined()
    const types = await Promise.all(
      ['worker.mjs', 'a.wasm', 'font.woff2', 'logo.svg'].map(
        async (name) => (await visit(here, `/${name}`)).headers['content-type'],
      ),
    )
    expect(types).toEqual([
      'text/javascript; charset=utf-8',
      'application/wasm',
      'font/woff2',
      'image/svg+xml; charset=utf-8',
    ])
    const { etag = '', 'cache-control': caching } = (await visit(here, '/a.wasm')).headers
    expect(caching).toBe('no-cache')
    expect((await visit(here, '/a.wasm', { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('GraphiQL', () => {
  it('is at GET /graphql for browsers, from our own files under a policy', async () => {
    const answer = await visit(here, '/graphql')
    const html = String(answer.body)
    expect(answer.headers['content-security-policy']).toMatch(
      /script-src 'self' blob:; style-src 'self' 'unsafe-inline'/,
    )
    const [, script] = /<script src="([^"]+)"/.exec(html)!
    const [, style] = /href="(\/graphql\/[^"]+css)"/.exec(html)!
    const code = await visit(here, script!, { accept: '*/*', 'accept-encoding': 'gzip' })
    expect(code.status).toBe(200)
    expect(String(gunzipSync(code.body))).toContain('YogaGraphiQL.renderYogaGraphiQL(')
    expect((await visit(here, style!, { accept: '*/*' })).headers['content-type']).toBe('text/css; charset=utf-8')
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
