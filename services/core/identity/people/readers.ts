import type { Kysely } from 'kysely'
import { homeZone } from '../../../../common/timeZones.ts'
import type { Language } from '../../contract/languages.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import type { Caller } from '../../http/routes.ts'

/** A user to whom the product writes. */
export interface Reader {
  userName: string
  fullName: string
  email: string | null
  language: Language
  /** The user's IANA time zone. */
  timeZone: string
}

/**
 * Returns the active users of the company with these user names, by name. The default language is English, the default
 * time zone that of the product.
 */
export async function readersOf(db: CompanyDb, userNames: readonly string[]): Promise<Map<string, Reader>> {
  const names = [...new Set(userNames.map((name) => name.toLowerCase()))]
  if (names.length === 0) return new Map()
  const rows = await unscoped(db)
    .selectFrom('app_user')
    .select(['user_name as userName', 'full_name as fullName', 'email', 'language', 'time_zone as timeZone'])
    .where('company_id', '=', db.companyId)
    .where('user_name', 'in', names)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(
    rows.map((row) => [row.userName, { ...row, language: row.language ?? 'en', timeZone: row.timeZone ?? homeZone }]),
  )
}

/**
 * Returns the e-mail address that is proven to be the user's own, in lower case: it was confirmed with a link, or an
 * external provider manages the account (which has no password here). null: there is none.
 */
export async function provenAddress(db: CompanyDb, userName: string): Promise<string | null> {
  const found = await unscoped(db)
    .selectFrom('app_user')
    .select('email')
    .where('company_id', '=', db.companyId)
    .where('user_name', '=', userName.toLowerCase())
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('email_verified_at', 'is not', null), eb('password_hash', 'is', null)]))
    .executeTakeFirst()
  return found?.email?.toLowerCase() ?? null
}

/** Like readersOf, by id; undefined if the user has left, or is of another company. */
export async function readerById(db: CompanyDb, id: string): Promise<Reader | undefined> {
  const found = await unscoped(db)
    .selectFrom('app_user')
    .select('user_name')
    .where('company_id', '=', db.companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found && (await readersOf(db, [found.user_name])).get(found.user_name)
}

/** Returns how a user of the company is called: by their full name, or by their user name if they have left. */
export const calledName = async (db: CompanyDb, userName: string): Promise<string> =>
  (await readersOf(db, [userName])).get(userName.toLowerCase())?.fullName || userName

/** Returns the id of a user of the company; throws if there is none. */
export async function userIdOf(db: CompanyDb, userName: string): Promise<string> {
  const { id } = await unscoped(db)
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', db.companyId)
    .where('user_name', '=', userName.toLowerCase())
    .executeTakeFirstOrThrow()
  return id
}

/** Stores the language in which a user reads the product. */
export async function keepLanguage(db: Kysely<Database>, userName: string, language: Language): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ language })
    .where('user_name', '=', userName.toLowerCase())
    .where('language', 'is distinct from', language)
    .execute()
}

/** Stores the language of the caller. */
export const chooseLanguage = (
  db: CompanyDb,
  { userName }: Pick<Caller, 'userName'>,
  language: Language,
): Promise<void> => keepLanguage(unscoped(db), userName, language)

/** Returns a user's time zone; null if they have not set one. */
export async function timeZoneOf(db: CompanyDb, userName: string): Promise<string | null> {
  const row = await unscoped(db)
    .selectFrom('app_user')
    .select('time_zone')
    .where('company_id', '=', db.companyId)
    .where('user_name', '=', userName.toLowerCase())
    .executeTakeFirst()
  return row?.time_zone ?? null
}

/** Stores the time zone of the caller. */
export async function chooseTimeZone(db: CompanyDb, { userName }: Pick<Caller, 'userName'>, timeZone: string) {
  await unscoped(db)
    .updateTable('app_user')
    .set({ time_zone: timeZone })
    .where('company_id', '=', db.companyId)
    .where('user_name', '=', userName.toLowerCase())
    .where('time_zone', 'is distinct from', timeZone)
    .execute()
}
