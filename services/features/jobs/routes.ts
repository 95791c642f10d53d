import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { job, jobOptions, jobsByIds, jobsOfDepartment, listJobs, waitingJobs } from './queries.ts'
import './tables.ts'

export const routes: Route[] = [
  implement(contract.jobList, ({ body }, { db }) => listJobs(db, body)),
  implement(contract.jobDashboardList, ({ body }, { db }) => waitingJobs(db, body)),
  implement(contract.jobsByIds, ({ body }, { db }) => jobsByIds(db, body.ids)),
  implement(contract.jobStatusList, async () =>
    contract.jobStatuses.map((name, id) => ({ id: id as 0 | 1 | 2 | 3, name, isDefault: name === 'Open' })),
  ),
  implement(contract.jobsByDepartment, ({ query }, { db }) => jobsOfDepartment(db, query.departmentId)),
  implement(contract.jobsByCurrentCompany, ({ query }, { db }) => jobOptions(db, query.keyword)),
  implement(contract.jobGet, ({ params }, { db }) => job(db, params.id)),
]
