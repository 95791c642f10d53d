import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Moment, Nullable, paged, paging } from '../../core/contract/shapes.ts'
import { SupportContact } from '../settings/contract.ts'

/** How a setting is written: each kind has its own editor. */
export const settingKinds = ['switch', 'number', 'contacts'] as const
export type SettingKind = (typeof settingKinds)[number]
/** What a setting is about. */
export const settingAreas = ['hiring', 'security', 'support'] as const
export type SettingArea = (typeof settingAreas)[number]

interface Definition {
  area: SettingArea
  kind: SettingKind
  /** Of a number: its limits; of contacts: how many there may be. */
  min?: number
  max?: number
}

/** The settings of a company that are written on the page of settings; the others have pages of their own. */
export const managedSettings = {
  requisitionApproval: { area: 'hiring', kind: 'switch' },
  approvalReminderDays: { area: 'hiring', kind: 'number', min: 1, max: 30 },
  minPasswordLength: { area: 'security', kind: 'number', min: 6, max: 64 },
  /** The header shows three (000/2.11). */
  supportContacts: { area: 'support', kind: 'contacts', max: 3 },
} as const satisfies Record<string, Definition>
export type ManagedKey = keyof typeof managedSettings
export const managedKeys = Object.keys(managedSettings) as ManagedKey[]

/** Most characters of each text of a contact. */
export const contactLimits = { nameVi: 100, nameEn: 100, phone: 30, email: 250 } as const

const members = {
  isOn: Nullable(Type.Boolean({ description: 'of a switch' })),
  number: Nullable(Type.Number({ description: 'of a number: a whole one' })),
  contacts: Nullable(Type.Array(SupportContact)),
}
/** What a setting is, in the member of its kind; the others are null. */
const Value = Type.Object(members)
export type SettingValue = Static<typeof Value>
const NewValue = Type.Partial(Value, { description: 'the member of its kind alone' })
export type NewSettingValue = Static<typeof NewValue>
const Key = Type.Enum(managedKeys, { description: 'which setting' })

export const ManagedSetting = Type.Object({
  id: Key,
  area: Type.Enum(settingAreas),
  kind: Type.Enum(settingKinds),
  value: Value,
  isDefault: Type.Boolean({ description: 'it is what holds until somebody sets it' }),
  min: Nullable(Type.Integer({ description: 'least number' })),
  max: Nullable(Type.Integer({ description: 'largest number, or most contacts' })),
  version: Type.Integer({ description: 'grows with each change; 0: nobody has set it' }),
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
  Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' }),
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
    areas: Type.Optional(Type.Array(Type.Enum(settingAreas), { maxItems: 10, description: 'none: all' })),
  }),
  answer: paged(ManagedSetting),
  doc: "Settings of the caller's company, by what they are about.",
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
  doc: 'What a setting was, the latest first; the last hundred changes are kept.',
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
  doc: 'The setting becomes this, for the whole company at once.',
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
  body: Type.Object({ from: Type.Integer({ description: 'version of the change whose value holds again' }), version }),
  answer: ManagedSetting,
  doc: 'A change is taken back: what held from an earlier one on holds again, as a new change.',
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
  doc: 'The setting is again what holds until somebody sets it; its history stays.',
})
