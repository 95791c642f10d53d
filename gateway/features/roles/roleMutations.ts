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
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
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
  description: 'Creates a role; the viewer must hold its permissions.',
  operation: roleCreate,
  input: (t) => ({
    code: t.string({ required: true, description: 'Letters and digits; unique in the company.' }),
    name: t.string({ required: true, description: 'The display name.' }),
    description: t.string({ description: 'What the role is for; up to 500 characters.' }),
    permissions: t.field({ type: ['Permission'], required: true, description: 'Keys of the permissions.' }),
    isExternal: t.boolean({ description: 'Whether its holders are outside the company; false by default.' }),
    isSecondFactorRequired: t.boolean({
      description: 'Whether holders must sign in with a second factor after seven days; false by default.',
    }),
    groups: t.stringList({
      description: 'Groups of the identity provider whose members hold the role; none by default.',
    }),
  }),
  payload: payload('The new role.'),
  resolve: async (input, { rest }) => ({ role: await rest.call(roleCreate, { body: bodyOf(input) }) }),
})

mutation('updateRole', {
  description:
    "Changes a role. CONFLICT if it has changed since the viewer saw it; the administrators' role keeps its permissions.",
  operation: roleUpdate,
  input: (t) => ({
    id: t.id({ required: true, description: 'The role (global id).' }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    name: t.string({ required: true, description: 'The display name.' }),
    description: t.string({ description: 'What the role is for; up to 500 characters.' }),
    permissions: t.field({
      type: ['Permission'],
      required: true,
      description: 'All permission keys that the role should have.',
    }),
    isExternal: t.boolean({
      description:
        'Whether its holders are outside the company; unchanged by default. Always true for vendors, never for administrators.',
    }),
    isSecondFactorRequired: t.boolean({
      description: 'Whether holders must sign in with a second factor after seven days; unchanged by default.',
    }),
    groups: t.stringList({
      description: 'Groups of the identity provider whose members hold the role; unchanged by default.',
    }),
  }),
  payload: payload('The role after the change.'),
  resolve: async ({ id, ...input }, { rest }) => ({
    role: await rest.call(roleUpdate, { params: { id: idOf('Role', id) }, body: bodyOf(input) }),
  }),
})

mutation('deleteRole', {
  description: 'Deletes a role that nobody holds, together with its rules.',
  operation: roleDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The role (global id).' }) }),
  payload: (t: PayloadFields<{ deletedRoleId: string }>) => ({
    deletedRoleId: t.exposeID('deletedRoleId', { description: 'Global id of the deleted record.' }),
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
    module: t.string({ required: true, description: 'Module of the rule.' }),
    roleCode: t.string({ required: true, description: 'Code of the role; at most one rule per role and module.' }),
    type: t.string({ description: 'Kind of the rule.' }),
    value: t.int({
      required: true,
      description: 'Maximum number of approvals and rejections a day; 0 means no limit.',
    }),
    isActive: t.boolean({ required: true, description: 'Whether the rule is in effect.' }),
  }),
})

mutation('saveRoleRules', {
  description: 'Creates or updates module rules, one per role and module.',
  operation: roleSettingsSave,
  input: (t) => ({ rules: t.field({ type: [RoleRuleInput], required: true, description: 'The rules to save.' }) }),
  payload: (t: PayloadFields<{ rules: RoleSetting[] }>) => ({
    rules: t.expose('rules', { type: [RoleRule], description: 'The rules after the change.' }),
  }),
  resolve: async ({ rules }, context) => {
    const { rest } = context
    const write = rest.call(roleSettingsSave, {
      body: rules.map(({ isActive, ...rule }) => ({ ...rule, active: isActive })),
    })
    return { rules: await savedRecord(context, write, () => rest.call(roleSettings), 'all') }
  },
})

mutation('deleteRoleRule', {
  description: 'Deletes a module rule.',
  operation: roleSettingDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The rule (global id).' }) }),
  payload: (t: PayloadFields<{ deletedRoleRuleId: string }>) => ({
    deletedRoleRuleId: t.exposeID('deletedRoleRuleId', { description: 'Global id of the deleted record.' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const { ok } = await rest.call(roleSettingDelete, { params: { id: idOf('RoleRule', id) } })
    assertAccepted(ok, 'The rule was not deleted')
    return { deletedRoleRuleId: id }
  },
})
