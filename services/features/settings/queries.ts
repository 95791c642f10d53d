import { sql } from 'kysely'
import { reportCacheChange, type CompanyCache } from '../../core/cache.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import type { CompanyStatus, ExtensionProperty, SupportContact, TableColumn } from './contract.ts'
import { shortestPassword } from '../../core/identity/people/passwordRule.ts'
import { required } from '../../core/http/fieldTexts.ts'

/** The settings of a company by key. */
export interface Settings {
  extendCandidate: ExtensionProperty[]
  status: CompanyStatus
  supportContacts: SupportContact[]
  /** Whether new jobs need the approval of their department's approvers. */
  requisitionApproval: boolean
  /** The number of days after which an approver of a new job is reminded, and reminded again. */
  approvalReminderDays: number
  /** The minimum length of a new password. */
  minPasswordLength: number
  /** The columns by table. If `role` is null, they are for every role without its own columns. */
  tableDisplay: { table: string; role: string | null; columns: TableColumn[] }[]
}
export type SettingKey = keyof Settings
type Key = SettingKey

/** The values of settings that nobody has set. */
export const defaultSettings: Settings = {
  extendCandidate: [],
  status: { status: 'Active', isSkipGuideline: false, skippedBy: null, skippedDate: null },
  supportContacts: [],
  requisitionApproval: false,
  approvalReminderDays: 2,
  minPasswordLength: shortestPassword,
  tableDisplay: [],
}
const cacheKey = (key: Key) => `setting:${key}`

export interface Parts {
  db: CompanyDb
  cache: CompanyCache
}

/** Returns a setting of the company as it is stored, or its default value. */
export async function storedSetting<K extends Key>(db: CompanyDb, key: K): Promise<Settings[K]> {
  const row = await db
    .from('company_setting')
    .select('company_setting.value')
    .where('company_setting.key', '=', key)
    .executeTakeFirst()
  return (row?.value as Settings[K] | undefined) ?? defaultSettings[key]
}

/** Returns a setting from the cache. */
export const setting = <K extends Key>({ db, cache }: Parts, key: K): Promise<Settings[K]> =>
  cache.read(db, cacheKey(key), (scoped) => storedSetting(scoped, key))

/** Reads a setting of the company under a lock until the transaction ends. */
export async function lockSetting<K extends Key>(db: CompanyDb, key: K): Promise<Settings[K]> {
  // If nobody has set it yet, this creates a row that can be locked.
  await db
    .insert('company_setting', { key, value: JSON.stringify(defaultSettings[key]), updated_by: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .from('company_setting')
    .select('company_setting.value')
    .where('company_setting.key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return value as Settings[K]
}

/** The maximum number of changes that are stored per setting. */
const mostChanges = 100

/** Changes a setting of the company. The former value stays in its history. */
export const storeSetting = <K extends Key>(
  db: CompanyDb,
  key: K,
  value: Settings[K],
  userName: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = { value: JSON.stringify(value), updated_by: userName, updated_at: new Date() }
    const { version } = await tx
      .insert('company_setting', { key, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'key'])
          .doUpdateSet({ ...row, version: sql<number>`company_setting.version + 1` }),
      )
      .returning('company_setting.version')
      .executeTakeFirstOrThrow()
    const change = { key, version, value: row.value, changed_by: userName, changed_at: row.updated_at }
    await tx.insert('company_setting_change', change).execute()
    await tx
      .delete('company_setting_change')
      .where('company_setting_change.key', '=', key)
      .where('company_setting_change.version', '<=', version - mostChanges)
      .execute()
    await reportCacheChange(tx, cacheKey(key))
  })

/** The kinds of fields with choices. */
export const choiceTypes: ReadonlySet<string> = new Set(['Checkbox', 'Radio', 'Combobox', 'Multiple'])

/**
 * Replaces the fields of candidates. Throws 400 if two of them share a key, or if one has no choices. A field that is
 * sent without roles keeps its roles.
 */
export async function setExtension(
  db: CompanyDb,
  properties: ExtensionProperty[],
  userName: string,
): Promise<ExtensionProperty[]> {
  const errors: FieldErrors = {}
  const keys = new Set<string>()
  properties.forEach(({ key, inputType, values }, at) => {
    const folded = key.toLowerCase()
    if (keys.has(folded)) errors[`extendCandidate.${at}.key`] = [createMessage('UNIQUE')]
    keys.add(folded)
    if (choiceTypes.has(inputType) && values.length === 0) errors[`extendCandidate.${at}.values`] = [required]
  })
  if (Object.keys(errors).length > 0) throw badInput(errors)
  const former = new Map((await storedSetting(db, 'extendCandidate')).map(({ key, roles }) => [key, roles]))
  const next = properties.map((property) => {
    const roles = property.roles ?? former.get(property.key)
    return roles ? { ...property, roles } : property
  })
  await storeSetting(db, 'extendCandidate', next, userName)
  return next
}

/** Returns the columns of a table: the role's own arrangement, otherwise that for everyone. */
export async function columnsOf(parts: Parts, table: string, role: string): Promise<TableColumn[]> {
  const arranged = (await setting(parts, 'tableDisplay')).filter((one) => one.table === table)
  const found = arranged.find((one) => one.role === role) ?? arranged.find((one) => one.role === null)
  return (found?.columns ?? []).toSorted((one, other) => one.order - other.order)
}

/** Records who skipped the guideline first. */
export async function skip(parts: Parts, userName: string): Promise<CompanyStatus> {
  const status = await setting(parts, 'status')
  if (status.isSkipGuideline) return status
  const skipped = { ...status, isSkipGuideline: true, skippedBy: userName, skippedDate: new Date().toISOString() }
  await storeSetting(parts.db, 'status', skipped, userName)
  return skipped
}
