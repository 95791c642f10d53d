import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { refused } from '../../http/errors.ts'
import { administratorRole } from './names.ts'

/** Throws if the work's change would leave a company without an active administrator. */
export async function withAdministratorKept<T>(db: CompanyDb, work: (tx: CompanyDb) => Promise<T>): Promise<T> {
  const administrators = (tx: CompanyDb) =>
    unscoped(tx)
      .selectFrom('user_role')
      .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
      .select('app_user.id')
      .where('user_role.company_id', '=', db.companyId)
      .where('user_role.role', '=', administratorRole)
      .where('app_user.status', '=', 'active')
      .limit(1)
      .executeTakeFirst()
  return db.transaction(async (tx) => {
    // If two administrators remove each other, one waits here for the other.
    await unscoped(tx)
      .selectFrom('role')
      .select('id')
      .where('company_id', '=', db.companyId)
      .where('name', '=', administratorRole)
      .forUpdate()
      .execute()
    const before = await administrators(tx)
    const result = await work(tx)
    if (before && !(await administrators(tx)))
      throw refused('LAST_ADMINISTRATOR', 'The company needs an active administrator')
    return result
  })
}
