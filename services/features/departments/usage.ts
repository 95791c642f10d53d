import type { CompanyDb } from '../../core/database/companyDb.ts'
import { peopleByDepartment } from '../../core/identity/people/departments.ts'
import '../jobs/tables.ts'
import '../workflows/tables.ts'
import type { DepartmentUsage } from './contract.ts'
import './tables.ts'

/** Returns what refers to the departments of the company with these ids. */
export async function usageOf(db: CompanyDb, ids: readonly string[]): Promise<DepartmentUsage[]> {
  if (ids.length === 0) return []
  const known = await db.from('department').select('department.id').where('department.id', 'in', ids).execute()
  const people = await peopleByDepartment(db, ids)
  const jobs = await db
    .from('job')
    .select((eb) => ['job.department_id as id', eb.fn.countAll<string>().as('count')])
    .where('job.department_id', 'in', ids)
    .groupBy('job.department_id')
    .execute()
  const below = await db
    .from('department')
    .select((eb) => ['department.parent_id as id', eb.fn.countAll<string>().as('count')])
    .where('department.parent_id', 'in', ids)
    .groupBy('department.parent_id')
    .execute()
  const workflows = await db
    .from('workflow_department')
    .select((eb) => ['workflow_department.department_id as id', eb.fn.countAll<string>().as('count')])
    .where('workflow_department.department_id', 'in', ids)
    .groupBy('workflow_department.department_id')
    .execute()
  const byId = (rows: readonly { id: string | null; count: string }[]) =>
    new Map(rows.map(({ id, count }) => [id, Number(count)]))
  const [jobCounts, belowCounts, workflowCounts] = [byId(jobs), byId(below), byId(workflows)]
  return known.map(({ id }) => ({
    id,
    people: people.get(id) ?? 0,
    jobs: jobCounts.get(id) ?? 0,
    below: belowCounts.get(id) ?? 0,
    workflows: workflowCounts.get(id) ?? 0,
  }))
}
