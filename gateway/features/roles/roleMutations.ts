import {
  type Role as RoleRow,
  roleCreate,
  roleDelete,
  type RoleSetting,
  roleSettingDelete,
  roleSettings,
  roleSettingsSave,
  roleUpdate,
} from '../../../services/features/roles/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Role, RoleRule } from './role.ts'

const payload = (description: string) => (t: PayloadFields<{ role: RoleRow }>) => ({
  role: t.expose('role', { type: Role, description }),
})

interface Marks {
  description?: string | null
  isExternal?: boolean | null
  isSecondFactorRequired?: boolean | null
  groups?: string[] | null
}

const bodyOf = <I extends Marks>({ description, isExternal, isSecondFactorRequired, groups, ...input }: I) => ({
  ...input,
  description: description ?? '',
  ...(isExternal != null && { isExternal }),
  ...(isSecondFactorRequired != null && { isSecondFactorRequired }),
  ...(groups != null && { groups }),
})

mutation('createRole', {
  description: 'Adds a role; its permissions are ones that the viewer holds.',
  operation: roleCreate,
  input: (t) => ({
    code: t.string({ required: true, description: 'Letters and digits; unique in the company.' }),
    name: t.string({ required: true, description: 'Name as people read it.' }),
    description: t.string({ description: 'What the role is for; up to 500 characters.' }),
    permissions: t.field({ type: ['Permission'], required: true, description: 'Keys of the permissions.' }),
    isExternal: t.boolean({ description: 'Of people outside the company; false by default.' }),
    isSecondFactorRequired: t.boolean({
      description: 'Holders sign in with a second factor after seven days; false by default.',
    }),
    groups: t.stringList({ description: 'Groups of the identity provider whose members hold it; none by default.' }),
  }),
  payload: payload('The new role.'),
  resolve: async (input, { rest }) => ({ role: await rest.call(roleCreate, { body: bodyOf(input) }) }),
})

mutation('updateRole', {
  description:
    "Changes a role. CONFLICT when it has changed since the viewer saw it; the administrators' role keeps its permissions.",
  operation: roleUpdate,
  input: (t) => ({
    id: t.id({ required: true, description: 'The role (global id).' }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    name: t.string({ required: true, description: 'Name as people read it.' }),
    description: t.string({ description: 'What the role is for; up to 500 characters.' }),
    permissions: t.field({
      type: ['Permission'],
      required: true,
      description: 'All permission keys that it shall have.',
    }),
    isExternal: t.boolean({
      description:
        'Of people outside the company; as it is by default. Always true for vendors, never for administrators.',
    }),
    isSecondFactorRequired: t.boolean({
      description: 'Holders sign in with a second factor after seven days; as it is by default.',
    }),
    groups: t.stringList({
      description: 'Groups of the identity provider whose members hold it; as they are by default.',
    }),
  }),
  payload: payload('The role as it is now.'),
  resolve: async ({ id, ...input }, { rest }) => ({
    role: await rest.call(roleUpdate, { params: { id: idOf('Role', id) }, body: bodyOf(input) }),
  }),
})

mutation('deleteRole', {
  description: 'Deletes a role that nobody holds, with its rules.',
  operation: roleDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The role (global id).' }) }),
  payload: (t: PayloadFields<{ deletedRoleId: string }>) => ({
    deletedRoleId: t.exposeID('deletedRoleId', { description: 'Global id of what is gone.' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const { ok } = await rest.call(roleDelete, { params: { id: idOf('Role', id) } })
    assertAccepted(ok, 'The role was not deleted')
    return { deletedRoleId: id }
  },
})

const RoleRuleInput = builder.inputType('RoleRuleInput', {
  description: 'A rule of a module for one role.',
  fields: (t) => ({
    module: t.string({ required: true, description: 'Module that the rule is for.' }),
    roleCode: t.string({ required: true, description: 'Code of the role; each at most once a module.' }),
    type: t.string({ description: 'Kind of the rule.' }),
    value: t.int({ required: true, description: 'Most approvals and rejections a day; 0 = no limit.' }),
    isActive: t.boolean({ required: true, description: 'The rule counts.' }),
  }),
})

mutation('saveRoleRules', {
  description: 'Creates or updates module rules, one for a role and module.',
  operation: roleSettingsSave,
  input: (t) => ({
    rules: t.field({ type: [RoleRuleInput], required: true, description: 'The rules that hold from now on.' }),
  }),
  payload: (t: PayloadFields<{ rules: RoleSetting[] }>) => ({
    rules: t.expose('rules', { type: [RoleRule], description: 'The rules as they are now.' }),
  }),
  resolve: async ({ rules }, context) => {
    const { rest } = context
    const write = rest.call(roleSettingsSave, {
      body: rules.map(({ isActive, ...rule }) => ({ ...rule, active: isActive })),
    })
    return { rules: await saved(context, write, () => rest.call(roleSettings), 'all') }
  },
})

mutation('deleteRoleRule', {
  description: 'Deletes a module rule.',
  operation: roleSettingDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The rule (global id).' }) }),
  payload: (t: PayloadFields<{ deletedRoleRuleId: string }>) => ({
    deletedRoleRuleId: t.exposeID('deletedRoleRuleId', { description: 'Global id of what is gone.' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const { ok } = await rest.call(roleSettingDelete, { params: { id: idOf('RoleRule', id) } })
    assertAccepted(ok, 'The rule was not deleted')
    return { deletedRoleRuleId: id }
  },
})
