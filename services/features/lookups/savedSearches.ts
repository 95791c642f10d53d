import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../dpsTasks/tables.ts'
import '../savedViews/tables.ts'

/**
 * Makes saved views and DPS searches that name a record by its id name the record that it was merged into. Must run
 * within a transaction.
 */
export async function replaceIdInSearches(db: CompanyDb, id: string, into: string): Promise<void> {
  await db
    .update('saved_view')
    .set({ query: sql<string>`replace(saved_view.query, ${id}::text, ${into}::text)` })
    .where('saved_view.query', 'like', `%${id}%`)
    .execute()
  await db
    .update('dps_type')
    .set({ search_content: sql`replace(dps_type.search_content::text, ${id}::text, ${into}::text)::jsonb` })
    .where(sql<boolean>`dps_type.search_content::text like ${`%${id}%`}`)
    .execute()
}
