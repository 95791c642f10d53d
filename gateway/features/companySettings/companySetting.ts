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
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { SupportContact } from '../settings/setting.ts'
import { User } from '../users/user.ts'

const CompanySettingArea = enumOf<SettingArea>('CompanySettingArea', 'What a setting of a company is about.', {
  hiring: 'How new jobs come to be.',
  security: 'How people sign in.',
  support: 'Whom people turn to for help.',
})
const CompanySettingKind = enumOf<SettingKind>('CompanySettingKind', 'How a setting of a company is written.', {
  switch: 'Yes or no: `isOn`.',
  number: 'A whole number: `number`.',
  contacts: 'People to turn to: `contacts`.',
})

const isKey = (key: string): key is Row['id'] => (managedKeys as readonly string[]).includes(key)

const Value = builder
  .objectRef<SettingValue>('CompanySettingValue')
  .implement({
    description: 'What a setting is, in the field of its kind; the others are null.',
    fields: (t) => ({
      isOn: t.exposeBoolean('isOn', { nullable: true, description: 'Yes or no.' }),
      number: t.exposeInt('number', { nullable: true, description: 'A whole number.' }),
      contacts: t.expose('contacts', {
        type: [SupportContact],
        nullable: true,
        description: 'People to turn to, in their order.',
      }),
    }),
  })

const SettingChange = builder
  .objectRef<Change>('CompanySettingChange')
  .implement({
    description: 'What a setting was from a moment on, until the next change.',
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'Which change of the setting it is, from 1.' }),
      value: t.expose('value', { type: Value, description: 'What the setting became.' }),
      changedAt: t.expose('changedDate', { type: 'DateTime', description: 'When it was changed.' }),
      changedBy: t.field({
        type: User,
        nullable: true,
        description: 'Who changed it.',
        resolve: ({ changedBy }, _args, context, info) => User.named(context, changedBy, info),
      }),
    }),
  })
const SettingChangeConnection = connectionOf(SettingChange)

const CompanySetting = node<Row>('CompanySetting', {
  description: 'A setting that holds for the whole company.',
  permission: ['SettingSystem:ListSettingSystem', 'SettingSystem:ReadSettingSystem'],
  loader: {
    load: (context, key) => (isKey(key) ? context.rest.call(settingManageGet, { params: { id: key } }) : null),
    prime: () => undefined,
  },
  databaseId: ({ id }) => id,
  key: ({ id }) => id,
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Which setting: requisitionApproval, minPasswordLength …' }),
    area: t.expose('area', { type: CompanySettingArea, description: 'What it is about.' }),
    kind: t.expose('kind', { type: CompanySettingKind, description: 'How it is written.' }),
    value: t.expose('value', { type: Value, description: 'What it is.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'It is what holds until somebody sets it.' }),
    minimum: t.exposeInt('min', { nullable: true, description: 'The least number that it may be.' }),
    maximum: t.exposeInt('max', {
      nullable: true,
      description: 'The largest number, or how many contacts there may be.',
    }),
    version: t.exposeInt('version', { description: 'Grows with each change; 0: nobody has set it.' }),
    changedAt: t.expose('updatedDate', { type: 'DateTime', nullable: true, description: 'When it was changed last.' }),
    changedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who changed it last.',
      resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy, info),
    }),
    history: t.field({
      type: SettingChangeConnection,
      operation: settingManageHistory,
      mayFailAlone: true,
      description: 'What it was, the latest first; the last hundred changes are kept.',
      args: pageArgs,
      resolve: ({ id }, args, { rest }) =>
        readPages(args, (page) => rest.call(settingManageHistory, { params: { id }, body: page })),
    }),
  }),
})

const CompanySettingConnection = connectionOf(CompanySetting)

const CompanySettingFilter = builder.inputType('CompanySettingFilter', {
  description: 'Conditions on settings; all of them must hold.',
  fields: (t) => ({
    areas: t.field({ type: [CompanySettingArea], description: 'What they are about: any of these.' }),
  }),
})

builder.queryField('companySettings', (t) =>
  t.field({
    type: CompanySettingConnection,
    operation: settingManageList,
    description: "Settings of the viewer's company, by what they are about.",
    args: {
      filter: t.arg({ type: CompanySettingFilter, description: 'Which settings; all without it.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, ...args }, { rest }) =>
      readPages(args, (page) =>
        rest.call(settingManageList, { body: { ...page, ...(filter?.areas && { areas: [...filter.areas] }) } }),
      ),
  }),
)

const ContactInput = builder.inputType('SupportContactInput', {
  description: 'Somebody to turn to for help.',
  fields: (t) => ({
    vietnameseName: t.string({ required: true, description: 'Name in Vietnamese, up to 100 characters.' }),
    englishName: t.string({ required: true, description: 'Name in English, up to 100 characters.' }),
    phone: t.string({ required: true, description: 'Phone number, up to 30 characters.' }),
    email: t.field({ type: 'EmailAddress', required: true, description: 'Their e-mail address.' }),
  }),
})
const ValueInput = builder.inputType('CompanySettingValueInput', {
  description: 'What a setting becomes: exactly one field, that of its kind.',
  fields: (t) => ({
    isOn: t.boolean({ description: 'Yes or no.' }),
    number: t.int({ description: 'A whole number.' }),
    contacts: t.field({ type: [ContactInput], description: 'People to turn to, in their order.' }),
  }),
})

/** What is sent of a value; the services say whether it is the field of the setting's kind, and the only one. */
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
const versionField = { description: 'The version that was read; another one is refused as CONFLICT.' } as const
const keyOfSetting = (id: string | number) => keyOf('CompanySetting', String(id)) as Row['id']
const written = (t: PayloadFields<{ setting: Row }>) => ({
  companySetting: t.expose('setting', { type: CompanySetting, description: 'The setting as it is now.' }),
})
const readSetting = (context: GatewayContext) => (key: string) =>
  context.rest.call(settingManageGet, { params: { id: key as Row['id'] } })

mutation('updateCompanySetting', {
  description: 'Changes a setting of the company, for everybody at once.',
  operation: settingManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    value: t.field({ type: ValueInput, required: true, description: 'What it becomes.' }),
    version: t.int(versionField),
  }),
  payload: written,
  resolve: async ({ id, value, version }, context) => {
    const params = { id: keyOfSetting(id) }
    const body = { value: valueOf(value), ...(version != null && { version }) }
    const write = context.rest.call(settingManageUpdate, { fieldNames, params, body })
    return { setting: await saved(context, write, readSetting(context), params.id) }
  },
})

mutation('restoreCompanySetting', {
  description: 'Takes changes of a setting back: what held from an earlier one on holds again, as a new change.',
  operation: settingManageRestore,
  input: (t) => ({
    id: t.id(idField),
    fromVersion: t.int({ required: true, description: 'The change whose value holds again.' }),
    version: t.int(versionField),
  }),
  payload: written,
  resolve: async ({ id, fromVersion, version }, context) => {
    const params = { id: keyOfSetting(id) }
    const body = { from: fromVersion, ...(version != null && { version }) }
    const write = context.rest.call(settingManageRestore, { fieldNames: { from: 'fromVersion' }, params, body })
    return { setting: await saved(context, write, readSetting(context), params.id) }
  },
})

mutation('resetCompanySetting', {
  description: 'A setting is again what holds until somebody sets it; its history stays.',
  operation: settingManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: written,
  resolve: async ({ id }, context) => {
    const params = { id: keyOfSetting(id) }
    const write = context.rest.call(settingManageDelete, { params })
    return { setting: await saved(context, write, readSetting(context), params.id) }
  },
})
