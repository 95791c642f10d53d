import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { departmentId } from '../../../services/demo/people/organisation.ts'
import { newId } from '../../../services/core/ids.ts'
import * as jobs from '../../../services/features/jobs/contract.ts'
import { notificationList } from '../../../services/features/notifications/contract.ts'
import * as contract from '../../../services/features/requisitions/contract.ts'
import { delegationEnd, delegationSet } from '../../../services/features/delegations/contract.ts'
import { storeSetting } from '../../../services/features/settings/queries.ts'
import { remindApprovers } from '../../../services/features/requisitions/reminders.ts'
import { skipLeavers } from '../../../services/features/requisitions/leavers.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

/** A department below Engineering, whose approvers are manager and then admin. */
const backend = departmentId('first', 'ENG-BE')
const engineering = departmentId('first', 'ENG')

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const as = (userName: string) => here.as(userName)
const turn = (isOn: boolean, userName = 'admin') => as(userName).ok(contract.requisitionSwitch, { body: { isOn } })
const approvers = (departmentIds: string, names: string[]) =>
  as('admin').ok(contract.departmentApproversSet, {
    params: { departmentId: departmentIds },
    body: { approvers: names },
  })
beforeEach(async () => {
  await turn(true)
  await approvers(engineering, ['manager', 'admin'])
})
afterEach(() => setActive('manager', true))

const make = (more: object = {}) =>
  as('recruiter').ok(jobs.jobCreate, { body: { title: 'Night Porter', quantity: 2, departmentId: backend, ...more } })
const get = (id: string) => as('recruiter').ok(jobs.jobGet, { params: { id } })
const approval = async (id: string, userName = 'recruiter') =>
  (await as(userName).ok(contract.requisitionsByJobs, { body: { ids: [id] } }))[0]
const waiting = async (userName: string, body: object = {}) =>
  (await as(userName).ok(contract.requisitionWaitingList, { body })).data
const decideStep = (userName: string, id: string, body: object) =>
  as(userName).raw(contract.requisitionDecide, { params: { id }, body })
const stepOf = async (id: string, at: number) => (await approval(id))!.rounds[0]!.steps[at]!.id
const decide = async (userName: string, id: string, at: number, body: object = { decision: 'approved' }) =>
  decideStep(userName, await stepOf(id, at), body)
const ask = (id: string, userName = 'recruiter') => as(userName).raw(contract.requisitionAsk, { params: { jobId: id } })
const withdraw = (id: string, userName = 'recruiter') =>
  as(userName).raw(contract.requisitionWithdraw, { params: { jobId: id } })
const put = (id: string, body: object) => as('recruiter').raw(jobs.jobStatusChange, { params: { id }, body })
const history = async (jobId: string) =>
  (await as('recruiter').ok(jobs.jobEventList, { body: { jobId } })).data.map(({ kind }) => kind).reverse()
const told = async (userName: string, jobId: string) =>
  (await as(userName).ok(notificationList, { body: {} })).data
    .filter(({ path, kind }) => path === `/jobs?job=${jobId}` && kind !== 'jobTeamJoined')
    .map(({ kind }) => kind)
    .reverse()
const setActive = (userName: string, isActive: boolean) =>
  here.services.db
    .updateTable('app_user')
    .set({ status: isActive ? 'active' : 'disabled' })
    .where('user_name', '=', userName)
    .execute()
const onHold = 2

test('a new job waits for its approvers in turn, and opens with the last approval', async () => {
  const { id, status, approvalStatus } = await make()
  expect([status, approvalStatus]).toEqual([onHold, 'pending'])
  expect(await waiting('admin', { keyword: 'porter' })).toEqual([])
  expect(await told('manager', id)).toEqual(['jobApprovalAsked'])
  const first = (await waiting('manager')).find(({ jobId }) => jobId === id)!
  expect((await approval(id, 'manager'))!.waitingId).toBe(first.id)

  const after = await decideStep('manager', first.id, { decision: 'approved', comment: ' Needed ' })
  expect(after.body).toMatchObject({ status: 'pending', waitingId: null })
  expect((await get(id)).status).toBe(onHold)
  expect(await told('admin', id)).toEqual(['jobApprovalAsked'])
  expect((await decide('admin', id, 1)).status).toBe(200)
  expect(await get(id)).toMatchObject({ status: 0, approvalStatus: 'approved' })
  expect((await approval(id))!.rounds).toMatchObject([
    {
      round: 1,
      status: 'approved',
      steps: [
        { userName: 'manager', comment: 'Needed' },
        { userName: 'admin', comment: null },
      ],
    },
  ])
  expect(await history(id)).toEqual(['created', 'approvalAsked', 'approvalGiven', 'approvalGiven', 'approved'])
  expect(await told('recruiter', id)).toEqual(['jobApproved'])
  expect((await as('recruiter').raw(jobs.jobPublish, { body: { jobId: id } })).status).toBe(200)
})

test('a rejection requires a comment, ends the round and notifies; the owner asks again, and all rounds are kept', async () => {
  const { id } = await make()
  expect((await decide('manager', id, 0, { decision: 'rejected', comment: ' ' })).body).toMatchObject({
    errors: { comment: ['This field is required'] },
  })
  expect((await decide('manager', id, 0, { decision: 'rejected', comment: 'Too dear' })).body.status).toBe('rejected')
  expect(await get(id)).toMatchObject({ status: onHold, approvalStatus: 'rejected' })
  expect(await told('recruiter', id)).toEqual(['jobApprovalRefused'])
  expect((await put(id, { status: 0 })).body.errorCode).toBe('JOB_AWAITS_APPROVAL')
  expect((await approval(id, 'manager'))!.canAsk).toBe(false)
  expect((await ask(id, 'manager')).body.errorCode).toBe('JOB_NOT_YOURS')
  expect((await approval(id))!.canAsk).toBe(true)

  expect((await ask(id)).body.status).toBe('pending')
  expect((await ask(id)).body.rounds).toHaveLength(2)
  await decide('manager', id, 0)
  await decide('admin', id, 1)
  expect((await get(id)).status).toBe(0)
  expect((await approval(id))!.rounds).toMatchObject([
    { round: 2, status: 'approved' },
    { round: 1, status: 'rejected', steps: [{ comment: 'Too dear' }, { decision: 'dropped' }] },
  ])
  expect((await ask(id)).body.errorCode).toBe('599')
})

test('a waiting job cannot be opened, filled or published by hand; closing it ends the round', async () => {
  const { id } = await make()
  for (const status of [0, 3]) expect((await put(id, { status })).body.errorCode).toBe('JOB_AWAITS_APPROVAL')
  const published = await as('recruiter').raw(jobs.jobPublish, { body: { jobId: id } })
  expect(published.body.errorCode).toBe('JOB_AWAITS_APPROVAL')
  const step = await stepOf(id, 0)
  expect((await put(id, { status: 1, reason: 'budget' })).status).toBe(200)
  expect((await get(id)).approvalStatus).toBe('withdrawn')
  expect((await decideStep('manager', step, { decision: 'approved' })).body.errorCode).toBe('599')
  expect((await put(id, { status: 0 })).body.errorCode).toBe('JOB_AWAITS_APPROVAL')
  expect((await ask(id)).body.status).toBe('pending')
  expect(await get(id)).toMatchObject({ status: onHold, closeReason: null })
})

test('only the approver whose turn it is can decide, even among administrators', async () => {
  const { id } = await make()
  for (const [userName, at] of [
    ['admin', 0],
    ['admin', 1],
    ['recruiter', 0],
  ] as const)
    // prettier-ignore
    expect((await decide(userName, id, at)).body).toMatchObject({
      errorCode: 'JOB_NOT_YOUR_TURN',
      paramValues: { title: 'Night Porter' },
    })
  expect((await get(id)).status).toBe(onHold)
  expect((await decideStep('manager', newId(), { decision: 'approved' })).status).toBe(404)
})

test('a decision counts once: repeating it changes nothing, and the opposite one is refused', async () => {
  const { id } = await make()
  const step = await stepOf(id, 0)
  const answers = await Promise.all([1, 2].map(() => decideStep('manager', step, { decision: 'approved' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const other = await decideStep('manager', step, { decision: 'rejected', comment: 'No' })
  expect([other.status, other.body.errorCode]).toEqual([400, '599'])
  expect(await history(id)).toEqual(['created', 'approvalAsked', 'approvalGiven'])
  expect(await told('admin', id)).toEqual(['jobApprovalAsked'])
})

test('when two opposite decisions are made at once, one is refused', async () => {
  const { id } = await make()
  const step = await stepOf(id, 0)
  const answers = await Promise.all([
    decideStep('manager', step, { decision: 'approved' }),
    decideStep('manager', step, { decision: 'rejected', comment: 'No' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)!.body.errorCode).toBe('599')
})

test('a decision on a job that has been changed reports the change', async () => {
  const made = await make()
  const changes = { title: 'Day Porter', quantity: 2, departmentId: backend, version: made.version }
  await as('recruiter').ok(jobs.jobUpdate, { params: { id: made.id }, body: changes })
  const late = await decide('manager', made.id, 0, { decision: 'approved', version: made.version })
  expect([late.status, late.body.errorCode]).toEqual([400, '599'])
  expect((await decide('manager', made.id, 0, { decision: 'approved', version: made.version! + 1 })).status).toBe(200)
})

test('the owner withdraws the request; a later decision reports that', async () => {
  const { id } = await make()
  const step = await stepOf(id, 0)
  expect((await withdraw(id, 'manager')).body.errorCode).toBe('JOB_NOT_YOURS')
  expect((await withdraw(id)).body).toMatchObject({ status: 'withdrawn', canAsk: true, canWithdraw: false })
  expect((await withdraw(id)).status).toBe(200)
  expect((await decideStep('manager', step, { decision: 'approved' })).body.errorCode).toBe('599')
  expect((await waiting('manager')).some(({ jobId }) => jobId === id)).toBe(false)
  expect(await history(id)).toEqual(['created', 'approvalAsked', 'approvalWithdrawn'])
})

test('an inactive approver is skipped, also one who leaves while the job is waiting; the history says so', async () => {
  await setActive('manager', false)
  const skipped = await make()
  expect((await approval(skipped.id))!.rounds[0]!.steps.map(({ decision }) => decision)).toEqual(['skipped', null])
  expect(await history(skipped.id)).toEqual(['created', 'approvalAsked', 'approvalSkipped'])
  expect((await decide('admin', skipped.id, 1)).body.status).toBe('approved')

  await setActive('manager', true)
  const { id } = await make()
  await setActive('manager', false)
  expect(await skipLeavers(here.db)).toBeGreaterThan(0)
  expect(await told('admin', id)).toEqual(['jobApprovalAsked'])
  expect((await approval(id, 'admin'))!.waitingId).toBe(await stepOf(id, 1))
})

test('if all approvers have left, those of the department above are asked; a job without approvers opens at once', async () => {
  await approvers(engineering, ['manager'])
  const { id } = await make()
  await setActive('manager', false)
  await skipLeavers(here.db)
  expect((await approval(id))!.rounds.map(({ steps }) => steps.map(({ userName }) => userName))).toEqual([
    ['admin'],
    ['manager'],
  ])
  const free = await make({ departmentId: null })
  expect([free.status, free.approvalStatus]).toEqual([0, null])
  expect(await history(free.id)).toEqual(['created', 'approvalNotNeeded'])
})

test('if approval is switched off, jobs open at once and waiting jobs may be opened by hand', async () => {
  const { id } = await make()
  await turn(false)
  expect((await make()).status).toBe(0)
  expect((await put(id, { status: 0 })).status).toBe(200)
  expect(await get(id)).toMatchObject({ status: 0, approvalStatus: null })
  await turn(true)
  await put(id, { status: onHold })
  expect((await put(id, { status: 0 })).status).toBe(200)
})

test('waiting requests are paged, and filtered by age and search terms', async () => {
  const made = [
    await make({ title: 'Zebra One' }),
    await make({ title: 'Zebra Two' }),
    await make({ title: 'Zebra Three' }),
  ]
  const ids = made.map(({ id }) => id)
  const zebras = async (body: object) =>
    (await waiting('manager', { keyword: 'zebra', ...body })).map(({ jobId }) => jobId)
  expect(await zebras({})).toEqual(ids)
  expect(await zebras({ newestFirst: true, pageSize: 1 })).toEqual([ids[2]])
  expect(await zebras({ pageIndex: 1, pageSize: 2 })).toEqual([ids[2]])
  expect(await zebras({ askedTo: '2020-01-01T00:00:00' })).toEqual([])
  expect(await zebras({ askedFrom: '2020-01-01T00:00:00' })).toEqual(ids)
})

test('approvers must be active users who may read jobs, and departments must be of the company', async () => {
  const set = (department: string, names: string[], userName = 'admin') =>
    as(userName).raw(contract.departmentApproversSet, {
      params: { departmentId: department },
      body: { approvers: names },
    })
  expect((await set(backend, ['Manager', 'manager'])).body).toEqual({ departmentId: backend, approvers: ['manager'] })
  for (const name of ['finance', 'admin@other', 'nobody'])
    expect((await set(backend, [name])).body.errors.approvers).toEqual([`may not read jobs: ${name}`])
  expect((await as('admin').ok(contract.requisitionSettings)).departments).toContainEqual({
    departmentId: backend,
    approvers: ['manager'],
  })
  expect((await set(departmentId('other', 'DEV'), [])).status).toBe(404)
  expect((await set(backend, [], 'recruiter')).status).toBe(403)
  expect((await as('recruiter').raw(contract.requisitionSwitch, { body: { isOn: false } })).status).toBe(403)
  expect((await set(backend, [])).body.approvers).toEqual([])
})

test('another company can neither see nor decide anything, and has its own switch', async () => {
  const { id } = await make()
  expect((await as('admin@other').ok(contract.requisitionSettings)).isOn).toBe(false)
  expect(await approval(id, 'admin@other')).toBeUndefined()
  expect(await waiting('admin@other')).toEqual([])
  expect((await decideStep('admin@other', await stepOf(id, 0), { decision: 'approved' })).status).toBe(404)
  expect((await ask(id, 'admin@other')).status).toBe(404)
  expect((await withdraw(id, 'admin@other')).status).toBe(404)
})

test('a deputy is notified of waiting requests and decides on them; an approver is reminded once after two days', async () => {
  const away = {
    userName: 'admin',
    fromDate: new Date().toISOString(),
    toDate: new Date(Date.now() + 86_400_000).toISOString(),
  }
  await as('manager').ok(delegationSet, { body: away })
  const { id } = await make()
  expect(await told('admin', id)).toEqual(['jobApprovalAsked'])
  expect(await remindApprovers(here.db)).toBe(0)
  await here.db
    .update('job_approval')
    .set({ asked_at: new Date(Date.now() - 3 * 86_400_000) })
    .where('job_approval.job_id', '=', id)
    .where('job_approval.position', '=', 0)
    .execute()
  await storeSetting(here.db, 'approvalReminderDays', 4, 'admin')
  expect(await remindApprovers(here.db)).toBe(0)
  await storeSetting(here.db, 'approvalReminderDays', 3, 'admin')
  expect(await remindApprovers(here.db)).toBe(1)
  expect(await remindApprovers(here.db)).toBe(0)
  expect(await told('manager', id)).toEqual(['jobApprovalAsked', 'jobApprovalAsked'])
  expect((await approval(id, 'admin'))!.waitingId).toBe(await stepOf(id, 0))
  expect((await decide('admin', id, 0)).status).toBe(200)
  expect((await approval(id))!.rounds[0]!.steps[0]).toMatchObject({ userName: 'manager', decidedBy: 'admin' })
  await as('manager').ok(delegationEnd)
})
