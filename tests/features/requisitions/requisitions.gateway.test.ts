import { expect, test } from 'vitest'
import { departmentByIds } from '../../../services/features/departments/contract.ts'
import { jobsByIds } from '../../../services/features/jobs/contract.ts'
import * as contract from '../../../services/features/requisitions/contract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, userId, uuid } from '../../support/records.ts'
import { department } from '../users/people.ts'
import { approval, job, numberOf } from './requisitions.fixture.ts'

const viewer = viewerWith('JobRequest:ReadJobRequest')
const administrator = viewerWith('Department:UpdateDepartment', 'CompanyProfile:UpdateCompanyProfile')

const services = () =>
  fakeRest()
    .on(jobsByIds, ({ body }) => body.ids.map((id) => job(numberOf(id))))
    .on(contract.requisitionsByJobs, ({ body }) =>
      body.ids.filter((id) => id !== uuid(3)).map((id) => approval(numberOf(id))),
    ) // prettier-ignore
    .on(contract.requisitionDecide, () => approval(1))
    .on(contract.requisitionAsk, () => approval(1))
    .on(contract.requisitionWithdraw, () => approval(1))

test('waiting requests are listed with their jobs and approvals, with one call each', async () => {
  const rest = services().on(contract.requisitionWaitingList, () =>
    pageOf(
      [1, 2, 3].map((n) => ({ id: uuid(10 + n), jobId: uuid(n), round: 1, askedDate: '2026-11-02T00:00:00.000Z' })),
    ),
  )
  const { data, errors } = await execute(
    `{ requisitionsToDecide(query: "port", filter: { askedAt: { to: "2026-11-03T00:00:00Z" } }, orderBy: { field: ASKED_AT, direction: DESC }, first: 10) {
      totalCount nodes { databaseId askedAt round job { title approvalStatus approval { status canDecide stepToDecide { id } } } } } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  const [first, , third] = data.requisitionsToDecide.nodes
  expect(first).toEqual({
    databaseId: uuid(1),
    askedAt: '2026-11-02T00:00:00.000Z',
    round: 1,
    job: {
      title: 'Porter 1',
      approvalStatus: 'PENDING',
      approval: { status: 'PENDING', canDecide: true, stepToDecide: { id: idOf('JobApprovalStep', 11) } },
    },
  })
  expect(third.job.approval).toBeNull()
  expect(rest.counts()).toEqual({ requisitionWaitingList: 1, jobsByIds: 1, requisitionsByJobs: 1 })
  expect(rest.calls[0]!.body).toMatchObject({ keyword: 'port', newestFirst: true, pageSize: 10 })
  expect(String(rest.calls[0]!.body.askedTo)).toContain('2026-11-03')
})

test('rounds are returned with their steps, the newest first', async () => {
  const { data, errors } = await execute(
    `{ node(id: "${idOf('Job', 1)}") { ... on Job { approval { rounds { number status steps { approver { userName } decision comment } } canAsk canWithdraw } } } }`,
    { rest: services(), viewer },
  )
  expect(errors).toEqual([])
  expect(data.node.approval).toEqual({
    rounds: [
      {
        number: 2,
        status: 'PENDING',
        steps: [
          { approver: { userName: 'manager' }, decision: null, comment: null },
          { approver: { userName: 'admin' }, decision: null, comment: null },
        ],
      },
      {
        number: 1,
        status: 'REJECTED',
        steps: [{ approver: { userName: 'manager' }, decision: 'REJECTED', comment: 'Too dear' }],
      },
    ],
    canAsk: false,
    canWithdraw: false,
  })
})

test('a decision is sent with its comment and version; the job is read again', async () => {
  const rest = services()
  const { data, errors } = await execute(
    `mutation { decideJobApproval(input: { stepId: "${idOf('JobApprovalStep', 11)}", verdict: REJECT, comment: "Too dear", version: 4 })
      { job { id approvalStatus } } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  expect(data.decideJobApproval.job).toEqual({ id: idOf('Job', 1), approvalStatus: 'PENDING' })
  expect(rest.callsOf('requisitionDecide')).toMatchObject([
    { params: { id: uuid(11) }, body: { decision: 'rejected', comment: 'Too dear', version: 4 } },
  ])
})

test.each(['askJobApproval', 'withdrawJobApproval'])('%s names the job', async (name) => {
  const rest = services()
  const run = (id: string) =>
    execute(`mutation { ${name}(input: { jobId: "${id}" }) { job { id } } }`, { rest, viewer })
  expect((await run(idOf('Job', 1))).data[name].job.id).toBe(idOf('Job', 1))
  expect(rest.calls[0]).toMatchObject({ params: { jobId: uuid(1) } })
  const { errors } = await run(idOf('Department', 1))
  expect(errors[0]!.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { jobId: expect.anything() } })
})

test('a refusal of the services keeps its code', async () => {
  const rest = fakeRest().on(contract.requisitionDecide, () => {
    throw new RequestError('REFUSED', 'Another approver decides', { errorCode: 'JOB_NOT_YOUR_TURN' })
  })
  const { data, errors } = await execute(
    `mutation { decideJobApproval(input: { stepId: "${idOf('JobApprovalStep', 11)}", verdict: APPROVE }) { job { id } } }`,
    { rest, viewer },
  )
  expect(data.decideJobApproval).toBeNull()
  expect(errors[0]!.extensions).toMatchObject({ code: 'REFUSED', errorCode: 'JOB_NOT_YOUR_TURN' })
})

test('approvers of all departments are read in one call, and are set by user', async () => {
  const departments = [{ departmentId: uuid(800), approvers: ['manager', 'admin'] }]
  const rest = fakeRest()
    .on(contract.requisitionSettings, () => ({ isOn: true, departments }))
    .on(contract.departmentApproversSet, ({ params, body }) => ({ departmentId: params!.departmentId, ...body }))
    .on(contract.requisitionSwitch, ({ body }) => ({ ...body, departments }))
    .on(departmentByIds, () => [department(0), department(1)])
  const nodes = `nodes(ids: ["${idOf('Department', 800)}", "${idOf('Department', 801)}"]) { ... on Department { jobApprovers { userName } } }`
  const { data, errors } = await execute(`{ requisitionSettings { isOn } ${nodes} }`, { rest, viewer: administrator })
  expect(errors).toEqual([])
  expect(data.nodes).toEqual([{ jobApprovers: [{ userName: 'manager' }, { userName: 'admin' }] }, { jobApprovers: [] }])
  expect(data.requisitionSettings).toEqual({ isOn: true })

  const set = await execute(
    `mutation { setDepartmentApprovers(input: { departmentId: "${idOf('Department', 800)}", approverIds: ["${userId('manager')}"] })
      { department { id jobApprovers { userName } } } setRequisitionApproval(input: { isOn: false }) { settings { isOn } } }`,
    { rest, viewer: administrator },
  )
  expect(set.errors).toEqual([])
  expect(rest.callsOf('departmentApproversSet')[0]).toMatchObject({
    params: { departmentId: uuid(800) },
    body: { approvers: ['manager'] },
  })
  expect(set.data.setRequisitionApproval.settings).toEqual({ isOn: false })
})

test('users who may not configure departments or the company can do neither', async () => {
  const { errors } = await execute('mutation { setRequisitionApproval(input: { isOn: true }) { settings { isOn } } }', {
    rest: fakeRest(),
    viewer,
  })
  expect(errors[0]!.extensions.code).toBe('FORBIDDEN')
})
