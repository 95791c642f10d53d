import { expect, test } from 'vitest'
import * as contract from '../../../services/features/roles/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'

const role = (given: Partial<contract.Role> = {}): contract.Role => ({
  id: uuid(1),
  code: 'Guest',
  name: 'Guest',
  description: '',
  permissions: ['Vendor:ListVendor'],
  userCount: 2,
  isProtected: false,
  version: 4,
  isExternal: false,
  createdDate: '2025-03-01T00:00:00.000Z',
  updatedDate: '2025-03-01T00:00:00.000Z',
  ...given,
})
const rule = (given: Partial<contract.RoleSetting> = {}): contract.RoleSetting => ({
  id: uuid(2),
  module: 'GREETING',
  roleCode: 'Guest',
  roleName: 'Guest',
  roleDescription: '',
  type: 'approval',
  value: 3,
  active: true,
  ...given,
})
const reader = viewerWith('Role:ListRole')

test('roles are paged and searched; single roles are read in one call', async () => {
  const rest = fakeRest()
    .on(contract.roleList, () => pageOf([role()], 30))
    .on(contract.roleByIds, ({ body }) => body.ids.map((id) => role({ id: String(id) })))
  const { data } = await execute(
    '{ roles(query: "g", first: 10) { totalCount nodes { id code permissions groups userCount isProtected version updatedAt } } }',
    { rest, viewer: reader },
  )
  expect(data.roles).toEqual({
    totalCount: 30,
    nodes: [
      {
        id: idOf('Role', 1),
        code: 'Guest',
        permissions: ['Vendor:ListVendor'],
        groups: [],
        userCount: 2,
        isProtected: false,
        version: 4,
        updatedAt: '2025-03-01T00:00:00.000Z',
      },
    ],
  })
  expect(rest.calls).toEqual([
    { operation: 'roleList', fieldNames: { keyword: 'query' }, body: { pageIndex: 0, pageSize: 10, keyword: 'g' } },
  ])
  const ids = [idOf('Role', 5), idOf('Role', 6)]
  await execute('query ($ids: [ID!]!) { nodes(ids: $ids) { id } role(databaseId: "x") { id } }', {
    rest,
    viewer: reader,
    variables: { ids },
  })
  expect(rest.counts()).toEqual({ roleList: 1, roleByIds: 1 })
  expect((await execute('{ roles { totalCount } }', { rest, viewer: viewerWith('Role:ReadRole') })).code).toBe(
    'FORBIDDEN',
  )
})

test('a role is created, changed and deleted', async () => {
  const rest = fakeRest()
    .on(contract.roleCreate, () => role({ version: 1 }))
    .on(contract.roleUpdate, () => role({ version: 5 }))
    .on(contract.roleDelete, () => ({ ok: true }))
  const viewer = viewerWith('Role:CreateRole', 'Role:UpdateRole', 'Role:DeleteRole', 'Role:ReadRole')
  const run = async (name: string, input: string, fields: string) =>
    (await execute(`mutation { ${name}(input: { ${input} }) { ${fields} } }`, { rest, viewer })).data[name]
  const keys = 'permissions: ["Vendor:ListVendor"]'
  expect(await run('createRole', `code: "Guest", name: "Guest", ${keys}`, 'role { code version }')).toEqual({
    role: { code: 'Guest', version: 1 },
  })
  expect(
    await run(
      'updateRole',
      `id: "${idOf('Role', 1)}", version: 4, name: "Guest", description: "d", ${keys}`,
      'role { version }',
    ),
  ).toEqual({ role: { version: 5 } })
  expect(await run('deleteRole', `id: "${idOf('Role', 1)}"`, 'deletedRoleId')).toEqual({
    deletedRoleId: idOf('Role', 1),
  })
  expect(rest.calls).toEqual([
    {
      operation: 'roleCreate',
      body: { code: 'Guest', name: 'Guest', description: '', permissions: ['Vendor:ListVendor'] },
    },
    {
      operation: 'roleUpdate',
      params: { id: uuid(1) },
      body: { name: 'Guest', description: 'd', permissions: ['Vendor:ListVendor'], version: 4 },
    },
    { operation: 'roleDelete', params: { id: uuid(1) } },
  ])
})

test('a deletion that returns false is refused', async () => {
  const rest = fakeRest().on(contract.roleDelete, () => ({ ok: false }))
  expect(
    (
      await execute(`mutation { deleteRole(input: { id: "${idOf('Role', 1)}" }) { deletedRoleId } }`, {
        rest,
        viewer: viewerWith('Role:DeleteRole'),
      })
    ).code,
  ).toBe('REFUSED')
})

test('rules are read once for all modules, saved and deleted', async () => {
  const viewer = viewerWith('Candidate:VerificationModuleConfig')
  const rest = fakeRest()
    .on(contract.roleSettings, () => [rule(), rule({ id: uuid(3), module: 'OTHER' })])
    .on(contract.roleSettingsSave, () => [rule({ active: false })])
    .on(contract.roleSettingDelete, () => ({ ok: true }))
  const document = `{ all: roleRules { module } roleRules(module: "GREETING") { id value isActive } node(id: "${idOf('RoleRule', 3)}") { ... on RoleRule { module } } }`
  expect((await execute(document, { rest, viewer })).data).toEqual({
    all: [{ module: 'GREETING' }, { module: 'OTHER' }],
    roleRules: [{ id: idOf('RoleRule', 2), value: 3, isActive: true }],
    node: { module: 'OTHER' },
  })
  expect(rest.counts()).toEqual({ roleSettings: 1 })
  const saved = await execute(
    'mutation { saveRoleRules(input: { rules: [{ module: "GREETING", roleCode: "Guest", value: 3, isActive: false }] }) { rules { isActive } } }',
    { rest, viewer },
  )
  expect(saved.data.saveRoleRules).toEqual({ rules: [{ isActive: false }] })
  expect(rest.calls.at(-1)!.body).toEqual([{ module: 'GREETING', roleCode: 'Guest', value: 3, active: false }])
  const gone = await execute(
    `mutation { deleteRoleRule(input: { id: "${idOf('RoleRule', 2)}" }) { deletedRoleRuleId } }`,
    { rest, viewer },
  )
  expect(gone.data.deleteRoleRule).toEqual({ deletedRoleRuleId: idOf('RoleRule', 2) })
})

test('modules, permissions and roles are offered for selection', async () => {
  const key = { key: 'Vendor:ListVendor', module: 'Vendor', action: 'ListVendor' }
  const rest = fakeRest()
    .on(contract.modulePermissions, () => [{ module: 'Vendor', permissions: [key] }])
    .on(contract.permissionForCompany, () => [{ ...key, roles: ['Guest'] }])
    .on(contract.roleLookup, () => [{ id: uuid(1), code: 'Guest', name: 'Guest', description: 'd' }])
  const document =
    '{ permissionModules { module permissions } companyPermissions { permission roleCodes } companyRoles { code description } }'
  expect((await execute(document, { rest, viewer: reader })).data).toEqual({
    permissionModules: [{ module: 'Vendor', permissions: ['Vendor:ListVendor'] }],
    companyPermissions: [{ permission: 'Vendor:ListVendor', roleCodes: ['Guest'] }],
    companyRoles: [{ code: 'Guest', description: 'd' }],
  })
})
