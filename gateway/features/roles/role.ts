import {
  modulePermissions,
  ownRoles,
  permissionForCompany,
  roleByIds,
  roleList,
  roleLookup,
  roleSettings,
  type Role as RoleRow,
  type RoleName,
  type RoleSetting,
} from '../../../services/features/roles/contract.ts'
import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import { recordId } from '../../core/graph/ids.ts'
import { byIds, loader, once } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { TextsByLanguage } from '../modules/texts.ts'
import { CandidateExtensionField } from '../settings/setting.ts'
import { UserAccount } from '../users/user.ts'

const readPermissions = ['Role:ListRole', 'Role:ReadRole'] as const
const ruleReadPermissions = [
  'Candidate:CV-Verification',
  'Candidate:CollectCandidate',
  'Candidate:VerificationSetting',
  'Candidate:VerificationModuleConfig',
  'Role:ListRole',
] as const

const roles = loader<RoleRow>({ read: byIds(roleByIds), key: (role) => role.id })
const rules = once(({ rest }) => rest.call(roleSettings))
/** External users see only their own account, so they get only the names of its roles. */
const names = once(({ rest, viewer }): Promise<RoleName[]> =>
  viewer?.isExternal
    ? rest.call(ownRoles)
    : orInstead(
        rest,
        roleLookup,
        () => rest.call(roleLookup),
        async () => toRoleNames(await rest.call(roleSettings)),
      ),
)

/** Returns the roles named in module rules, for services that cannot list roles. */
const toRoleNames = (rules: readonly RoleSetting[]): RoleName[] =>
  [...new Map(rules.map((rule) => [rule.roleCode, rule])).values()].map(
    ({ id, roleCode, roleName, roleDescription }) => ({
      id,
      code: roleCode,
      name: roleName || roleCode,
      description: roleDescription,
    }),
  )

export const Role = node<RoleRow>('Role', {
  description: 'A role of the company and the permissions that it grants.',
  permission: readPermissions,
  loader: roles,
  databaseId: (role) => role.id,
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Code of the role in tokens and rules.' }),
    name: t.exposeString('name', { description: 'The display name.' }),
    description: t.exposeString('description', { description: 'What the role is for.' }),
    permissions: t.expose('permissions', { type: ['Permission'], description: 'Permission keys that it grants.' }),
    isExternal: t.exposeBoolean('isExternal', {
      description:
        'Whether its holders are outside the company, such as vendors: they see only what is meant for them and what their permissions allow.',
    }),
    isSecondFactorRequired: t.boolean({
      description: 'Whether holders must sign in with a second factor, from seven days after it became required.',
      resolve: (role) => role.isSecondFactorRequired ?? false,
    }),
    groups: t.stringList({
      description: "Groups of the company's identity provider whose members hold the role.",
      resolve: (role) => role.groups ?? [],
    }),
    userCount: t.exposeInt('userCount', { description: 'Number of accounts that hold it.' }),
    isProtected: t.exposeBoolean('isProtected', {
      description: "Whether it is the administrators' role, which cannot be deleted or lose a permission.",
    }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; a mutation passes the version that it read.',
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedDate', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})

export const RoleSummary = builder
  .objectRef<RoleName>('RoleSummary')
  .implement({
    description: 'Code, name and purpose of a role: what every user may see of it.',
    fields: (t) => ({
      code: t.exposeString('code', { description: 'Code of the role in tokens and rules.' }),
      name: t.exposeString('name', { description: 'The display name.' }),
      description: t.exposeString('description', { description: 'What the role is for.' }),
    }),
  })

export const RoleRule = node<RoleSetting>('RoleRule', {
  description: 'What holders of a role may do in a module: approve and reject, up to a daily limit.',
  permission: ruleReadPermissions,
  loader: {
    load: async (context, id) => (await rules(context)).find((rule) => rule.id === id) ?? null,
    prime: () => undefined,
  },
  databaseId: (rule) => rule.id,
  fields: (t) => ({
    module: t.exposeString('module', { description: 'Module of the rule; GREETING is the greeting screen.' }),
    roleCode: t.exposeString('roleCode', { description: 'Code of the role.' }),
    roleName: t.exposeString('roleName', { description: 'Name of the role.' }),
    roleDescription: t.exposeString('roleDescription', { description: 'What the role is for.' }),
    type: t.exposeString('type', { description: 'Kind of the rule.' }),
    value: t.exposeInt('value', { description: 'Maximum number of approvals and rejections a day; 0 means no limit.' }),
    isActive: t.exposeBoolean('active', { description: 'Whether the rule is in effect.' }),
  }),
})

const PermissionModule = builder
  .objectRef<AnswerOf<typeof modulePermissions>[number]>('PermissionModule')
  .implement({
    description: 'A module and its permissions.',
    fields: (t) => ({
      module: t.exposeString('module', { description: 'Code of the module.' }),
      names: t.expose('names', {
        type: TextsByLanguage,
        nullable: true,
        description: "The company's name for it; null if the services do not provide it.",
      }),
      icon: t.exposeString('icon', { nullable: true, description: 'Name of its icon; empty if it has none.' }),
      isActive: t.boolean({
        description: 'Whether the company uses it; permissions of unused modules have no effect.',
        resolve: ({ active }) => active ?? true,
      }),
      permissions: t.field({
        type: ['Permission'],
        description: 'Permissions of the module.',
        resolve: ({ permissions }) => permissions.map(({ key }) => key),
      }),
    }),
  })

const CompanyPermission = builder
  .objectRef<AnswerOf<typeof permissionForCompany>[number]>('CompanyPermission')
  .implement({
    description: "A permission and the roles that grant it in the viewer's company.",
    fields: (t) => ({
      permission: t.expose('key', { type: 'Permission', description: 'The permission that the company may grant.' }),
      roleCodes: t.exposeStringList('roles', { description: 'Codes of the roles that grant it.' }),
    }),
  })

builder.objectField(UserAccount, 'roles', (t) =>
  t.field({
    type: [RoleSummary],
    mayFailAlone: true,
    description: 'Roles of the account.',
    resolve: async ({ roles: held }, _args, context) =>
      (await names(context)).filter(({ code }) => held.includes(code)),
  }),
)

builder.objectField(CandidateExtensionField, 'roles', (t) =>
  t.field({
    type: [RoleSummary],
    mayFailAlone: true,
    description:
      'Roles that see it, besides those that may change such fields; if empty, everyone in the company sees it.',
    resolve: async ({ roles: codes = [] }, _args, context) => {
      if (codes.length === 0) return []
      const known = new Map((await names(context)).map((role) => [role.code, role]))
      return codes.map((code) => known.get(code) ?? { id: nullId, code, name: code, description: '' })
    },
  }),
)

const RoleConnection = connectionOf(Role)

builder.queryFields((t) => ({
  roles: t.field({
    type: RoleConnection,
    operation: roleList,
    description: "Roles of the viewer's company, in name order.",
    args: { query: t.arg.string({ description: 'Part of the name, code or description.' }), ...pageArgs },
    resolve: async (_root, { query, ...args }, context) => {
      const page = await readPages(args, (part) =>
        context.rest.call(roleList, {
          fieldNames: { keyword: 'query' },
          body: { ...part, ...(query && { keyword: query }) },
        }),
      )
      roles.prime(context, page.rows)
      return page
    },
  }),
  role: t.field({
    type: Role,
    nullable: true,
    permission: readPermissions,
    description: 'One role by the id used in URLs; null if the company has no such role.',
    args: { databaseId: t.arg.id({ required: true, description: 'The id that the services use.' }) },
    resolve: (_root, { databaseId }, context) => Role.load(context, recordId(databaseId)),
  }),
  companyRoles: t.field({
    type: [RoleSummary],
    signedIn: true,
    description: "Roles of the viewer's company as visible to every user, in name order.",
    resolve: (_root, _args, context) => names(context),
  }),
  roleRules: t.field({
    type: [RoleRule],
    permission: ruleReadPermissions,
    description: "Module rules of the viewer's company, by module and role name.",
    args: { module: t.arg.string({ description: 'Only the rules of this module.' }) },
    resolve: async (_root, { module }, context) =>
      (await rules(context)).filter((rule) => !module || rule.module === module),
  }),
  permissionModules: t.field({
    type: [PermissionModule],
    operation: modulePermissions,
    description: 'Every module with its permissions.',
    resolve: (_root, _args, { rest }) => rest.call(modulePermissions),
  }),
  companyPermissions: t.field({
    type: [CompanyPermission],
    operation: permissionForCompany,
    description: "Every permission with the roles of the viewer's company that grant it.",
    resolve: (_root, _args, { rest }) => rest.call(permissionForCompany),
  }),
}))
