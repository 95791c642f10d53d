import { sql } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTables } from '../database/tables.ts'
import { unscoped } from '../database/unscoped.ts'
import { otherCompany } from '../identity/roles/platform.ts'

/**
 * For reads without a sign-in: returns the database scoped to the company of the record with this id; null if there is
 * no such record. The caller decides what strangers may see of the record.
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
