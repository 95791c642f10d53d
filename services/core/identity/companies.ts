import { sql, type Selectable } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { page, type Paging } from '../paging.ts'
import type { Caller } from '../routes.ts'
import { fold } from '../text.ts'
import { isPlatformAdministrator } from './platform.ts'
import type { CompanyRow } from './tables.ts'

/** Every company for administrators of the platform, the caller's own for everyone else. */
async function visible(db: CompanyDb, caller: Caller) {
  const all = unscoped(db).selectFrom('company')
  return (await isPlatformAdministrator(db, caller)) ? all : all.where('company.id', '=', caller.companyId)
}

const toInfo = (row: Selectable<CompanyRow>) => ({
  id: row.id,
  name: row.name,
  code: row.code,
  type: row.type,
  email: row.email,
  phone: row.phone,
  website: row.website,
  address: row.address,
  taxCode: row.tax_code,
  active: row.is_active,
  createdDate: row.created_at.toISOString(),
})
const byName = sql`company.name collate "und-x-icu"`

/** One page of the companies that the caller may see, in name order. */
export async function listCompanies(db: CompanyDb, caller: Caller, keyword: string, paging: Paging) {
  const query = (await visible(db, caller)).selectAll('company').orderBy(byName).orderBy('company.id')
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  if (words.length === 0) {
    const found = await page(query, paging)
    return { ...found, data: found.data.map(toInfo) }
  }
  // Companies are few and carry no folded column of their own.
  const rows = (await query.execute()).filter((row) => words.every((word) => fold(`${row.name} ${row.code ?? ''}`).includes(word)))
  const start = paging.pageIndex * paging.pageSize
  return { ...paging, data: rows.slice(start, start + paging.pageSize).map(toInfo), totalItem: rows.length }
}

/** Those of the ids that are companies that the caller may see. */
export async function companiesByIds(db: CompanyDb, caller: Caller, ids: readonly string[]) {
  if (ids.length === 0) return []
  return (await (await visible(db, caller)).selectAll('company').where('company.id', 'in', ids).execute()).map(toInfo)
}

/** Ids and names of the active companies that the caller may see, in name order. */
export async function companyNames(db: CompanyDb, caller: Caller) {
  const query = (await visible(db, caller)).select(['company.id', 'company.name']).where('company.is_active', '=', true)
  return query.orderBy(byName).orderBy('company.id').execute()
}
