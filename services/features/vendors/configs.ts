import { sql } from 'kysely'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { CompanyDirectory } from '../../core/identity/people/directory.ts'
import { newId } from '../../core/ids.ts'
import { patternsOf } from '../../core/like.ts'
import type { vendorConfigCreate, vendorConfigList } from './contract.ts'
import { demandVersion, explainConflicts, locationIds, locationNames, statusOf, textOf } from './parts.ts'
import './tables.ts'
import type { VendorConfig, VendorStatus } from './vendorShapes.ts'

type Input = BodyOf<typeof vendorConfigCreate>
type Parts = Pick<RequestContext, 'db' | 'directory'>

const configs = (db: CompanyDb) =>
  db
    .from('vendor_config')
    .select([
      'vendor_config.id',
      'vendor_config.name',
      'vendor_config.user_name as userName',
      'vendor_config.status',
      'vendor_config.version',
      'vendor_config.updated_by as updatedBy',
      'vendor_config.updated_at',
      locationNames('vendor_config').as('location'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof configs>['execute']>>[number]

/** Converts rows, with the e-mail addresses of their users, which are read in one query. */
async function shown(directory: CompanyDirectory, rows: readonly Row[]): Promise<VendorConfig[]> {
  const users = new Map(
    (await directory.byUserNames(rows.map(({ userName }) => userName))).map((user) => [user.userName, user.email]),
  )
  return rows.map(({ updated_at: at, ...row }) => {
    const email = users.get(row.userName)
    return { ...row, updatedDate: at.toISOString(), ...(email && { email }) }
  })
}

/** Returns one page of the people in charge of vendors, by parts of name or user name, in name order. */
export async function listConfigs(
  { db, directory }: Parts,
  { input = '', status, ...wanted }: BodyOf<typeof vendorConfigList>,
): Promise<Listed<VendorConfig>> {
  let query = configs(db)
  if (status) query = query.where('vendor_config.status', 'in', [...status] as VendorStatus[])
  for (const pattern of patternsOf(input))
    query = query.where(sql<string>`search_text(array[vendor_config.name, vendor_config.user_name])`, 'like', pattern)
  const page = await list(query, [byText('vendor_config.name'), asc('vendor_config.id')], wanted)
  return { ...page, data: await shown(directory, page.data) }
}

/** Returns the people in charge of vendors with these ids. */
export const configsByIds = async ({ db, directory }: Parts, ids: readonly string[]): Promise<VendorConfig[]> =>
  ids.length === 0 ? [] : shown(directory, await configs(db).where('vendor_config.id', 'in', ids).execute())

/** Returns one person in charge of vendors. Throws 404 if the id is unknown. */
export async function configOf(parts: Parts, id: string): Promise<VendorConfig> {
  const [found] = await configsByIds(parts, [id])
  if (!found) throw notFound()
  return found
}

/** Returns the people who are currently in charge of the vendors at any of the locations. */
export async function configsAt({ db, directory }: Parts, names: readonly string[]): Promise<VendorConfig[]> {
  const ids = await locationIds(db, names)
  if (ids.length === 0) return []
  const rows = await configs(db)
    .where('vendor_config.status', '=', 'Active')
    .where(sql<boolean>`vendor_config.location_ids && ${ids}::uuid[]`)
    .orderBy(sql`vendor_config.name collate "und-x-icu"`)
    .orderBy('vendor_config.id')
    .execute()
  return shown(directory, rows)
}

/**
 * Returns the columns for a form. Throws 400 with the errors of all fields. `before` is the current user, who may stay
 * even if the account has ended.
 */
async function checked(
  { db, directory }: Parts,
  { name, userName: typed, status, location = [] }: Input,
  before: string | null,
) {
  const errors: FieldErrors = {}
  const columns = { name: textOf(errors, 'name', name), status: statusOf(errors, 'status', status) }
  const userName = typed.trim().toLowerCase()
  const account = userName === '' || userName === before ? undefined : await directory.account(userName)
  if (userName === '') errors.userName = [createMessage('REQUIRED')]
  else if (userName !== before && (account?.status !== 'active' || account.isMachine))
    errors.userName = [createMessage('UNKNOWN_USER')]
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return { ...columns, user_name: userName, location_ids: await locationIds(db, location) }
}

/** Puts a user in charge of the vendors at some locations. */
export const createConfig = (
  { db, directory, caller: { userName } }: RequestContext,
  input: Input,
): Promise<VendorConfig> =>
  explainConflicts(
    db.transaction(async (tx) => {
      const id = newId()
      const columns = await checked({ db: tx, directory }, input, null)
      await tx.insert('vendor_config', { id, ...columns, created_by: userName, updated_by: userName }).execute()
      return configOf({ db: tx, directory }, id)
    }),
  )

/** Changes a person in charge, unless somebody else has changed them since the caller read them. */
export const updateConfig = (
  { db, directory, caller: { userName } }: RequestContext,
  id: string,
  { version, ...input }: Input,
): Promise<VendorConfig> =>
  explainConflicts(
    db.transaction(async (tx) => {
      const before = await tx
        .from('vendor_config')
        .select([
          'vendor_config.user_name',
          'vendor_config.version',
          'vendor_config.updated_by',
          'vendor_config.updated_at',
        ])
        .where('vendor_config.id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!before) throw notFound()
      demandVersion(before, version)
      const columns = await checked({ db: tx, directory }, input, before.user_name)
      const changed = { version: before.version + 1, updated_by: userName, updated_at: new Date() }
      await tx
        .update('vendor_config')
        .set({ ...columns, ...changed })
        .where('vendor_config.id', '=', id)
        .execute()
      return configOf({ db: tx, directory }, id)
    }),
  )

/** Removes a person from being in charge. */
export async function deleteConfig(db: CompanyDb, id: string) {
  const gone = await db
    .delete('vendor_config')
    .where('vendor_config.id', '=', id)
    .returning('vendor_config.id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  return { status: 'OK' }
}
