import type { CompanyCache } from '../../core/cache.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import type { Page, Paging } from '../../core/http/paging.ts'
import { roleNames } from '../../core/identity/roles/roles.ts'
import { columnsOf, lockSetting, storeSetting, setting } from '../settings/queries.ts'
import type { OwnTable, TableArrangement } from './contract.ts'

interface Parts {
  db: CompanyDb
  cache: CompanyCache
}

/** The maximum number of arrangements of a company. All of them are read at once. */
const mostArrangements = 200

const isOf = (table: string, role: string | null) => (one: TableArrangement) => one.table === table && one.role === role

/** Returns every table that is arranged for the role or for all. */
export async function ownTables(parts: Parts, role: string): Promise<OwnTable[]> {
  const tables = (await setting(parts, 'tableDisplay'))
    .filter((one) => one.role === null || one.role === role)
    .map(({ table }) => table)
  return Promise.all(
    [...new Set(tables)].map(async (table) => ({ table, columns: await columnsOf(parts, table, role) })),
  )
}

/** Returns one page of the arrangements, of all tables or some. */
export async function listArrangements(
  parts: Parts,
  tables: readonly string[],
  { pageIndex, pageSize }: Paging,
): Promise<Page<TableArrangement>> {
  const order = ({ table, role }: TableArrangement) => `${table}\n${role ?? ''}`
  const found = (await setting(parts, 'tableDisplay'))
    .filter(({ table }) => tables.length === 0 || tables.includes(table))
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
  return {
    data: found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    totalItem: found.length,
    pageIndex,
    pageSize,
  }
}

interface Arranged {
  table: string
  role: string | null
  columns: readonly { key: string; title: string; isShow: boolean }[]
}

/**
 * Arranges a table. Throws 400 if the company does not have the role, if a column occurs twice, or if no column is
 * visible.
 */
export async function saveArrangement(
  { db, cache }: Parts,
  { table, role, columns }: Arranged,
  userName: string,
): Promise<TableArrangement> {
  const errors: FieldErrors = {}
  if (role !== null && !(await roleNames(cache, db)).some(({ code }) => code === role))
    errors['role'] = [createMessage('UNKNOWN_ROLE')]
  columns.forEach(({ key }, at) => {
    if (columns.findIndex((other) => other.key === key) < at) errors[`columns.${at}.key`] = [createMessage('UNIQUE')]
  })
  if (!columns.some(({ isShow }) => isShow)) errors['columns'] = [createMessage('INVALID')]
  if (Object.keys(errors).length > 0) throw badInput(errors)
  const arranged = { table, role, columns: columns.map((column, order) => ({ ...column, order })) }
  await db.transaction(async (tx) => {
    const before = await lockSetting(tx, 'tableDisplay')
    const others = before.filter((one) => !isOf(table, role)(one))
    if (others.length >= mostArrangements)
      throw refused('TOO_MANY_ARRANGEMENTS', 'A company has at most so many arrangements of tables', {
        most: String(mostArrangements),
      })
    await storeSetting(tx, 'tableDisplay', [...others, arranged], userName)
  })
  return arranged
}

/** Removes an arrangement and returns those that are left for the table. Does nothing if there is none. */
export const deleteArrangement = (
  db: CompanyDb,
  { table, role }: { table: string; role: string | null },
  userName: string,
): Promise<TableArrangement[]> =>
  db.transaction(async (tx) => {
    const before = await lockSetting(tx, 'tableDisplay')
    const left = before.filter((one) => !isOf(table, role)(one))
    if (left.length < before.length) await storeSetting(tx, 'tableDisplay', left, userName)
    return left.filter((one) => one.table === table)
  })
