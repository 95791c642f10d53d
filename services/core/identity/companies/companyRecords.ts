import { isEmail } from '../../../../common/patterns.ts'
import { sql } from 'kysely'
import { createMessage, type FieldErrors } from '../../contract/messages.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { badInput, notFound, refused, stale } from '../../http/errors.ts'
import { nameOf } from '../../http/names.ts'
import type { Caller } from '../../http/routes.ts'
import { reportCacheChange, allCacheKinds } from '../../cache.ts'
import { companyChanged } from '../identityCache.ts'
import { demandPlatformAdministrator, otherCompany } from '../roles/platform.ts'
import { endSockets } from '../signIn/sessions.ts'
import { detailColumns, type CompanyDetails } from './companyWrites.ts'

/** Maximum length of a company's name. */
export const longestCompanyName = 200

export interface CompanyFields extends CompanyDetails {
  name: string
}

const all = (db: CompanyDb) => unscoped(db).selectFrom('company')
const trimmed = (text: string | null | undefined) => text?.normalize('NFC').trim() || null
const isSite = (text: string) => URL.canParse(text) && /^https?:\/\/[^\s/]/i.test(text)

/**
 * Checks the form of a company and returns its columns. Throws 400 for invalid values, and for a name or a code that
 * another company has. No other name can be saved until the transaction ends. `ownId` is the id of the company itself.
 */
export async function checkedCompany(db: CompanyDb, fields: CompanyFields, ownId: string | null) {
  await all(db).select('company.id').where('company.is_platform', '=', true).forUpdate().execute()
  const name = nameOf(fields.name, longestCompanyName)
  const details = {
    code: trimmed(fields.code),
    type: trimmed(fields.type),
    email: trimmed(fields.email),
    phone: trimmed(fields.phone),
    website: trimmed(fields.website),
    address: trimmed(fields.address),
    taxCode: trimmed(fields.taxCode),
  }
  const isTaken = async (column: 'name' | 'code', text: string) => {
    let same = all(db)
      .select('company.id')
      .where(sql<boolean>`lower(${sql.ref(`company.${column}`)}) = lower(${text})`)
    if (ownId !== null) same = same.where('company.id', '!=', ownId)
    return (await same.executeTakeFirst()) !== undefined
  }
  const faults: FieldErrors = {
    ...((await isTaken('name', name)) && { name: [createMessage('TAKEN')] }),
    ...(details.code && (await isTaken('code', details.code)) && { code: [createMessage('TAKEN')] }),
    ...(details.email && !isEmail(details.email) && { email: [createMessage('EMAIL')] }),
    ...(details.website && !isSite(details.website) && { website: [createMessage('LINK')] }),
  }
  if (Object.keys(faults).length > 0) throw badInput(faults)
  return { name, ...details }
}

/** Returns the company with the id and locks it until the transaction ends. Throws 404 if it does not exist. */
async function heldRow(db: CompanyDb, id: string) {
  const found = await all(db)
    .select([
      'company.id',
      'company.name',
      'company.code',
      'company.type',
      'company.version',
      'company.is_active',
      'company.is_platform',
    ])
    .where('company.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Like heldRow, for administrators of the platform company; throws 403 for others. */
async function lockAsPlatformAdministrator(db: CompanyDb, caller: Caller, id: string) {
  await demandPlatformAdministrator(db, caller)
  return heldRow(db, id)
}

/** Returns the present type of a company, which remains valid even if it was removed from the list of types. */
export const typeOfCompany = async (db: CompanyDb, caller: Caller, id: string): Promise<string | null> =>
  (await lockAsPlatformAdministrator(db, caller, id)).type

/**
 * Changes the details of a company. Throws 599 if somebody else has changed it since the caller read it. Must run
 * within a transaction.
 */
export async function updateCompany(
  db: CompanyDb,
  caller: Caller,
  id: string,
  { version, ...fields }: CompanyFields & { version?: number | undefined },
): Promise<void> {
  const before = await lockAsPlatformAdministrator(db, caller, id)
  await write(otherCompany(db, id), before.version, version, fields)
}

/** Changes the contact and tax details of the handle's company. Throws 599 as above. Must run within a transaction. */
export async function updateOwnCompany(
  db: CompanyDb,
  { version, ...contacts }: Omit<CompanyDetails, 'code' | 'type'> & { version: number | null },
): Promise<void> {
  const { name, code, type, version: now } = await heldRow(db, db.companyId)
  await write(db, now, version ?? undefined, { ...contacts, name, code, type })
}

async function write(db: CompanyDb, now: number, seen: number | undefined, fields: CompanyFields): Promise<void> {
  if (seen !== undefined && now !== seen) throw stale('The company has been changed meanwhile')
  const { name, ...details } = await checkedCompany(db, fields, db.companyId)
  await unscoped(db)
    .updateTable('company')
    .set({ name, ...detailColumns(details), version: now + 1 })
    .where('id', '=', db.companyId)
    .execute()
  await companyChanged(db)
}

/**
 * Opens or closes a company. Users of a closed company can neither sign in nor continue; its data is not changed. The
 * platform company cannot be closed. Must run within a transaction.
 */
export async function setCompanyActive(db: CompanyDb, caller: Caller, id: string, isActive: boolean): Promise<void> {
  const before = await lockAsPlatformAdministrator(db, caller, id)
  if (before.is_platform && !isActive)
    throw refused('PLATFORM_COMPANY', 'The company that runs the platform stays active')
  if (before.is_active === isActive) return
  await unscoped(db)
    .updateTable('company')
    .set({ is_active: isActive, version: before.version + 1 })
    .where('id', '=', id)
    .execute()
  const company = otherCompany(db, id)
  if (!isActive) await endAllSessions(company)
  await reportCacheChange(company, allCacheKinds)
}

/** Ends all sessions of a company's users. */
async function endAllSessions(company: CompanyDb): Promise<void> {
  const accounts = unscoped(company)
    .selectFrom('app_user')
    .select(sql<string>`app_user.id::text`.as('id'))
    .where('app_user.company_id', '=', company.companyId)
  const ended = await unscoped(company)
    .deleteFrom('oidc_payload')
    .where(sql<boolean>`payload ->> 'accountId' in (${accounts})`)
    .returning(sql<string>`payload ->> 'accountId'`.as('id'))
    .execute()
  for (const id of new Set(ended.map((row) => row.id)))
    // oxlint-disable-next-line no-await-in-loop -- one after the other in one transaction
    await endSockets(company, id)
}

/** How much the users of a company work with the product. */
export interface CompanyUse {
  id: string
  users: number
  lastUsedDate: string | null
}

/** Returns the number of active users of each company in `ids`, and when one of them was last active. */
export async function useOfCompanies(db: CompanyDb, ids: readonly string[]): Promise<CompanyUse[]> {
  if (ids.length === 0) return []
  const rows = await all(db)
    .select([
      'company.id',
      sql<string>`(select count(*) from app_user where app_user.company_id = company.id
        and app_user.status = 'active' and not app_user.is_machine and app_user.deleted_at is null)`.as('users'),
      sql<Date | null>`(select max(user_session.last_used_at) from user_session
        join app_user on app_user.id = user_session.user_id where app_user.company_id = company.id)`.as('lastUsed'),
    ])
    .where('company.id', 'in', ids)
    .execute()
  return rows.map(({ id, users, lastUsed }) => ({
    id,
    users: Number(users),
    lastUsedDate: lastUsed?.toISOString() ?? null,
  }))
}
