import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { users } from '../../../services/demo/people/accounts.ts'
import { departmentId } from '../../../services/demo/people/organisation.ts'
import { roleCreate } from '../../../services/features/roles/contract.ts'
import type { Operation } from '../../../services/core/contract/operation.ts'
import type { Input, RequestContext } from '../../../services/core/http/routes.ts'
import * as contract from '../../../services/features/users/contract.ts'
import { routes } from '../../../services/features/users/routes.ts'
import { startPeople, type PeopleHere } from './people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const names = (list: readonly { userName: string }[]) => list.map(({ userName }) => userName)
const person = (userName: string, given: object = {}) => ({
  userName,
  password: 'Chosen#123',
  name: 'Lan',
  familyName: 'Đỗ',
  email: `${userName}@songhong.example`,
  roles: ['Recruiter'],
  ...given,
})
const add = (userName: string, given: object = {}) =>
  admin().ok(contract.accountCreate, { body: person(userName, given) })

test('accounts are listed by name, and found by search term, status, role and department with its subdepartments', async () => {
  const list = async (body: object) => (await admin().ok(contract.accountList, { body })).data
  const all = await admin().ok(contract.accountList, { body: { pageSize: 4, pageIndex: 1 } })
  expect(all).toMatchObject({ totalItem: 10, pageIndex: 1, pageSize: 4 })
  expect(names(await list({}))).not.toContain('internal-tools')
  expect(names(await list({ keyword: 'NGUYEN thu' }))).toEqual(['recruiter'])
  expect(names(await list({ roleCode: 'Approver' })).sort()).toEqual(['approver', 'multi'])
  expect(names(await list({ departmentId: departmentId('first', 'HR') })).sort()).toEqual([
    'interviewer',
    'multi',
    'recruiter',
    'recruiter2',
    'sato.kenta',
  ])
  expect(await list({ departmentId: departmentId('first', 'ENG-OLD') })).toEqual([])
  expect(await list({ departmentId: departmentId('other', 'MGMT') })).toEqual([])
  expect(await list({ departmentId: nullId })).toHaveLength(10)
  expect(await list({ status: 'disabled' })).toEqual([])
  expect((await here.as('admin@other').ok(contract.accountList, { body: {} })).data).toMatchObject([
    { userName: 'admin@other' },
  ])
  expect((await list({ keyword: 'sato' }))[0]).toEqual({
    id: users.sato.id,
    userName: 'sato.kenta',
    fullName: '佐藤 健太',
    name: '健太',
    familyName: '佐藤',
    email: 'kenta.sato@songhong.example',
    phone: '+81312345678',
    title: '採用担当',
    departmentId: departmentId('first', 'TA-JP'),
    status: 'active',
    avatarVersion: '1',
    roles: ['Recruiter'],
    activeRole: 'Recruiter',
    emailVerified: true,
    hasSecondFactor: false,
    ext: null,
    language: null,
    timeZone: null,
    version: 1,
    createdDate: expect.stringMatching(/Z$/),
    updatedDate: expect.stringMatching(/Z$/),
  })
})

test('an account can be read only in its own company', async () => {
  expect(await admin().ok(contract.accountGet, { params: { id: users.multi.id } })).toMatchObject({
    userName: 'multi',
    roles: ['Approver', 'HiringManager', 'Recruiter'],
  })
  for (const id of [users.adminOther.id, users.internalTools.id, crypto.randomUUID()]) {
    expect((await admin().raw(contract.accountGet, { params: { id } })).status).toBe(404)
  }
  expect((await admin().raw(contract.accountGet, { params: { id: 'x' } })).body.errors).toHaveProperty('id')
  expect(
    names(await admin().ok(contract.accountByUserNames, { body: ['Recruiter', 'admin@other', 'nobody'] })),
  ).toEqual(['recruiter'])
})

test('a new user signs in with the given password, and appears in the directory', async () => {
  const made = await add('lan.do', {
    departmentId: departmentId('first', 'TA'),
    title: ' Recruiter ',
    roles: ['HiringManager', 'Recruiter'],
  })
  expect(made).toMatchObject({
    userName: 'lan.do',
    fullName: 'Đỗ Lan',
    title: 'Recruiter',
    roles: ['HiringManager', 'Recruiter'],
    activeRole: 'HiringManager',
    departmentId: departmentId('first', 'TA'),
    status: 'active',
    emailVerified: false,
    version: 1,
  })
  expect(names(await admin().ok(contract.userCommonList, { query: { search: 'do lan' } }))).toEqual(['lan.do'])
  expect(decodeJwt(await here.services.identity.issueAccessToken('lan.do'))).toMatchObject({
    current_role: 'HiringManager',
  })
})

test('errors in the input of a new user are reported by field', async () => {
  const errors = async (given: object) =>
    (await admin().raw(contract.accountCreate, { body: { ...person('new.one'), ...given } })).body.errors
  for (const password of ['short', 'Secret1', 'secret#1', 'SECRET#1', 'Secret##'])
    expect(await errors({ password })).toHaveProperty('password')
  for (const userName of ['a', 'with space', '-x', 'đỗ', ''])
    expect(await errors({ userName })).toHaveProperty('userName')
  // Unique in the entire product, regardless of case.
  expect(await errors({ userName: 'Admin@Other' })).toEqual({ userName: ['is already taken'] })
  expect(await errors({ email: 'nowhere' })).toEqual({ email: ['is not a valid e-mail address'] })
  expect(await errors({ name: ' ' })).toEqual({ name: ['This field is required'] })
  expect(await errors({ roles: ['Recruiter', 'Nothing'] })).toHaveProperty('roles')
  expect(await errors({ departmentId: departmentId('other', 'DEV') })).toEqual({ departmentId: ['Unknown department'] })
  expect(await errors({ roles: [] })).toHaveProperty('roles')
})

test('a change names the version that was seen', async () => {
  const { id, version } = await add('change.me')
  const body = { name: 'Mai', familyName: 'Đỗ', email: 'mai@songhong.example', version }
  const changed = await admin().ok(contract.accountUpdate, { params: { id }, body })
  expect(changed).toMatchObject({ fullName: 'Đỗ Mai', version: 2 })
  expect(await admin().raw(contract.accountUpdate, { params: { id }, body })).toMatchObject({
    status: 400,
    body: { errorCode: '599' },
  })
  expect(
    (await here.as('admin@other').raw(contract.accountUpdate, { params: { id }, body: { ...body, version: 2 } }))
      .status,
  ).toBe(404)
  expect(
    (
      await admin().raw(contract.accountUpdate, {
        params: { id },
        body: { ...body, version: 2, departmentId: crypto.randomUUID() },
      })
    ).body.errors,
  ).toHaveProperty('departmentId')
})

test('a disabled account cannot continue: no token, no permission check; a stale version is refused with 599', async () => {
  const { id, version } = await add('disable.me')
  const check = here.as('disable.me')
  expect(await check.ok(contract.checkPermission)).toMatchObject({ ok: true, roles: ['Recruiter'] })
  const token = await here.services.identity.issueAccessToken('disable.me')
  const disable = (seen: number, status = 'disabled') =>
    admin().raw(contract.accountUpdateStatus, { query: { userId: id, status, version: seen } })
  expect((await disable(version + 1)).body).toMatchObject({ errorCode: '599' })
  expect((await disable(version)).status).toBe(200)
  expect((await disable(version)).body).toMatchObject({ errorCode: '599' })
  await expect(here.services.identity.issueAccessToken('disable.me')).rejects.toThrow('No active account')
  const answer = await fetch(`${here.services.url}${contract.checkPermission.path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(401)
  expect(names(await admin().ok(contract.usersOfCompany))).not.toContain('disable.me')
  expect((await disable(version + 1, 'active')).status).toBe(200)
  expect(await check.ok(contract.checkPermission)).toMatchObject({ ok: true, roles: ['Recruiter'] })
  expect((await disable(3, 'gone')).body.errors).toHaveProperty('status')
})

test('users cannot disable or delete themselves, and at least one administrator remains', async () => {
  const { version } = await admin().ok(contract.accountGet, { params: { id: users.admin.id } })
  expect(
    (
      await admin().raw(contract.accountUpdateStatus, {
        query: { userId: users.admin.id, status: 'disabled', version },
      })
    ).body,
  ).toMatchObject({ errorCode: 'OWN_ACCOUNT' })
  expect((await admin().raw(contract.accountDelete, { params: { id: users.admin.id } })).body).toMatchObject({
    errorCode: 'OWN_ACCOUNT',
  })
  expect(
    (await admin().raw(contract.accountAddToRole, { params: { id: users.admin.id }, body: { roles: ['Recruiter'] } }))
      .body,
  ).toMatchObject({ errorCode: 'LAST_ADMINISTRATOR' })
  const second = await add('second.admin', { roles: ['Administrator'] })
  expect(
    await here
      .as('second.admin')
      .ok(contract.accountAddToRole, {
        params: { id: users.admin.id },
        body: { roles: ['Administrator', 'Recruiter'] },
      }),
  ).toMatchObject({ roles: ['Administrator', 'Recruiter'], activeRole: 'Administrator' })
  expect(
    await here
      .as('second.admin')
      .ok(contract.accountAddToRole, { params: { id: second.id }, body: { roles: ['Recruiter'] } }),
  ).toMatchObject({ activeRole: 'Recruiter' })
})

test('users cannot assign a role with permissions that they do not have', async () => {
  const keys = ['User:ListUser', 'User:ReadUser', 'User:CreateUser', 'User:UpdateUser', 'UserProfile:ReadUserProfile']
  await admin().ok(roleCreate, { body: { code: 'UserManager', name: 'User manager', permissions: keys } })
  const { id } = await add('user.manager', { roles: ['UserManager'] })
  const manager = here.as('user.manager')
  expect(
    (await manager.raw(contract.accountCreate, { body: person('sneaky', { roles: ['Administrator'] }) })).status,
  ).toBe(403)
  expect(
    (await manager.raw(contract.accountAddToRole, { params: { id }, body: { roles: ['UserManager', 'Finance'] } }))
      .status,
  ).toBe(403)
  expect(await manager.ok(contract.accountCreate, { body: person('fine', { roles: ['UserManager'] }) })).toMatchObject({
    roles: ['UserManager'],
  })
  // Roles that the user already has may stay.
  expect(
    await manager.ok(contract.accountAddToRole, {
      params: { id: users.multi.id },
      body: { roles: ['Recruiter', 'UserManager'] },
    }),
  ).toMatchObject({ roles: ['Recruiter', 'UserManager'] })
})

test('a deleted account is gone for good: its name stays taken and on the records that it made', async () => {
  const { id } = await add('delete.me')
  expect(await admin().ok(contract.accountDelete, { params: { id } })).toEqual({ ok: true })
  expect((await admin().raw(contract.accountDelete, { params: { id } })).status).toBe(404)
  expect((await admin().raw(contract.accountGet, { params: { id } })).status).toBe(404)
  expect((await admin().ok(contract.accountList, { body: { keyword: 'delete.me' } })).totalItem).toBe(0)
  await expect(here.services.identity.issueAccessToken('delete.me')).rejects.toThrow('No active account')
  expect((await admin().raw(contract.accountCreate, { body: person('delete.me') })).body.errors).toEqual({
    userName: ['is already taken'],
  })
  expect(await admin().ok(contract.usersByUserNames, { body: ['delete.me'] })).toMatchObject([
    { fullName: 'Đỗ Lan', status: 'disabled' },
  ])
  expect(await admin().ok(contract.accountByUserNames, { body: ['delete.me'] })).toEqual([])
})

test('a user can choose one of their roles, and the next token has it', async () => {
  const { as, services } = here
  await add('many.roles', { roles: ['Recruiter', 'Approver'] })
  const choose = (roleName: string) => as('many.roles').raw(contract.updateActiveRole, { query: { roleName } })
  expect((await choose('Approver')).body).toEqual({ ok: true })
  expect(decodeJwt(await services.identity.issueAccessToken('many.roles'))).toMatchObject({
    current_role: 'Approver',
    role: ['Approver', 'Recruiter'],
  })
  expect(await choose('Administrator')).toMatchObject({
    status: 400,
    body: { errorCode: 'ROLE_NOT_HELD', message: 'Can not switch role. Role has been deleted' },
  })
  expect((await as('many.roles').raw(contract.updateActiveRole)).body.errors).toHaveProperty('roleName')
})

test('users see their own profile with the picture', async () => {
  const profile = await here.as('finance').ok(contract.profileDetail)
  expect(profile).toMatchObject({
    userName: 'finance',
    title: 'Chief accountant',
    companyName: 'Sông Hồng Software',
    roles: ['Finance'],
  })
  expect(profile.avatar).toMatch(/^data:image\/png;base64,iVBOR/)
  expect(await here.as('vendor').ok(contract.profileDetail)).toMatchObject({ avatar: null, avatarVersion: null })
  const picture = await here.as('recruiter').raw(contract.userAvatar, { params: { id: users.finance.id } })
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(`data:image/png;base64,${picture.bytes.toString('base64')}`).toBe(profile.avatar)
  expect((await here.as('admin@other').raw(contract.userAvatar, { params: { id: users.finance.id } })).status).toBe(404)
})

test('if a foreign provider manages the accounts, changes that would have no effect there are refused', async () => {
  const context = { product: { name: 'x', publicUrl: 'http://x', isEmbeddedIssuer: false } } as RequestContext
  const own: Operation[] = [
    contract.updateActiveRole,
    contract.languageUpdate,
    contract.timeZoneUpdate,
    // A picture is shown here, whichever provider manages the account.
    contract.avatarUpdate,
  ]
  const writes = routes.filter(({ operation }) => operation.effect === 'write' && !own.includes(operation))
  expect(writes).toHaveLength(11)
  for (const { handle } of writes) {
    const input = { params: {}, query: {}, body: {} } as Input<any>
    await expect(handle(input, context)).rejects.toMatchObject({ body: { errorCode: 'IDENTITY_ELSEWHERE' } })
  }
})
