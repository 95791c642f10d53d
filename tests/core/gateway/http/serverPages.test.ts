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
    '<html><script nonce="__CSP_NONCE__"></script><script type="application/json" id="config">__CONFIG__</script><p>__CSP_NONCE__</p><i>__PAGE_AHEAD__</i></html>',
  )
  const ahead = (name: string) => ({ files: [`assets/${name}.js`], languages: { vi: ['assets/vi.js'] } })
  await writeFile(
    join(webDir, 'load-ahead.json'),
    JSON.stringify({
      '/candidates': ahead('list'),
      '/candidates/view/:id': ahead('one'),
      '/candidates/:part/create': ahead('other'),
      '/candidates/view/create': ahead('form'),
      '/forms/:id?': ahead('forms'),
    }),
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
  it.each([
    ['/candidates', 'list'],
    ['/candidates/view/7?tab=cv', 'one'],
    ['/candidates/view/create', 'form'],
    ['/candidates/any/create', 'other'],
    ['/forms', 'forms'],
    ['/forms/3', 'forms'],
    ['/forms/3/4', undefined],
    ['/candidates/view/', undefined],
    ['/constructor', undefined],
  ])('name the files that the page of %s needs', async (path, name) => {
    const text = String((await visit(here, path)).body)
    const { files, languages } = JSON.parse(/<i>(.*?)<\/i>/.exec(text)![1]!) as Record<string, object>
    expect(files).toEqual(name ? [`assets/${name}.js`] : [])
    expect(languages).toEqual(name ? { vi: ['assets/vi.js'] } : {})
  })

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
      contractUrl: null,
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

  it('require HTTPS if the public address does, and only then', async () => {
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

  it('at 127.0.0.1 redirect to the public address', async () => {
    const answer = await page('/cv-verification?folder=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([307, 'http://hire.test/cv-verification?folder=1'])
    expect((await fetch(`${here.url}/health`)).status).toBe(200)
  })

  it('are not sent for a missing file', async () => {
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

  it('and files have a type, caching and compression', async () => {
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
  const settingsOf = (html: string) => JSON.parse(/id="settings">(.*?)<\/script>/.exec(html)![1]!)

  it('is served at GET /graphql for browsers, from our own files under a strict policy', async () => {
    const answer = await visit(here, '/graphql')
    const html = String(answer.body)
    const policy = String(answer.headers['content-security-policy']).split('; ')
    expect(policy.find((part) => part.startsWith('script-src'))).toMatch(/^script-src 'self' 'nonce-[\w-]+'$/)
    // The editor creates style elements. Its fonts are in its style sheet.
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`connect-src 'self' ws://hire.test ${here.issuer.url}`)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
    expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, at]) => at)).toEqual(['data:,', '/explorer.js'])
    expect(html).not.toContain('</script><b>')

    const { files } = settingsOf(html)
    const { body, headers } = await visit(here, files.script, { accept: '*/*', 'accept-encoding': 'gzip' })
    expect(String(gunzipSync(body))).toContain('renderYogaGraphiQL')
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await visit(here, files.style, { accept: '*/*' })).headers['content-type']).toBe('text/css; charset=utf-8')
    expect(Object.keys(files.workers)).toEqual(['editorWorkerService', 'json', 'graphql'])
    for (const path of Object.values<string>(files.workers))
      expect((await visit(here, path, { accept: '*/*' })).headers['content-type']).toBe(
        'text/javascript; charset=utf-8',
      )
    expect((await visit(here, '/graphql/explorer-0123456789ab.js', { accept: '*/*' })).status).toBe(404)
  })

  it("signs in at the product's own provider, and at another one with the configured client", async () => {
    const said = async (env: Record<string, string>) => {
      const at = await startHere({ WEB_DIR: webDir, ...env })
      try {
        return settingsOf(String((await visit(at, '/graphql')).body))
      } finally {
        await at.close()
      }
    }
    expect(settingsOf(String((await visit(here, '/graphql')).body))).toMatchObject({
      productName: 'Ruộng </script><b>',
      issuer: here.issuer.url,
      audience: 'test-api',
      clientId: null,
      isDemo: false,
      budget: { capacity: 20_000, restoreRate: 1000 },
    })
    expect(await said({ OIDC_EXPLORER_CLIENT_ID: 'tools' })).toMatchObject({
      clientId: 'tools',
      scope: 'openid profile email api offline_access graphql:explore',
      renewal: 'refresh-token',
    })
    expect(await said({ OIDC_ISSUER: '' })).toMatchObject({
      issuer: 'http://hire.test/idp',
      clientId: 'hireloom-web',
      scope: 'openid profile email api graphql:explore',
      renewal: 'frame',
    })
  })

  it('accepts the redirect from the provider', async () => {
    const answer = await visit(here, '/graphql?code=a&state=b')
    expect([answer.status, answer.headers['referrer-policy']]).toEqual([200, 'same-origin'])
  })

  it('and the schema as text require a token outside the demo', async () => {
    expect((await fetch(`${here.url}/schema.graphql`)).status).toBe(401)
    const answer = await fetch(`${here.url}/schema.graphql`, {
      headers: { authorization: `Bearer ${await here.token()}` },
    })
    expect(await answer.text()).toContain('type Query')
  })
})
