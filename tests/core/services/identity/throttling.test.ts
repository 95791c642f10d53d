import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountKey } from '../../../../services/core/identity/signIn/attempts.ts'
import { authorization, Browser } from './browser.ts'
import { identityHere } from './identity.fixture.ts'

let here: Awaited<ReturnType<typeof identityHere>>
beforeAll(async () => {
  here = await identityHere()
})
afterAll(() => here.close())

async function signInPage(more: Record<string, string> = {}, browser = new Browser()) {
  const { url } = await browser.follow(authorization(here.issuer, more).url)
  return {
    html: async (query = '') => (await browser.get(`${url.href}${query}`)).text(),
    submit: (userName: string, password: string, headers: Record<string, string> = {}) =>
      browser.get(url.href, { userName, password }, headers),
  }
}

describe('the sign-in page', () => {
  test('uses the language of ui_locales, of the browser or of the switch', async () => {
    expect(await (await signInPage({ ui_locales: 'ja en' })).html()).toContain('<h1>サインイン</h1>')
    const page = await signInPage()
    expect(await page.html()).toContain('<h1>Sign in</h1>')
    const vietnamese = await page.html('?lang=vi')
    expect(vietnamese).toContain('<html lang="vi">')
    expect(vietnamese).toContain('<label for="password">Mật khẩu</label>')
    expect(vietnamese).toMatch(/<a href="[^"]+\?lang=ja" lang="ja" hreflang="ja">日本語<\/a>/)
  })

  test('offers the demo accounts in demo mode only, and refuses them otherwise', async () => {
    const page = await signInPage()
    expect(await page.html()).toContain(
      '<button type="submit" name="userName" value="recruiter">Nguyễn Thu Hà<small>recruiter · Recruiter</small>',
    )
    expect(await page.html()).not.toContain('internal-tools')
    const strict = await here.restart({ isDemo: false })
    const real = await signInPage()
    expect(await real.html()).not.toContain('recruiter')
    expect((await real.submit('recruiter2', 'Demo#123')).status).toBe(401)
    await expect(strict.issueAccessToken('recruiter')).rejects.toThrow('recruiter')
    await here.restart()
  })

  test('reports a wrong password in a live region, keeps and escapes the name, and reveals no more than that', async () => {
    const page = await signInPage()
    const wrong = await page.submit('"><script>alert(1)</script>', 'nope')
    expect(wrong.status).toBe(401)
    const html = await wrong.text()
    expect(html).toContain('role="alert" aria-live="assertive">The user name or the password is wrong.</div>')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html).not.toContain('<script>alert')
    const known = await (await page.submit('recruiter', 'nope')).text()
    expect(known).toContain('The user name or the password is wrong.')
    expect((await page.submit('', '')).status).toBe(400)
    expect((await page.submit('internal-tools', 'Demo#123')).status).toBe(401)
  })

  test('accepts no form of another site, no huge form, and no answer without its cookie', async () => {
    const page = await signInPage()
    expect((await page.submit('recruiter', 'Demo#123', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await page.submit('recruiter', 'x'.repeat(20_000))).status).toBe(413)
    const stray = await fetch(`${here.issuer}/interaction/abc`)
    expect(stray.status).toBe(400)
    expect(await stray.text()).toContain('This sign-in has expired')
  })

  test('has a strict policy and no address of another host', async () => {
    const browser = new Browser()
    const { url } = await browser.follow(authorization(here.issuer).url)
    const answer = await browser.get(url.href)
    const policy = answer.headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toMatch(/(src|href)="https?:/)
  })
})

/** Sets the number of failures of a key, in a window that began some seconds ago. */
const failed = (key: string, failures: number, secondsAgo = 0) =>
  here.db
    .insertInto('login_attempt')
    .values({ key, failures, since: new Date(Date.now() - secondsAgo * 1000) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ failures, since: new Date(Date.now() - secondsAgo * 1000) }),
    )
    .execute()
const failures = async (key: string) =>
  (await here.db.selectFrom('login_attempt').select('failures').where('key', '=', key).executeTakeFirst())?.failures ??
  0
const from = (address: string) => ({ 'x-forwarded-for': address })
const strangers = (userName: string) => `account ${accountKey(userName)}`

/** Signs in, so that the browser is known to the account. Returns the next sign-in page of the same browser. */
async function knownDevice(userName: string, browser = new Browser()) {
  const first = await signInPage({ prompt: 'login' }, browser)
  expect((await first.submit(userName, 'Demo#123')).status).toBe(303)
  return signInPage({ prompt: 'login' }, browser)
}

describe('throttling', () => {
  beforeEach(() => here.db.deleteFrom('login_attempt').execute())

  test('the owner can sign in on a known device, even if strangers have used up the attempts of unknown devices', async () => {
    const page = await knownDevice('manager')
    const stranger = await signInPage()
    await failed(strangers('manager'), 16)
    for (let failure = 1; failure <= 4; failure += 1)
      expect((await stranger.submit('manager', 'nope', from(`198.51.100.${failure}`))).status).toBe(401)
    const blocked = await stranger.submit('Manager ', 'Demo#123')
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(await blocked.text()).toMatch(/Too many failed attempts\. Try again in 1[45] min\./)
    await here.restart()
    expect((await stranger.submit('manager', 'Demo#123')).status).toBe(429)
    expect((await page.submit('manager', 'Demo#123')).status).toBe(303)
    expect((await (await signInPage()).submit('approver', 'Demo#123')).status).toBe(303)
  })

  test('five failures delay a known device, and no other', async () => {
    const page = await knownDevice('finance')
    for (let failure = 1; failure <= 5; failure += 1) expect((await page.submit('finance', 'nope')).status).toBe(401)
    expect((await page.submit('finance', 'Demo#123')).status).toBe(429)
    expect((await (await signInPage()).submit('finance', 'Demo#123')).status).toBe(303)
    await here.db
      .updateTable('login_attempt')
      .set({ since: new Date(Date.now() - 901_000) })
      .execute()
    expect((await page.submit('finance', 'Demo#123')).status).toBe(303)
  })

  test('a device is known to the accounts that signed in on it, and a forged cookie to none', async () => {
    const browser = new Browser()
    await knownDevice('vendor', browser)
    await knownDevice('interviewer', browser)
    const cookie = browser.cookies.get('idp_device')!
    await failed(strangers('vendor'), 20)
    await failed(strangers('recruiter2'), 20)
    const page = await signInPage({ prompt: 'login' }, browser)
    expect((await page.submit('recruiter2', 'Demo#123')).status).toBe(429)
    const [body = '', signature] = cookie.value.split('.')
    const devices = JSON.parse(Buffer.from(body, 'base64url').toString()) as object[]
    const forged = Buffer.from(JSON.stringify([{ ...devices[0], account: accountKey('recruiter2') }])).toString(
      'base64url',
    )
    for (const value of [`${forged}.${signature}`, forged, `${body}.`, '.', 'x']) {
      browser.cookies.set('idp_device', { ...cookie, value })
      expect((await page.submit('recruiter2', 'Demo#123')).status).toBe(429)
      expect((await page.submit('vendor', 'Demo#123')).status).toBe(429)
    }
    browser.cookies.set('idp_device', cookie)
    expect((await page.submit('vendor', 'Demo#123')).status).toBe(303)
  })

  test('one password for many names ends after a hundred attempts per address, whatever the client claims', async () => {
    await failed('address 203.0.113.7', 99)
    const page = await signInPage()
    expect((await page.submit('no-such-name', 'Demo#123', from('203.0.113.7'))).status).toBe(401)
    expect((await page.submit('approver', 'Demo#123', from('203.0.113.7'))).status).toBe(429)
    expect((await page.submit('approver', 'Demo#123', from('192.0.2.1, 203.0.113.7'))).status).toBe(429)
    expect(await failures(strangers('approver'))).toBe(0)
    expect((await page.submit('approver', 'Demo#123', from('203.0.113.8'))).status).toBe(303)
  })

  test('the demo exempts its own machine, and nothing else does', async () => {
    await failed('address 127.0.0.1', 100)
    const page = await signInPage()
    expect((await page.submit('admin', 'Demo#123')).status).toBe(303)
    await here.restart({ isDemo: false })
    expect((await (await signInPage()).submit('admin', 'Demo#123')).status).toBe(429)
    await here.restart()
  })

  test('unknown names are counted and answered like those of accounts', async () => {
    const page = await signInPage()
    await failed(strangers('nobody'), 19)
    await failed(strangers('sato.kenta'), 19)
    const answers = []
    for (const name of ['nobody', 'sato.kenta', 'nobody', 'sato.kenta']) {
      const answer = await page.submit(name, 'nope')
      const [form = ''] = (await answer.text()).split('</section>')
      // The challenge of a passkey differs each time.
      const alike = form.replaceAll(name, '…').replace(/challenge&quot;:&quot;[\w-]+/, '')
      answers.push([answer.status, alike])
    }
    expect(answers.map(([status]) => status)).toEqual([401, 401, 429, 429])
    expect([answers[0], answers[2]]).toEqual([answers[1], answers[3]])
    expect((await page.submit('a\0b', 'nope')).status).toBe(401)
  })

  test('a right password does not restore the attempts that strangers have used up', async () => {
    await failed(strangers('recruiter2'), 12)
    await failed('address 203.0.113.9', 50)
    expect((await (await signInPage()).submit('recruiter2', 'Demo#123', from('203.0.113.9'))).status).toBe(303)
    expect([await failures(strangers('recruiter2')), await failures('address 203.0.113.9')]).toEqual([12, 50])
  })

  test('parallel attempts count before their passwords are checked', async () => {
    await failed(strangers('finance'), 15)
    const page = await signInPage()
    const answers = await Promise.all(Array.from({ length: 12 }, () => page.submit('finance', 'nope')))
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7)
  })

  test('the device cookie is not accessible to scripts and other sites', async () => {
    const lines = (await (await signInPage()).submit('multi', 'Demo#123')).headers.getSetCookie()
    expect(lines.find((line) => line.startsWith('idp_device='))).toMatch(
      /; Path=\/idp; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
  })
})
