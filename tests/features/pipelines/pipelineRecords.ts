import { jobsByIds, type Job } from '../../../services/features/jobs/contract.ts'
import * as contract from '../../../services/features/pipelines/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { workflowList, type WorkflowGroup } from '../../../services/features/workflows/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'

/** The time of all events. */
export const at = '2026-01-02T03:04:05.000Z'
export const job = {
  id: uuid(1),
  title: 'Developer',
  departmentId: null,
  jobCategoryId: null,
  jobRankId: null,
  workflowId: uuid(50),
  priority: 'Normal',
  status: 0,
  types: [],
  skills: [],
  locations: [],
  owner: 'lan',
  openDate: null,
  dueDate: null,
  total: 2,
  submitted: 9,
  offer: 3,
  lack: 1,
  onboard: 1,
  createdBy: 'lan',
  createdDate: null,
  updatedDate: null,
} satisfies Job
const step = (number: number, name: string) => ({
  id: uuid(number),
  groupId: uuid(50),
  name,
  key: name.toUpperCase(),
  color: '#1677ff',
  isSystem: false,
  candidateCount: 0,
  triggers: [],
})
export const workflow = {
  id: uuid(50),
  name: 'Hiring',
  active: true,
  onDepartments: [],
  departments: [],
  statuses: [step(51, 'New'), step(52, 'Offered')],
  jobCount: 1,
  createdBy: 'lan',
  createdDate: null,
  updatedBy: 'lan',
  updatedDate: null,
  version: 1,
} satisfies WorkflowGroup
/** A candidate of the job, in a stage. */
export const place = (
  number: number,
  statusId = uuid(51),
  given: Partial<contract.JobCandidate> = {},
): contract.JobCandidate => ({
  id: uuid(number),
  jobId: job.id,
  candidateId: uuid(number + 1000),
  name: `Person ${number}`,
  jobTitle: null,
  owner: 'lan',
  statusId,
  since: at,
  statusBy: 'minh',
  addedBy: 'lan',
  addedDate: at,
  isRejected: false,
  rejectedBy: null,
  rejectedDate: null,
  rejectReason: null,
  rejectNote: null,
  ...given,
})
/** A user with this user name. */
export const user = (userName: string) => ({
  id: uuid(7),
  userName,
  fullName: `User ${userName}`,
  email: null,
  title: null,
  departmentId: null,
  status: 'active' as const,
  avatarVersion: null,
})
/** REST services with the job, its workflow and its candidates. */
export const services = () =>
  fakeRest()
    .on(jobsByIds, () => [job])
    .on(workflowList, () => [workflow])
    .on(usersByUserNames, ({ body }) => body!.map((userName) => user(String(userName))))
    .on(contract.jobCandidatesByIds, ({ body }) => body!.ids.map((id) => place(Number(String(id).slice(-4)))))
