import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import { CompanyDb } from '../../../../services/core/database/companyDb.ts'
import { endSessions } from '../../../../services/core/identity/signIn/sessions.ts'
import { demoPassword } from '../../../../services/core/identity/provider/settings.ts'
import { companies, users } from '../../../../services/demo/people/accounts.ts'
import { authorization, Browser, signedIn } from './browser.ts'
import { audience, identityHere } from './identity.fixture.ts'

let here: Awaited<ReturnType<typeof identityHere>>
beforeAll(async () => {
  here = await identityHere()
})
afterAll(() => here.close())

describe('authorization code with PKCE', () => {
  test('returns an access token with the claims of the account', async () => {
    const { status, body, callback } = await signedIn(here.issuer, 'recruiter')
    expect(status).toBe(200)
    expect(callback.searchParams.get('state')).toBe('the-state')
    expect(decodeProtectedHeader(body.access_token!)).toMatchObject({
      alg: 'RS256',
      typ: 'at+jwt',
      kid: expect.any(String),
    })
    const claims = await here.identity.verify(body.access_token!)
    expect(claims).toMatchObject({
      iss: here.issuer,
      aud: audience,
      sub: users.recruiter.id,
      preferred_username: 'recruiter',
      name: 'Thu Hà',
      family_name: 'Nguyễn',
      email: users.recruiter.email,
      role: 'Recruiter',
      current_role: 'Recruiter',
      companyID: companies.first.id,
      scope: 'api',
    })
    expect(claims.permissions).toContain('Candidate:CV-Verification')
    expect(claims.permissions).not.toContain('Role:DeleteRole')
    expect(claims.exp - claims.iat).toBe(900)
    expect(body).not.toHaveProperty('refresh_token')
    expect(decodeJwt(body.id_token!)).toMatchObject({
      name: 'Thu Hà',
      preferred_username: 'recruiter',
      current_role: 'Recruiter',
      email: users.recruiter.email,
    })
  })

  test('the language of the sign-in is stored for mails', async () => {
    const kept = () =>
      here.db.selectFrom('app_user').select('language').where('user_name', '=', 'finance').executeTakeFirstOrThrow()
    expect(await kept()).toEqual({ language: null })
    await signedIn(here.issuer, 'finance', { ui_locales: 'ja en' })
    expect(await kept()).toEqual({ language: 'ja' })
  })

  test('an administrator has every permission and may explore', async () => {
    const { body } = await signedIn(here.issuer, 'admin')
    const claims = await here.identity.verify(body.access_token!)
    expect(claims.permissions.toSorted()).toEqual([...permissionKeys].toSorted())
    expect(claims.scope).toBe('api graphql:explore')
    expect(body.access_token!.length).toBeLessThan(12_000)
  })

  test("GraphiQL's page signs in as the web application, and its token has the rights of the account", async () => {
    const explorer = { redirect_uri: `${here.publicUrl}/graphql`, scope: 'openid profile email api graphql:explore' }
    const scopeOf = async (userName: string) => {
      const { callback, body } = await signedIn(here.issuer, userName, explorer)
      expect(callback.pathname).toBe('/graphql')
      return (await here.identity.verify(body.access_token!)).scope
    }
    expect(await scopeOf('admin')).toBe('api graphql:explore')
    // Requesting the scope does not grant it.
    expect(await scopeOf('recruiter')).toBe('api')
    const beside = authorization(here.issuer, { redirect_uri: `${here.publicUrl}/graphql/` })
    expect((await new Browser().follow(beside.url)).page?.status).toBe(400)
  })

  test('a code works once, with its verifier and its address', async () => {
    const browser = new Browser()
    const request = authorization(here.issuer)
    const form = await browser.follow(request.url)
    const done = await browser.follow(form.url.href, { userName: 'manager', password: 'Demo#123' })
    expect((await request.trade(done.url, { code_verifier: 'x'.repeat(43) })).body.error).toBe('invalid_grant')
    const again = authorization(here.issuer)
    const { url } = await browser.follow(again.url)
    expect((await again.trade(url, { redirect_uri: `${here.publicUrl}/login/silent-renew` })).body.error).toBe(
      'invalid_grant',
    )
    const third = authorization(here.issuer)
    const callback = (await browser.follow(third.url)).url
    expect((await third.trade(callback)).status).toBe(200)
    expect((await third.trade(callback)).body.error).toBe('invalid_grant')
  })

  test('refuses a request without PKCE, with an unknown address, or of an unknown client', async () => {
    const plain = await new Browser().follow(
      authorization(here.issuer, { code_challenge: '', code_challenge_method: '' }).url,
    )
    expect(plain.url.searchParams.get('error')).toBe('invalid_request')
    const strange = await new Browser().follow(
      authorization(here.issuer, { redirect_uri: 'https://evil.example/cb' }).url,
    )
    expect(strange.page?.status).toBe(400)
    expect(await strange.page!.text()).toContain('redirect_uri')
    const unknown = await new Browser().follow(authorization(here.issuer, { client_id: 'who' }).url)
    expect(unknown.page?.status).toBe(400)
  })
})

describe('silent renewal and roles', () => {
  test('prompt=none renews with the session alone and returns login_required without one', async () => {
    const { browser } = await signedIn(here.issuer, 'recruiter2')
    const renewal = { prompt: 'none', redirect_uri: `${here.publicUrl}/login/silent-renew` }
    const request = authorization(here.issuer, renewal)
    const { url } = await browser.follow(request.url)
    expect(url.pathname).toBe('/login/silent-renew')
    const { body } = await request.trade(url)
    expect(await here.identity.verify(body.access_token!)).toMatchObject({ preferred_username: 'recruiter2' })
    const without = await new Browser().follow(authorization(here.issuer, renewal).url)
    expect(without.url.searchParams.get('error')).toBe('login_required')
  })

  test("acr_values selects one of the user's roles, is remembered, and refuses others", async () => {
    const first = await signedIn(here.issuer, 'multi')
    expect(await here.identity.verify(first.body.access_token!)).toMatchObject({
      role: ['Approver', 'HiringManager', 'Recruiter'],
      current_role: 'Recruiter',
    })
    const renew = async (more: Record<string, string> = {}) => {
      const request = authorization(here.issuer, { prompt: 'none', ...more })
      const { url } = await first.browser.follow(request.url)
      return {
        url,
        claims: url.searchParams.has('code')
          ? await here.identity.verify((await request.trade(url)).body.access_token!)
          : undefined,
      }
    }
    const approver = await renew({ acr_values: 'tenant:Approver' })
    expect(approver.claims).toMatchObject({ current_role: 'Approver' })
    expect(approver.claims!.permissions).toContain('CommentApproval:ListCommentApproval')
    expect(approver.claims!.permissions).not.toContain('Candidate:CV-Verification')
    expect((await renew()).claims).toMatchObject({ current_role: 'Approver' })
    const refused = await renew({ acr_values: 'tenant:Administrator' })
    expect(refused.url.searchParams.get('error')).toBe('access_denied')
    expect((await renew({ acr_values: 'tenant:Recruiter' })).claims).toMatchObject({ current_role: 'Recruiter' })
    const signIn = await signedIn(here.issuer, 'multi', { acr_values: 'tenant:HiringManager' })
    expect(await here.identity.verify(signIn.body.access_token!)).toMatchObject({ current_role: 'HiringManager' })
    const never = await signedIn(here.issuer, 'multi', { acr_values: 'tenant:Finance' })
    expect(never.callback.searchParams.get('error')).toBe('access_denied')
  })

  test('a disabled account loses its session and its code', async () => {
    const { browser } = await signedIn(here.issuer, 'finance')
    const pending = authorization(here.issuer, { prompt: 'none' })
    const { url } = await browser.follow(pending.url)
    await here.db.updateTable('app_user').set({ status: 'disabled' }).where('user_name', '=', 'finance').execute()
    expect((await pending.trade(url)).body.error).toBe('invalid_grant')
    const renewed = await browser.follow(authorization(here.issuer, { prompt: 'none' }).url)
    expect(renewed.url.searchParams.get('error')).toBe('login_required')
    const again = await signedIn(here.issuer, 'finance')
    expect(again.page?.status).toBe(401)
    await here.db.updateTable('app_user').set({ status: 'active' }).where('user_name', '=', 'finance').execute()
  })
})

describe('session', () => {
  test('survives a restart and works with the public address behind any proxy', async () => {
    const { browser, body } = await signedIn(here.issuer, 'vendor')
    await here.restart()
    const request = authorization(here.issuer, { prompt: 'none' })
    expect((await browser.follow(request.url)).url.searchParams.has('code')).toBe(true)
    expect(await here.identity.verify(body.access_token!)).toMatchObject({ preferred_username: 'vendor' })
    const discovery = await fetch(`${here.issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    expect(await discovery.json()).toMatchObject({
      issuer: here.issuer,
      token_endpoint: `${here.issuer}/token`,
      jwks_uri: `${here.issuer}/jwks`,
    })
  })

  test('ending all sessions of an account requires it to sign in again, and nobody else', async () => {
    const [ended, other] = await Promise.all(
      ['sato.kenta', 'recruiter2'].map((userName) => signedIn(here.issuer, userName)),
    )
    await endSessions(new CompanyDb(here.db, companies.first.id), users.sato.id)
    const renewal = async ({ browser }: { browser: Browser }) =>
      (await browser.follow(authorization(here.issuer, { prompt: 'none' }).url)).url.searchParams.get('error')
    expect([await renewal(ended!), await renewal(other!)]).toEqual(['login_required', null])
  })

  test('cookies are not accessible to scripts and other sites', async () => {
    const answer = await fetch(authorization(here.issuer).url, { redirect: 'manual' })
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/path=\/idp.*samesite=lax.*httponly/i)
  })

  test('another account may take over the browser', async () => {
    const { browser } = await signedIn(here.issuer, 'multi')
    const request = authorization(here.issuer, { prompt: 'login' })
    const form = await browser.follow(request.url)
    const change = await browser.follow(form.url.href, { userName: 'vendor', password: 'Demo#123' })
    const html = await change.page!.text()
    const [, action, xsrf] = /action="([^"]+)"[^]*name="xsrf" value="([^"]+)"/.exec(html)!
    const done = await browser.follow(action!, { xsrf: xsrf!, logout: 'yes' })
    const { body } = await request.trade(done.url)
    expect(await here.identity.verify(body.access_token!)).toMatchObject({ preferred_username: 'vendor' })
  })

  test('signing out ends it: at once with the id token, otherwise after a question', async () => {
    const { browser, body } = await signedIn(here.issuer, 'approver')
    const back = `${here.publicUrl}/logout/callback`
    const asked = await browser.follow(`${here.issuer}/session/end`)
    const question = await asked.page!.text()
    expect(question).toContain('Do you want to sign out?')
    expect(question).not.toContain('<script')
    const query = new URLSearchParams({ id_token_hint: body.id_token!, post_logout_redirect_uri: back, state: 's' })
    const page = await browser.follow(`${here.issuer}/session/end?${query}`)
    const html = await page.page!.text()
    expect(html).toContain("document.getElementById('op.logoutForm').submit()")
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)![1]!
    const done = await browser.follow(/action="([^"]+)"/.exec(html)![1]!, { xsrf, logout: 'yes' })
    expect(done.url.href).toBe(`${back}?state=s`)
    const renewed = await browser.follow(authorization(here.issuer, { prompt: 'none' }).url)
    expect(renewed.url.searchParams.get('error')).toBe('login_required')
    const ofExplorer = new URLSearchParams({
      id_token_hint: body.id_token!,
      post_logout_redirect_uri: `${here.publicUrl}/graphql`,
    })
    expect((await browser.follow(`${here.issuer}/session/end?${ofExplorer}`)).page?.status).toBe(200)
    const strange = await browser.follow(
      `${here.issuer}/session/end?${new URLSearchParams({ id_token_hint: body.id_token!, post_logout_redirect_uri: 'https://evil.example' })}`,
    )
    expect(strange.page!.status).toBe(400)
  })
})

describe('a remembered user name', () => {
  const open = async (browser: Browser) => {
    const { url, page } = await browser.follow(authorization(here.issuer).url)
    return { url, html: await page!.text() }
  }
  const nameIn = (html: string) => /name="userName" value="([^"]*)"/.exec(html)?.[1]
  const form = { userName: 'Manager', password: demoPassword, asked: '1' }

  test('is stored on request, shown with the choice, and forgotten on request', async () => {
    const browser = new Browser()
    const first = await open(browser)
    expect(first.html).not.toContain(' checked')
    await browser.get(first.url.href, { ...form, remember: '1' })
    browser.cookies.delete('idp_session')
    const second = await open(browser)
    expect(nameIn(second.html)).toBe('Manager')
    expect(second.html).toContain('name="remember" value="1" checked')
    // A wrong password does not change it.
    await browser.get(second.url.href, { ...form, password: 'wrong' })
    expect(browser.cookies.has('idp_name')).toBe(true)
    await browser.get(second.url.href, form)
    expect(browser.cookies.has('idp_name')).toBe(false)
  })

  test('is never trusted by a page', async () => {
    const browser = new Browser()
    for (const value of ['%3Cb%3E%22', '%E0%A4%A']) {
      browser.cookies.set('idp_name', { value, path: '/idp' })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { html } = await open(browser)
      expect(html).not.toContain('<b>')
      expect(nameIn(html)).toBe(value === '%E0%A4%A' ? '' : '&lt;b&gt;&quot;')
    }
  })

  test('does not affect the buttons of a demo', async () => {
    const browser = new Browser()
    const { url } = await open(browser)
    await browser.get(url.href, { userName: 'manager', password: demoPassword })
    expect(browser.cookies.has('idp_name')).toBe(false)
  })
})
