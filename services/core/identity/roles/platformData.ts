import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { forbidden } from '../../http/errors.ts'
import { otherCompany } from './platform.ts'

/**
 * Returns the database scoped to the platform company, for data of the platform that every company may read (decision
 * D-108). `isOwn`: whether it is the caller's own company. To write, use ownPlatformData.
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

/** Like platformData, for writes. Throws 403 for every company except the platform company. */
export async function ownPlatformData(db: CompanyDb): Promise<CompanyDb> {
  const found = await platformData(db)
  if (!found.isOwn) throw forbidden()
  return found.db
}
