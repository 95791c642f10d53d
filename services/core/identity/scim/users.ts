import { isUserName } from '../../../../common/patterns.ts'
import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import type { Caller, Product } from '../../http/routes.ts'
import { reportPersonChange } from '../identityCache.ts'
import { sendPasswordLink } from '../passwordLinks/links.ts'
import { columnsOf } from '../people/personInput.ts'
import { deletePerson, insertPerson, setStatus, updatePerson } from '../people/userWrites.ts'
import type { UserRow } from '../tables.ts'
import { conditionOf, type FilterColumn } from './filter.ts'
import { invalid, listOf, missing, taken, type Page } from './protocol.ts'
import './tables.ts'
import { userResource, type UserInput } from './userResource.ts'

/** The context of the interface: the company of the program, and the program itself. */
export interface Scim {
  db: CompanyDb
  caller: Caller
  product: Product
}

const columns: Readonly<Record<string, FilterColumn>> = {
  id: { column: sql`app_user.id::text`, kind: 'text' },
  externalid: { column: sql`app_user.external_id`, kind: 'exact' },
  username: { column: sql`app_user.user_name`, kind: 'text' },
  displayname: { column: sql`app_user.full_name`, kind: 'text' },
  'name.formatted': { column: sql`app_user.full_name`, kind: 'text' },
  'name.givenname': { column: sql`app_user.name`, kind: 'text' },
  'name.familyname': { column: sql`app_user.family_name`, kind: 'text' },
  emails: { column: sql`app_user.email`, kind: 'text' },
  'emails.value': { column: sql`app_user.email`, kind: 'text' },
  active: { column: sql`(app_user.status = 'active')`, kind: 'boolean' },
}

const people = (db: CompanyDb) =>
  unscoped(db)
    .selectFrom('app_user')
    .where('app_user.company_id', '=', db.companyId)
    .where('app_user.is_machine', '=', false)
    .where('app_user.deleted_at', 'is', null)

const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

/** Returns users as resources with their groups, using one query for all groups. */
async function resources({ db, product: { publicUrl } }: Scim, rows: readonly Selectable<UserRow>[]) {
  const ids = rows.map(({ id }) => id)
  const members =
    ids.length === 0
      ? []
      : await db
          .from('scim_member')
          .innerJoin('scim_group', (join) =>
            join
              .onRef('scim_group.company_id', '=', 'scim_member.company_id')
              .onRef('scim_group.id', '=', 'scim_member.group_id'),
          )
          .select(['scim_member.user_id', 'scim_group.id', 'scim_group.name'])
          .where('scim_member.user_id', 'in', ids)
          .orderBy('scim_group.name')
          .execute()
  const groups = Map.groupBy(members, (member) => member.user_id)
  return rows.map((row) => userResource(row, { groups: groups.get(row.id) ?? [], publicUrl }))
}

/** Returns one page of the company's users, the oldest account first; `filter` uses the syntax of RFC 7644. */
export async function listUsers(scim: Scim, filter: string | undefined, page: Page) {
  let query = people(scim.db)
  if (filter) query = query.where(conditionOf(filter, columns))
  const { total } = await query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows =
    page.count === 0
      ? []
      : await query
          .selectAll('app_user')
          .orderBy('app_user.created_at')
          .orderBy('app_user.id')
          .limit(page.count)
          .offset(page.startIndex - 1)
          .execute()
  return listOf(await resources(scim, rows), Number(total), page)
}

async function rowOf(db: CompanyDb, id: string, { isLocked = false } = {}): Promise<Selectable<UserRow>> {
  if (!isId(id)) throw missing(id)
  const found = await people(db)
    .selectAll('app_user')
    .where('app_user.id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!found) throw missing(id)
  return found
}

/** Returns one user of the company. Throws 404 for any other id. */
export async function userOf(scim: Scim, id: string) {
  const [resource] = await resources(scim, [await rowOf(scim.db, id)])
  return resource!
}

const explainedByScim = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: { constraint?: string }) => {
    if (error.constraint === 'app_user_external_id') throw taken('externalId is that of another account')
    if (error.constraint?.startsWith('app_user_user_name')) throw taken('userName is taken')
    throw error
  })

/** Invites a user to set a password, if the product manages the accounts itself and mails are sent. */
async function invite({ db, caller, product }: Scim, userId: string): Promise<void> {
  if (!product.isEmbeddedIssuer || !product.sendsMail) return
  await sendPasswordLink(db, { userId, kind: 'invitation', createdBy: caller.userName, product })
}

/**
 * Adds an account without roles, which its groups grant. A deleted account of this name is restored. If the product
 * manages the accounts itself, the user is invited by mail to set a password. Returns the account's id.
 */
export async function createUser({ db, caller, product }: Scim, input: UserInput): Promise<string> {
  const userName = input.userName?.toLowerCase() ?? ''
  if (!isUserName(userName)) throw invalid('userName has 2 to 100 letters, digits and . _ @ -')
  const { name, familyName = '', fullName, email = null, isActive = true, externalId = null, ...others } = input
  const { userName: _userName, ...rest } = others
  const fields = columnsOf(userName, { name: name || fullName || userName, familyName, fullName, email, ...rest })
  return explainedByScim(
    db.transaction(async (tx) => {
      const before = await unscoped(tx)
        .selectFrom('app_user')
        .select(['id', 'company_id', 'is_machine', 'deleted_at'])
        .where('user_name', '=', userName)
        .forUpdate()
        .executeTakeFirst()
      const isBack = before?.company_id === tx.companyId && before.deleted_at !== null && !before.is_machine
      if (before && !isBack) throw taken('userName is taken')
      const id = before?.id ?? randomUUID()
      const columnsNow = { ...fields, external_id: externalId, status: isActive ? 'active' : 'disabled' } as const
      if (before)
        await unscoped(tx)
          .updateTable('app_user')
          .set({
            ...{ ...columnsNow, deleted_at: null, email_verified_at: null, updated_at: new Date() },
            version: sql<number>`version + 1`,
          })
          .where('id', '=', id)
          .execute()
      else {
        const { status, ...own } = columnsNow
        await insertPerson(tx, id, { user_name: userName, ...own, password_hash: null, active_role: null })
        if (status === 'disabled')
          await unscoped(tx).updateTable('app_user').set({ status }).where('id', '=', id).execute()
      }
      await reportPersonChange(tx)
      if (isActive && email) await invite({ db: tx, caller, product }, id)
      return id
    }),
  )
}

/**
 * Clears the values that are absent in a PUT (RFC 7644, 3.5.1); names and the user name stay, because every user has
 * them.
 */
export const replaced = (input: UserInput): UserInput => ({
  externalId: null,
  email: null,
  phone: null,
  title: null,
  ...input,
})

/**
 * Changes an account. A disabled account can neither sign in nor continue. The user name cannot change, because records
 * refer to users by it.
 */
export async function updateUser({ db, caller, product }: Scim, id: string, input: UserInput): Promise<void> {
  await explainedByScim(
    db.transaction(async (tx) => {
      const row = await rowOf(tx, id, { isLocked: true })
      if (input.userName !== undefined && input.userName.toLowerCase() !== row.user_name)
        throw invalid('userName cannot be changed', 'mutability')
      const isNamed = input.name !== undefined || input.familyName !== undefined
      await updatePerson(tx, id, row.version, {
        name: input.name || row.name,
        familyName: input.familyName ?? row.family_name,
        fullName: input.fullName || (isNamed ? undefined : row.full_name),
        email: input.email === undefined ? row.email : input.email,
        phone: input.phone === undefined ? row.phone : input.phone,
        title: input.title === undefined ? row.title : input.title,
        departmentId: row.department_id,
        ...(input.language !== undefined && { language: input.language }),
        ...(input.timeZone !== undefined && { timeZone: input.timeZone }),
      })
      const { externalId, isActive } = input
      if (externalId !== undefined)
        await unscoped(tx).updateTable('app_user').set({ external_id: externalId }).where('id', '=', id).execute()
      const status = isActive ? 'active' : 'disabled'
      if (isActive === undefined || status === row.status) return
      await setStatus(tx, caller, id, status, row.version + 1)
      const email = input.email === undefined ? row.email : input.email
      // A user who was created as inactive has never been invited.
      if (isActive && email && row.password_hash === null) await invite({ db: tx, caller, product }, id)
    }),
  )
}

/** Ends an account. Its name stays reserved, because records still refer to it. */
export async function deleteUser({ db, caller }: Scim, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await rowOf(tx, id, { isLocked: true })
    await deletePerson(tx, caller, id)
    await tx.delete('scim_member').where('scim_member.user_id', '=', id).execute()
  })
}
