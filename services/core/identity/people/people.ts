import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import type { CompanyCache } from '../../cache.ts'
import { readByKey } from '../../cacheByKey.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { notFound } from '../../http/errors.ts'
import { page, type Paging } from '../../http/paging.ts'
import { fold } from '../../../../common/text.ts'
import { wordPattern } from '../../like.ts'
import { summaryColumns, type DirectoryUser } from './directory.ts'
import { identityCacheKeys, identityCacheLimits } from '../identityCache.ts'
import type { UserRow } from '../tables.ts'

/** The maximum number of users in a list without pages. */
export const mostPeople = 1000

export interface PeopleFilter {
  keyword?: string
  status?: 'active' | 'disabled'
  roleCode?: string
  departmentIds?: readonly string[]
  hasExtension?: boolean
}

type OnUser = ExpressionBuilder<Database, 'app_user'>
const byName = sql`app_user.full_name collate "und-x-icu"`
const roleCodes = sql<
  string[]
>`array(select user_role.role from user_role where user_role.user_id = app_user.id order by user_role.role)`

const hasSecondFactor = sql<boolean>`exists (
  select from user_second_factor where user_second_factor.user_id = app_user.id and user_second_factor.secret is not null
)`
const ext = sql<string | null>`(
  select phone_extension.ext from phone_extension
  where phone_extension.company_id = app_user.company_id and phone_extension.user_name = app_user.user_name
)`
/** The columns of a detail beyond those of the account. */
const besides = [roleCodes.as('roleCodes'), hasSecondFactor.as('hasSecondFactor'), ext.as('ext')] as const

const ofCompany = (db: CompanyDb) =>
  unscoped(db)
    .selectFrom('app_user')
    .where('app_user.company_id', '=', db.companyId)
    .where('app_user.deleted_at', 'is', null)
/** The users of the company, without machine accounts, which are not managed as users. */
const people = (db: CompanyDb) => ofCompany(db).where('app_user.is_machine', '=', false)
const holds = (
  eb: OnUser,
  condition: (role: ExpressionBuilder<Database, 'user_role' | 'role'>) => ReturnType<typeof sql<boolean>>,
) =>
  eb.exists(
    eb
      .selectFrom('user_role')
      .innerJoin('role', (on) =>
        on.onRef('role.company_id', '=', 'user_role.company_id').onRef('role.name', '=', 'user_role.role'),
      )
      .select(sql.lit(1).as('one'))
      .whereRef('user_role.user_id', '=', 'app_user.id')
      .where((role) => condition(role as never)),
  )

interface Besides {
  roleCodes: string[]
  hasSecondFactor: boolean
  ext: string | null
}

const toDetail = (row: Selectable<UserRow> & Besides) => ({
  id: row.id,
  userName: row.user_name,
  fullName: row.full_name,
  email: row.email,
  title: row.title,
  departmentId: row.department_id,
  status: row.status,
  avatarVersion: row.avatar_version,
  name: row.name,
  familyName: row.family_name,
  phone: row.phone,
  roles: row.roleCodes,
  activeRole: row.active_role,
  emailVerified: row.email_verified_at !== null,
  hasSecondFactor: row.hasSecondFactor,
  ext: row.ext,
  language: row.language,
  timeZone: row.time_zone,
  version: row.version,
  createdDate: row.created_at.toISOString(),
  updatedDate: row.updated_at.toISOString(),
})
export type PersonDetail = ReturnType<typeof toDetail>

/**
 * Returns one page of the company's users that satisfy all of the conditions, in name order. Reads the database, like
 * every search.
 */
export async function listPeople(
  db: CompanyDb,
  { keyword = '', status, roleCode, departmentIds, hasExtension }: PeopleFilter,
  paging: Paging,
) {
  let query = people(db).selectAll('app_user').select(besides)
  for (const word of fold(keyword).split(/\s+/).filter(Boolean))
    query = query.where(({ eb, or }) => or([eb('app_user.search_text', 'like', wordPattern(word)), eb(ext, '=', word)]))
  if (hasExtension !== undefined) query = query.where(ext, hasExtension ? 'is not' : 'is', null)
  if (status) query = query.where('app_user.status', '=', status)
  if (departmentIds)
    query = query.where((eb) => eb('app_user.department_id', '=', eb.fn.any(sql<string[]>`${departmentIds}::uuid[]`)))
  if (roleCode) query = query.where((eb) => holds(eb, () => sql<boolean>`role.name = ${roleCode}`))
  const found = await page(query.orderBy(byName).orderBy('app_user.id'), paging)
  return { ...found, data: found.data.map(toDetail) }
}

/** Returns a user of the company. Throws 404 for any other id. */
export async function personById(cache: CompanyCache, db: CompanyDb, id: string): Promise<PersonDetail> {
  const [person] = await readByKey(
    cache,
    db,
    { kind: identityCacheKeys.detailsById, most: identityCacheLimits.people },
    [id.toLowerCase()],
    async (missing) => {
      const rows = await people(db).selectAll('app_user').select(besides).where('app_user.id', 'in', missing).execute()
      return new Map(rows.map((row) => [row.id, toDetail(row)]))
    },
  )
  if (!person) throw notFound()
  return person
}

/** Returns accounts by user name, including machines, because the caller may be one; unknown names are left out. */
export function detailsByUserNames(
  cache: CompanyCache,
  db: CompanyDb,
  userNames: readonly string[],
): Promise<PersonDetail[]> {
  const names = userNames.map((name) => name.toLowerCase())
  return readByKey(
    cache,
    db,
    { kind: identityCacheKeys.details, most: identityCacheLimits.people },
    names,
    async (missing) => {
      const rows = await ofCompany(db)
        .selectAll('app_user')
        .select(besides)
        .where('app_user.user_name', 'in', missing)
        .execute()
      return new Map(rows.map((row) => [row.user_name, toDetail(row)]))
    },
  )
}

const active = (db: CompanyDb) => people(db).select(summaryColumns).where('app_user.status', '=', 'active')

/**
 * Returns a list that is cached under a name. Only the last few lists of a company are cached, because each may be
 * long.
 */
async function keptList(
  cache: CompanyCache,
  db: CompanyDb,
  name: string,
  read: () => Promise<DirectoryUser[]>,
): Promise<DirectoryUser[]> {
  const [list] = await readByKey(
    cache,
    db,
    { kind: identityCacheKeys.lists, most: identityCacheLimits.lists },
    [name],
    async () => new Map([[name, await read()]]),
  )
  return list!
}

/** Returns the active users of the company in name order, at most `mostPeople`. */
export const activePeople = (cache: CompanyCache, db: CompanyDb): Promise<DirectoryUser[]> =>
  keptList(cache, db, 'active', () => active(db).orderBy(byName).orderBy('app_user.id').limit(mostPeople).execute())

/**
 * Returns active users with a role that holds the key, of some or all departments, in name order, at most `mostPeople`.
 */
export async function peopleByPermission(
  cache: CompanyCache,
  db: CompanyDb,
  key: string,
  departmentIds?: readonly string[],
): Promise<DirectoryUser[]> {
  if (departmentIds?.length === 0) return []
  return keptList(cache, db, JSON.stringify([key, departmentIds?.toSorted()]), () => {
    let query = active(db).where((eb) => holds(eb, () => sql<boolean>`${key} = any(role.keys)`))
    if (departmentIds) query = query.where('app_user.department_id', 'in', departmentIds)
    return query.orderBy(byName).orderBy('app_user.id').limit(mostPeople).execute()
  })
}
