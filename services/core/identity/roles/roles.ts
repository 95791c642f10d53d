import { sql } from 'kysely'
import type { CompanyCache } from '../../cache.ts'
import { isPermissionKey } from '../../contract/permissionKeys.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { notFound } from '../../http/errors.ts'
import type { Paging } from '../../http/paging.ts'
import { fold } from '../../../../common/text.ts'
import { identityCacheKeys } from '../identityCache.ts'
import { isExternalColumn } from './external.ts'
import { administratorRole } from './names.ts'

const title = sql<string>`coalesce(nullif(role.title, ''), role.name)`
const order = sql`coalesce(nullif(role.title, ''), role.name) collate "und-x-icu"`
const ofCompany = (db: CompanyDb) => unscoped(db).selectFrom('role').where('role.company_id', '=', db.companyId)

const readRoles = (db: CompanyDb) =>
  ofCompany(db)
    .select([
      'role.id',
      'role.name as code',
      title.as('name'),
      'role.description',
      'role.keys',
      isExternalColumn.as('isExternal'),
      'role.second_factor_since',
      'role.groups',
      'role.version',
    ])
    .select(['role.created_at', 'role.updated_at'])
    .orderBy(order)
    .orderBy('role.id')
    .execute()

/** Returns the number of holders of each role, by its code. */
async function readCounts(db: CompanyDb): Promise<ReadonlyMap<string, number>> {
  const rows = await unscoped(db)
    .selectFrom('user_role')
    .select((eb) => ['role', eb.fn.countAll<string>().as('users')])
    .where('company_id', '=', db.companyId)
    .groupBy('role')
    .execute()
  return new Map(rows.map(({ role, users }) => [role, Number(users)]))
}

/** Every role of the company in name order. There are only a few, so the complete list is cached. */
const roles = (cache: CompanyCache, db: CompanyDb) => cache.read(db, identityCacheKeys.roles, readRoles)

/** Returns every role of the company with its keys and groups. */
export const companyRoles = async (cache: CompanyCache, db: CompanyDb) =>
  (await roles(cache, db)).map(({ code, keys, groups, isExternal }) => ({
    code,
    keys: keys.filter(isPermissionKey),
    groups,
    isExternal,
  }))

type Found = Awaited<ReturnType<typeof readRoles>>[number]
const toDetail = (
  { keys, second_factor_since: since, created_at: createdAt, updated_at: updatedAt, ...role }: Found,
  userCount: number,
) => ({
  ...role,
  isSecondFactorRequired: since !== null,
  permissions: keys.filter(isPermissionKey),
  userCount,
  // Whether its keys cannot be removed and it cannot be deleted.
  isProtected: role.code === administratorRole,
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})
export type RoleDetail = ReturnType<typeof toDetail>

async function details(cache: CompanyCache, db: CompanyDb): Promise<RoleDetail[]> {
  const [rows, counts] = [await roles(cache, db), await cache.read(db, identityCacheKeys.roleHolders, readCounts)]
  return rows.map((row) => toDetail(row, counts.get(row.code) ?? 0))
}

/** Returns one page of the company's roles by folded name, code or description, in name order. */
export async function listRoles(cache: CompanyCache, db: CompanyDb, keyword: string, { pageIndex, pageSize }: Paging) {
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  const rows = (await details(cache, db)).filter(({ name, code, description }) =>
    words.every((word) => fold(`${name} ${code} ${description}`).includes(word)),
  )
  return {
    data: rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    totalItem: rows.length,
    pageIndex,
    pageSize,
  }
}

/** Returns those of the company's roles with these ids. */
export async function rolesByIds(cache: CompanyCache, db: CompanyDb, ids: readonly string[]): Promise<RoleDetail[]> {
  const wanted = new Set(ids.map((id) => id.toLowerCase()))
  return (await details(cache, db)).filter(({ id }) => wanted.has(id))
}

/** Returns a role of the company. Throws 404 for any other id. */
export async function roleById(cache: CompanyCache, db: CompanyDb, id: string): Promise<RoleDetail> {
  const [role] = await rolesByIds(cache, db, [id])
  if (!role) throw notFound()
  return role
}

/** Returns the names of every role of the company, for selection lists, in name order. */
export const roleNames = async (cache: CompanyCache, db: CompanyDb) =>
  (await roles(cache, db)).map(({ id, code, name, description }) => ({ id, code, name, description }))

/** Returns those of the company's roles that have these codes, each with its keys, in name order. */
export async function rolesByCodes(cache: CompanyCache, db: CompanyDb, codes: readonly string[]) {
  const wanted = new Set(codes)
  return (await details(cache, db))
    .filter(({ code }) => wanted.has(code))
    .map(({ id, code, name, description, permissions }) => ({ id, code, name, description, permissions }))
}

/** Whether the role with this code is for people outside the company; undefined if the company has no such role. */
export const externalMarkOf = async (cache: CompanyCache, db: CompanyDb, code: string): Promise<boolean | undefined> =>
  (await roles(cache, db)).find((role) => role.code === code)?.isExternal

/** Returns the codes of the company's roles that hold each key, in order. */
export async function holdersByKey(cache: CompanyCache, db: CompanyDb): Promise<Map<string, string[]>> {
  const holders = new Map<string, string[]>()
  const inOrder = (await roles(cache, db)).toSorted((one, other) => (one.code < other.code ? -1 : 1))
  for (const { code, keys } of inOrder) for (const key of keys) holders.set(key, [...(holders.get(key) ?? []), code])
  return holders
}

const none: readonly string[] = []
/** Key sets of the lists in the cache, because every request needs one. */
const keySets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Returns the keys of the role with this code from the cache; none if the company has no such role. */
export async function keysOfRole(cache: CompanyCache, db: CompanyDb, code: string): Promise<ReadonlySet<string>> {
  const keys = (await roles(cache, db)).find((role) => role.code === code)?.keys ?? none
  let set = keySets.get(keys)
  if (!set) keySets.set(keys, (set = new Set(keys)))
  return set
}
