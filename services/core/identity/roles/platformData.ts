import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { forbidden } from '../../http/errors.ts'
import { otherCompany } from './platform.ts'

/**
 * The database as the company that runs the platform sees it, for what is the platform's own and everybody reads (decision
 * D-108). `isOwn`: the caller's company is that one. Who writes asks for ownPlatformData.
 */
export async function platformData(db: CompanyDb): Promise<{ db: CompanyDb; isOwn: boolean }> {
  const platform = await unscoped(db)
    .selectFrom('company')
    .select('id')
    .where('is_platform', '=', true)
    .executeTakeFirst()
  const isOwn = platform?.id === db.companyId
  return { db: isOwn || !platform ? db : otherCompany(db, platform.id), isOwn }
}

/** The same for those who write there; throws 403 for every company but the one that runs the platform. */
export async function ownPlatformData(db: CompanyDb): Promise<CompanyDb> {
  const found = await platformData(db)
  if (!found.isOwn) throw forbidden()
  return found.db
}
