import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CompanyDb } from '../../../../services/core/database/companyDb.ts'
import { confirmByCode } from '../../../../services/core/identity/secondFactor/changes.ts'
import { beginFactor, takeCode } from '../../../../services/core/identity/secondFactor/factors.ts'
import { seal, unseal } from '../../../../services/core/identity/secondFactor/sealing.ts'
import {
  authenticatorUri,
  codeAt,
  fromBase32,
  stepAt,
  stepOf,
  toBase32,
} from '../../../../services/core/identity/secondFactor/totp.ts'
import { companies, users } from '../../../../services/demo/people/accounts.ts'
import { authorization, Browser } from './browser.ts'
import { identityHere } from './identity.fixture.ts'

const totpKey = 'key of the tests for second factors'
const recruiter = users.recruiter.id
let here: Awaited<ReturnType<typeof identityHere>>
let db: CompanyDb
beforeAll(async () => {
  here = await identityHere({ totpKey })
  db = new CompanyDb(here.db, companies.first.id)
})
afterAll(() => here.close())
beforeEach(async () => {
  await here.db.deleteFrom('user_second_factor').execute()
  await here.db.deleteFrom('login_attempt').execute()
  await here.db.updateTable('role').set({ second_factor_since: null }).execute()
})

/**
 * Sets up a second factor for the recruiter. Returns its secret and recovery codes. This uses the code of the current
 * time step.
 */
async function enabled() {
  const secret = await beginFactor(here.db, totpKey, recruiter)
  const outcome = await confirmByCode(db, totpKey, recruiter, codeAt(secret, stepAt(Date.now()) - 1))
  if (typeof outcome !== 'object') throw new Error(`not confirmed: ${outcome}`)
  return { secret, codes: outcome.found, code: () => codeAt(secret, stepAt(Date.now())) }
}

async function passwordGiven(userName = 'recruiter') {
  const browser = new Browser()
  const request = authorization(here.issuer)
  const { url } = await browser.follow(request.url)
  const post = (form: Record<string, string>) => browser.get(url.href, form)
  const page = await post({ userName, password: 'Demo#123' })
  return { browser, url, request, page, html: await page.text(), post }
}

describe('codes', () => {
  test('match RFC 6238', () => {
    const secret = toBase32(Buffer.from('12345678901234567890'))
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(fromBase32(secret).toString()).toBe('12345678901234567890')
    const vectors: [number, string][] = [
      [59, '94287082'],
      [1111111109, '07081804'],
      [1111111111, '14050471'],
      [1234567890, '89005924'],
      [2000000000, '69279037'],
      [20000000000, '65353130'],
    ]
    for (const [seconds, code] of vectors) {
      expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code)
      expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code.slice(2))
    }
  })

  test('of the neighbouring time steps are accepted, and no others', () => {
    const secret = toBase32(Buffer.from('12345678901234567890'))
    const now = 1_700_000_000_000
    const taken = [-2, -1, 0, 1, 2].map((shift) => stepOf(secret, codeAt(secret, stepAt(now) + shift), now))
    expect(taken.map((step) => step !== undefined)).toEqual([false, true, true, true, false])
    expect(stepOf(secret, '12345', now)).toBeUndefined()
  })

  test('are based on a secret that the authenticator reads with its issuer, encoded', () => {
    expect(authenticatorUri('Hireloom & Co', 'hà@x', 'ABCD')).toBe(
      'otpauth://totp/Hireloom%20%26%20Co:h%C3%A0%40x?secret=ABCD&issuer=Hireloom%20%26%20Co&algorithm=SHA1&digits=6&period=30',
    )
  })
})

test('a sealed secret can be opened only for its user, with its key, and unchanged', () => {
  const sealed = seal('ABCD', totpKey, recruiter)
  expect(sealed).not.toContain('ABCD')
  expect(unseal(sealed, totpKey, recruiter)).toBe('ABCD')
  expect(unseal(sealed, 'another key', recruiter)).toBeUndefined()
  expect(unseal(sealed, totpKey, users.approver.id)).toBeUndefined()
  expect(unseal(`${sealed.slice(0, -2)}AA`, totpKey, recruiter)).toBeUndefined()
})

describe('signing in with a second factor', () => {
  test('requires a code after the password, and accepts each code once', async () => {
    const { code, secret } = await enabled()
    const { html, page, post, request, browser } = await passwordGiven()
    expect(page.status).toBe(200)
    expect(html).toContain('<h1>Enter your code</h1>')
    expect(page.headers.getSetCookie().join()).not.toContain('idp_device')
    expect((await post({ code: ' ' })).status).toBe(400)
    const wrong = await post({ code: '000000' })
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toContain('The code is wrong or has been used already.')
    const now = code()
    const done = await post({ code: now })
    expect(done.status).toBe(303)
    const { url } = await browser.follow(done.headers.get('location')!)
    const { body } = await request.trade(url)
    expect(JSON.parse(Buffer.from(body.access_token!.split('.')[1]!, 'base64url').toString())).toMatchObject({
      preferred_username: 'recruiter',
      sid: expect.any(String),
    })

    const again = await passwordGiven()
    expect((await again.post({ code: now })).status).toBe(401)
    expect((await again.post({ code: codeAt(secret, stepAt(Date.now()) + 1) })).status).toBe(303)
  })

  test('silent renewal does not require a code', async () => {
    const { code } = await enabled()
    const { post, browser } = await passwordGiven()
    await browser.follow((await post({ code: code() })).headers.get('location')!)
    const silent = await browser.follow(authorization(here.issuer, { prompt: 'none' }).url)
    expect(silent.url.searchParams.get('code')).toBeTruthy()
  })

  test('cannot be bypassed: not with the callback, another browser or a form of the first step', async () => {
    await enabled()
    const { browser, url, post, request } = await passwordGiven()
    const silent = await browser.follow(authorization(here.issuer, { prompt: 'none' }).url)
    expect(silent.url.searchParams.get('error')).toBe('login_required')
    const resumed = await browser.follow(`${here.issuer}/auth/${url.pathname.split('/').at(-1)}`)
    expect(resumed.url.searchParams.get('code')).toBeNull()
    for (const step of ['kept', 'later']) expect((await post({ step })).status).toBe(400)
    const stranger = new Browser()
    expect((await stranger.get(url.href, { code: '000000' })).status).toBe(400)
    expect(await (await stranger.follow(request.url)).page!.text()).toContain('<h1>Sign in</h1>')
  })

  test('accepts a recovery code once, in lower case and without dashes, and sends a mail about it', async () => {
    const { codes } = await enabled()
    expect(codes).toHaveLength(10)
    expect(codes[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const typed = codes[0]!.replaceAll('-', '').toLowerCase()
    expect((await (await passwordGiven()).post({ code: typed })).status).toBe(303)
    expect((await (await passwordGiven()).post({ code: codes[0]! })).status).toBe(401)
    const mails = await here.db
      .selectFrom('mail' as never)
      .selectAll()
      .where('kind' as never, '=', 'second-factor-codeUsed' as never)
      .execute()
    expect(mails).toMatchObject([{ body: expect.stringContaining('Recovery codes left: 9.') }])
  })

  test('pauses after five wrong codes from any browser, which delays the right one, too', async () => {
    const { code } = await enabled()
    const statuses: number[] = []
    for (let times = 0; times < 6; times++)
      statuses.push((await (await passwordGiven()).post({ code: '000000' })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const waits = await (await passwordGiven()).post({ code: code() })
    expect([waits.status, Number(waits.headers.get('retry-after')) > 800]).toEqual([429, true])
  })

  test('accepts no code of the authenticator after a hundred wrong ones, but a recovery code', async () => {
    const { code, codes } = await enabled()
    await here.db.updateTable('user_second_factor').set({ failures: 100 }).execute()
    expect(await takeCode(here.db, totpKey, recruiter, code())).toBeUndefined()
    expect(await takeCode(here.db, totpKey, recruiter, codes[1]!)).toBe('recovery')
    expect(await takeCode(here.db, totpKey, recruiter, code())).toBe('otp')
  })

  test('requires the password again if the code took too long, or for another account', async () => {
    const { code } = await enabled()
    const slow = await passwordGiven()
    await here.db
      .updateTable('oidc_payload')
      .set({ expires_at: new Date(0) })
      .where('model', '=', 'HalfSignIn')
      .execute()
    const late = await slow.post({ code: code() })
    expect([late.status, await late.text()]).toEqual([400, expect.stringContaining('Enter your password again.')])
    const other = await passwordGiven()
    expect(await (await other.post({ step: 'restart' })).text()).toContain('<h1>Sign in</h1>')
    expect((await other.post({ code: code() })).status).toBe(400)
  })
})

describe('a role that requires a second factor', () => {
  const require = (since: Date) =>
    here.db.updateTable('role').set({ second_factor_since: since }).where('name', '=', 'Recruiter').execute()
  const keyIn = (html: string) => /<code>([A-Z2-7 ]+)<\/code>/.exec(html)![1]!.replaceAll(' ', '')

  test('allows its users seven days, and then requires the setup during the sign-in', async () => {
    await require(new Date())
    const first = await passwordGiven()
    expect(first.html).toContain('<h1>Set up two-factor authentication</h1>')
    expect(first.html).toMatch(/You can sign in without one until \w+ \d+, \d+\./)
    expect((await first.post({ step: 'later' })).status).toBe(303)

    await require(new Date(0))
    await here.db
      .updateTable('app_user')
      .set({ created_at: new Date(0) })
      .where('id', '=', recruiter)
      .execute()
    const { html, post, browser, url } = await passwordGiven()
    expect(html).not.toContain('Later')
    expect((await post({ step: 'later' })).status).toBe(400)
    const secret = keyIn(html)
    expect(keyIn(await (await browser.get(url.href)).text())).toBe(secret)
    expect((await post({ code: '000000' })).status).toBe(401)
    const codes = await (await post({ code: codeAt(secret, stepAt(Date.now())) })).text()
    expect(codes.match(/<li><code>/g)).toHaveLength(10)
    expect(await (await browser.get(url.href)).text()).not.toContain('<li><code>')
    expect((await post({ step: 'kept' })).status).toBe(303)
    expect((await passwordGiven()).html).toContain('<h1>Enter your code</h1>')
  })

  test('does not replace a second factor that was set up in the meantime', async () => {
    await require(new Date())
    const { html, post } = await passwordGiven()
    await enabled()
    expect((await post({ step: 'later' })).status).toBe(400)
    expect((await post({ code: codeAt(keyIn(html), stepAt(Date.now())) })).status).toBe(401)
  })

  test('reports it if none can be set up', async () => {
    await require(new Date())
    await here.restart({ totpKey: undefined })
    expect((await passwordGiven()).html).toContain('none can be set up here')
    await here.restart()
  })
})
