import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionKeys } from '../../../services/core/contract/permissionKeys.ts'
import { standardRoles } from '../../../services/company/roles.ts'
import * as contract from '../../../services/features/roles/contract.ts'
import { accountAddToRole } from '../../../services/features/users/accountContract.ts'
import { users } from '../../../services/demo/people/accounts.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const roleOf = async (code: string, userName = 'admin') =>
  (await here.as(userName).ok(contract.roleList, { body: { pageSize: 100 } })).data.find((role) => role.code === code)!
const create = (code: string, permissions: string[], userName = 'admin') =>
  here.as(userName).raw(contract.roleCreate, { body: { code, name: `Role ${code}`, description: 'x', permissions } })

test('roles are listed in name order with their permissions and holders', async () => {
  const { data, totalItem } = await admin().ok(contract.roleList, { body: {} })
  expect(totalItem).toBe(7)
  expect(data.map(({ name }) => name)).toEqual([
    'Administrator',
    'Approver',
    'Finance',
    'Hiring manager',
    'Interview administrator',
    'Recruiter',
    'Vendor',
  ])
  const recruiter = data.find(({ code }) => code === 'Recruiter')!
  expect([...recruiter.permissions].sort()).toEqual([...standardRoles.Recruiter!].sort())
  expect(recruiter).toMatchObject({
    userCount: 5,
    isProtected: false,
    version: 1,
    description: expect.stringContaining('candidates'),
  })
  expect(data[0]).toMatchObject({ isProtected: true, userCount: 1 })
  expect(
    (await admin().ok(contract.roleList, { body: { keyword: 'LETTERS offer' } })).data.map(({ code }) => code),
  ).toEqual(['HiringManager'])
  expect(await admin().ok(contract.roleList, { body: { pageIndex: 1, pageSize: 3 } })).toMatchObject({
    totalItem: 7,
    data: [{ code: 'HiringManager' }, {}, {}],
  })
})

test('roles of another company are not found', async () => {
  const { id, version } = await roleOf('Finance', 'admin@other')
  expect(await admin().ok(contract.roleByIds, { body: { ids: [id, crypto.randomUUID()] } })).toEqual([])
  expect((await admin().raw(contract.roleGet, { params: { id } })).status).toBe(404)
  expect((await admin().raw(contract.roleDelete, { params: { id } })).status).toBe(404)
  expect(
    (await admin().raw(contract.roleUpdate, { params: { id }, body: { name: 'x', permissions: [], version } })).status,
  ).toBe(404)
})

test('a role is created, changed with its version, and puts its permissions into the next token', async () => {
  expect((await create('Guest', ['Vendor:ListVendor'])).body).toMatchObject({
    code: 'Guest',
    permissions: ['Vendor:ListVendor'],
    userCount: 0,
    version: 1,
  })
  expect((await create('gUEST', [])).body.errors).toEqual({ code: ['is already taken'] })
  expect((await create('no code', [])).body.errors).toHaveProperty('code')
  expect((await create('Other1', ['Vendor:Nothing'])).body.errors).toHaveProperty('permissions')
  const { id } = await roleOf('Guest')
  await admin().ok(accountAddToRole, { params: { id: users.vendor.id }, body: { roles: ['Guest', 'Vendor'] } })
  const body = {
    name: 'Guest of the house',
    description: '',
    permissions: ['Vendor:ListVendor', 'Vendor:GetVendor'],
    version: 1,
  }
  expect(await admin().ok(contract.roleUpdate, { params: { id }, body })).toMatchObject({
    name: 'Guest of the house',
    version: 2,
    userCount: 1,
  })
  expect((await admin().raw(contract.roleUpdate, { params: { id }, body })).body).toMatchObject({ errorCode: '599' })
  expect(decodeJwt(await here.services.identity.issueAccessToken('vendor', { role: 'Guest' })).permissions).toEqual(
    body.permissions,
  )
})

test('a role with holders cannot be deleted; a role without holders is deleted with its rules', async () => {
  const { id } = await roleOf('Finance')
  expect(await admin().raw(contract.roleDelete, { params: { id } })).toMatchObject({
    status: 400,
    body: { errorCode: 'ROLE_IN_USE', paramValues: { count: '1' } },
  })
  await create('Unused', [])
  await admin().ok(contract.roleSettingsSave, {
    body: [{ module: 'GREETING', roleCode: 'Unused', value: 1, active: true }],
  })
  expect(await admin().ok(contract.roleDelete, { params: { id: (await roleOf('Unused')).id } })).toEqual({ ok: true })
  expect((await admin().ok(contract.roleSettings)).map(({ roleCode }) => roleCode)).not.toContain('Unused')
})

test("the administrators' role cannot lose a permission or be deleted", async () => {
  const { id, name, permissions, version } = await roleOf('Administrator')
  const update = (keys: string[]) =>
    admin().raw(contract.roleUpdate, { params: { id }, body: { name, permissions: keys, version } })
  expect(permissions).toHaveLength(permissionKeys.length)
  expect((await update(permissions.slice(1))).body).toMatchObject({ errorCode: 'ADMINISTRATOR_KEYS' })
  expect((await admin().raw(contract.roleDelete, { params: { id } })).body).toMatchObject({
    errorCode: 'ADMINISTRATOR_ROLE',
  })
  expect((await update(permissions)).status).toBe(200)
})

test('users cannot add permissions to a role that they do not have themselves', async () => {
  await create('RoleManager', ['Role:ListRole', 'Role:CreateRole', 'Role:UpdateRole', 'Vendor:ListVendor'])
  await admin().ok(accountAddToRole, { params: { id: users.approver.id }, body: { roles: ['RoleManager'] } })
  expect((await create('Strong', ['User:DeleteUser'], 'approver')).status).toBe(403)
  expect((await create('Weak', ['Vendor:ListVendor'], 'approver')).status).toBe(200)
  const { id, permissions, version } = await roleOf('Finance')
  const body = { name: 'Finance', permissions: [...permissions, 'Vendor:ListVendor'], version }
  // Permissions that the role already has may stay.
  expect(await here.as('approver').ok(contract.roleUpdate, { params: { id }, body })).toMatchObject({
    version: version + 1,
  })
})

test('modules list every permission and its holders in the company', async () => {
  const modules = await admin().ok(contract.modulePermissions)
  expect(modules.flatMap(({ permissions }) => permissions.map(({ key }) => key)).toSorted()).toEqual(
    permissionKeys.toSorted(),
  )
  expect(modules[1]).toMatchObject({
    module: 'Candidate',
    permissions: [
      { key: 'Candidate:ListCandidate', module: 'Candidate', action: 'ListCandidate' },
      ...Array(15).fill({}),
    ],
  })
  const held = await here.as('admin@other').ok(contract.permissionForCompany)
  expect(held.find(({ key }) => key === 'Candidate:ReadCandidate')?.roles).toEqual([
    'Administrator',
    'Approver',
    'HiringManager',
    'Recruiter',
  ])
  expect((await here.as('recruiter').raw(contract.modulePermissions)).status).toBe(403)
})

test('everyone can choose from the roles by name', async () => {
  const names = await here.as('finance').ok(contract.roleLookup)
  expect(names.find(({ code }) => code === 'HiringManager')).toEqual({
    id: expect.any(String),
    code: 'HiringManager',
    name: 'Hiring manager',
    description: expect.any(String),
  })
})

test('there is one module rule per role and module', async () => {
  const recruiter = here.as('recruiter')
  const rule = (roleCode: string, given: object = {}) => ({
    module: 'CANDIDATES',
    roleCode,
    value: 5,
    active: true,
    ...given,
  })
  const saved = await recruiter.ok(contract.roleSettingsSave, {
    body: [rule('Recruiter'), rule('Approver', { type: 'weekly', value: 0, active: false })],
  })
  expect(saved).toEqual([
    {
      id: expect.any(String),
      module: 'CANDIDATES',
      roleCode: 'Approver',
      roleName: 'Approver',
      roleDescription: expect.any(String),
      type: 'weekly',
      value: 0,
      active: false,
    },
    {
      id: expect.any(String),
      module: 'CANDIDATES',
      roleCode: 'Recruiter',
      roleName: 'Recruiter',
      roleDescription: expect.any(String),
      type: 'approval',
      value: 5,
      active: true,
    },
  ])
  // Saving again changes the same rule.
  const [again] = await recruiter.ok(contract.roleSettingsSave, { body: [rule('Recruiter', { value: 9 })] })
  expect(again).toMatchObject({ id: saved[1]!.id, value: 9 })
  expect(
    (await recruiter.ok(contract.roleSettingsByModule, { query: { module: 'CANDIDATES' } })).map(({ value }) => value),
  ).toEqual([0, 9])
  expect((await recruiter.ok(contract.roleSettings)).map(({ module }) => module)).toEqual(
    expect.arrayContaining(['CANDIDATES', 'GREETING']),
  )

  const errors = async (body: object[]) => (await recruiter.raw(contract.roleSettingsSave, { body })).body.errors
  expect(await errors([rule('Recruiter'), rule('Recruiter')])).toEqual({
    roleCode: ['Please do not select duplicate Role Code !'],
  })
  expect(await errors([rule('Nothing')])).toHaveProperty('roleCode')
  expect(await errors([rule('Recruiter', { value: -1 })])).toHaveProperty('0.value')
  expect(await errors([rule('Recruiter', { module: ' ' })])).toEqual({ module: ['This field is required'] })

  expect((await here.as('admin@other').raw(contract.roleSettingDelete, { params: { id: saved[0]!.id } })).status).toBe(
    404,
  )
  expect((await here.as('admin@other').ok(contract.roleSettings)).map(({ module }) => module)).toEqual(['GREETING'])
  expect(await recruiter.ok(contract.roleSettingDelete, { params: { id: saved[0]!.id } })).toEqual({ ok: true })
  expect((await recruiter.raw(contract.roleSettingDelete, { params: { id: saved[0]!.id } })).status).toBe(404)
  expect((await here.as('manager').raw(contract.roleSettings)).status).toBe(403)
})

test('a permission that a role loses is gone from issued tokens, and is back when the role has it again', async () => {
  const token = await here.services.identity.issueAccessToken('recruiter')
  const list = async () =>
    (
      await fetch(`${here.services.url}/CVVerification/list`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      })
    ).status
  const role = await roleOf('Recruiter')
  const set = async (permissions: readonly string[]) => {
    const { name, description, id } = role
    await admin().ok(contract.roleUpdate, {
      params: { id },
      body: { name, description, permissions, version: (await roleOf('Recruiter')).version },
    })
  }
  expect(await list()).toBe(200)
  await set(
    role.permissions.filter(
      (key) => key !== 'Candidate:CV-Verification' && key !== 'TalentManagement:TalentManagement',
    ),
  )
  expect(await list()).toBe(403)
  // Another instance, whose cache is outdated, reads the database before it refuses.
  await here.services.db
    .updateTable('role')
    .set({ keys: [...role.permissions] })
    .where('id', '=', role.id)
    .execute()
  expect(await list()).toBe(200)
  await set(role.permissions)
  expect(await list()).toBe(200)
})
