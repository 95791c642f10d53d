import { Type, type Static } from 'typebox'
import { Id, Moment } from '../../core/contract/shapes.ts'

export const RoleName = Type.Object({ id: Id, code: Type.String(), name: Type.String(), description: Type.String() })
export type RoleName = Static<typeof RoleName>

/** The groups as they are sent by the form of a role. */
export const RoleGroups = Type.Optional(
  Type.Array(Type.String({ maxLength: 200 }), {
    maxItems: 50,
    description:
      'groups of the identity provider whose members hold it; omitted: unchanged. A caller who adds a group must hold all permissions of the role',
  }),
)

export const Role = Type.Object({
  ...RoleName.properties,
  permissions: Type.Array(Type.String(), { description: 'permission keys' }),
  isExternal: Type.Boolean({
    description:
      'for people outside the company: they can use operations with x-access everyRole and those that their keys open',
  }),
  isSecondFactorRequired: Type.Optional(
    Type.Boolean({ description: 'holders must sign in with a second factor, seven days after it was required' }),
  ),
  groups: Type.Optional(
    Type.Array(Type.String(), { description: "groups of the company's identity provider whose members hold it" }),
  ),
  userCount: Type.Integer({ description: 'the number of accounts that hold the role' }),
  isProtected: Type.Boolean({
    description: "true for the administrators' role, which cannot be deleted or lose a key",
  }),
  version: Type.Integer({
    description: 'increases with each change; a change must name the version that it is based on',
  }),
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
  value: Type.Integer({ description: 'the maximum number of approvals and rejections per day; 0 = no limit' }),
  active: Type.Boolean(),
})
export type RoleSetting = Static<typeof RoleSetting>

/** A permission key with its parts. */
export const Permission = Type.Object({ key: Type.String(), module: Type.String(), action: Type.String() })
export const ModulePermissions = Type.Object({
  module: Type.String(),
  permissions: Type.Array(Permission),
  names: Type.Optional(
    Type.Object(
      { en: Type.String(), vi: Type.String(), ja: Type.String() },
      { description: "ours: the company's name for it" },
    ),
  ),
  icon: Type.Optional(Type.String({ description: 'ours: name of an icon; empty: no icon' })),
  active: Type.Optional(Type.Boolean({ description: 'ours: false if the company has switched it off' })),
})
export type ModulePermissions = Static<typeof ModulePermissions>
