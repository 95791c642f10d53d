import { sql } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTables } from '../database/tables.ts'
import { unscoped } from '../database/unscoped.ts'
import { otherCompany } from '../identity/roles/platform.ts'

/**
 * For reads without a sign-in: the database as the company sees it whose record an id names; null when there is no such
 * record. What of the record may be shown to strangers is the caller's to say.
 */
export async function companyOfRecord(
  db: CompanyDb,
  table: keyof CompanyTables & string,
  id: string,
): Promise<CompanyDb | null> {
  const { rows } = await sql<{
    company_id: string
  }>`select company_id from ${sql.table(table)} where id = ${id}`.execute(unscoped(db))
  return rows[0] ? otherCompany(db, rows[0].company_id) : null
}
