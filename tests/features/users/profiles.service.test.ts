import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { demoPassword } from '../../../services/core/identity/provider/settings.ts'
import { users } from '../../../services/demo/people/accounts.ts'
import * as contract from '../../../services/features/users/contract.ts'
import { startPeople, type PeopleHere } from './people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const profile = (userName = 'recruiter') => here.as(userName).ok(contract.profileDetail)
const next = 'Another#456'
const change = (current: string, wanted = next, userName = 'recruiter') =>
  here.as(userName).raw(contract.passwordUpdate, { body: { CurrentPassword: current, NewPassword: wanted } })
const session = (id: string) =>
  unscoped(here.db)
    .insertInto('oidc_payload')
    .values({ model: 'Session', id, payload: JSON.stringify({ accountId: users.recruiter.id }) as never } as never)
    .execute()
const sessions = () =>
  unscoped(here.db).selectFrom('oidc_payload').select('id').where('model', '=', 'Session').execute()

test('users change their own names, address and phone; position, department and roles stay', async () => {
  const before = await profile()
  const body = { name: 'Hà', familyName: 'Nguyễn', email: 'ha.new@songhong.example', phone: '0901234567' }
  const update = (more: object) =>
    here.as('recruiter').raw(contract.profileUpdate, { body: { ...body, version: before.version, ...more } })
  // A new address requires the password, because a forgotten password is reset through it.
  expect((await update({})).body.errors).toEqual({ CurrentPassword: ['This field is required'] })
  expect((await update({ CurrentPassword: 'Wrong#1' })).body.errors).toEqual({
    CurrentPassword: ['is not your password'],
  })
  expect(await profile()).toMatchObject({ version: before.version })
  const { body: answer } = await update({ CurrentPassword: demoPassword })
  const saved = answer as unknown as contract.UserDetail
  expect(saved).toMatchObject({ ...body, fullName: 'Nguyễn Hà', emailVerified: false, version: before.version + 1 })
  const { title, departmentId, roles } = before
  expect(await profile()).toMatchObject({ title, departmentId, roles, email: 'ha.new@songhong.example' })
  const stale = await here.as('recruiter').raw(contract.profileUpdate, { body: { ...body, version: before.version } })
  expect(stale.body).toMatchObject({ errorCode: '599' })
  const wrong = await here
    .as('recruiter')
    .raw(contract.profileUpdate, {
      body: { ...body, name: ' ', email: 'none', version: saved.version, CurrentPassword: demoPassword },
    })
  expect(Object.keys(wrong.body.errors!).sort()).toEqual(['email', 'name'])
})

test('a password is changed only with the present one, follows the rule, and ends all sessions', async () => {
  await session('s1')
  expect((await change('Wrong#123')).body.errors).toEqual({ CurrentPassword: ['is not your password'] })
  expect((await change(demoPassword, 'short')).body.errors).toHaveProperty('NewPassword')
  expect(await sessions()).toHaveLength(1)
  expect((await change(demoPassword)).status).toBe(200)
  expect(await sessions()).toEqual([])
  expect((await change(demoPassword)).body.errors).toHaveProperty('CurrentPassword')
  expect((await change(next, demoPassword)).status).toBe(200)
})

test('wrong passwords count like failed sign-ins', async () => {
  const statuses: number[] = []
  for (let times = 0; times < 21; times++) statuses.push((await change('Wrong#123', next, 'approver')).status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  expect((await change(demoPassword, next, 'approver')).status).toBe(429)
})

describe("the user's own picture", () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const set = (imageBase64: string) => here.as('finance').raw(contract.avatarUpdate, { body: { imageBase64 } })

  test('is changed, served at another address, and removed', async () => {
    const { id } = users.finance
    const before = await here.as('finance').ok(contract.profileDetail)
    expect((await set(png.toString('base64'))).status).toBe(200)
    const after = await here.as('finance').ok(contract.profileDetail)
    expect(after.avatarVersion).not.toBe(before.avatarVersion)
    expect(after.avatar).toBe(`data:image/png;base64,${png.toString('base64')}`)
    const served = await here.as('recruiter').raw(contract.userAvatar, { params: { id } })
    expect(served.bytes.equals(png)).toBe(true)
    expect((await set('')).status).toBe(200)
    expect(await here.as('finance').ok(contract.profileDetail)).toMatchObject({ avatar: null, avatarVersion: null })
    expect((await here.as('recruiter').raw(contract.userAvatar, { params: { id } })).status).toBe(404)
  })

  test('is a JPG or PNG, whatever its name, under 2 MB', async () => {
    const wrong = await set(Buffer.from('<svg/>').toString('base64'))
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['imageBase64']])
    const large = await set(Buffer.concat([png, Buffer.alloc(2 * 1_048_576)]).toString('base64'))
    expect([large.status, Object.keys(large.body.errors ?? {})]).toEqual([400, ['imageBase64']])
  })
})
