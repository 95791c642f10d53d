import { nullId } from '../../contract/shapes.ts'
import { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { forbidden, notFound } from '../../http/errors.ts'
import type { Caller } from '../../http/routes.ts'
import { administratorRole } from './names.ts'

/** Whether the caller works as administrator of the company that runs the platform (decision D-89). */
export async function isPlatformAdministrator(db: CompanyDb, caller: Caller): Promise<boolean> {
  if (caller.role !== administratorRole) return false
  const own = unscoped(db)
    .selectFrom('company')
    .select('id')
    .where('id', '=', caller.companyId)
    .where('is_platform', '=', true)
  return (await own.executeTakeFirst()) !== undefined
}

/** Throws 403 for everyone else. */
export async function demandPlatformAdministrator(db: CompanyDb, caller: Caller): Promise<void> {
  if (!(await isPlatformAdministrator(db, caller))) throw forbidden()
}

/** Another company in the same transaction, whose commit its changes wait for. */
export const otherCompany = (db: CompanyDb, companyId: string): CompanyDb =>
  new CompanyDb(unscoped(db), companyId, (work) => db.afterCommit(work))

/**
 * The database as the asked company sees it; none or the null id is the caller's own. 404 for another company, unless the
 * caller administrates the platform.
 */
export async function companyScope(db: CompanyDb, caller: Caller, companyId: string | undefined): Promise<CompanyDb> {
  const asked = companyId?.toLowerCase() ?? nullId
  if (asked === nullId || asked === caller.companyId) return db
  if (!(await isPlatformAdministrator(db, caller))) throw notFound()
  const found = await unscoped(db).selectFrom('company').select('id').where('id', '=', asked).executeTakeFirst()
  if (!found) throw notFound()
  return otherCompany(db, asked)
}
