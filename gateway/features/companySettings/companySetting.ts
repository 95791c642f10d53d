import {
  managedKeys,
  settingManageDelete,
  settingManageGet,
  settingManageHistory,
  settingManageList,
  settingManageRestore,
  settingManageUpdate,
  type ManagedSetting as Row,
  type NewSettingValue,
  type SettingArea,
  type SettingChange as Change,
  type SettingKind,
  type SettingValue,
} from '../../../services/features/companySettings/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { keyOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { SupportContact } from '../settings/setting.ts'
import { User } from '../users/user.ts'

const CompanySettingArea = enumOf<SettingArea>('CompanySettingArea', 'The area of a company setting.', {
  hiring: 'How new jobs are created.',
  security: 'How users sign in.',
  support: 'Whom users can ask for help.',
})
const CompanySettingKind = enumOf<SettingKind>('CompanySettingKind', 'The kind of value of a company setting.', {
  switch: 'Yes or no: `isOn`.',
  number: 'A whole number: `number`.',
  contacts: 'Contacts for help: `contacts`.',
})

const isKey = (key: string): key is Row['id'] => (managedKeys as readonly string[]).includes(key)

const Value = builder
  .objectRef<SettingValue>('CompanySettingValue')
  .implement({
    description: 'The value of a setting, in the field of its kind. The other fields are null.',
    fields: (t) => ({
      isOn: t.exposeBoolean('isOn', { nullable: true, description: 'Yes or no, for a switch.' }),
      number: t.exposeInt('number', { nullable: true, description: 'A whole number, for a number setting.' }),
      contacts: t.expose('contacts', {
        type: [SupportContact],
        nullable: true,
        description: 'Contacts for help, in their order.',
      }),
    }),
  })

const SettingChange = builder
  .objectRef<Change>('CompanySettingChange')
  .implement({
    description: 'A value that a setting had until the next change.',
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'The number of the change, from 1.' }),
      value: t.expose('value', { type: Value, description: 'The value after the change.' }),
      changedAt: t.expose('changedDate', { type: 'DateTime', description: 'When it was changed.' }),
      changedBy: t.field({
        type: User,
        nullable: true,
        description: 'The user who changed it.',
        resolve: ({ changedBy }, _args, context, info) => User.named(context, changedBy, info),
      }),
    }),
  })
const SettingChangeConnection = connectionOf(SettingChange)

const CompanySetting = node<Row>('CompanySetting', {
  description: 'A setting of the entire company.',
  permission: ['SettingSystem:ListSettingSystem', 'SettingSystem:ReadSettingSystem'],
  loader: {
    load: (context, key) => (isKey(key) ? context.rest.call(settingManageGet, { params: { id: key } }) : null),
    prime: () => undefined,
  },
  databaseId: ({ id }) => id,
  key: ({ id }) => id,
  fields: (t) => ({
    key: t.exposeString('id', { description: 'The key of the setting: requisitionApproval, minPasswordLength …' }),
    area: t.expose('area', { type: CompanySettingArea, description: 'The area of the setting.' }),
    kind: t.expose('kind', { type: CompanySettingKind, description: 'The kind of value.' }),
    value: t.expose('value', { type: Value, description: 'The current value.' }),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'Whether the value is the default, because nobody has set it.',
    }),
    minimum: t.exposeInt('min', { nullable: true, description: 'The smallest allowed number.' }),
    maximum: t.exposeInt('max', {
      nullable: true,
      description: 'The largest allowed number, or the maximum number of contacts.',
    }),
    version: t.exposeInt('version', {
      description: 'A number that grows with each change. 0 if the setting was never changed.',
    }),
    changedAt: t.expose('updatedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the setting was last changed.',
    }),
    changedBy: t.field({
      type: User,
      nullable: true,
      description: 'The user who last changed it.',
      resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy, info),
    }),
    history: t.field({
      type: SettingChangeConnection,
      operation: settingManageHistory,
      mayFailAlone: true,
      description: 'Former values, latest first. The last 100 changes are stored.',
      args: pageArgs,
      resolve: ({ id }, args, { rest }) =>
        readPages(args, (page) => rest.call(settingManageHistory, { params: { id }, body: page })),
    }),
  }),
})

const CompanySettingConnection = connectionOf(CompanySetting)

const CompanySettingFilter = builder.inputType('CompanySettingFilter', {
  description: 'Conditions on settings. All conditions must hold.',
  fields: (t) => ({
    areas: t.field({ type: [CompanySettingArea], description: 'Only settings of any of these areas.' }),
  }),
})

builder.queryField('companySettings', (t) =>
  t.field({
    type: CompanySettingConnection,
    operation: settingManageList,
    description: "Settings of the viewer's company, by area.",
    args: {
      filter: t.arg({ type: CompanySettingFilter, description: 'Which settings to return. All of them by default.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, ...args }, { rest }) =>
      readPages(args, (page) =>
        rest.call(settingManageList, { body: { ...page, ...(filter?.areas && { areas: [...filter.areas] }) } }),
      ),
  }),
)

const ContactInput = builder.inputType('SupportContactInput', {
  description: 'A contact for help.',
  fields: (t) => ({
    vietnameseName: t.string({ required: true, description: 'Name in Vietnamese, up to 100 characters.' }),
    englishName: t.string({ required: true, description: 'Name in English, up to 100 characters.' }),
    phone: t.string({ required: true, description: 'Phone number, up to 30 characters.' }),
    email: t.field({ type: 'EmailAddress', required: true, description: "The contact's e-mail address." }),
  }),
})
const ValueInput = builder.inputType('CompanySettingValueInput', {
  description: 'The new value of a setting: exactly one field, the one for its kind.',
  fields: (t) => ({
    isOn: t.boolean({ description: 'Yes or no, for a switch.' }),
    number: t.int({ description: 'A whole number, for a number setting.' }),
    contacts: t.field({ type: [ContactInput], description: 'Contacts for help, in their order.' }),
  }),
})

/** Returns the value to send. The services check that it has exactly one field, the one for the setting's kind. */
const valueOf = ({ isOn, number, contacts }: typeof ValueInput.$inferInput): NewSettingValue => ({
  ...(isOn != null && { isOn }),
  ...(number != null && { number }),
  ...(contacts != null && {
    contacts: contacts.map(({ vietnameseName, englishName, phone, email }) => ({
      nameVi: vietnameseName,
      nameEn: englishName,
      phone,
      email,
    })),
  }),
})
const fieldNames = { nameVi: 'vietnameseName', nameEn: 'englishName' }
const idField = { required: true, description: 'The setting (global id).' } as const
const versionField = {
  description: 'The version that was read. If it is outdated, the change is refused as CONFLICT.',
} as const
const keyOfSetting = (id: string | number) => keyOf('CompanySetting', String(id)) as Row['id']
const toPayload = (t: PayloadFields<{ setting: Row }>) => ({
  companySetting: t.expose('setting', { type: CompanySetting, description: 'The setting after the change.' }),
})
const readSetting = (context: GatewayContext) => (key: string) =>
  context.rest.call(settingManageGet, { params: { id: key as Row['id'] } })

mutation('updateCompanySetting', {
  description: 'Changes a setting of the company for all users immediately.',
  operation: settingManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    value: t.field({ type: ValueInput, required: true, description: 'The new value.' }),
    version: t.int(versionField),
  }),
  payload: toPayload,
  resolve: async ({ id, value, version }, context) => {
    const params = { id: keyOfSetting(id) }
    const body = { value: valueOf(value), ...(version != null && { version }) }
    const write = context.rest.call(settingManageUpdate, { fieldNames, params, body })
    return { setting: await savedRecord(context, write, readSetting(context), params.id) }
  },
})

mutation('restoreCompanySetting', {
  description: 'Restores an earlier value of a setting, as a new change.',
  operation: settingManageRestore,
  input: (t) => ({
    id: t.id(idField),
    fromVersion: t.int({ required: true, description: 'The change whose value is restored.' }),
    version: t.int(versionField),
  }),
  payload: toPayload,
  resolve: async ({ id, fromVersion, version }, context) => {
    const params = { id: keyOfSetting(id) }
    const body = { from: fromVersion, ...(version != null && { version }) }
    const write = context.rest.call(settingManageRestore, { fieldNames: { from: 'fromVersion' }, params, body })
    return { setting: await savedRecord(context, write, readSetting(context), params.id) }
  },
})

mutation('resetCompanySetting', {
  description: 'Resets a setting to its default. Its history is preserved.',
  operation: settingManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: toPayload,
  resolve: async ({ id }, context) => {
    const params = { id: keyOfSetting(id) }
    const write = context.rest.call(settingManageDelete, { params })
    return { setting: await savedRecord(context, write, readSetting(context), params.id) }
  },
})
