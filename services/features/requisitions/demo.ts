import type { DemoCompany } from '../../demo/featureDemo.ts'
import { departmentId } from '../../demo/people/organisation.ts'
import './tables.ts'

/** Approvers in their order, by company and department. Child departments have no approvers of their own. */
const approvers: Record<string, Record<string, readonly string[]>> = {
  first: { BOD: ['admin'], ENG: ['manager', 'admin'] },
  other: { MGMT: ['admin@other'] },
}

/** Inserts the approvers of new jobs, who are used once a company turns approvals on. */
export async function insertDemo({ db, key }: DemoCompany): Promise<void> {
  const rows = Object.entries(approvers[key] ?? {}).flatMap(([department, names]) =>
    names.map((user_name, position) => ({ department_id: departmentId(key, department), user_name, position })),
  )
  if (rows.length > 0) await db.insert('department_approver', rows).execute()
}
