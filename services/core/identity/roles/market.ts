import type { SelectQueryBuilder } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import type { CompanyTables, Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { forbidden, notFound } from '../../http/errors.ts'
import { otherCompany } from './platform.ts'

/**
 * The data shared between companies, as the caller's company sees it (decision D-108): the platform company sees and
 * decides the rows of all companies, any other sees only its own and decides nothing.
 */
export interface Market {
  isPlatform: boolean
  /** select … from table, limited to the companies whose rows the caller may see. */
  from<T extends keyof CompanyTables & string>(table: T): SelectQueryBuilder<Database, T, {}>
  /** Returns the companies whose rows the caller may see, in name order. */
  companies(): Promise<{ id: string; name: string }[]>
  /**
   * Returns the database scoped to the company that owns a row. Throws 404 for a company whose rows the caller may not
   * see.
   */
  of(companyId: string): CompanyDb
}

/** Returns the market as the caller's company sees it. */
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

/** Returns the market for users who decide in it. Throws 403 for every company except the platform company. */
export async function decidingMarket(db: CompanyDb): Promise<Market> {
  const found = await market(db)
  if (!found.isPlatform) throw forbidden()
  return found
}
