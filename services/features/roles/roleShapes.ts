import { Type, type Static } from 'typebox'
import { Id, Moment } from '../../core/contract/shapes.ts'

export const RoleName = Type.Object({ id: Id, code: Type.String(), name: Type.String(), description: Type.String() })
export type RoleName = Static<typeof RoleName>

/** Groups as a form of a role sends them. */
export const RoleGroups = Type.Optional(
  Type.Array(Type.String({ maxLength: 200 }), {
    maxItems: 50,
    description:
      'groups of the identity provider whose members hold it; none: as they are. Who adds one holds all of its permissions',
  }),
)

export const Role = Type.Object({
  ...RoleName.properties,
  permissions: Type.Array(Type.String(), { description: 'permission keys' }),
  isExternal: Type.Boolean({
    description: 'of people outside the company: they reach x-access everyRole and what their keys open',
  }),
  isSecondFactorRequired: Type.Optional(
    Type.Boolean({ description: 'who holds it signs in with a second factor, seven days after it was required' }),
  ),
  groups: Type.Optional(
    Type.Array(Type.String(), { description: "groups of the company's identity provider whose members hold it" }),
  ),
  userCount: Type.Integer({ description: 'accounts that hold the role' }),
  isProtected: Type.Boolean({ description: "the administrators' role: cannot be deleted or lose a key" }),
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
  createdDate: Moment,
  updatedDate: Moment,
})
export type Role = Static<typeof Role>

/** A rule of a module for one role (decision D-102). */
export const RoleSetting = Type.Object({
  id: Id,
  module: Type.String({ description: 'GREETING for the greeting screen' }),
  roleCode: Type.String(),
  roleName: Type.String(),
  roleDescription: Type.String(),
  type: Type.String(),
  value: Type.Integer({ description: 'most approvals and rejections a day; 0 = no limit' }),
  active: Type.Boolean(),
})
export type RoleSetting = Static<typeof RoleSetting>

/** A key with what it is made of. */
export const Permission = Type.Object({ key: Type.String(), module: Type.String(), action: Type.String() })
export const ModulePermissions = Type.Object({
  module: Type.String(),
  permissions: Type.Array(Permission),
  names: Type.Optional(
    Type.Object(
      { en: Type.String(), vi: Type.String(), ja: Type.String() },
      { description: 'ours: what the company calls it' },
    ),
  ),
  icon: Type.Optional(Type.String({ description: 'ours: name of an icon; empty: none' })),
  active: Type.Optional(Type.Boolean({ description: 'ours: false where the company has switched it off' })),
})
export type ModulePermissions = Static<typeof ModulePermissions>
