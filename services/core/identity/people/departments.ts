import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'

/** Returns the number of accounts of the company in each of these departments, including disabled ones. */
export async function peopleByDepartment(db: CompanyDb, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await unscoped(db)
    .selectFrom('app_user')
    .select((eb) => ['department_id', eb.fn.countAll<string>().as('count')])
    .where('company_id', '=', db.companyId)
    .where('department_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .groupBy('department_id')
    .execute()
  return new Map(rows.map((row) => [row.department_id!, Number(row.count)]))
}
