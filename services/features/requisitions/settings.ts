import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import '../departments/tables.ts'
import { storeSetting, setting } from '../settings/queries.ts'
import type { DepartmentApprovers, RequisitionSettings } from './shapes.ts'
import './tables.ts'

async function approvers(db: CompanyDb): Promise<DepartmentApprovers[]> {
  const rows = await db
    .from('department_approver')
    .select(['department_id', 'user_name'])
    .orderBy('department_id')
    .orderBy('position')
    .execute()
  return [...Map.groupBy(rows, (row) => row.department_id)].map(([departmentId, own]) => ({
    departmentId,
    approvers: own.map((row) => row.user_name),
  }))
}

/** Returns whether the company requires approvals, and the approvers of its departments. */
export const requisitionSettings = async (
  context: Pick<RequestContext, 'db' | 'cache'>,
): Promise<RequisitionSettings> => ({
  isOn: await setting(context, 'requisitionApproval'),
  departments: await approvers(context.db),
})

/** Turns the approval of new jobs on or off. */
export async function switchApproval(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  isOn: boolean,
): Promise<RequisitionSettings> {
  await storeSetting(db, 'requisitionApproval', isOn, caller.userName)
  return { isOn, departments: await approvers(db) }
}

/** Sets the approvers for new jobs of a department. Throws unless all of them are active users who may read jobs. */
export async function setApprovers(
  { db, directory }: Pick<RequestContext, 'db' | 'directory'>,
  departmentId: string,
  asked: readonly string[],
): Promise<DepartmentApprovers> {
  const names = [...new Set(asked.map((name) => name.trim().toLowerCase()))]
  const department = await db.from('department').select('id').where('id', '=', departmentId).forUpdate().execute()
  if (department.length === 0) throw notFound()
  const paging = { pageIndex: 0, pageSize: names.length || 1 }
  const { data } = await directory.holders('JobRequest:ReadJobRequest', { among: names }, paging)
  const unfit = names.filter((name) => !data.some(({ userName }) => userName === name))
  if (unfit.length > 0) throw badInput({ approvers: [createMessage('CANNOT_READ_JOBS', { names: unfit.join(', ') })] })
  await db.delete('department_approver').where('department_approver.department_id', '=', departmentId).execute()
  const rows = names.map((user_name, position) => ({ department_id: departmentId, user_name, position }))
  if (rows.length > 0) await db.insert('department_approver', rows).execute()
  return { departmentId, approvers: names }
}
