import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Identity } from '../../../../services/core/identity/provider/identity.ts'
import { createIdentity } from '../../../../services/core/identity/provider/provider.ts'
import { startHere, type Here } from '../../gateway/http/server.fixture.ts'
import { authorization } from './browser.ts'
import { audience, clientId, identityDatabase, secrets } from './identity.fixture.ts'

// The product with HTTPS: a proxy with the certificate, the gateway behind it, and the provider behind that.

const publicUrl = 'https://hire.example'
const issuer = `${publicUrl}/idp`
let gateway: Here
let closeAll: () => Promise<void>
beforeAll(async () => {
  const { db, close } = await identityDatabase()
  const settings = { publicUrl, clientId, isDemo: true, tokenSeconds: 900, ...secrets }
  const identity: Identity = await createIdentity({
    db,
    issuer,
    audience,
    settings,
    log: { info() {}, warn() {}, error: console.error },
  })
  const server = createServer((req, res) => identity.handler(req, res))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  gateway = await startHere({
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: '',
    SERVICES_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  closeAll = async () => {
    await gateway.close()
    server.closeAllConnections()
    server.close()
    await close()
  }
})
afterAll(() => closeAll())

/** Creates a browser behind the proxy. Returns each Set-Cookie line that it received. */
function visitor(forwarded: Record<string, string>) {
  const lines: string[] = []
  const kept = new Map<string, string>()
  return {
    lines,
    async get(address: string, form?: Record<string, string>): Promise<URL> {
      const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(address.replace(publicUrl, gateway.url), {
        redirect: 'manual',
        headers: { cookie, ...forwarded, ...(form && { origin: publicUrl }) },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)!
        lines.push(line)
        kept.set(name, value)
      }
      return new URL(answer.headers.get('location')!, address)
    },
  }
}

test.each([
  ['says so', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'hire.example' }],
  ['says nothing', {}],
  [
    'passes on what a client invents',
    { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example', 'x-forwarded-ssl': 'off' },
  ],
])('cookies are limited to HTTPS and this host and hidden from scripts, whether the proxy %s', async (_, forwarded) => {
  const browser = visitor(forwarded as Record<string, string>)
  const form = await browser.get(authorization(issuer).url)
  const resumed = await browser.get(form.href, { userName: 'recruiter', password: 'Demo#123' })
  const done = await browser.get(resumed.href)
  expect([form.origin, resumed.origin, done.origin, done.searchParams.has('code')]).toEqual([
    publicUrl,
    publicUrl,
    publicUrl,
    true,
  ])
  expect([...new Set(browser.lines.map((line) => /^[^=]+/.exec(line)![0]))].toSorted()).toEqual([
    '__Host-idp_session',
    '__Host-idp_session.sig',
    '__Secure-idp_device',
    '__Secure-idp_interaction',
    '__Secure-idp_interaction.sig',
    '__Secure-idp_resume',
    '__Secure-idp_resume.sig',
  ])
  for (const line of browser.lines) {
    expect(line).toMatch(/; secure\b/i)
    expect(line).toMatch(/; httponly\b/i)
    expect(line).toMatch(/; samesite=(lax|strict)\b/i)
    expect(line).not.toMatch(/domain=/i)
    expect(line).toMatch(line.startsWith('__Host-') ? /; path=\/;/i : /; path=\/idp\b/i)
  }
})
