import { sql } from 'kysely'
import { changed, type CompanyCache } from '../../core/cache.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { say, type FieldErrors } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import type { CompanyStatus, ExtensionProperty, SupportContact, TableColumn } from './contract.ts'
import { shortestPassword } from '../../core/identity/people/passwordRule.ts'
import { required } from '../../core/http/fieldTexts.ts'

/** The settings of a company by key. */
export interface Settings {
  extendCandidate: ExtensionProperty[]
  status: CompanyStatus
  supportContacts: SupportContact[]
  /** New jobs go through the approvers of their department. */
  requisitionApproval: boolean
  /** Days after which somebody who is to approve a new job is reminded, and again. */
  approvalReminderDays: number
  /** Fewest characters of a new password. */
  minPasswordLength: number
  /** Columns by table; `role` null is for every role that has none of its own. */
  tableDisplay: { table: string; role: string | null; columns: TableColumn[] }[]
}
export type SettingKey = keyof Settings
type Key = SettingKey

/** What stands for a setting until somebody sets it. */
export const untouched: Settings = {
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

/** A setting of the company as it is stored, or what stands for it until somebody sets it. */
export async function storedSetting<K extends Key>(db: CompanyDb, key: K): Promise<Settings[K]> {
  const row = await db
    .from('company_setting')
    .select('company_setting.value')
    .where('company_setting.key', '=', key)
    .executeTakeFirst()
  return (row?.value as Settings[K] | undefined) ?? untouched[key]
}

/** The same, kept until it changes. */
export const setting = <K extends Key>({ db, cache }: Parts, key: K): Promise<Settings[K]> =>
  cache.read(db, cacheKey(key), (scoped) => storedSetting(scoped, key))

/** A setting of the company, which nobody else changes until the transaction ends. */
export async function heldSetting<K extends Key>(db: CompanyDb, key: K): Promise<Settings[K]> {
  // Where nobody has set it yet, there is a row to hold from here on.
  await db
    .insert('company_setting', { key, value: JSON.stringify(untouched[key]), updated_by: '' })
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

/** So many changes of each setting are kept. */
const mostChanges = 100

/** Sets a setting of the company; what it was before stays in its history. */
export const set = <K extends Key>(db: CompanyDb, key: K, value: Settings[K], userName: string): Promise<void> =>
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
    await changed(tx, cacheKey(key))
  })

/** Kinds of fields with words to choose from. */
export const choiceTypes: ReadonlySet<string> = new Set(['Checkbox', 'Radio', 'Combobox', 'Multiple'])

/**
 * Replaces the fields of candidates; 400 when two share a key, or one has nothing to choose from. A field that does not speak of
 * roles stays open to those whom it was open to.
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
    if (keys.has(folded)) errors[`extendCandidate.${at}.key`] = [say('UNIQUE')]
    keys.add(folded)
    if (choiceTypes.has(inputType) && values.length === 0) errors[`extendCandidate.${at}.values`] = [required]
  })
  if (Object.keys(errors).length > 0) throw badInput(errors)
  const former = new Map((await storedSetting(db, 'extendCandidate')).map(({ key, roles }) => [key, roles]))
  const next = properties.map((property) => {
    const roles = property.roles ?? former.get(property.key)
    return roles ? { ...property, roles } : property
  })
  await set(db, 'extendCandidate', next, userName)
  return next
}

/** Columns of a table: the role's own arrangement, else that of everyone. */
export async function columnsOf(parts: Parts, table: string, role: string): Promise<TableColumn[]> {
  const arranged = (await setting(parts, 'tableDisplay')).filter((one) => one.table === table)
  const found = arranged.find((one) => one.role === role) ?? arranged.find((one) => one.role === null)
  return (found?.columns ?? []).toSorted((one, other) => one.order - other.order)
}

/** Notes who skipped the guideline; the first one stays. */
export async function skip(parts: Parts, userName: string): Promise<CompanyStatus> {
  const status = await setting(parts, 'status')
  if (status.isSkipGuideline) return status
  const skipped = { ...status, isSkipGuideline: true, skippedBy: userName, skippedDate: new Date().toISOString() }
  await set(parts.db, 'status', skipped, userName)
  return skipped
}
