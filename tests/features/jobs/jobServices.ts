import { departmentByIds, departmentsByCompany } from '../../../services/features/departments/contract.ts'
import * as contract from '../../../services/features/jobs/contract.ts'
import { companyJobCategorySelect, jobRankList } from '../../../services/features/lookups/contract.ts'
import {
  cityList,
  experienceLevelList,
  industryList,
  jobTypeList,
  salaryCurrencyList,
  salaryTypeList,
  skillKeywordList,
} from '../../../services/features/lookups/vocabularyContract.ts'
import { userSearch, usersByUserNames } from '../../../services/features/users/contract.ts'
import { workflowList, type WorkflowGroup } from '../../../services/features/workflows/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, pageOf, uuid } from '../../support/records.ts'

/** A job with the fields of its page and its row. */
export const jobRecord = (number: number, given: Partial<contract.JobDetail> = {}): contract.JobDetail => ({
  id: uuid(number),
  title: `Job ${number}`,
  departmentId: uuid(500),
  jobCategoryId: uuid(300),
  jobRankId: uuid(400),
  priority: 'High',
  status: 0,
  types: [],
  skills: ['Go'],
  locations: ['Huế'],
  owner: 'lan',
  openDate: '2026-11-01',
  dueDate: null,
  total: 5,
  submitted: 12,
  offer: 2,
  lack: 3,
  publishStatus: null,
  isArchived: false,
  createdBy: 'lan',
  createdDate: '2026-11-01T00:00:00.000Z',
  updatedDate: '2026-11-02T00:00:00.000Z',
  description: '<p>Opens doors</p>',
  qualification: '',
  benefit: '',
  salaryFrom: 900,
  salaryTo: null,
  hashtags: ['night'],
  hiringTeam: [],
  version: 4,
  ...given,
})

const department = (number: number, name: string) => ({
  id: uuid(number),
  key: name.slice(0, 3).toUpperCase(),
  name,
  parentId: null,
  legalName: null,
  locationId: null,
  manager: null,
  active: true,
})
export const departments = [department(500, 'Engineering'), department(501, 'Sales')]
const person = (userName: string) => ({
  id: uuid(700 + userName.length),
  userName,
  fullName: `Full ${userName}`,
  email: null,
  title: null,
  departmentId: null,
  status: 'active' as const,
  avatarVersion: null,
})
const workflow = (number: number, name: string, active: boolean): WorkflowGroup => ({
  id: uuid(number),
  name,
  active,
  onDepartments: [],
  departments: [],
  statuses: [],
  jobCount: 1,
  createdBy: 'lan',
  createdDate: null,
  updatedBy: 'lan',
  updatedDate: null,
  version: 1,
})
const words = (number: number, ...names: string[]) =>
  names.map((name, at) => ({ id: uuid(number + at), name, isDefault: false }))

/** REST services that keep these jobs in memory, with the lists that the list and the form read. */
export function jobServices(jobs: contract.JobDetail[] = []) {
  const of = (ids: readonly unknown[]) => jobs.filter(({ id }) => ids.includes(id))
  const change = (id: unknown, changes: Partial<contract.JobDetail>) => Object.assign(of([id])[0]!, changes)
  const made = (body: { quantity: number }, number: number): contract.JobDetail => {
    const { quantity, ...fields } = body
    const job = jobRecord(number, { ...fields, total: quantity, submitted: 0, offer: 0, lack: quantity, version: 1 })
    jobs.push(job)
    return job
  }
  const rest = fakeRest()
    .on(contract.jobList, ({ body }) => pageAt(jobs, body))
    .on(contract.jobsByIds, ({ body }) => of(body!.ids))
    .on(contract.jobDetailsByIds, ({ body }) => of(body!.ids))
    .on(contract.jobHashtagList, () => ['night', 'remote'])
    .on(contract.jobEventList, () => pageOf([]))
    .on(contract.jobCreate, ({ body }) => made(body, 90))
    .on(contract.jobUpdate, ({ params, body }) => {
      const { quantity, version = 0, ...fields } = body
      return change(params!.id, { ...fields, total: quantity, version: version + 1 })
    })
    .on(contract.jobStatusChange, ({ params, body }) => {
      const { status, reason, note } = body
      return change(params!.id, { status, closeReason: reason ?? null, closeNote: note ?? null })
    })
    .on(contract.jobPublish, ({ body }) => change(body!.jobId, { publishStatus: 'Pending' }))
    .on(workflowList, () => [workflow(60, 'Hiring', true), workflow(61, 'Retired', false)])
    .on(departmentsByCompany, () => departments)
    .on(departmentByIds, ({ body }) => departments.filter(({ id }) => body!.ids.includes(id)))
    .on(companyJobCategorySelect, () => [{ id: uuid(300), name: 'Hotels' }])
    .on(jobRankList, () => [{ id: uuid(400), name: 'Senior' }])
    .on(jobTypeList, () => words(310, 'Full time'))
    .on(experienceLevelList, () => words(320, '2 years'))
    .on(industryList, () => words(330, 'Tourism'))
    .on(salaryTypeList, () => words(340, 'Gross'))
    .on(salaryCurrencyList, () => words(350, 'VND').map((one) => ({ ...one, symbol: '₫' })))
    .on(skillKeywordList, () => words(360, 'Go'))
    .on(cityList, () => words(370, 'Huế').map((one) => ({ ...one, countryId: uuid(380) })))
    .on(usersByUserNames, ({ body }) => body!.map((userName) => person(String(userName))))
    .on(userSearch, () => pageOf(['lan', 'minh'].map(person)))
  return { rest, calls: rest.callsOf, jobs }
}
