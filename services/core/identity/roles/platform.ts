import { nullId } from '../../contract/shapes.ts'
import { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { forbidden, notFound } from '../../http/errors.ts'
import type { Caller } from '../../http/routes.ts'
import { administratorRole } from './names.ts'

/** Whether the caller is acting as an administrator of the platform company (decision D-89). */
export async function isPlatformAdministrator(db: CompanyDb, caller: Caller): Promise<boolean> {
  if (caller.role !== administratorRole) return false
  const own = unscoped(db)
    .selectFrom('company')
    .select('id')
    .where('id', '=', caller.companyId)
    .where('is_platform', '=', true)
  return (await own.executeTakeFirst()) !== undefined
}

/** Throws 403 unless the caller is an administrator of the platform company. */
export async function demandPlatformAdministrator(db: CompanyDb, caller: Caller): Promise<void> {
  if (!(await isPlatformAdministrator(db, caller))) throw forbidden()
}

/** Returns the handle of another company in the same transaction; its changes take effect with that commit. */
export const otherCompany = (db: CompanyDb, companyId: string): CompanyDb =>
  new CompanyDb(unscoped(db), companyId, (work) => db.afterCommit(work))

/**
 * Returns the database scoped to the requested company; absent or the null id means the caller's own. Throws 404 for
 * another company, unless the caller is an administrator of the platform company.
 */
export async function companyScope(db: CompanyDb, caller: Caller, companyId: string | undefined): Promise<CompanyDb> {
  const asked = companyId?.toLowerCase() ?? nullId
  if (asked === nullId || asked === caller.companyId) return db
  if (!(await isPlatformAdministrator(db, caller))) throw notFound()
  const found = await unscoped(db).selectFrom('company').select('id').where('id', '=', asked).executeTakeFirst()
  if (!found) throw notFound()
  return otherCompany(db, asked)
}
