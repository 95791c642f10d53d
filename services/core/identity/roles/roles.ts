import { sql } from 'kysely'
import type { CompanyCache } from '../../cache.ts'
import { isPermissionKey, type PermissionKey } from '../../contract/permissionKeys.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { say, type FieldErrors } from '../../contract/messages.ts'
import { badInput, notFound, refused, stale } from '../../http/errors.ts'
import type { Paging } from '../../http/paging.ts'
import { rightsChanged } from '../../events/rights.ts'
import type { Caller } from '../../http/routes.ts'
import { fold } from '../../../../common/text.ts'
import { identityCacheKeys, roleChanged } from '../identityCache.ts'
import { isExternalColumn, isVendorRole } from './external.ts'
import { administratorRole } from './platform.ts'
import { required } from '../../http/fieldTexts.ts'

export interface RoleInput {
  name: string
  description: string
  permissions: readonly string[]
  /** undefined: as it is; internal for a new one. */
  isExternal?: boolean | undefined
}

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
      'role.version',
    ])
    .select(['role.created_at', 'role.updated_at'])
    .orderBy(order)
    .orderBy('role.id')
    .execute()

/** How many people hold each role, by its code. */
async function readCounts(db: CompanyDb): Promise<ReadonlyMap<string, number>> {
  const rows = await unscoped(db)
    .selectFrom('user_role')
    .select((eb) => ['role', eb.fn.countAll<string>().as('users')])
    .where('company_id', '=', db.companyId)
    .groupBy('role')
    .execute()
  return new Map(rows.map(({ role, users }) => [role, Number(users)]))
}

/** Every role of the company in name order: a handful, so they are kept whole. */
const roles = (cache: CompanyCache, db: CompanyDb) => cache.read(db, identityCacheKeys.roles, readRoles)

type Found = Awaited<ReturnType<typeof readRoles>>[number]
const toDetail = ({ keys, created_at: createdAt, updated_at: updatedAt, ...role }: Found, userCount: number) => ({
  ...role,
  permissions: keys.filter(isPermissionKey),
  userCount,
  // Nobody may take its keys from it, or delete it.
  isProtected: role.code === administratorRole,
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})
export type RoleDetail = ReturnType<typeof toDetail>

async function details(cache: CompanyCache, db: CompanyDb): Promise<RoleDetail[]> {
  const [rows, counts] = [await roles(cache, db), await cache.read(db, identityCacheKeys.roleHolders, readCounts)]
  return rows.map((row) => toDetail(row, counts.get(row.code) ?? 0))
}

/** One page of the company's roles by folded name, code or description, in name order. */
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

/** Those of the ids that are roles of the company. */
export async function rolesByIds(cache: CompanyCache, db: CompanyDb, ids: readonly string[]): Promise<RoleDetail[]> {
  const wanted = new Set(ids.map((id) => id.toLowerCase()))
  return (await details(cache, db)).filter(({ id }) => wanted.has(id))
}

/** A role of the company; 404 for every other. */
export async function roleById(cache: CompanyCache, db: CompanyDb, id: string): Promise<RoleDetail> {
  const [role] = await rolesByIds(cache, db, [id])
  if (!role) throw notFound()
  return role
}

/** Every role of the company as people choose one, in name order. */
export const roleNames = async (cache: CompanyCache, db: CompanyDb) =>
  (await roles(cache, db)).map(({ id, code, name, description }) => ({ id, code, name, description }))

/** Those of the company's roles that have these codes, each with its keys, in name order. */
export async function rolesByCodes(cache: CompanyCache, db: CompanyDb, codes: readonly string[]) {
  const wanted = new Set(codes)
  return (await details(cache, db))
    .filter(({ code }) => wanted.has(code))
    .map(({ id, code, name, description, permissions }) => ({ id, code, name, description, permissions }))
}

/** Whether the role with this code is one of people outside the company; undefined for one that the company does not have. */
export const externalMarkOf = async (cache: CompanyCache, db: CompanyDb, code: string): Promise<boolean | undefined> =>
  (await roles(cache, db)).find((role) => role.code === code)?.isExternal

/** The codes of the company's roles that hold each key, in order. */
export async function holdersByKey(cache: CompanyCache, db: CompanyDb): Promise<Map<string, string[]>> {
  const holders = new Map<string, string[]>()
  const inOrder = (await roles(cache, db)).toSorted((one, other) => (one.code < other.code ? -1 : 1))
  for (const { code, keys } of inOrder) for (const key of keys) holders.set(key, [...(holders.get(key) ?? []), code])
  return holders
}

const none: readonly string[] = []
/** Of the lists that the cache holds: every request asks. */
const keySets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The keys of the role with this code, as the cache knows them; none of a role that the company does not have. */
export async function keysOfRole(cache: CompanyCache, db: CompanyDb, code: string): Promise<ReadonlySet<string>> {
  const keys = (await roles(cache, db)).find((role) => role.code === code)?.keys ?? none
  let set = keySets.get(keys)
  if (!set) keySets.set(keys, (set = new Set(keys)))
  return set
}

/** The input with known keys only, once each, none of which is new to the role unless the caller holds it. */
function checked(caller: Caller, { name, description, permissions }: RoleInput, held: readonly string[] = []) {
  const keys = [...new Set(permissions)]
  const unknown = keys.filter((key) => !isPermissionKey(key))
  const fields: FieldErrors = {
    ...(!name.trim() && { name: [required] }),
    ...(unknown.length > 0 && { permissions: [say('UNKNOWN_PERMISSIONS', { keys: unknown.join(', ') })] }),
  }
  if (Object.keys(fields).length > 0) throw badInput(fields)
  if (keys.some((key) => !held.includes(key) && !caller.permissions.has(key as PermissionKey))) {
    throw refused(
      'ROLE_KEYS_NOT_HELD',
      'Nobody can give a role permissions that they do not hold themselves',
      undefined,
      403,
    )
  }
  return { title: name.trim(), description: description.trim(), keys }
}

/** Whether a role becomes one of people outside the company, who themselves make no role an internal one. */
function externalMark(caller: Caller, code: string, asked: boolean | undefined, isNow?: boolean): boolean {
  const isExternal = isVendorRole(code) || (asked ?? isNow ?? caller.isExternal)
  if (isExternal && asked === false) throw badInput({ isExternal: [say('VENDOR_ROLE_EXTERNAL')] })
  if (isExternal && code === administratorRole) throw badInput({ isExternal: [say('ADMINISTRATOR_ROLE_INTERNAL')] })
  if (caller.isExternal && !isExternal && isNow !== false)
    throw refused('ROLE_MADE_INTERNAL', 'People outside the company can make no role internal', undefined, 403)
  return isExternal
}

/** Adds a role; answers its id. A code that is taken, in any case of its letters, is refused by field. */
export async function createRole(db: CompanyDb, caller: Caller, code: string, input: RoleInput): Promise<string> {
  const columns = { ...checked(caller, input), is_external: externalMark(caller, code, input.isExternal) }
  return db.transaction(async (tx) => {
    const added = await unscoped(tx)
      .insertInto('role')
      .values({ company_id: db.companyId, name: code, ...columns })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw badInput({ code: [say('TAKEN')] })
    await roleChanged(tx)
    return added.id
  })
}

/** Locks a role of the company for a change; 404 for every other. */
async function locked(tx: CompanyDb, id: string) {
  const role = await unscoped(tx)
    .selectFrom('role')
    .select(['name', 'keys', isExternalColumn.as('isExternal'), 'version'])
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!role) throw notFound()
  return role
}

/** Changes name, description, keys and mark; the code stays, since tokens and rules carry it. */
export async function updateRole(
  db: CompanyDb,
  caller: Caller,
  id: string,
  version: number,
  input: RoleInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    const role = await locked(tx, id)
    if (role.version !== version) throw stale('The role has been changed meanwhile')
    const columns = {
      ...checked(caller, input, role.keys),
      is_external: externalMark(caller, role.name, input.isExternal, role.isExternal),
    }
    if (
      role.name === administratorRole &&
      role.keys.some((key) => isPermissionKey(key) && !columns.keys.includes(key))
    ) {
      throw refused('ADMINISTRATOR_KEYS', "The administrators' role keeps all of its permissions")
    }
    await unscoped(tx)
      .updateTable('role')
      .set({ ...columns, version: version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    await roleChanged(tx)
    if (role.keys.some((key) => !columns.keys.includes(key))) await rightsChanged(tx, { roles: [role.name] })
  })
}

/** Deletes a role that nobody holds, with its rules. */
export async function deleteRole(db: CompanyDb, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { name } = await locked(tx, id)
    if (name === administratorRole) throw refused('ADMINISTRATOR_ROLE', "The administrators' role cannot be deleted")
    const { users } = await unscoped(tx)
      .selectFrom('user_role')
      .select((eb) => eb.fn.countAll<string>().as('users'))
      .where('company_id', '=', tx.companyId)
      .where('role', '=', name)
      .executeTakeFirstOrThrow()
    if (Number(users) > 0) throw refused('ROLE_IN_USE', `${users} users hold this role`, { count: users })
    await unscoped(tx).deleteFrom('role').where('id', '=', id).execute()
    await roleChanged(tx)
  })
}
