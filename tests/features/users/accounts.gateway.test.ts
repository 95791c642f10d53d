import { expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { departmentByIds, locationsByCompany } from '../../../services/features/departments/contract.ts'
import { roleLookup } from '../../../services/features/roles/contract.ts'
import { emailStatuses } from '../../../services/features/emails/contract.ts'
import * as contract from '../../../services/features/users/contract.ts'
import { companyId, execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { department, detail, summary } from './people.ts'

const numbers = Array.from({ length: 20 }, (_one, number) => number)
const roleNames = [
  { id: uuid(1), code: 'Recruiter', name: 'Recruiter of people', description: '' },
  { id: uuid(2), code: 'Finance', name: 'Finance', description: '' },
]
const services = () =>
  fakeRest()
    .on(contract.accountList, () =>
      pageOf(
        numbers.map((number) => detail(number)),
        41,
      ),
    )
    .on(contract.usersByUserNames, ({ body }) => body.map((userName) => summary(Number(String(userName).slice(4)))))
    .on(contract.accountByUserNames, ({ body }) => body.map((userName) => detail(Number(String(userName).slice(4)))))
    .on(departmentByIds, ({ body }) => body.ids.map((id) => department(Number(String(id).slice(-3)) - 800)))
    .on(locationsByCompany, () => [{ id: uuid(900), name: 'Hà Nội', address: null, city: 'Hà Nội', country: 'VN' }])
    .on(roleLookup, () => roleNames)
const manager = viewerWith(
  'User:ChangePassWordUser',
  'User:ListUser',
  'User:CreateUser',
  'User:UpdateUser',
  'User:DeleteUser',
  'User:SendEmailVerificationLink',
)
const mutate = (name: string, input: string, fields: string, rest = services(), viewer = manager) =>
  execute(`mutation { ${name}(input: { ${input} }) { ${fields} } }`, { rest, viewer })

test('a page of 20 accounts with department, its manager and location, and roles costs one REST call per loader', async () => {
  const rest = services()
  const document = `{ userAccounts(query: "u", filter: { isActive: true, roleCode: "Recruiter", departmentId: "${idOf('Department', 801)}" }, first: 20, page: 2) {
    totalCount nodes {
      fullName isActive avatarUrl department { name manager { fullName department { name } } location { name } }
      account { givenName version roles { name } } } } }`
  const { data, errors } = await execute(document, { rest, viewer: manager })
  expect(errors).toEqual([])
  expect(data.userAccounts.nodes[4]).toEqual({
    fullName: 'User 4',
    isActive: true,
    avatarUrl: null,
    account: { givenName: 'User', version: 1, roles: [{ name: 'Recruiter of people' }] },
    department: {
      name: 'Department 1',
      manager: { fullName: 'User 1', department: { name: 'Department 1' } },
      location: { name: 'Hà Nội' },
    },
  })
  expect(rest.counts()).toEqual({
    accountList: 1,
    departmentByIds: 1,
    usersByUserNames: 1,
    locationsByCompany: 1,
    roleLookup: 1,
  })
  expect(rest.calls[0]).toMatchObject({
    body: {
      pageIndex: 1,
      pageSize: 20,
      keyword: 'u',
      status: 'active',
      roleCode: 'Recruiter',
      departmentId: uuid(801),
    },
  })
})

test('accounts can be read only by users who manage them, also through other paths to a user', async () => {
  expect(
    (await execute('{ userAccounts { totalCount } }', { rest: services(), viewer: viewerWith('User:ReadUser') })).code,
  ).toBe('FORBIDDEN')
  const rest = services()
  const document = '{ user(userName: "User3") { fullName account { version } } }'
  const refused = await execute(document, { rest, viewer: viewerWith() })
  expect([refused.data.user, refused.code]).toEqual([{ fullName: 'User 3', account: null }, 'FORBIDDEN'])
  expect((await execute(document, { rest: services(), viewer: viewerWith('User:ReadUser') })).data.user).toEqual({
    fullName: 'User 3',
    account: { version: 1 },
  })
})

test('a picture has an address that changes with it', async () => {
  const rest = fakeRest().on(contract.usersByUserNames, () => [
    summary(1, { avatarVersion: '7', status: 'disabled', title: 'Lead' }),
  ])
  const { data } = await execute('{ user(userName: "user1") { avatarUrl isActive title } }', { rest })
  expect(data.user).toEqual({
    avatarUrl: `/download/userAvatar?id=${uuid(701)}&version=7`,
    isActive: false,
    title: 'Lead',
  })
})

test('services that return only names are enough', async () => {
  const rest = fakeRest().on(contract.usersByUserNames, () => [
    { id: uuid(701), userName: 'user1', fullName: 'User 1', email: null },
  ])
  const { data, errors } = await execute(
    '{ user(userName: "user1") { isActive avatarUrl title department { name } } }',
    { rest },
  )
  expect([data.user, errors]).toEqual([{ isActive: true, avatarUrl: null, title: null, department: null }, []])
})

test('users by permission are requested by module and action', async () => {
  const rest = fakeRest().on(contract.usersByPermission, () => [summary(1)])
  const ask = (permission: string) =>
    execute(
      `{ usersByPermission(permission: "${permission}", departmentId: "${idOf('Department', 801)}") { userName } }`,
      { rest },
    )
  expect((await ask('VendorRequest:CreateVendorRequest')).data.usersByPermission).toEqual([{ userName: 'user1' }])
  expect(rest.calls).toEqual([
    {
      operation: 'usersByPermission',
      query: { module: 'VendorRequest', permission: 'CreateVendorRequest', departmentId: uuid(801) },
    },
  ])
  expect(await ask('VendorRequest:Nothing')).toMatchObject({
    code: 'BAD_INPUT',
    errors: [{ extensions: { fields: { permission: expect.anything() } } }],
  })
  expect(rest.calls).toHaveLength(1)
})

test('a user is created with roles and department', async () => {
  const rest = services().on(contract.accountCreate, () => detail(9))
  const input = `userName: "user9", password: "Secret#1", roleCodes: ["Recruiter"], givenName: "U", familyName: "9", departmentId: "${idOf('Department', 802)}"`
  const { data } = await mutate('createUser', input, 'user { id userName account { version } }', rest)
  expect(data.createUser.user).toEqual({ id: encodeId('User', 'user9'), userName: 'user9', account: { version: 1 } })
  expect(rest.calls).toMatchObject([
    {
      body: {
        userName: 'user9',
        password: 'Secret#1',
        roles: ['Recruiter'],
        name: 'U',
        familyName: '9',
        email: null,
        departmentId: uuid(802),
      },
    },
  ])
  expect(rest.calls[0]!.fieldNames).toMatchObject({ name: 'givenName', roles: 'roleCodes' })
})

test('sending a password link and ending all sessions name the user by the services’ id', async () => {
  const id = encodeId('User', 'user3')
  const rest = services()
    .on(contract.accountPasswordLink, () => ({ mailId: uuid(1), email: 'a@b.example' }))
    .on(contract.accountSignOut, () => ({ ok: true }))
  const { data } = await mutate('sendPasswordLink', `id: "${id}", isInvitation: true`, 'address', rest)
  expect(data.sendPasswordLink).toEqual({ address: 'a@b.example' })
  await mutate('sendPasswordLink', `id: "${id}"`, 'address', rest)
  const signedOut = await mutate('signOutUser', `id: "${id}"`, 'user { userName }', rest)
  expect(signedOut.data.signOutUser).toEqual({ user: { userName: 'user3' } })
  expect(rest.callsOf('accountPasswordLink').map(({ body }) => body)).toEqual([
    { userId: uuid(703), kind: 'invitation' },
    { userId: uuid(703), kind: 'reset' },
  ])
  expect(rest.callsOf('accountSignOut')[0]!.body).toEqual({ userId: uuid(703) })
})

test("changes send the user's id and the version that was seen", async () => {
  const id = encodeId('User', 'user3')
  const rest = services()
    .on(contract.accountUpdate, () => detail(3, { version: 3, fullName: 'New name' }))
    .on(contract.accountUpdateStatus, () => detail(3, { status: 'disabled' }))
    .on(contract.accountAddToRole, () => detail(3, { roles: ['Finance'] }))
  const updated = await mutate(
    'updateUser',
    `id: "${id}", version: 2, givenName: "A", familyName: "", email: "a@b.example"`,
    'user { fullName account { version } }',
    rest,
  )
  expect(updated.data.updateUser.user).toEqual({ fullName: 'New name', account: { version: 3 } })
  const disabled = await mutate('setUserStatus', `id: "${id}", version: 3, isActive: false`, 'user { isActive }', rest)
  expect(disabled.data.setUserStatus.user).toEqual({ isActive: false })
  const roles = await mutate(
    'setUserRoles',
    `id: "${id}", roleCodes: ["Finance"]`,
    'user { account { roleCodes roles { name } } }',
    rest,
  )
  expect(roles.data.setUserRoles.user.account).toEqual({ roleCodes: ['Finance'], roles: [{ name: 'Finance' }] })
  expect(rest.calls.filter(({ operation }) => operation.startsWith('account'))).toMatchObject([
    { params: { id: uuid(703) }, body: { name: 'A', familyName: '', email: 'a@b.example', version: 2 } },
    { query: { userId: uuid(703), status: 'disabled', version: 3 } },
    { params: { id: uuid(703) }, body: { roles: ['Finance'] } },
  ])
})

test("a stale version is a conflict, an unknown user is not found, and another type's id is bad input", async () => {
  const conflict = services().on(contract.accountUpdateStatus, () => {
    throw new RequestError('CONFLICT', 'changed')
  })
  expect(
    (
      await mutate(
        'setUserStatus',
        `id: "${encodeId('User', 'user3')}", version: 1, isActive: true`,
        'user { id }',
        conflict,
      )
    ).code,
  ).toBe('CONFLICT')
  const unknown = fakeRest().on(contract.usersByUserNames, () => [])
  expect((await mutate('deleteUser', `id: "${encodeId('User', 'nobody')}"`, 'deletedUserId', unknown)).code).toBe(
    'NOT_FOUND',
  )
  expect((await mutate('deleteUser', `id: "${idOf('Role', 1)}"`, 'deletedUserId')).code).toBe('BAD_INPUT')
})

test('deletion, the verification mail and the role switch each make their call', async () => {
  const mail = {
    id: uuid(5),
    recipient: 'a@b.example',
    subject: 'Confirm',
    state: 'waiting' as const,
    reason: null,
    answer: null,
    tries: 0,
    createdDate: '2026-03-01T02:00:00.000Z',
    nextTryDate: '2026-03-01T02:00:00.000Z',
    sentDate: null,
  }
  const id = encodeId('User', 'user3')
  const rest = services()
    .on(contract.accountDelete, () => ({ ok: true }))
    .on(contract.accountVerificationLink, () => ({ mailId: uuid(5), email: 'a@b.example', state: 'waiting' as const }))
    .on(emailStatuses, () => [mail])
    .on(contract.updateActiveRole, () => ({ ok: true }))
  expect((await mutate('deleteUser', `id: "${id}"`, 'deletedUserId', rest)).data.deleteUser).toEqual({
    deletedUserId: id,
  })
  expect(
    (await mutate('sendVerificationEmail', `id: "${id}"`, 'address email { id state }', rest)).data
      .sendVerificationEmail,
  ).toEqual({ address: 'a@b.example', email: { id: idOf('Email', 5), state: 'WAITING' } })
  expect((await mutate('switchRole', 'roleCode: "Approver"', 'roleCode', rest, viewerWith())).data.switchRole).toEqual({
    roleCode: 'Approver',
  })
  rest.on(contract.languageUpdate, () => ({ ok: true }))
  const told = await mutate('setLanguage', 'language: VI', 'language', rest, viewerWith())
  expect(told.data.setLanguage).toEqual({ language: 'VI' })
  expect(rest.calls.pop()).toEqual({ operation: 'languageUpdate', query: { language: 'vi' } })
  rest.on(contract.timeZoneUpdate, () => ({ ok: true }))
  const zone = await mutate('setTimeZone', 'timeZone: "Asia/Tokyo"', 'timeZone', rest, viewerWith())
  expect(zone.data.setTimeZone).toEqual({ timeZone: 'Asia/Tokyo' })
  expect(rest.calls.pop()).toEqual({ operation: 'timeZoneUpdate', query: { timeZone: 'Asia/Tokyo' } })
  expect(rest.calls.at(-1)).toEqual({ operation: 'updateActiveRole', query: { roleName: 'Approver' } })
})

test("the user's own profile costs one call", async () => {
  const rest = services().on(contract.profileDetail, () => ({
    ...detail(3),
    companyId,
    companyName: 'Sông Hồng',
    avatar: 'data:image/png;base64,AA==',
  }))
  const document =
    '{ viewer { profile { avatar user { fullName } account { roleCodes isEmailVerified } company { name } } } }'
  const { data } = await execute(document, { rest, viewer: viewerWith('UserProfile:ReadUserProfile') })
  expect(data.viewer.profile).toEqual({
    avatar: 'data:image/png;base64,AA==',
    user: { fullName: 'User 3' },
    account: { roleCodes: ['Recruiter'], isEmailVerified: false },
    company: { name: 'Sông Hồng' },
  })
  expect(rest.counts()).toEqual({ profileDetail: 1 })
  expect((await execute(document, { rest, viewer: viewerWith() })).code).toBe('FORBIDDEN')
})

test('an account shows the state of the link that confirms its address, with one call for all accounts of a list', async () => {
  const mail = {
    id: uuid(5),
    recipient: 'a@b.example',
    subject: 'Confirm',
    state: 'failed' as const,
    reason: 'bounced' as const,
    answer: '550 5.1.1 no such user',
    tries: 1,
    createdDate: '2026-03-01T02:00:00.000Z',
    nextTryDate: null,
    sentDate: '2026-03-01T02:00:01.000Z',
  }
  const rest = services().on(contract.accountVerifications, ({ body }) => [
    {
      userId: body!.userIds[0]!,
      email: 'a@b.example',
      state: 'open' as const,
      createdDate: '2026-03-01T02:00:00.000Z',
      expiresDate: '2026-03-03T02:00:00.000Z',
      usedDate: null,
      mail,
    },
  ])
  const { data } = await execute(
    '{ userAccounts(first: 3) { nodes { account { emailVerification { address state expiresAt usedAt email { state reason } } } } } }',
    { rest, viewer: manager },
  )
  const nodes = data.userAccounts.nodes as { account: { emailVerification: unknown } }[]
  expect(nodes.length).toBeGreaterThan(1)
  expect(nodes.map(({ account }) => account.emailVerification)).toEqual([
    {
      address: 'a@b.example',
      state: 'OPEN',
      expiresAt: '2026-03-03T02:00:00.000Z',
      usedAt: null,
      email: { state: 'FAILED', reason: 'BOUNCED' },
    },
    ...nodes.slice(1).map(() => null),
  ])
  expect(rest.calls.filter(({ operation }) => operation === 'accountVerifications')).toHaveLength(1)
})

test('changing one’s own data and password costs one call each, and errors use the names of the input', async () => {
  const viewer = viewerWith('UserProfile:UpdateUserProfile', 'UserProfile:ChangePassword')
  const rest = fakeRest()
    .on(contract.profileUpdate, () => detail(1, { phone: '0901' }))
    .on(contract.passwordUpdate, () => ({ ok: true }))
    .on(contract.usersByUserNames, () => [])
  const ask = (document: string) => execute(document, { rest, viewer })
  const updated = await ask(
    'mutation { updateProfile(input: { version: 2, givenName: "A", familyName: "", phone: "0901" }) { user { userName } } }',
  )
  expect(updated.data.updateProfile.user).toEqual({ userName: 'user1' })
  const changed = await ask(
    'mutation { changePassword(input: { currentPassword: "Old#123", newPassword: "New#123" }) { user { userName } } }',
  )
  expect(changed.data.changePassword).toEqual({ user: null })
  const writes = rest.calls.filter(({ operation }) => operation.endsWith('Update'))
  expect(writes.map(({ operation, body, fieldNames }) => [operation, body, fieldNames])).toEqual([
    [
      'profileUpdate',
      { version: 2, name: 'A', familyName: '', email: null, phone: '0901' },
      { name: 'givenName', CurrentPassword: 'currentPassword' },
    ],
    [
      'passwordUpdate',
      { CurrentPassword: 'Old#123', NewPassword: 'New#123' },
      { CurrentPassword: 'currentPassword', NewPassword: 'newPassword' },
    ],
  ])
  const refused = await execute(
    'mutation { changePassword(input: { currentPassword: "a", newPassword: "b" }) { user { id } } }',
    { rest, viewer: viewerWith('User:ListUser') },
  )
  expect(refused.code).toBe('FORBIDDEN')
})

test("setting another user's password requires the administrator's own, whose error is reported at its field", async () => {
  const rest = services().on(contract.passwordUpdateOf, () => ({ ok: true }))
  const input = `id: "${encodeId('User', 'user1')}", currentPassword: "Own#1234", newPassword: "New#1234"`
  const { data, errors } = await mutate('setUserPassword', input, 'user { userName }', rest)
  expect([errors, data.setUserPassword]).toEqual([[], { user: { userName: 'user1' } }])
  expect(rest.callsOf('passwordUpdateOf')[0]).toMatchObject({
    params: { id: summary(1).id },
    body: { CurrentPassword: 'Own#1234', NewPassword: 'New#1234' },
  })
  const refused = services().on(contract.passwordUpdateOf, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { currentPassword: ['is not your password'] } })
  })
  const wrong = await mutate('setUserPassword', input, 'user { id }', refused)
  expect(wrong.errors[0]?.extensions).toMatchObject({ fields: { currentPassword: ['is not your password'] } })
})

test("the user's own picture is sent unchanged, and null removes it", async () => {
  const own = viewerWith('UserProfile:UpdateUserProfile')
  const rest = services().on(contract.avatarUpdate, () => detail(1, { avatarVersion: 'a1' }))
  const { data } = await mutate('updateAvatar', 'image: "AAAA"', 'user { avatarUrl }', rest, own)
  expect(data.updateAvatar.user.avatarUrl).toBe(`/download/userAvatar?id=${detail(1).id}&version=a1`)
  await mutate('updateAvatar', 'image: null', 'user { id }', rest, own)
  expect(rest.callsOf('avatarUpdate').map(({ body }) => body)).toEqual([{ imageBase64: 'AAAA' }, { imageBase64: '' }])
})
