import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CompanyDb } from '../../../../services/core/database/companyDb.ts'
import { addPasskey, beginPasskey, ownPasskeys } from '../../../../services/core/identity/passkeys/passkeys.ts'
import { relyingParty } from '../../../../services/core/identity/passkeys/relyingParty.ts'
import { confirmByCode } from '../../../../services/core/identity/secondFactor/changes.ts'
import { beginFactor } from '../../../../services/core/identity/secondFactor/factors.ts'
import { codeAt, stepAt } from '../../../../services/core/identity/secondFactor/totp.ts'
import { companies, users } from '../../../../services/demo/people/accounts.ts'
import { Authenticator } from '../../../support/authenticator.ts'
import { authorization, Browser } from './browser.ts'
import { identityHere } from './identity.fixture.ts'

const totpKey = 'key of the tests for passkeys'
const recruiter = users.recruiter.id
let here: Awaited<ReturnType<typeof identityHere>>
let db: CompanyDb
beforeAll(async () => {
  here = await identityHere({ totpKey })
  db = new CompanyDb(here.db, companies.first.id)
})
afterAll(() => here?.close())
beforeEach(async () => {
  await here.db.deleteFrom('user_passkey').execute()
  await here.db.deleteFrom('user_second_factor').execute()
  await here.db.deleteFrom('login_attempt').execute()
  await here.db.updateTable('app_user').set({ status: 'active' }).execute()
})

const party = () => relyingParty(here.publicUrl)!
const owner = { id: recruiter, userName: 'recruiter', fullName: 'Nguyễn Thu Hà' }
const begun = async (who = owner) => (await beginPasskey(db, party(), who, 'Hireloom')) as never

/** Creates an authenticator with a passkey of the recruiter. */
async function withPasskey(who = owner) {
  const authenticator = new Authenticator(party().origin)
  await addPasskey(db, party(), who.id, 'Laptop', JSON.parse(authenticator.create(await begun(who))))
  return authenticator
}

async function signIn() {
  const browser = new Browser()
  const request = authorization(here.issuer)
  const { url, page } = await browser.follow(request.url)
  const optionsOf = (html: string) =>
    JSON.parse(/data-options="([^"]*)"/.exec(html)![1]!.replaceAll('&quot;', '"')) as {
      challenge: string
      rpId: string
    }
  return { browser, url, request, optionsOf, options: optionsOf(await page!.text()) }
}
const errorIn = async (page: Response | undefined) => /role="alert"[^>]*>([^<]*)</.exec(await page!.text())?.[1]
const failed = 'This passkey could not be used. Try again, or sign in with your password.'

test('passkeys belong to a host: not to an IP address, nor to a host without a secure origin', () => {
  expect(relyingParty('http://localhost:4000')).toEqual({ id: 'localhost', origin: 'http://localhost:4000' })
  expect(relyingParty('https://hire.example.com/')).toEqual({
    id: 'hire.example.com',
    origin: 'https://hire.example.com',
  })
  for (const url of ['http://127.0.0.1:4000', 'https://[::1]:4000', 'https://10.0.0.1', 'http://hire.example.com'])
    expect(relyingParty(url)).toBeNull()
})

describe('a sign-in', () => {
  test('with a passkey needs no name, password or code', async () => {
    const authenticator = await withPasskey()
    const { browser, url, request, options } = await signIn()
    expect(options.rpId).toBe('localhost')
    const { url: callback } = await browser.follow(url.href, { passkey: authenticator.get(options) })
    const { body } = await request.trade(callback)
    const claims = JSON.parse(Buffer.from(body.access_token!.split('.')[1]!, 'base64url').toString())
    expect(claims).toMatchObject({ preferred_username: 'recruiter', sid: expect.any(String) })
    const [passkey] = await ownPasskeys(db, recruiter)
    expect(passkey).toMatchObject({ name: 'Laptop' })
    expect(passkey!.lastUsedAt).not.toBeNull()
  })

  test('accepts an answer once, to its own challenge, for a known passkey, with the user verified', async () => {
    const authenticator = await withPasskey()
    const first = await signIn()
    const answer = authenticator.get(first.options)
    const wrong = [
      // The challenge of another sign-in.
      async () => (await signIn()).url.href,
      // The same challenge again, which the first attempt has used.
      async () => first.url.href,
    ]
    expect(await errorIn((await first.browser.follow(first.url.href, { passkey: 'no JSON' })).page)).toBe(failed)
    for (const address of wrong) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { page } = await first.browser.follow(await address(), { passkey: answer })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([page!.status >= 400, (await page!.text()).includes('name="code"')]).toEqual([true, false])
    }
    const others: ((options: { challenge: string; rpId: string }) => string)[] = [
      (options) => new Authenticator(party().origin).get(options),
      (options) => authenticator.get(options, { isVerified: false }),
      (options) => authenticator.get({ ...options, rpId: 'evil.example' }),
    ]
    for (const made of others) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { browser, url, options } = await signIn()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await errorIn((await browser.follow(url.href, { passkey: made(options) })).page)).toBe(failed)
    }
  })

  test('to a disabled account is refused', async () => {
    const authenticator = await withPasskey()
    await here.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', recruiter).execute()
    const { browser, url, options } = await signIn()
    expect(await errorIn((await browser.follow(url.href, { passkey: authenticator.get(options) })).page)).toBe(failed)
  })

  test('that waits for a code accepts a passkey of the same account instead, and of no other', async () => {
    const secret = await beginFactor(here.db, totpKey, recruiter)
    await confirmByCode(db, totpKey, recruiter, codeAt(secret, stepAt(Date.now())))
    const own = await withPasskey()
    const manager = await withPasskey({ id: users.manager.id, userName: 'manager', fullName: 'Phạm Đức Anh' })
    const { browser, url, request, optionsOf } = await signIn()
    const code = await browser.get(url.href, { userName: 'recruiter', password: 'Demo#123' })
    const other = await browser.follow(url.href, { passkey: manager.get(optionsOf(await code.text())) })
    const again = await other.page!.text()
    expect(/role="alert"[^>]*>([^<]*)</.exec(again)?.[1]).toBe(failed)
    expect(again).toContain('name="code"')
    const { url: callback } = await browser.follow(url.href, { passkey: own.get(optionsOf(again)) })
    expect((await request.trade(callback)).status).toBe(200)
  })
})

describe('a passkey', () => {
  const codeOf = async (work: Promise<unknown>) =>
    work.then(
      () => 'taken',
      (error: { body: { errorCode: string } }) => error.body.errorCode,
    )

  test('is stored once, by the user who began it, with the user verified', async () => {
    const authenticator = new Authenticator(party().origin)
    const add = (text: string, userId = recruiter) => codeOf(addPasskey(db, party(), userId, 'Phone', JSON.parse(text)))
    expect(await add(authenticator.create({ challenge: 'bm90aGluZw', rp: { id: 'localhost' } }))).toBe('PASSKEY_WRONG')
    expect(await add(authenticator.create(await begun(), { isVerified: false }))).toBe('PASSKEY_WRONG')
    expect(await add(authenticator.create(await begun()), users.manager.id)).toBe('PASSKEY_WRONG')
    const made = authenticator.create(await begun())
    expect(await add(made)).toBe('taken')
    expect(await add(made)).toBe('PASSKEY_WRONG')
    expect(await ownPasskeys(db, recruiter)).toHaveLength(1)
    const [mail] = await here.db.selectFrom('mail').select(['subject']).orderBy('id', 'desc').limit(1).execute()
    expect(mail!.subject).toContain('passkey')
  })

  test('is one of at most twenty', async () => {
    for (let left = 20; left > 0; left -= 1)
      // oxlint-disable-next-line no-await-in-loop -- a question at a time
      await withPasskey()
    expect(await codeOf(begun())).toBe('PASSKEYS_MOST')
  })
})
