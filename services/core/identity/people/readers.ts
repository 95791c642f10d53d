import type { Kysely } from 'kysely'
import { homeZone } from '../../../../common/timeZones.ts'
import type { Language } from '../../contract/languages.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import type { Caller } from '../../http/routes.ts'

/** Somebody whom the product writes to. */
export interface Reader {
  userName: string
  fullName: string
  email: string | null
  language: Language
  /** The IANA time zone that they live in. */
  timeZone: string
}

/** The active people of the company with these user names, by name; who has told no language reads English, who has told no time zone lives in the product's home. */
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
 * The e-mail address that is certainly somebody's own, in lower case: it was confirmed by a link, or a provider elsewhere keeps the account
 * (which has no password here). null: they have none.
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

/** The same by their id; undefined for who has left, or is of another company. */
export async function readerById(db: CompanyDb, id: string): Promise<Reader | undefined> {
  const found = await unscoped(db)
    .selectFrom('app_user')
    .select('user_name')
    .where('company_id', '=', db.companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found && (await readersOf(db, [found.user_name])).get(found.user_name)
}

/** What people call somebody of the company: the full name, or the user name of who has left. */
export const calledName = async (db: CompanyDb, userName: string): Promise<string> =>
  (await readersOf(db, [userName])).get(userName.toLowerCase())?.fullName || userName

/** The id of a user of the company; throws for an unknown one. */
export async function userIdOf(db: CompanyDb, userName: string): Promise<string> {
  const { id } = await unscoped(db)
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', db.companyId)
    .where('user_name', '=', userName.toLowerCase())
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps the language that somebody reads the product in. */
export async function keepLanguage(db: Kysely<Database>, userName: string, language: Language): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ language })
    .where('user_name', '=', userName.toLowerCase())
    .where('language', 'is distinct from', language)
    .execute()
}

/** The same for who calls. */
export const chooseLanguage = (
  db: CompanyDb,
  { userName }: Pick<Caller, 'userName'>,
  language: Language,
): Promise<void> => keepLanguage(unscoped(db), userName, language)

/** The time zone that somebody has told; null until then. */
export async function timeZoneOf(db: CompanyDb, userName: string): Promise<string | null> {
  const row = await unscoped(db)
    .selectFrom('app_user')
    .select('time_zone')
    .where('company_id', '=', db.companyId)
    .where('user_name', '=', userName.toLowerCase())
    .executeTakeFirst()
  return row?.time_zone ?? null
}

/** Keeps the time zone of who calls. */
export async function chooseTimeZone(db: CompanyDb, { userName }: Pick<Caller, 'userName'>, timeZone: string) {
  await unscoped(db)
    .updateTable('app_user')
    .set({ time_zone: timeZone })
    .where('company_id', '=', db.companyId)
    .where('user_name', '=', userName.toLowerCase())
    .where('time_zone', 'is distinct from', timeZone)
    .execute()
}
