import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../services/demo/people/accounts.ts'
import { emailStatuses } from '../../../services/features/emails/contract.ts'
import * as contract from '../../../services/features/users/contract.ts'
import { startPeople, type PeopleHere } from './people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
  // The demo's vendor account already has a confirmed address.
  await here.services.db
    .updateTable('app_user')
    .set({ email_verified_at: null })
    .where('app_user.id', '=', users.vendor.id)
    .execute()
})
afterAll(() => here?.close())

const record = (userId: string, userName = 'admin') =>
  here.as(userName).raw(contract.accountVerificationLink, { query: { userId } })
const linkIn = (text: string) => /http:\/\/localhost:4000(\/idp\/verify-email\?token=[\w-]+)/.exec(text)?.[1] ?? ''
const outbox = () => here.db.from('mail').selectAll('mail').orderBy('mail.created_at').execute()
const open = (path: string, init: RequestInit = {}) => fetch(`${here.services.url}${path}`, init)
const stateOf = (userId: string, userName = 'admin') =>
  here.as(userName).ok(contract.accountVerifications, { body: { userIds: [userId] } })
const isVerified = async () =>
  (await here.as('admin').ok(contract.accountGet, { params: { id: users.vendor.id } })).emailVerified

test('the link is mailed; the answer says that it is waiting, and the requester can follow its state', async () => {
  const { body } = await record(users.vendor.id)
  expect(body).toEqual({ mailId: expect.any(String), email: 'emma.wilson@talentbridge.example', state: 'waiting' })
  const [mail] = await outbox()
  expect(mail).toMatchObject({
    kind: 'email-verification',
    recipient: 'emma.wilson@talentbridge.example',
    source_id: users.vendor.id,
    created_by: 'admin',
  })
  const statuses = (userName: string) => here.as(userName).ok(emailStatuses, { body: { ids: [mail!.id] } })
  await expect
    .poll(() => statuses('admin'), { timeout: 15_000 })
    .toMatchObject([{ id: mail!.id, state: 'sent', reason: null, tries: 1 }])
  expect(await statuses('recruiter')).toEqual([])
  expect(linkIn(mail!.body)).not.toBe('')
  const told = await stateOf(users.vendor.id)
  expect(told).toMatchObject([
    {
      userId: users.vendor.id,
      email: mail!.recipient,
      state: 'open',
      usedDate: null,
      mail: { id: mail!.id, state: 'sent' },
    },
  ])
  expect(Date.parse(told[0]!.expiresDate) - Date.parse(told[0]!.createdDate)).toBeCloseTo(48 * 3_600_000, -4)
  await here.db.update('mail').set({ state: 'failed', reason: 'bounced' }).where('mail.id', '=', mail!.id).execute()
  expect(await stateOf(users.vendor.id)).toMatchObject([
    { state: 'open', mail: { state: 'failed', reason: 'bounced' } },
  ])
  expect(await stateOf(users.vendor.id, 'admin@other')).toEqual([])
  const refused = await here
    .as('recruiter')
    .raw(contract.accountVerifications, { body: { userIds: [users.vendor.id] } })
  expect(refused.status).toBe(403)
})

test('opening the link changes nothing; its button confirms the address, once', async () => {
  await record(users.vendor.id)
  const [first, second] = (await outbox()).map(({ body }) => linkIn(body))
  // A new link ends the earlier one.
  expect((await open(first!)).status).toBe(400)
  const page = await open(second!, { headers: { 'accept-language': 'vi' } })
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('emma.wilson@talentbridge.example')])
  expect(await isVerified()).toBe(false)
  expect((await open(second!, { method: 'POST', headers: { origin: 'http://elsewhere.example' } })).status).toBe(403)
  expect((await open(second!, { method: 'POST' })).status).toBe(200)
  expect(await isVerified()).toBe(true)
  expect(await stateOf(users.vendor.id)).toMatchObject([{ state: 'used', usedDate: expect.any(String) }])
  expect((await open(second!, { method: 'POST' })).status).toBe(400)
  expect((await open('/idp/verify-email?token=x')).status).toBe(400)
})

test('a link for an address that the user no longer has confirms nothing', async () => {
  const { id, version } = await here
    .as('admin')
    .ok(contract.accountCreate, {
      body: {
        userName: 'mail.changes',
        password: 'Chosen#123',
        name: 'A',
        familyName: '',
        email: 'old@songhong.example',
        roles: ['Recruiter'],
      },
    })
  await record(id)
  const link = linkIn((await outbox()).at(-1)!.body)
  await here
    .as('admin')
    .ok(contract.accountUpdate, {
      params: { id },
      body: { name: 'A', familyName: '', email: 'new@songhong.example', version },
    })
  expect((await open(link, { method: 'POST' })).status).toBe(400)
  expect(await stateOf(id)).toMatchObject([{ state: 'outdated', email: 'old@songhong.example' }])
  const expired = await here.as('admin').ok(contract.accountVerificationLink, { query: { userId: id } })
  expect(expired.email).toBe('new@songhong.example')
  await here.services.db
    .updateTable('email_verification')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', id)
    .execute()
  expect((await open(linkIn((await outbox()).at(-1)!.body))).status).toBe(400)
  expect(await stateOf(id)).toMatchObject([{ state: 'expired' }])
  expect(await stateOf(users.admin.id)).toEqual([])
})

test('users without an address, or of another company, get no link', async () => {
  const { id } = await here
    .as('admin')
    .ok(contract.accountCreate, {
      body: {
        userName: 'no.mail',
        password: 'Chosen#123',
        name: 'A',
        familyName: '',
        email: null,
        roles: ['Recruiter'],
      },
    })
  expect((await record(id)).body).toMatchObject({ errorCode: 'NO_EMAIL' })
  expect((await record(users.vendor.id, 'admin@other')).status).toBe(404)
  expect((await record(users.vendor.id, 'recruiter')).status).toBe(403)
})

test('users set their time zone, which stays until they set another', async () => {
  const zone = async () =>
    ((await here.as('vendor').ok(contract.currentUserInfo, {})) as { timeZone: unknown }).timeZone
  expect(await zone()).toBeNull()
  await here.as('vendor').ok(contract.timeZoneUpdate, { query: { timeZone: 'Asia/Tokyo' } })
  expect(await zone()).toBe('Asia/Tokyo')
  for (const timeZone of ['Nowhere/Town', '+07:00', "'; drop table app_user"]) {
    const { status, body } = await here.as('vendor').raw(contract.timeZoneUpdate, { query: { timeZone } })
    expect([status, body]).toMatchObject([400, { errorDetails: { timeZone: [{ code: 'UNKNOWN_ZONE' }] } }])
  }
  expect(await zone()).toBe('Asia/Tokyo')
})

test('the mail is in the language that its reader has set', async () => {
  expect((await here.as('vendor').raw(contract.languageUpdate, { query: { language: 'fr' } })).status).toBe(400)
  await here.as('vendor').ok(contract.languageUpdate, { query: { language: 'vi' } })
  await record(users.vendor.id)
  const mail = (await outbox()).at(-1)!
  expect(mail.subject).toBe('Hireloom: xác nhận địa chỉ email của bạn')
  expect(mail.body).toMatch(/^Xin chào Emma Wilson,\n\nVui lòng xác nhận/)
  expect(mail.html).toContain(linkIn(mail.body))
})
