import type { SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import type { CompanyTables, Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { forbidden, notFound } from '../../http/errors.ts'
import { otherCompany } from './platform.ts'

/**
 * What stands between companies, as the caller's company sees it (decision D-108): the company that runs the platform sees
 * and decides the rows of all, any other sees its own and decides nothing.
 */
export interface Market {
  isPlatform: boolean
  /** select … from table, of the companies whose rows the caller may see. */
  from<T extends keyof CompanyTables & string>(table: T): SelectQueryBuilder<Database, T, {}>
  /** The companies whose rows the caller may see, in name order. */
  companies(): Promise<{ id: string; name: string }[]>
  /** The database as the company sees it that a row is of; 404 for a company whose rows the caller may not see. */
  of(companyId: string): CompanyDb
}

/** The market as the caller's company sees it. */
export async function market(db: CompanyDb): Promise<Market> {
  const company = () => unscoped(db).selectFrom('company')
  const own = company()
    .select('company.id')
    .where('company.id', '=', db.companyId)
    .where('company.is_platform', '=', true)
  const isPlatform = (await own.executeTakeFirst()) !== undefined
  return {
    isPlatform,
    from: (table) => (isPlatform ? (unscoped(db).selectFrom(table) as any) : db.from(table)),
    companies() {
      const all = company().select(['company.id', 'company.name']).orderBy('company.name').orderBy('company.id')
      return (isPlatform ? all : all.where('company.id', '=', db.companyId)).execute()
    },
    of(companyId) {
      if (companyId === db.companyId) return db
      if (!isPlatform) throw notFound()
      return otherCompany(db, companyId)
    },
  }
}

/** The market for those who decide in it; 403 for every company but the one that runs the platform. */
export async function decidingMarket(db: CompanyDb): Promise<Market> {
  const found = await market(db)
  if (!found.isPlatform) throw forbidden()
  return found
}
