import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'

/** Which of the requested user names (lower case) and addresses are known. */
export interface KnownPeople {
  /** User names of users of the company. */
  userNames: ReadonlySet<string>
  /** Addresses of users of the company, in lower case. */
  emails: ReadonlySet<string>
  /** User names that are not available: those of other companies, machines and ended accounts. */
  taken: ReadonlySet<string>
}

/** Returns which of the user names and addresses are already known. */
export async function knownPeople(
  db: CompanyDb,
  userNames: readonly string[],
  emails: readonly string[],
): Promise<KnownPeople> {
  const rows = await unscoped(db)
    .selectFrom('app_user')
    .select(['user_name', 'email', 'company_id', 'is_machine', 'deleted_at'])
    .where((eb) =>
      eb.or([
        eb('user_name', 'in', [...userNames, '']),
        eb.and([eb('company_id', '=', db.companyId), eb(eb.fn<string>('lower', ['email']), 'in', [...emails, ''])]),
      ]),
    )
    .execute()
  const isHere = (row: (typeof rows)[number]) =>
    row.company_id === db.companyId && !row.is_machine && row.deleted_at === null
  const here = rows.filter(isHere)
  return {
    userNames: new Set(here.map((row) => row.user_name)),
    emails: new Set(here.flatMap(({ email }) => (email ? [email.toLowerCase()] : []))),
    taken: new Set(rows.filter((row) => !isHere(row)).map((row) => row.user_name)),
  }
}

/** The users of the company who can sign in, in the order of their user names. */
export const activePeople = (db: CompanyDb) =>
  unscoped(db)
    .selectFrom('app_user')
    .select(['user_name as userName', 'full_name as fullName', 'email'])
    .where('company_id', '=', db.companyId)
    .where('status', '=', 'active')
    .where('is_machine', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('user_name')
    .execute()
