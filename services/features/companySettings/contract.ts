import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Moment, Nullable, paged, paging } from '../../core/contract/shapes.ts'
import { SupportContact } from '../settings/contract.ts'

/** The kinds of settings; each has its own editor. */
export const settingKinds = ['switch', 'number', 'contacts'] as const
export type SettingKind = (typeof settingKinds)[number]
/** The areas of settings. */
export const settingAreas = ['hiring', 'security', 'support'] as const
export type SettingArea = (typeof settingAreas)[number]

interface Definition {
  area: SettingArea
  kind: SettingKind
  /** For a number, its limits; for contacts, how many are allowed. */
  min?: number
  max?: number
}

/** The company settings on the page of settings. The other settings have pages of their own. */
export const managedSettings = {
  requisitionApproval: { area: 'hiring', kind: 'switch' },
  approvalReminderDays: { area: 'hiring', kind: 'number', min: 1, max: 30 },
  minPasswordLength: { area: 'security', kind: 'number', min: 6, max: 64 },
  /** The header shows three contacts (000/2.11). */
  supportContacts: { area: 'support', kind: 'contacts', max: 3 },
} as const satisfies Record<string, Definition>
export type ManagedKey = keyof typeof managedSettings
export const managedKeys = Object.keys(managedSettings) as ManagedKey[]

/** The maximum length of a contact's texts, in characters. */
export const contactLimits = { nameVi: 100, nameEn: 100, phone: 30, email: 250 } as const

const members = {
  isOn: Nullable(Type.Boolean({ description: 'value of a switch' })),
  number: Nullable(Type.Number({ description: 'value of a number, an integer' })),
  contacts: Nullable(Type.Array(SupportContact)),
}
/** The value of a setting, in the member of its kind; the others are null. */
const Value = Type.Object(members)
export type SettingValue = Static<typeof Value>
const NewValue = Type.Partial(Value, { description: 'only the member of its kind' })
export type NewSettingValue = Static<typeof NewValue>
const Key = Type.Enum(managedKeys, { description: 'key of the setting' })

export const ManagedSetting = Type.Object({
  id: Key,
  area: Type.Enum(settingAreas),
  kind: Type.Enum(settingKinds),
  value: Value,
  isDefault: Type.Boolean({ description: 'whether it is the default value' }),
  min: Nullable(Type.Integer({ description: 'minimum of a number' })),
  max: Nullable(Type.Integer({ description: 'maximum of a number, or maximum number of contacts' })),
  version: Type.Integer({ description: 'increases with each change; 0 if it has never been changed' }),
  updatedBy: Nullable(Type.String({ description: 'user name' })),
  updatedDate: Nullable(Moment),
})
export type ManagedSetting = Static<typeof ManagedSetting>

export const SettingChange = Type.Object({
  version: Type.Integer(),
  value: Value,
  changedBy: Type.String({ description: 'user name' }),
  changedDate: Moment,
})
export type SettingChange = Static<typeof SettingChange>

const base = { service: 'commons', origin: 'ours', place: 'D-63' } as const
const path = '/commons/setting-systems'
const byKey = Type.Object({ id: Key })
const readers = ['SettingSystem:ListSettingSystem', 'SettingSystem:ReadSettingSystem'] as const
const version = Type.Optional(
  Type.Integer({ description: 'as it was read; refused with errorCode 599 if the setting has changed since' }),
)

export const settingManageList = operation({
  ...base,
  id: 'settingManageList',
  method: 'POST',
  path: `${path}/list`,
  access: 'SettingSystem:ListSettingSystem',
  effect: 'read',
  body: Type.Object({
    ...paging(1000),
    areas: Type.Optional(
      Type.Array(Type.Enum(settingAreas), { maxItems: 10, description: 'all areas if empty or left out' }),
    ),
  }),
  answer: paged(ManagedSetting),
  doc: "Settings of the caller's company, by area.",
})

export const settingManageGet = operation({
  ...base,
  id: 'settingManageGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: readers,
  effect: 'read',
  params: byKey,
  answer: ManagedSetting,
  doc: "One setting of the caller's company.",
})

export const settingManageHistory = operation({
  ...base,
  id: 'settingManageHistory',
  method: 'POST',
  path: `${path}/{id}/history`,
  access: readers,
  effect: 'read',
  params: byKey,
  body: Type.Object(paging(100)),
  answer: paged(SettingChange),
  doc: 'The former values of a setting, newest first; the last hundred changes are stored.',
})

export const settingManageUpdate = operation({
  ...base,
  id: 'settingManageUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'SettingSystem:UpdateSettingSystem',
  effect: 'write',
  idempotent: true,
  params: byKey,
  body: Type.Object({ value: NewValue, version }),
  answer: ManagedSetting,
  doc: 'Changes a setting for the entire company at once.',
})

export const settingManageRestore = operation({
  ...base,
  id: 'settingManageRestore',
  method: 'POST',
  path: `${path}/{id}/restore`,
  access: 'SettingSystem:UpdateSettingSystem',
  effect: 'write',
  idempotent: true,
  params: byKey,
  body: Type.Object({ from: Type.Integer({ description: 'version of the change whose value is restored' }), version }),
  answer: ManagedSetting,
  doc: 'Restores the value of an earlier change, as a new change.',
})

export const settingManageDelete = operation({
  ...base,
  id: 'settingManageDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'SettingSystem:DeleteSettingSystem',
  effect: 'write',
  idempotent: true,
  params: byKey,
  answer: ManagedSetting,
  doc: 'Resets a setting to its default value; its history is preserved.',
})
