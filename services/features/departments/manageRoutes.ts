import { Readable } from 'node:stream'
import { csvRow, csvStart } from '../../../common/csv.ts'
import { notFound } from '../../core/http/errors.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { importQueue } from '../../core/imports/importQueue.ts'
import { checkImport, failedRowsOf, ownImport, startImport } from '../../core/imports/imports.ts'
import type { Queue } from '../../core/jobs/jobs.ts'
import * as contract from './contract.ts'
import { columnNames, departmentImport } from './departmentImport.ts'
import { departmentsByIds, manageDepartments } from './queries.ts'
import { usageOf } from './usage.ts'
import { createDepartment, deleteDepartment, moveDepartment, updateDepartment } from './writes.ts'

export const queues: Queue[] = [importQueue(departmentImport)]

/** Returns one department, which may be closed. Throws 404 if the company has no department with this id. */
async function department({ cache, db }: RequestContext, id: string): Promise<contract.Department> {
  const [found] = await departmentsByIds(cache, db, [id])
  if (!found) throw notFound()
  return found
}

const examples = [
  ['HO', 'Head office', '', 'Sông Hồng Software', '', ''],
  ['HO-ENG', 'Engineering', 'HO', '', '', ''],
  ['HO-HR', 'Nhân sự', 'HO', '', '', ''],
]
const sample = csvStart + csvRow(columnNames) + examples.map((example) => csvRow(example)).join('')

/** Routes for users who manage the departments. */
export const manageRoutes: Route[] = [
  implement(contract.departmentManageList, ({ body }, { cache, db }) => manageDepartments(cache, db, body)),
  implement(contract.departmentManageUsage, ({ body }, { db }) => usageOf(db, body.ids)),
  implement(contract.departmentManageGet, ({ params }, context) => department(context, params.id)),
  implement(contract.departmentManageCreate, async ({ body }, context) =>
    department(context, await createDepartment(context.db, body)),
  ),
  implement(contract.departmentManageUpdate, async ({ params, body }, context) => {
    await updateDepartment(context.db, params.id, body)
    return department(context, params.id)
  }),
  implement(contract.departmentManageMove, async ({ params, body }, context) => {
    await moveDepartment(context.db, params.id, body)
    return department(context, params.id)
  }),
  implement(contract.departmentManageDelete, async ({ params }, { db }) => {
    await deleteDepartment(db, params.id)
    return { status: 'OK' }
  }),
  implement(contract.departmentImportStart, ({ file }, context) => startImport(context, departmentImport, file)),
  implement(contract.departmentImportCheck, ({ file }, context) => checkImport(context, departmentImport, file)),
  implement(contract.departmentsImportGet, ({ query }, context) => ownImport(context, departmentImport, query.id)),
  implement(contract.departmentImportFailedRows, ({ params }, context) =>
    failedRowsOf(context, departmentImport, params.id),
  ),
  implement(contract.departmentsImportSample, async () => ({
    name: 'departments-sample.csv',
    contentType: 'text/csv; charset=utf-8',
    stream: Readable.from([sample], { objectMode: false }),
  })),
]
