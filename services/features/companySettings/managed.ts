import { isEmail } from '../../../common/patterns.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, stale } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { Page, Paging } from '../../core/http/paging.ts'
import type { SupportContact } from '../settings/contract.ts'
import { lockSetting, storeSetting, defaultSettings, type SettingKey } from '../settings/queries.ts'
import '../settings/tables.ts'
import {
  contactLimits,
  managedKeys,
  managedSettings,
  type ManagedKey,
  type NewSettingValue,
  type ManagedSetting,
  type SettingArea,
  type SettingChange,
  type SettingKind,
  type SettingValue,
} from './contract.ts'

const isManaged = (key: string): key is ManagedKey => Object.hasOwn(managedSettings, key)
const limitsOf = (key: ManagedKey): { kind: SettingKind; min?: number; max?: number } => managedSettings[key]
const isUntouched = (key: ManagedKey, stored: unknown) =>
  JSON.stringify(stored) === JSON.stringify(defaultSettings[key])

type Stored = (typeof defaultSettings)[ManagedKey]
/** Returns a stored value in the member of its kind. */
const valueOf = (stored: Stored): SettingValue => ({
  isOn: typeof stored === 'boolean' ? stored : null,
  number: typeof stored === 'number' ? stored : null,
  contacts: Array.isArray(stored) ? stored : null,
})

/** Returns the company's settings with these keys, in the order of the keys. */
async function read(db: CompanyDb, keys: readonly ManagedKey[]): Promise<ManagedSetting[]> {
  const rows = await db
    .from('company_setting')
    .select([
      'company_setting.key',
      'company_setting.value',
      'company_setting.version',
      'company_setting.updated_by as updatedBy',
      'company_setting.updated_at as updatedAt',
    ])
    .where('company_setting.key', 'in', keys as SettingKey[])
    .execute()
  return keys.map((id) => {
    const row = rows.find(({ key }) => key === id)
    const stored = (row?.value ?? defaultSettings[id]) as Stored
    const { min = null, max = null } = limitsOf(id)
    return {
      id,
      area: managedSettings[id].area,
      kind: managedSettings[id].kind,
      value: valueOf(stored),
      isDefault: isUntouched(id, stored),
      min,
      max,
      // A row that exists only for locking has no version and no author.
      version: row?.updatedBy ? row.version : 0,
      updatedBy: row?.updatedBy || null,
      updatedDate: row?.updatedBy ? row.updatedAt.toISOString() : null,
    }
  })
}

/** Returns one page of the settings, of all or some areas. */
export async function listSettings(
  db: CompanyDb,
  areas: readonly SettingArea[],
  { pageIndex, pageSize }: Paging,
): Promise<Page<ManagedSetting>> {
  const keys = managedKeys.filter((key) => areas.length === 0 || areas.includes(managedSettings[key].area))
  const page = keys.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize)
  const data = page.length > 0 ? await read(db, page) : []
  return { data, totalItem: keys.length, pageIndex, pageSize }
}

/** Returns one setting of the company. */
export const settingOf = async (db: CompanyDb, key: ManagedKey): Promise<ManagedSetting> => (await read(db, [key]))[0]!

/** Returns the former values of a setting, newest first. */
export async function historyOf(
  db: CompanyDb,
  key: ManagedKey,
  { pageIndex, pageSize }: Paging,
): Promise<Page<SettingChange>> {
  const changes = db.from('company_setting_change').where('company_setting_change.key', '=', key)
  const { total } = await changes.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await changes
    .select([
      'company_setting_change.version',
      'company_setting_change.value',
      'company_setting_change.changed_by as changedBy',
      'company_setting_change.changed_at as changedAt',
    ])
    .orderBy('company_setting_change.version', 'desc')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return {
    data: rows.map(({ changedAt, value, ...row }) => ({
      ...row,
      value: valueOf(value as Stored),
      changedDate: changedAt.toISOString(),
    })),
    totalItem: Number(total),
    pageIndex,
    pageSize,
  }
}

function checkedContacts(contacts: readonly SupportContact[], most: number): SupportContact[] {
  const faults: FieldErrors = {}
  if (contacts.length > most) faults['value.contacts'] = [createMessage('TOO_MANY', { most })]
  const trimmed = contacts.map(({ nameVi, nameEn, phone, email }) => ({
    nameVi: nameVi.trim(),
    nameEn: nameEn.trim(),
    phone: phone.trim(),
    email: email.trim(),
  }))
  trimmed.forEach((contact, at) => {
    for (const [name, text] of Object.entries(contact) as [keyof SupportContact, string][]) {
      if (text === '') faults[`value.contacts.${at}.${name}`] = [required]
      else if (text.length > contactLimits[name])
        faults[`value.contacts.${at}.${name}`] = [maximum(contactLimits[name])]
    }
    if (contact.email && !isEmail(contact.email)) faults[`value.contacts.${at}.email`] = [createMessage('EMAIL')]
  })
  if (Object.keys(faults).length > 0) throw badInput(faults)
  return trimmed
}

/** Returns the value as it is stored. Throws 400 if it is of another kind or outside the limits of the setting. */
function checked(key: ManagedKey, { isOn, number, contacts }: NewSettingValue): Stored {
  const { kind, min = 0, max = Number.MAX_SAFE_INTEGER } = limitsOf(key)
  const given = [isOn, number, contacts].filter((value) => value != null)
  if (given.length === 1) {
    if (kind === 'switch' && isOn != null) return isOn
    if (kind === 'contacts' && contacts != null) return checkedContacts(contacts, max)
    if (kind === 'number' && number != null) {
      if (Number.isInteger(number) && number >= min && number <= max) return number
      throw badInput({ 'value.number': [createMessage('OUT_OF_RANGE', { min, max })] })
    }
  }
  throw badInput({ value: [createMessage('INVALID')] })
}

interface Change {
  key: ManagedKey
  value: NewSettingValue
  /** As it was read; undefined if it is not compared. */
  version: number | undefined
  userName: string
}

/**
 * Changes a setting. Throws 400 with errorCode 599 if somebody else has changed it since it was read. Must run in a
 * transaction.
 */
export async function changeSetting(db: CompanyDb, { key, value, version, userName }: Change): Promise<void> {
  // The setting is read under the lock, so that the second of two simultaneous changes is refused.
  await lockSetting(db, key)
  const held = await settingOf(db, key)
  if (version !== undefined && version !== held.version) throw stale('Somebody else has changed the setting')
  const next = checked(key, value)
  if (JSON.stringify(valueOf(next)) === JSON.stringify(held.value)) return
  await storeSetting(db, key, next as never, userName)
}

/**
 * Restores the value that a setting got in a change. Throws 404 if the change is not stored. Must run in a transaction.
 */
export async function restoreSetting(
  db: CompanyDb,
  { from, ...change }: Omit<Change, 'value'> & { from: number },
): Promise<void> {
  const found = await db
    .from('company_setting_change')
    .select('company_setting_change.value')
    .where('company_setting_change.key', '=', change.key)
    .where('company_setting_change.version', '=', from)
    .executeTakeFirst()
  if (!found || !isManaged(change.key)) throw notFound()
  await changeSetting(db, { ...change, value: valueOf(found.value as Stored) })
}

/** Resets a setting to its default value. Must run in a transaction. */
export const resetSetting = (db: CompanyDb, key: ManagedKey, userName: string): Promise<void> =>
  changeSetting(db, { key, value: valueOf(defaultSettings[key]), version: undefined, userName })
