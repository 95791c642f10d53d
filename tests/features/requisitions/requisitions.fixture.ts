import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { departmentByIds, departmentsByCompany } from '../../../services/features/departments/contract.ts'
import { jobDetailsByIds, jobsByIds, type JobDetail } from '../../../services/features/jobs/contract.ts'
import * as contract from '../../../services/features/requisitions/contract.ts'
import { usersByUserNames, userSearch } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { department, summary } from '../users/people.ts'

export const job = (number: number, given: Partial<JobDetail> = {}): JobDetail => ({
  id: uuid(number),
  title: `Porter ${number}`,
  departmentId: uuid(800),
  jobCategoryId: null,
  jobRankId: null,
  priority: 'Normal',
  status: 2,
  types: [],
  skills: [],
  locations: [],
  owner: 'recruiter',
  openDate: null,
  dueDate: null,
  total: 3,
  submitted: 0,
  offer: 0,
  lack: 3,
  approvalStatus: 'pending',
  createdBy: 'recruiter',
  createdDate: '2026-11-01T00:00:00.000Z',
  updatedDate: null,
  description: '<p>Opens doors</p>',
  version: 4,
  ...given,
})

export const step = (number: number, given: Partial<contract.ApprovalStep> = {}): contract.ApprovalStep => ({
  id: uuid(number),
  userName: 'manager',
  decision: null,
  comment: null,
  askedDate: '2026-11-02T00:00:00.000Z',
  decidedDate: null,
  decidedBy: null,
  ...given,
})

/** A second round, in which it is the turn of `manager`; the first one was rejected. */
export const approval = (number: number, given: Partial<contract.JobApproval> = {}): contract.JobApproval => ({
  jobId: uuid(number),
  status: 'pending',
  rounds: [
    { round: 2, status: 'pending', steps: [step(11), step(12, { userName: 'admin', askedDate: null })] },
    { round: 1, status: 'rejected', steps: [step(10, { decision: 'rejected', comment: 'Too dear' })] },
  ],
  waitingId: uuid(11),
  canAsk: false,
  canWithdraw: false,
  ...given,
})

export const numberOf = (id: string) => Number(id.slice(-3))

/** REST services with one waiting job; a test may change `state`. */
export function requisitionServices(state: { approval: contract.JobApproval; isOn: boolean; approvers: string[] }) {
  const decided = (changes: Partial<contract.JobApproval>) =>
    (state.approval = { ...state.approval, waitingId: null, canAsk: false, canWithdraw: false, ...changes })
  return fakeRest()
    .on(contract.requisitionWaitingList, () =>
      pageOf(
        state.approval.waitingId
          ? [{ id: state.approval.waitingId, jobId: uuid(1), round: 2, askedDate: '2026-11-02T00:00:00.000Z' }]
          : [],
      ),
    )
    .on(jobsByIds, ({ body }) => body.ids.map((id) => job(numberOf(id), { approvalStatus: state.approval.status })))
    .on(jobDetailsByIds, ({ body }) =>
      body.ids.map((id) => job(numberOf(id), { approvalStatus: state.approval.status })),
    )
    .on(contract.requisitionsByJobs, () => [state.approval])
    .on(contract.requisitionDecide, ({ body }) => {
      if (body.version !== 4) throw new RequestError('CONFLICT', 'The job was changed meanwhile')
      const steps = [step(11, { decision: body.decision, comment: body.comment ?? null })]
      return decided({ status: body.decision, rounds: [{ round: 2, status: body.decision, steps }] })
    })
    .on(contract.requisitionAsk, () => decided({ status: 'pending', canWithdraw: true }))
    .on(contract.requisitionWithdraw, () => decided({ status: 'withdrawn', canAsk: true }))
    .on(contract.requisitionSettings, () => ({
      isOn: state.isOn,
      departments: [{ departmentId: uuid(800), approvers: state.approvers }],
    }))
    .on(contract.requisitionSwitch, ({ body }) => {
      state.isOn = body.isOn
      return { isOn: body.isOn, departments: [] }
    })
    .on(contract.departmentApproversSet, ({ params, body }) => {
      state.approvers = body.approvers
      return { departmentId: params!.departmentId, approvers: body.approvers }
    })
    .on(departmentsByCompany, () => [department(0), department(1, { parentId: uuid(800) })])
    .on(departmentByIds, ({ body }) => body.ids.map((id) => department(numberOf(id) - 800)))
    .on(usersByUserNames, ({ body }) =>
      body!.map((userName, at) => summary(at, { userName: String(userName), fullName: `Full ${String(userName)}` })),
    )
    .on(userSearch, () => pageOf([summary(5, { userName: 'admin', fullName: 'Full admin' })]))
}
