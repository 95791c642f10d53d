import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CompanyDb } from '../../../../services/core/database/companyDb.ts'
import { endSession, endSessions, sessionsOf } from '../../../../services/core/identity/signIn/sessions.ts'
import { companies, users } from '../../../../services/demo/people/accounts.ts'
import { authorization, signedIn, type Browser } from './browser.ts'
import { identityHere } from './identity.fixture.ts'

const approver = users.approver.id
let here: Awaited<ReturnType<typeof identityHere>>
let db: CompanyDb
beforeAll(async () => {
  here = await identityHere()
  db = new CompanyDb(here.db, companies.first.id)
})
afterAll(() => here.close())
beforeEach(async () => {
  await here.db.deleteFrom('oidc_payload').execute()
  await here.db.deleteFrom('user_session').execute()
})

/** Whether a browser gets another token without a sign-in. */
const renews = async (browser: Browser) =>
  (await browser.follow(authorization(here.issuer, { prompt: 'none' }).url)).url.searchParams.has('code')

const sidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid

const signIn = async () => {
  const { browser, body } = await signedIn(here.issuer, 'approver')
  return { browser, id: sidOf(body.access_token!) }
}

test('sessions are stored with browser, address and last use, the latest first', async () => {
  const [one, two] = [await signIn(), await signIn()]
  await signedIn(here.issuer, 'recruiter')
  const seen = await sessionsOf(db, approver)
  expect(seen.map(({ id }) => id)).toEqual([two.id, one.id])
  expect(seen[0]).toMatchObject({ agent: 'node', address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) })

  const request = authorization(here.issuer, { prompt: 'none' })
  const { url } = await one.browser.follow(request.url)
  expect((await request.trade(url)).status).toBe(200)
  const [latest] = await sessionsOf(db, approver)
  expect(latest!.id).toBe(one.id)
  expect(latest!.lastUsedAt.getTime()).toBeGreaterThan(latest!.createdAt.getTime())
})

test('an ended session gets no more tokens, and the others continue', async () => {
  const [one, two] = [await signIn(), await signIn()]
  expect(await endSession(db, users.recruiter.id, one.id)).toBe(false)
  expect(await endSession(db, approver, one.id)).toBe(true)
  expect(await endSession(db, approver, one.id)).toBe(false)
  expect([await renews(one.browser), await renews(two.browser)]).toEqual([false, true])
  expect((await sessionsOf(db, approver)).map(({ id }) => id)).toEqual([two.id])
})

test('all other sessions are ended, and the current one continues', async () => {
  const [one, two, three] = [await signIn(), await signIn(), await signIn()]
  await endSessions(db, approver, two.id)
  expect([await renews(one.browser), await renews(two.browser), await renews(three.browser)]).toEqual([
    false,
    true,
    false,
  ])
  await endSessions(db, approver)
  expect(await renews(two.browser)).toBe(false)
})
