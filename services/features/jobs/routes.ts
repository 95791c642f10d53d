import { implement, type Route } from '../../core/http/routes.ts'
import type { FileAccess } from '../media/access.ts'
import * as contract from './contract.ts'
import { jobFiles } from './files.ts'
import {
  hashtags,
  job,
  jobDetails,
  jobEvents,
  jobOptions,
  jobsByIds,
  jobsOfDepartment,
  listJobs,
  waitingJobs,
} from './queries.ts'
import { archiveJob, changeStatus, publishJob, setHot, unpublishJob } from './states.ts'
import { createJob, deleteJob, updateJob } from './writes.ts'

export const routes = (accesses: readonly FileAccess[]): Route[] => [
  implement(contract.jobList, ({ body }, { db }) => listJobs(db, body)),
  implement(contract.jobDashboardList, ({ body }, { db }) => waitingJobs(db, body)),
  implement(contract.jobsByIds, ({ body }, { db }) => jobsByIds(db, body.ids)),
  implement(contract.jobDetailsByIds, ({ body }, { db }) => jobDetails(db, body.ids)),
  implement(contract.jobStatusList, async () =>
    contract.jobStatuses.map((name, id) => ({ id: id as 0 | 1 | 2 | 3, name, isDefault: name === 'Open' })),
  ),
  implement(contract.jobsByDepartment, ({ query }, { db }) => jobsOfDepartment(db, query.departmentId)),
  implement(contract.jobsByCurrentCompany, ({ query }, { db }) => jobOptions(db, query.keyword)),
  implement(contract.jobHashtagList, (_input, { db }) => hashtags(db)),
  implement(contract.jobUserList, async ({ body }, { directory }) => {
    const { data } = await directory.search(body.keyword ?? '', { pageIndex: 0, pageSize: 100 })
    return data.map(({ userName, fullName, email }) => ({ userName, fullName, email }))
  }),
  implement(contract.jobCreate, ({ body }, context) => createJob(context, body, accesses)),
  implement(contract.hotJobCreate, async ({ body: { sort, ...fields } }, context) => {
    const { id } = await createJob(context, fields, accesses)
    return setHot(context, id, { isHot: true, ...(sort !== undefined && { sort }) })
  }),
  implement(contract.hotJobUpdate, ({ params, body }, context) => setHot(context, params.id, body)),
  implement(contract.jobPublish, ({ body }, context) => publishJob(context, body.jobId)),
  implement(contract.jobUnpublish, ({ body }, context) => unpublishJob(context, body.jobId)),
  implement(contract.jobStatusChange, ({ params, body }, context) => changeStatus(context, params.id, body)),
  implement(contract.jobArchive, ({ params, body }, context) => archiveJob(context, params.id, body.isArchived)),
  implement(contract.jobEventList, ({ body }, { db }) => jobEvents(db, body)),
  implement(contract.jobGet, ({ params }, { db }) => job(db, params.id)),
  implement(contract.jobUpdate, ({ params, body }, context) => updateJob(context, params.id, body, accesses)),
  implement(contract.jobDelete, ({ params }, context) => deleteJob(context, params.id, accesses)),
]

export const fileAccesses = [jobFiles]
