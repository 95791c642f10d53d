import { sql } from 'kysely'
import { changed, type CompanyCache } from '../cache.ts'
import { isPermissionKey, type PermissionKey } from '../contract/permissionKeys.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { badInput, forbidden, notFound, refused, stale } from '../errors.ts'
import { page, type Paging } from '../paging.ts'
import type { Caller } from '../routes.ts'
import { fold } from '../text.ts'
import { administratorRole } from './platform.ts'

export interface RoleInput {
  name: string
  description: string
  permissions: readonly string[]
}

const title = sql<string>`coalesce(nullif(role.title, ''), role.name)`
const order = sql`coalesce(nullif(role.title, ''), role.name) collate "und-x-icu"`
const ofCompany = (db: CompanyDb) => unscoped(db).selectFrom('role').where('role.company_id', '=', db.companyId)

const details = (db: CompanyDb) => ofCompany(db)
  .select(['role.id', 'role.name as code', title.as('name'), 'role.description', 'role.keys', 'role.version', 'role.created_at', 'role.updated_at'])
  .select(sql<string>`(select count(*) from user_role where user_role.company_id = role.company_id and user_role.role = role.name)`.as('users'))

type Found = Awaited<ReturnType<ReturnType<typeof details>['execute']>>[number]
const toDetail = ({ keys, users, created_at: createdAt, updated_at: updatedAt, ...role }: Found) => ({
  ...role,
  permissions: keys.filter(isPermissionKey),
  userCount: Number(users),
  // Nobody may take its keys from it, or delete it.
  isProtected: role.code === administratorRole,
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
})
export type RoleDetail = ReturnType<typeof toDetail>

/** One page of the company's roles by folded name, code or description, in name order. */
export async function listRoles(db: CompanyDb, keyword: string, { pageIndex, pageSize }: Paging) {
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  if (words.length === 0) {
    const found = await page(details(db).orderBy(order).orderBy('role.id'), { pageIndex, pageSize })
    return { ...found, data: found.data.map(toDetail) }
  }
  // A company has a handful of roles; they carry no folded column of their own.
  const rows = (await details(db).orderBy(order).orderBy('role.id').execute())
    .filter(({ name, code, description }) => words.every((word) => fold(`${name} ${code} ${description}`).includes(word)))
  return { data: rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize).map(toDetail), totalItem: rows.length, pageIndex, pageSize }
}

/** Those of the ids that are roles of the company. */
export async function rolesByIds(db: CompanyDb, ids: readonly string[]): Promise<RoleDetail[]> {
  return ids.length === 0 ? [] : (await details(db).where('role.id', 'in', ids).execute()).map(toDetail)
}

/** A role of the company; 404 for every other. */
export async function roleById(db: CompanyDb, id: string): Promise<RoleDetail> {
  const [role] = await rolesByIds(db, [id])
  if (!role) throw notFound()
  return role
}

/** What the cache keeps of roles, by company. */
export const roleKind = 'roles'
const readNames = (db: CompanyDb) =>
  ofCompany(db).select(['role.id', 'role.name as code', title.as('name'), 'role.description']).orderBy(order).orderBy('role.id').execute()

/** Every role of the company as people choose one, in name order. */
export const roleNames = (cache: CompanyCache, db: CompanyDb) => cache.read(db, roleKind, readNames)

/** The roles that the caller holds, each with its keys, in name order. */
export async function rolesHeldBy(db: CompanyDb, caller: Caller) {
  const found = await details(db)
    .innerJoin('user_role', (on) => on.onRef('user_role.company_id', '=', 'role.company_id').onRef('user_role.role', '=', 'role.name'))
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .where('app_user.user_name', '=', caller.userName.toLowerCase()).orderBy(order).orderBy('role.id').execute()
  return found.map(toDetail).map(({ id, code, name, description, permissions }) => ({ id, code, name, description, permissions }))
}

/** The codes of the company's roles that hold each key, in order. */
export async function holdersByKey(db: CompanyDb): Promise<Map<string, string[]>> {
  const holders = new Map<string, string[]>()
  for (const { name, keys } of await ofCompany(db).select(['role.name', 'role.keys']).orderBy('role.name').execute()) {
    for (const key of keys) holders.set(key, [...(holders.get(key) ?? []), name])
  }
  return holders
}

/** The input with known keys only, once each, none of which is new to the role unless the caller holds it. */
function checked(caller: Caller, { name, description, permissions }: RoleInput, held: readonly string[] = []) {
  const keys = [...new Set(permissions)]
  const unknown = keys.filter((key) => !isPermissionKey(key))
  const fields: Record<string, string[]> = {
    ...(!name.trim() && { name: ['is required'] }),
    ...(unknown.length > 0 && { permissions: [`names no permission: ${unknown.join(', ')}`] }),
  }
  if (Object.keys(fields).length > 0) throw badInput(fields)
  if (keys.some((key) => !held.includes(key) && !caller.permissions.has(key as PermissionKey))) {
    throw forbidden('Nobody can give a role permissions that they do not hold themselves')
  }
  return { title: name.trim(), description: description.trim(), keys }
}

/** Adds a role; answers its id. A code that is taken, in any case of its letters, is refused by field. */
export async function createRole(db: CompanyDb, caller: Caller, code: string, input: RoleInput): Promise<string> {
  const columns = checked(caller, input)
  return db.transaction(async (tx) => {
    const added = await unscoped(tx).insertInto('role').values({ company_id: db.companyId, name: code, ...columns })
      .onConflict((conflict) => conflict.doNothing()).returning('id').executeTakeFirst()
    if (!added) throw badInput({ code: ['is already taken'] })
    await changed(tx, roleKind)
    return added.id
  })
}

/** Locks a role of the company for a change; 404 for every other. */
async function locked(tx: CompanyDb, id: string) {
  const role = await unscoped(tx).selectFrom('role').select(['name', 'keys', 'version'])
    .where('company_id', '=', tx.companyId).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!role) throw notFound()
  return role
}

/** Changes name, description and keys; the code stays, since tokens and rules carry it. */
export async function updateRole(db: CompanyDb, caller: Caller, id: string, version: number, input: RoleInput): Promise<void> {
  await db.transaction(async (tx) => {
    const role = await locked(tx, id)
    if (role.version !== version) throw stale('The role has been changed meanwhile')
    const columns = checked(caller, input, role.keys)
    if (role.name === administratorRole && role.keys.some((key) => isPermissionKey(key) && !columns.keys.includes(key))) {
      throw refused('ADMINISTRATOR_KEYS', 'The administrators\' role keeps all of its permissions')
    }
    await unscoped(tx).updateTable('role').set({ ...columns, version: version + 1, updated_at: new Date() }).where('id', '=', id).execute()
    await changed(tx, roleKind)
  })
}

/** Deletes a role that nobody holds, with its rules. */
export async function deleteRole(db: CompanyDb, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { name } = await locked(tx, id)
    if (name === administratorRole) throw refused('ADMINISTRATOR_ROLE', 'The administrators\' role cannot be deleted')
    const { users } = await unscoped(tx).selectFrom('user_role').select((eb) => eb.fn.countAll<string>().as('users'))
      .where('company_id', '=', tx.companyId).where('role', '=', name).executeTakeFirstOrThrow()
    if (Number(users) > 0) throw refused('ROLE_IN_USE', `${users} users hold this role`, { count: users })
    await unscoped(tx).deleteFrom('role').where('id', '=', id).execute()
    await changed(tx, roleKind)
  })
}
