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

const reads = ['Role:ListRole', 'Role:ReadRole'] as const
const readsRules = [
  'Candidate:CV-Verification',
  'Candidate:CollectCandidate',
  'Candidate:VerificationSetting',
  'Candidate:VerificationModuleConfig',
  'Role:ListRole',
] as const

const roles = loader<RoleRow>({ read: byIds(roleByIds), key: (role) => role.id })
const rules = once(({ rest }) => rest.call(roleSettings))
/** The one account that outsiders see is their own: they learn the names of its roles. */
const names = once(({ rest, viewer }): Promise<RoleName[]> =>
  viewer?.isExternal
    ? rest.call(ownRoles)
    : orInstead(
        rest,
        roleLookup,
        () => rest.call(roleLookup),
        async () => namesOf(await rest.call(roleSettings)),
      ),
)

/** The roles that rules of modules name, for services that do not list roles. */
const namesOf = (rules: readonly RoleSetting[]): RoleName[] =>
  [...new Map(rules.map((rule) => [rule.roleCode, rule])).values()].map(
    ({ id, roleCode, roleName, roleDescription }) => ({
      id,
      code: roleCode,
      name: roleName || roleCode,
      description: roleDescription,
    }),
  )

export const Role = node<RoleRow>('Role', {
  description: 'A role of the company and the permissions that it gives.',
  permission: reads,
  loader: roles,
  databaseId: (role) => role.id,
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Code, as tokens and rules name the role.' }),
    name: t.exposeString('name', { description: 'Name as people read it.' }),
    description: t.exposeString('description', { description: 'What the role is for.' }),
    permissions: t.expose('permissions', { type: ['Permission'], description: 'Permission keys that it gives.' }),
    isExternal: t.exposeBoolean('isExternal', {
      description:
        'Of people outside the company, such as vendors: they see only what is meant for them, and what their permissions open.',
    }),
    isSecondFactorRequired: t.boolean({
      description: 'Who holds it must sign in with a second factor, seven days after it was required.',
      resolve: (role) => role.isSecondFactorRequired ?? false,
    }),
    groups: t.stringList({
      description: "Groups of the company's identity provider whose members hold it.",
      resolve: (role) => role.groups ?? [],
    }),
    userCount: t.exposeInt('userCount', { description: 'Accounts that hold it.' }),
    isProtected: t.exposeBoolean('isProtected', {
      description: "The administrators' role: it cannot be deleted or lose a permission.",
    }),
    version: t.exposeInt('version', { description: 'Grows with each change; a change names the one that it saw.' }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedDate', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})

export const RoleSummary = builder
  .objectRef<RoleName>('RoleSummary')
  .implement({
    description: 'Code, name and purpose of a role: what everybody may know of it.',
    fields: (t) => ({
      code: t.exposeString('code', { description: 'Code, as tokens and rules name the role.' }),
      name: t.exposeString('name', { description: 'Name as people read it.' }),
      description: t.exposeString('description', { description: 'What the role is for.' }),
    }),
  })

export const RoleRule = node<RoleSetting>('RoleRule', {
  description: 'What holders of a role may do in a module: approve and reject, up to a number a day.',
  permission: readsRules,
  loader: {
    load: async (context, id) => (await rules(context)).find((rule) => rule.id === id) ?? null,
    prime: () => undefined,
  },
  databaseId: (rule) => rule.id,
  fields: (t) => ({
    module: t.exposeString('module', { description: 'Module that the rule is for; GREETING is the greeting screen.' }),
    roleCode: t.exposeString('roleCode', { description: 'Code of the role.' }),
    roleName: t.exposeString('roleName', { description: 'Name of the role.' }),
    roleDescription: t.exposeString('roleDescription', { description: 'What the role is for.' }),
    type: t.exposeString('type', { description: 'Kind of the rule.' }),
    value: t.exposeInt('value', { description: 'Most approvals and rejections a day; 0 = no limit.' }),
    isActive: t.exposeBoolean('active', { description: 'The rule counts.' }),
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
        description: 'What the company calls it; null where the services do not say.',
      }),
      icon: t.exposeString('icon', { nullable: true, description: 'Name of its icon; empty for none.' }),
      isActive: t.boolean({
        description: 'The company uses it; the permissions of others count for nobody.',
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
    description: "A permission and who has it in the viewer's company.",
    fields: (t) => ({
      permission: t.expose('key', { type: 'Permission', description: 'The permission that the company may give.' }),
      roleCodes: t.exposeStringList('roles', { description: 'Codes of the roles that give it.' }),
    }),
  })

builder.objectField(UserAccount, 'roles', (t) =>
  t.field({
    type: [RoleSummary],
    mayFailAlone: true,
    description: 'Roles that the account holds.',
    resolve: async ({ roles: held }, _args, context) =>
      (await names(context)).filter(({ code }) => held.includes(code)),
  }),
)

builder.objectField(CandidateExtensionField, 'roles', (t) =>
  t.field({
    type: [RoleSummary],
    mayFailAlone: true,
    description: 'Roles that see it, besides who may change such fields; none: everyone of the company.',
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
    permission: reads,
    description: 'One role by the id that addresses carry; null when the company has no such role.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => Role.load(context, recordId(databaseId)),
  }),
  companyRoles: t.field({
    type: [RoleSummary],
    signedIn: true,
    description: "What everybody in the viewer's company may know of its roles, in name order.",
    resolve: (_root, _args, context) => names(context),
  }),
  roleRules: t.field({
    type: [RoleRule],
    permission: readsRules,
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
    description: "Every permission with the roles of the viewer's company that give it.",
    resolve: (_root, _args, { rest }) => rest.call(permissionForCompany),
  }),
}))
