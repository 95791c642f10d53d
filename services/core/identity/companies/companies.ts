import { sql, type Selectable } from 'kysely'
import type { CompanyCache } from '../../cache.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { page, type Paging } from '../../http/paging.ts'
import type { Caller } from '../../http/routes.ts'
import { fold } from '../../../../common/text.ts'
import { identityCacheKeys } from '../identityCache.ts'
import { administratorRole } from '../roles/names.ts'
import type { CompanyRow } from '../tables.ts'

const readOwn = (db: CompanyDb) =>
  unscoped(db).selectFrom('company').selectAll('company').where('id', '=', db.companyId).executeTakeFirst()
const own = (cache: CompanyCache, db: CompanyDb) => cache.read(db, identityCacheKeys.company, readOwn)

/** Whether users of the company may work with the product. True for an unknown company. */
export async function isCompanyActive(cache: CompanyCache, db: CompanyDb): Promise<boolean> {
  const known = await own(cache, db)
  // Another instance may have reopened the company a moment ago.
  return known?.is_active === true || (await readOwn(db))?.is_active !== false
}

/**
 * Returns the companies that the caller may see: null for all companies (administrators of the platform company),
 * otherwise the caller's own. The caller's own company is cached. The few callers who see all companies read the
 * database, because a cache by company does not notice changes of other companies.
 */
async function visibleCompanies(
  cache: CompanyCache,
  db: CompanyDb,
  caller: Caller,
): Promise<Selectable<CompanyRow>[] | null> {
  const company = await own(cache, db)
  if (caller.role === administratorRole && company?.is_platform) return null
  return company ? [company] : []
}
const every = (db: CompanyDb) => unscoped(db).selectFrom('company')

/** `mayManage`: whether the caller manages all companies. */
const toInfo = (row: Selectable<CompanyRow>, mayManage: boolean) => ({
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
  version: row.version,
  platform: row.is_platform,
  logo: row.logo_path,
  brandColor: row.brand_color,
  mayManage,
})
const byName = sql`company.name collate "und-x-icu"`

/** Returns one page of the companies that the caller may see, in name order. */
export async function listCompanies(
  cache: CompanyCache,
  db: CompanyDb,
  caller: Caller,
  { keyword = '', active }: { keyword?: string | undefined; active?: boolean | undefined },
  paging: Paging,
) {
  const seen = await visibleCompanies(cache, db, caller)
  let query = every(db).selectAll('company').orderBy(byName).orderBy('company.id')
  if (active !== undefined) query = query.where('company.is_active', '=', active)
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  if (!seen && words.length === 0) {
    const found = await page(query, paging)
    return { ...found, data: found.data.map((row) => toInfo(row, true)) }
  }
  // There are few companies, and they have no folded column for searching.
  const rows = (seen ?? (await query.execute())).filter(
    (row) =>
      (active === undefined || row.is_active === active) &&
      words.every((word) => fold(`${row.name} ${row.code ?? ''}`).includes(word)),
  )
  const start = paging.pageIndex * paging.pageSize
  const shown = rows.slice(start, start + paging.pageSize)
  return { ...paging, data: shown.map((row) => toInfo(row, seen === null)), totalItem: rows.length }
}

/** Returns those of the companies with these ids that the caller may see. */
export async function companiesByIds(cache: CompanyCache, db: CompanyDb, caller: Caller, ids: readonly string[]) {
  const seen = await visibleCompanies(cache, db, caller)
  const mayManage = seen === null
  const company = await own(cache, db)
  const others = ids.filter((id) => id.toLowerCase() !== company?.id)
  const mine = company && others.length < ids.length ? [toInfo(company, mayManage)] : []
  if (others.length === 0 || !mayManage) return mine
  const rows = await every(db).selectAll('company').where('company.id', 'in', others).execute()
  return [...mine, ...rows.map((row) => toInfo(row, mayManage))]
}

/**
 * Returns a company after a change, for the caller who made it: an administrator of the platform company, unless
 * `mayManage` is false.
 */
export async function writtenCompany(db: CompanyDb, id: string, mayManage = true) {
  const row = await every(db).selectAll('company').where('company.id', '=', id).executeTakeFirstOrThrow()
  return toInfo(row, mayManage)
}

/** Returns ids and names of the active companies that the caller may see, in name order. */
export async function companyNames(cache: CompanyCache, db: CompanyDb, caller: Caller) {
  const seen = await visibleCompanies(cache, db, caller)
  if (seen) return seen.filter((company) => company.is_active).map(({ id, name }) => ({ id, name }))
  const query = every(db).select(['company.id', 'company.name']).where('company.is_active', '=', true)
  return query.orderBy(byName).orderBy('company.id').execute()
}

/** Returns the name of the handle's company, for texts to outsiders. */
export async function companyName(db: CompanyDb): Promise<string> {
  const { name } = await unscoped(db)
    .selectFrom('company')
    .select('name')
    .where('id', '=', db.companyId)
    .executeTakeFirstOrThrow()
  return name
}
