import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, paged, paging } from '../../core/contract/shapes.ts'
import { ModulePermissions, Permission, Role, RoleGroups, RoleName, RoleSetting } from './roleShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export type { Role, RoleName, RoleSetting } from './roleShapes.ts'

const Code = Type.String({
  pattern: '^[A-Za-z][A-Za-z0-9]{1,49}$',
  description: 'letters and digits; tokens and rules name the role by it',
})

const Ok = Type.Object({ ok: Type.Boolean() })
const byId = Type.Object({ id: Id })
const editable = {
  name: Type.String({ minLength: 1, maxLength: 100 }),
  description: Type.String({ maxLength: 500, default: '' }),
  permissions: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 1000, description: 'permission keys' }),
  isExternal: Type.Optional(
    Type.Boolean({
      description:
        "omitted: unchanged, or false for a new role. Always true for the vendors' role (code Vendor), never for the administrators'",
    }),
  ),
  groups: RoleGroups,
  isSecondFactorRequired: Type.Optional(
    Type.Boolean({
      description:
        'omitted: unchanged, or false for a new role. Holders have seven days to set up a second factor; without effect if another provider keeps the accounts',
    }),
  ),
}
const ours = { service: 'accounts', origin: 'ours' } as const
const spec = { service: 'accounts', origin: 'spec' } as const

export const roleList = operation({
  ...ours,
  id: 'roleList',
  method: 'POST',
  path: '/roles/list',
  access: 'Role:ListRole',
  effect: 'read',
  body: Type.Object({ ...paging(), keyword: Type.Optional(Type.String({ maxLength: 200 })) }),
  answer: paged(Role),
  doc: "Returns the roles of the caller's company by folded name, code or description, in name order.",
  place: 'D-63, 000/6',
})

export const roleByIds = operation({
  ...ours,
  id: 'roleByIds',
  method: 'POST',
  path: '/roles/by-ids',
  access: ['Role:ListRole', 'Role:ReadRole'],
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Role),
  doc: "Returns the roles of the caller's company with these ids.",
  place: 'ours',
})

export const roleGet = operation({
  ...ours,
  id: 'roleGet',
  method: 'GET',
  path: '/roles/{id}',
  access: 'Role:ReadRole',
  effect: 'read',
  params: byId,
  answer: Role,
  doc: "Returns one role of the caller's company.",
  place: 'D-63, 000/6',
})

export const roleCreate = operation({
  ...ours,
  id: 'roleCreate',
  method: 'POST',
  path: '/roles/create',
  access: 'Role:CreateRole',
  effect: 'write',
  idempotent: true,
  body: Type.Object({ ...editable, code: Code }),
  answer: Role,
  doc: 'Adds a role. Its code is unique in the company. Callers can grant only permissions that they hold.',
  place: 'D-63, 000/6',
})

export const roleUpdate = operation({
  ...ours,
  id: 'roleUpdate',
  method: 'PUT',
  path: '/roles/{id}',
  access: 'Role:UpdateRole',
  effect: 'write',
  params: byId,
  body: Type.Object({ ...editable, version: Type.Integer({ minimum: 1 }) }),
  answer: Role,
  doc:
    'Changes name, description, permissions and whether the role is external. Tokens contain the new permissions ' +
    "from their next renewal on; a role becomes external at once. The administrators' role keeps all of its " +
    'permissions. 599 if the role has changed since the caller read it.',
  place: 'D-63, 000/6',
})

export const roleDelete = operation({
  ...ours,
  id: 'roleDelete',
  method: 'DELETE',
  path: '/roles/{id}',
  access: 'Role:DeleteRole',
  effect: 'write',
  params: byId,
  answer: Ok,
  doc: "Deletes a role that nobody holds, with its rules. The administrators' role cannot be deleted.",
  place: 'D-63, 000/6',
})

export const roleLookup = operation({
  ...ours,
  id: 'roleLookup',
  method: 'GET',
  path: '/commons-sts/roles',
  access: 'signedIn',
  effect: 'read',
  answer: Type.Array(RoleName),
  doc: "Returns every role of the caller's company for a picker, in name order.",
  place: '001/3/3',
})

export const ownRoles = operation({
  ...ours,
  id: 'ownRoles',
  method: 'GET',
  path: '/accounts/own-roles',
  access: 'everyRole',
  effect: 'read',
  answer: Type.Array(Type.Object({ ...RoleName.properties, permissions: Role.properties.permissions })),
  doc: 'Returns the roles that the caller holds and can switch between, with the permissions of each, in name order.',
  place: '000/4/14, 000/2.1',
})

const readsRules = [
  'Candidate:CV-Verification',
  'Candidate:CollectCandidate',
  'Candidate:VerificationSetting',
  'Candidate:VerificationModuleConfig',
  'Role:ListRole',
] as const

export const roleSettings = operation({
  ...spec,
  id: 'roleSettings',
  method: 'GET',
  path: '/roles/settings',
  access: readsRules,
  effect: 'read',
  answer: Type.Array(RoleSetting),
  doc: "Returns all module rules of the caller's company, by module and role name.",
  place: '000/7/35, 001/7.1/19',
})

export const roleSettingsByModule = operation({
  ...spec,
  id: 'roleSettingsByModule',
  method: 'GET',
  path: '/roles/settings-by-module',
  access: readsRules,
  effect: 'read',
  query: Type.Object({ module: Type.String({ minLength: 1, maxLength: 100 }) }),
  answer: Type.Array(RoleSetting),
  doc: 'Returns the rules of one module, by role name.',
  place: '000/7/35, 001/7.1/20',
})

export const roleSettingsSave = operation({
  ...spec,
  id: 'roleSettingsSave',
  method: 'POST',
  path: '/roles/settings/create-or-update',
  access: 'Candidate:VerificationModuleConfig',
  effect: 'write',
  body: Type.Array(
    Type.Object({
      module: Type.String({ minLength: 1, maxLength: 100 }),
      roleCode: Type.String({ minLength: 1, maxLength: 50 }),
      type: Type.Optional(Nullable(Type.String({ maxLength: 50 }))),
      value: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      active: Type.Boolean(),
    }),
    { minItems: 1, maxItems: 200 },
  ),
  answer: Type.Array(RoleSetting),
  doc: 'Creates or updates rules, one per role and module, and returns them. Refused if a role occurs twice in a module.',
  place: '000/7/35, 001/5/13',
})

export const roleSettingDelete = operation({
  ...spec,
  id: 'roleSettingDelete',
  method: 'DELETE',
  path: '/roles/settings/{id}',
  access: 'Candidate:VerificationModuleConfig',
  effect: 'write',
  params: byId,
  answer: Ok,
  doc: 'Deletes a module rule.',
  place: '000/7/35, 001/7.1/21',
})

export const modulePermissions = operation({
  ...spec,
  id: 'modulePermissions',
  method: 'GET',
  path: '/commons-sts/module-permissions',
  effect: 'read',
  access: [
    'Module:ListModule',
    'Module:ReadModule',
    'Role:ListRole',
    'Role:ReadRole',
    'Role:CreateRole',
    'Role:UpdateRole',
    'CompanySecretKey:ListCompanySecretKey',
  ],
  answer: Type.Array(ModulePermissions),
  doc: "Returns every module with its permissions, in the company's order.",
  place: '002/7.12/3, 002/6/19',
})

export const permissionForCompany = operation({
  ...spec,
  id: 'permissionForCompany',
  method: 'GET',
  path: '/commons-sts/permission-for-company',
  effect: 'read',
  access: ['Role:ListRole', 'Role:ReadRole', 'Role:CreateRole', 'Role:UpdateRole'],
  answer: Type.Array(
    Type.Object({
      ...Permission.properties,
      roles: Type.Array(Type.String(), { description: "codes of the company's roles that hold it" }),
    }),
  ),
  doc: "Returns every permission with the roles of the caller's company that hold it.",
  place: '002/7.12/44',
})
