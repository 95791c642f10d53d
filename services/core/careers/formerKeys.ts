import { sql } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { refused } from '../http/errors.ts'
import './tables.ts'

/** For how many days no other company can take a former key, and how many former keys are stored per company. */
const [keptDays, most] = [90, 10]

/** Throws 404 SITE_MOVED with the present key if a public site used to have the key. */
export async function demandNotMoved(db: CompanyDb, key: string): Promise<void> {
  const moved = await unscoped(db)
    .selectFrom('career_site_former_key as former')
    .innerJoin('career_site', 'career_site.company_id', 'former.company_id')
    .innerJoin('company', 'company.id', 'former.company_id')
    .select('career_site.key')
    .where('former.key', '=', key)
    .where('career_site.is_public', '=', true)
    .where('company.is_active', '=', true)
    .executeTakeFirst()
  if (moved) throw refused('SITE_MOVED', 'The site has another address', { key: moved.key }, 404)
}

/** Whether the key belonged to another company so recently that links to it are still redirected. */
export const isKeptForOthers = async (db: CompanyDb, key: string): Promise<boolean> =>
  (await unscoped(db)
    .selectFrom('career_site_former_key')
    .select('career_site_former_key.key')
    .where('career_site_former_key.key', '=', key)
    .where('career_site_former_key.company_id', '!=', db.companyId)
    .where('career_site_former_key.left_at', '>', sql<Date>`now() - make_interval(days => ${sql.lit(keptDays)})`)
    .executeTakeFirst()) !== undefined

/**
 * Records that the site of the handle's company has a new key: the new key is no longer anybody's former key, and the
 * previous key, if any, leads to the new one.
 */
export async function changeKey(db: CompanyDb, before: string | undefined, now: string): Promise<void> {
  await unscoped(db).deleteFrom('career_site_former_key').where('key', '=', now).execute()
  if (before === undefined) return
  await db.insert('career_site_former_key', { key: before }).execute()
  const oldest = db
    .from('career_site_former_key')
    .select('career_site_former_key.key')
    .orderBy('career_site_former_key.left_at', 'desc')
    .offset(most)
  await db.delete('career_site_former_key').where('career_site_former_key.key', 'in', oldest).execute()
}
