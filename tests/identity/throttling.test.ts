import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginAttempt, clearAttempts } from '../../services/core/identity/attempts.ts'
import { hashPassword, verifyPassword } from '../../services/core/identity/passwords.ts'
import { authorization, Browser } from './browser.ts'
import { identityHere } from './identityHere.ts'

let here: Awaited<ReturnType<typeof identityHere>>
beforeAll(async () => {
  here = await identityHere()
})
afterAll(() => here.close())

async function signInPage(more: Record<string, string> = {}) {
  const browser = new Browser()
  const { url } = await browser.follow(authorization(here.issuer, more).url)
  return {
    html: async (query = '') => (await browser.get(`${url.href}${query}`)).text(),
    submit: (userName: string, password: string, headers: Record<string, string> = {}) =>
      browser.get(url.href, { userName, password }, headers),
  }
}

describe('the sign-in page', () => {
  test('speaks the language of ui_locales, of the browser or of the switch', async () => {
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
    await clearAttempts(here.db, 'recruiter2')
  })

  test('shows a wrong password in a live region, keeps and escapes the name, and says no more than that', async () => {
    const page = await signInPage()
    const wrong = await page.submit('"><script>alert(1)</script>', 'nope')
    expect(wrong.status).toBe(401)
    const html = await wrong.text()
    expect(html).toContain('role="alert" aria-live="assertive">The user name or the password is wrong.</div>')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html).not.toContain('<script>')
    const known = await (await page.submit('recruiter', 'nope')).text()
    expect(known).toContain('The user name or the password is wrong.')
    expect((await page.submit('', '')).status).toBe(400)
    expect((await page.submit('internal-tools', 'Demo#123')).status).toBe(401)
  })

  test('takes no form of another site, no huge form, and no answer without its cookie', async () => {
    const page = await signInPage()
    expect((await page.submit('recruiter', 'Demo#123', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await page.submit('recruiter', 'x'.repeat(20_000))).status).toBe(413)
    const stray = await fetch(`${here.issuer}/interaction/abc`)
    expect(stray.status).toBe(400)
    expect(await stray.text()).toContain('This sign-in has expired')
  })

  test('carries a strict policy and no address of another host', async () => {
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

describe('throttling', () => {
  test('five failures make the account wait, the right password too, and no other account', async () => {
    const page = await signInPage()
    for (let failure = 1; failure <= 5; failure += 1) expect((await page.submit('manager', 'nope')).status).toBe(401)
    const blocked = await page.submit('Manager ', 'Demo#123')
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await blocked.text()).toMatch(/Too many failed attempts\. Try again in [1-5] s\./)
    await here.restart()
    expect((await page.submit('manager', 'Demo#123')).status).toBe(429)
    expect((await (await signInPage()).submit('approver', 'Demo#123')).status).toBe(303)
    await here.db
      .updateTable('login_attempt')
      .set({ blocked_until: new Date(Date.now() - 1) })
      .execute()
    expect((await page.submit('manager', 'Demo#123')).status).toBe(303)
    expect(await beginAttempt(here.db, 'manager')).toBe(0)
  })

  test('the wait doubles up to a quarter of an hour and is forgotten after an hour', async () => {
    const waits: number[] = []
    for (let failure = 1; failure <= 16; failure += 1) {
      expect(await beginAttempt(here.db, 'nobody')).toBe(0)
      const wait = await beginAttempt(here.db, 'nobody')
      if (failure >= 5) waits.push(wait)
      if (failure < 5) failure += 1
      await here.db.updateTable('login_attempt').set({ blocked_until: null }).execute()
    }
    expect(waits.slice(0, 4)).toEqual([5, 10, 20, 40])
    expect(Math.max(...waits)).toBe(900)
    await here.db
      .updateTable('login_attempt')
      .set({ updated_at: new Date(Date.now() - 3_700_000) })
      .execute()
    expect(await beginAttempt(here.db, 'nobody')).toBe(0)
    expect(await beginAttempt(here.db, 'nobody')).toBe(0)
  })

  test('parallel guesses count before their passwords are looked at', async () => {
    const page = await signInPage()
    const answers = await Promise.all(Array.from({ length: 12 }, () => page.submit('finance', 'nope')))
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7)
  })
})

test('passwords are salted scrypt hashes', async () => {
  const [one, two] = await Promise.all([hashPassword('Mật khẩu#1'), hashPassword('Mật khẩu#1')])
  expect(one).toMatch(/^scrypt\$15\$8\$3\$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('Mật khẩu#1'.normalize('NFD'), one)).toBe(true)
  expect(await verifyPassword('mật khẩu#1', one)).toBe(false)
  expect(await verifyPassword('anything', null)).toBe(false)
})
