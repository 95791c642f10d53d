import { afterAll, beforeAll, expect, test } from 'vitest'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { verifyPassword } from '../../../services/core/identity/people/passwords.ts'
import { users } from '../../../services/demo/people/accounts.ts'
import { storeSetting } from '../../../services/features/settings/queries.ts'
import * as contract from '../../../services/features/users/contract.ts'
import { startPeople, type PeopleHere } from './people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const person = { familyName: 'Mai', name: 'Invited', email: 'mai.invited@company.example', roles: ['Recruiter'] }
const mails = (recipient: string) =>
  here.db.from('mail').selectAll('mail').where('mail.recipient', '=', recipient).orderBy('mail.id').execute()
const linkIn = (text: string) => /http:\/\/localhost:4000(\/idp\/password\?token=[\w-]+&lang=\w+)/.exec(text)![1]!
const open = (path: string) => fetch(`${here.services.url}${path}`)
const post = (path: string, form: Record<string, string>, origin = 'http://localhost:4000') =>
  fetch(`${here.services.url}${path}`, { method: 'POST', body: new URLSearchParams(form), headers: { origin } })
const hashOf = async (id: string) =>
  (
    await unscoped(here.db)
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).password_hash
const good = 'Chosen#123'

test('a user without a password is invited and sets it once, which confirms their address', async () => {
  const body = { ...person, userName: 'invited' }
  const { id } = await here.as('admin').ok(contract.accountCreate, { body })
  const [mail, ...others] = await mails(person.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'password-invitation', source_id: id, created_by: 'admin' })
  expect(mail!.body).toContain('invited')
  const path = linkIn(mail!.body)
  const page = await open(path)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await page.text()).toContain('value="invited"')
  expect(await hashOf(id)).toBeNull()

  const texts = async (form: Record<string, string>) => {
    const answer = await post(path, form)
    return [answer.status, /role="alert"[^>]*>([^<]*)</.exec(await answer.text())?.[1]]
  }
  expect(await texts({ password: 'short', again: 'short' })).toEqual([
    400,
    'The password does not follow the rule below.',
  ])
  expect(await texts({ password: good, again: `${good}!` })).toEqual([400, 'The two passwords are not the same.'])
  expect((await post(path, { password: good, again: good }, 'https://evil.example')).status).toBe(403)
  expect(await hashOf(id)).toBeNull()
  const both = await Promise.all([1, 2].map(() => post(path, { password: good, again: good })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await verifyPassword(good, await hashOf(id))).toBe(true)
  expect(await here.as('admin').ok(contract.accountGet, { params: { id } })).toMatchObject({ emailVerified: true })
  expect((await open(path)).status).toBe(400)
})

test('a user needs a password or an address', async () => {
  const body = { ...person, userName: 'nobody', email: null }
  const { status, body: answer } = await here.as('admin').raw(contract.accountCreate, { body })
  expect([status, answer.errors]).toEqual([400, { email: ['This field is required'] }])
})

test('a new link ends the older one; setting the password ends all sessions', async () => {
  const send = (kind: 'reset' | 'invitation') =>
    here.as('admin').ok(contract.accountPasswordLink, { body: { userId: users.vendor.id, kind } })
  const { email } = await send('invitation')
  await send('reset')
  const [first, second] = (await mails(email)).map(({ body }) => linkIn(body))
  expect((await open(first!)).status).toBe(400)
  await unscoped(here.db)
    .insertInto('oidc_payload')
    .values({ model: 'Session', id: 's1', payload: JSON.stringify({ accountId: users.vendor.id }) as never } as never)
    .execute()
  const before = await hashOf(users.vendor.id)
  expect((await post(second!, { password: good, again: good })).status).toBe(200)
  expect(await hashOf(users.vendor.id)).not.toBe(before)
  const left = await unscoped(here.db).selectFrom('oidc_payload').select('id').where('id', '=', 's1').execute()
  expect(left).toEqual([])
})

test('a link is invalid once it has expired, or the user has another address or is disabled', async () => {
  const body = { ...person, userName: 'later', email: 'later@company.example' }
  const { id } = await here.as('admin').ok(contract.accountCreate, { body })
  const path = async () => linkIn((await mails('later@company.example')).at(-1)!.body)
  const set = (change: object) => unscoped(here.db).updateTable('app_user').set(change).where('id', '=', id).execute()
  expect((await open(await path())).status).toBe(200)
  await set({ email: 'other@company.example' })
  expect((await open(await path())).status).toBe(400)
  await set({ email: 'later@company.example', status: 'disabled' })
  expect((await open(await path())).status).toBe(400)
  expect((await post(await path(), { password: good, again: good })).status).toBe(400)
  await set({ status: 'active' })
  await here.db.update('link').set({ expires_at: new Date() }).where('link.subject_id', '=', id).execute()
  expect((await open(await path())).status).toBe(400)
})

test('a forgotten password gets the same answer for known and unknown users; only known users get a mail, at most three times', async () => {
  const forgotten = async (name: string) => {
    const answer = await post('/idp/forgotten', { name })
    return [answer.status, (await answer.text()).replaceAll(/\s+/g, ' ')]
  }
  const known = await forgotten('approver')
  expect(known).toEqual(await forgotten('no.such.person'))
  expect(known[0]).toBe(200)
  const { email } = (await here.as('admin').ok(contract.accountGet, { params: { id: users.approver.id } })) as {
    email: string
  }
  await expect.poll(async () => (await mails(email)).length).toBe(1)
  expect((await mails(email))[0]).toMatchObject({ kind: 'password-reset', created_by: 'approver' })
  for (let times = 0; times < 4; times++) await forgotten(' Approver ')
  await expect.poll(async () => (await mails(email)).length).toBe(3)
  await forgotten(email.toUpperCase())
  await expect.poll(async () => (await mails(email)).length).toBe(4)
  expect((await post('/idp/forgotten', { name: ' ' })).status).toBe(400)
  expect((await post('/idp/forgotten', { name: 'approver' }, 'https://evil.example')).status).toBe(403)
})

test('users who may not change passwords cannot send a link; an administrator signs a user out', async () => {
  const body = { userId: users.vendor.id, kind: 'reset' as const }
  expect((await here.as('recruiter').raw(contract.accountPasswordLink, { body })).status).toBe(403)
  await unscoped(here.db)
    .insertInto('oidc_payload')
    .values({ model: 'Session', id: 's2', payload: JSON.stringify({ accountId: users.vendor.id }) as never } as never)
    .execute()
  await here.as('admin').ok(contract.accountSignOut, { body: { userId: users.vendor.id } })
  expect(await unscoped(here.db).selectFrom('oidc_payload').select('id').where('id', '=', 's2').execute()).toEqual([])
  const other = await here.as('admin@other').raw(contract.accountSignOut, { body: { userId: users.vendor.id } })
  expect(other.status).toBe(404)
})

test('users cannot take over an account with more permissions by changing its address', async () => {
  const { id, ...admin } = await here.as('admin').ok(contract.accountGet, { params: { id: users.admin.id } })
  const role = unscoped(here.db)
    .updateTable('role')
    .where('company_id', '=', here.db.companyId)
    .where('name', '=', 'Finance')
  const { keys } = await unscoped(here.db)
    .selectFrom('role')
    .select('keys')
    .where('company_id', '=', here.db.companyId)
    .where('name', '=', 'Finance')
    .executeTakeFirstOrThrow()
  await role.set({ keys: [...keys, 'User:UpdateUser'] }).execute()
  const { name, familyName, version } = admin
  const update = (email: string | null) =>
    here.as('finance').raw(contract.accountUpdate, { params: { id }, body: { name, familyName, version, email } })
  expect((await update('finance@elsewhere.example')).body).toMatchObject({ errorCode: 'ROLE_KEYS_NOT_HELD' })
  expect((await here.as('admin').ok(contract.accountGet, { params: { id } })).email).toBe(admin.email)
  expect((await update(admin.email)).status).toBe(200)
})

const setBy = (who: string, userId: string, body: object) =>
  here.as(who).raw(contract.passwordUpdateOf, { params: { id: userId }, body })

test('an administrator sets a password with their own; its owner is signed out and told who did it', async () => {
  const { id, email } = users.manager
  const before = await hashOf(id)
  const wrong = await setBy('admin', id, { CurrentPassword: good, NewPassword: good })
  expect(wrong.body.errors).toEqual({ CurrentPassword: ['is not your password'] })
  const weak = await setBy('admin', id, { CurrentPassword: 'Demo#123', NewPassword: 'short' })
  expect(weak.body.errors).toHaveProperty('NewPassword')
  expect(await hashOf(id)).toBe(before)
  await unscoped(here.db)
    .insertInto('oidc_payload')
    .values({ model: 'Session', id: 's2', payload: JSON.stringify({ accountId: id }) as never } as never)
    .execute()
  expect((await setBy('admin', id, { CurrentPassword: 'Demo#123', NewPassword: good })).status).toBe(200)
  expect(await verifyPassword(good, await hashOf(id))).toBe(true)
  const left = unscoped(here.db).selectFrom('oidc_payload').select('id').where('id', '=', 's2')
  expect(await left.execute()).toEqual([])
  const mail = (await mails(email)).at(-1)!
  expect(mail).toMatchObject({ kind: 'password-changed', created_by: 'admin' })
  expect(mail.body).toContain('It was changed by Trần Minh Quân, an administrator.')
})

test('users cannot set the password of a user with more permissions, or of another company', async () => {
  const body = { CurrentPassword: 'Demo#123', NewPassword: good }
  expect((await setBy('recruiter', users.admin.id, body)).status).toBe(403)
  expect((await setBy('admin@other', users.recruiter.id, body)).status).toBe(404)
  await unscoped(here.db)
    .insertInto('role')
    .values({ company_id: here.db.companyId, name: 'Desk', keys: ['User:ChangePassWordUser'] })
    .execute()
  await unscoped(here.db)
    .insertInto('user_role')
    .values({ company_id: here.db.companyId, user_id: users.approver.id, role: 'Desk' })
    .execute()
  const byDesk = await here
    .as('approver', 'Desk')
    .raw(contract.passwordUpdateOf, { params: { id: users.admin.id }, body })
  expect([byDesk.status, byDesk.body.errorCode]).toEqual([403, 'ROLE_KEYS_NOT_HELD'])
})

test.each([
  ['a common one', 'Password#1'],
  ['a walk over the keyboard', 'Qwerty1!'],
  ['made of the user name', 'Recruiter2#1'],
  ['made of the company', 'SongHong#1'],
  ['made of the product', 'Hireloom#1'],
])('a new password cannot be %s', async (_what, NewPassword) => {
  const body = { CurrentPassword: 'Demo#123', NewPassword }
  const { status, body: answer } = await here.as('recruiter2').raw(contract.passwordUpdate, { body })
  expect([status, answer.errors]).toEqual([400, { NewPassword: ['is too easy to guess'] }])
})

test('a company may require longer passwords', async () => {
  await storeSetting(here.db, 'minPasswordLength', 15, 'admin')
  const body = { CurrentPassword: 'Demo#123', NewPassword: 'Kx7-Mlq2#Vw9' }
  const { status, body: answer } = await here.as('recruiter2').raw(contract.passwordUpdate, { body })
  expect([status, answer.errors]).toEqual([400, { NewPassword: ['must have 15 characters or more'] }])
  await storeSetting(here.db, 'minPasswordLength', 6, 'admin')
})

test('a new password has at most 128 characters', async () => {
  const NewPassword = `Aa1#${'kx7-mlq2-'.repeat(14)}`.slice(0, 129)
  const body = { CurrentPassword: 'Demo#123', NewPassword }
  expect((await here.as('recruiter2').raw(contract.passwordUpdate, { body })).body.errors).toHaveProperty('NewPassword')
})
