import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { JobContext } from '../../../services/core/jobs/jobs.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { jobRemoveCandidate } from '../../../services/features/candidates/contract.ts'
import { rejectReasonList } from '../../../services/features/lookups/vocabularyContract.ts'
import { jobCandidatesReject } from '../../../services/features/pipelines/contract.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import { delayQueue } from '../../../services/features/workflows/triggers/delayed.ts'
import type { NewTrigger } from '../../../services/features/workflows/workflowShapes.ts'
import { startPipelines } from '../pipelines/pipelines.fixture.ts'

let here: Awaited<ReturnType<typeof startPipelines>>
let rejection: string
const hour = 60
const companyId = companies.first.id

const as = (userName = 'interviewer') => here.as(userName)
const add = (key: string, trigger: NewTrigger) =>
  as().ok(contract.workflowTriggerAdd, { body: { statusId: here.stage(key), trigger } })
const letter = (delayMinutes: number): NewTrigger => ({
  kind: 'sendEmail',
  templateId: rejection,
  recipient: 'owner',
  delayMinutes,
})
/** The log of a candidate, oldest first. */
const runsOf = async (candidateId: string) =>
  (await as('admin').ok(contract.workflowRunList, { body: { groupId: here.workflow.id, pageSize: 100 } })).data
    .filter((run) => run.candidateId === candidateId)
    .toReversed()
const mailsOf = async (candidateId: string) => {
  const ids = (await runsOf(candidateId)).map(({ id }) => id)
  return here.db.from('mail').select('mail.id').where('mail.source_id', 'in', ids).execute()
}
const contextOf = (change: Partial<JobContext> = {}): JobContext => ({
  companyDb: (id) => here.services.companyDb(id),
  files: here.services.files,
  jobs: here.services.jobs,
  product: { name: 'Hireloom', publicUrl: 'http://localhost:4000' },
  tools: {},
  log: here.services.log,
  signal: new AbortController().signal,
  ...change,
})
/** Runs the job runner as if a number of minutes had passed. */
const after = (minutes: number, change: Partial<JobContext> = {}) =>
  delayQueue.handle({ companyId, dueAt: new Date(Date.now() + minutes * 60_000).toISOString() }, contextOf(change))
/** Moves a candidate of a new job into the status. */
async function enter(key = 'SCREENING') {
  const { jobId, ids } = await here.jobWith(1)
  const id = ids[0]!
  expect((await here.move(jobId, key, [id])).status).toBe(200)
  return { jobId, id }
}

beforeAll(async () => {
  here = await startPipelines()
  rejection = (await as().ok(emailTemplatesByCompany)).find(({ name }) => name === 'Rejection')!.id
})
beforeEach(async () => {
  for (const { id: statusId, triggers } of await as().ok(contract.workflowStatusesByGroup, {
    query: { id: here.workflow.id },
  }))
    for (const { id: triggerId } of triggers)
      await as().ok(contract.workflowTriggerDetach, { body: { statusId, triggerId } })
})
afterAll(() => here?.close())

test('a delayed trigger waits until its time, and fires once, however often it is checked', async () => {
  await add('SCREENING', letter(2 * hour))
  const { id } = await enter()
  const [run] = await runsOf(id)
  expect(run).toMatchObject({ outcome: 'delayed', reason: null, recipients: [], mails: [], cause: 'moved' })
  expect(Date.parse(run!.dueDate!) - Date.parse(run!.date)).toBeLessThanOrEqual(2 * hour * 60_000)
  await after(hour)
  expect(await mailsOf(id)).toEqual([])
  expect(await runsOf(id)).toEqual([run])
  await Promise.all([after(2 * hour), after(2 * hour)])
  await after(3 * hour)
  expect(await mailsOf(id)).toHaveLength(1)
  const [done, ...others] = await runsOf(id)
  expect(others).toEqual([])
  expect(done).toMatchObject({
    id: run!.id,
    dueDate: run!.dueDate,
    reason: null,
    recipients: [expect.stringContaining('@')],
    mails: [{ recipient: done!.recipients[0] }],
    userName: 'recruiter',
  })
})

test('the job runner runs it by itself, and repeats it after a crash without doing it twice', async () => {
  await add('SCREENING', letter(hour))
  const { id } = await enter()
  const [run] = await runsOf(id)
  const crash = (companyOf: string) => {
    const db = here.services.companyDb(companyOf)
    const transaction = db.transaction.bind(db)
    db.transaction = (work) =>
      transaction(async (tx) => {
        await work(tx)
        throw new Error('the process is gone')
      })
    return db
  }
  const log = { ...here.services.log, error: vi.fn<() => void>() } as never
  await expect(after(hour, { companyDb: crash, log })).rejects.toThrow('the process is gone')
  expect([await runsOf(id), await mailsOf(id)]).toEqual([[run], []])
  const due = sql`select start_after from pgboss.job where name = 'delayed-triggers' and data->>'dueAt' = ${run!.dueDate}`
  const { rows } = await due.execute(here.services.db)
  expect(rows).toEqual([{ start_after: new Date(run!.dueDate!) }])
  await sql`update pgboss.job set start_after = now() where name = 'delayed-triggers' and data->>'dueAt' = ${run!.dueDate}`.execute(
    here.services.db,
  )
  await expect.poll(() => mailsOf(id), { timeout: 15_000 }).toHaveLength(1)
})

test('it does nothing for a candidate who has left, returned, been rejected or removed from the job, or whose job has ended', async () => {
  await add('SCREENING', letter(hour))
  const [left, back, rejected, removed, closed] = [
    await enter(),
    await enter(),
    await enter(),
    await enter(),
    await enter(),
  ]
  await here.move(left.jobId, 'INTERVIEWED', [left.id])
  await here.move(back.jobId, 'INTERVIEWED', [back.id])
  await here.move(back.jobId, 'SCREENING', [back.id])
  const [reason] = await as('recruiter').ok(rejectReasonList)
  await as('recruiter').ok(jobCandidatesReject, {
    body: { jobId: rejected.jobId, candidateIds: [rejected.id], reasonId: reason!.id },
  })
  await as('recruiter').ok(jobRemoveCandidate, {
    query: { jobID: removed.jobId },
    body: { candidateIds: [removed.id] },
  })
  await here.db.update('job').set({ status: 1 }).where('job.id', '=', closed.jobId).execute()
  await after(hour)
  const told = async ({ id }: { id: string }) => (await runsOf(id)).map((run) => run.reason)
  expect(await told(left)).toEqual(['left'])
  // A candidate who returned has started to wait again.
  expect(await told(back)).toEqual(['left', null])
  expect(await told(rejected)).toEqual(['rejected'])
  expect(await told(removed)).toEqual(['left'])
  expect(await told(closed)).toEqual(['jobEnded'])
  for (const { id } of [left, rejected, removed, closed]) expect(await mailsOf(id)).toEqual([])
})

test('changes of the trigger while it waits apply: its current state counts', async () => {
  const { id: gone } = await add('SCREENING', letter(hour))
  const { id: paused } = await add('SCREENING', letter(hour))
  const changed = await add('SCREENING', letter(hour))
  const { id } = await enter()
  const statusId = here.stage('SCREENING')
  await as().ok(contract.workflowTriggerDetach, { body: { statusId, triggerId: gone } })
  await as().ok(contract.workflowTriggerPause, { body: { statusId, triggerId: paused, isPaused: true } })
  await as().ok(contract.workflowTriggerUpdate, {
    body: {
      statusId,
      triggerId: changed.id,
      version: changed.version,
      trigger: { kind: 'notifyUsers', userNames: ['manager'] },
    },
  })
  await after(hour)
  expect((await runsOf(id)).map(({ reason, recipients }) => [reason, recipients])).toEqual([
    ['detached', []],
    ['paused', []],
    [null, ['anh.pham@songhong.example']],
  ])
})

test('a delayed move continues, its triggers fire, and it never goes back', async () => {
  await add('SCREENING', { kind: 'moveToStatus', targetId: here.stage('INTERVIEWED'), delayMinutes: hour })
  await add('INTERVIEWED', letter(0))
  await add('INTERVIEWED', { kind: 'moveToStatus', targetId: here.stage('SCREENING'), delayMinutes: hour })
  const { jobId, id } = await enter()
  await after(hour)
  const [place] = await here.list(jobId)
  expect(place!.statusId).toBe(here.stage('INTERVIEWED'))
  const runs = await runsOf(id)
  expect(runs.map(({ statusName, cause, reason, targetName }) => [statusName, cause, reason, targetName])).toEqual([
    ['SCREENING', 'moved', null, 'INTERVIEWED'],
    ['INTERVIEWED', 'trigger', null, null],
    ['INTERVIEWED', 'trigger', 'loop', 'SCREENING'],
  ])
  expect((await here.moves(jobId)).map(({ cause, to_name: to }) => [cause, to])).toEqual([
    ['added', 'New'],
    ['moved', 'SCREENING'],
    ['trigger', 'INTERVIEWED'],
  ])
  await after(3 * hour)
  expect(await runsOf(id)).toHaveLength(3)
})

test('the dry run follows the first move, and reports the triggers that it prevents', async () => {
  await add('SCREENING', { kind: 'moveToStatus', targetId: here.stage('INTERVIEWED'), delayMinutes: 2 * hour })
  await add('SCREENING', { kind: 'moveToStatus', targetId: here.stage('IN_PROCESS'), delayMinutes: hour })
  await add('SCREENING', letter(3 * hour))
  await add('SCREENING', letter(0))
  await add('IN_PROCESS', letter(hour))
  await add('IN_PROCESS', { kind: 'moveToStatus', targetId: here.stage('INTERVIEWED'), delayMinutes: hour })
  await add('INTERVIEWED', { kind: 'moveToStatus', targetId: here.stage('SCREENING') })
  const { jobId, id } = await enter('INTERVIEWED')
  const body = { statusId: here.stage('SCREENING'), jobId, candidateId: id }
  const steps = await as().ok(contract.workflowDryRun, { body })
  expect(steps.map((step) => [step.statusName, step.afterMinutes, step.delayMinutes, step.reason])).toEqual([
    ['SCREENING', 0, 2 * hour, 'left'],
    ['SCREENING', 0, hour, null],
    ['SCREENING', 0, 3 * hour, 'left'],
    ['SCREENING', 0, 0, null],
    ['In process', hour, hour, null],
    ['In process', hour, hour, null],
    ['INTERVIEWED', 2 * hour, 0, 'loop'],
  ])
  expect(steps.map(({ mails }) => mails.length)).toEqual([0, 0, 0, 1, 1, 0, 0])
})

test('the dry run shows the delay; a trigger that always fails is reported in the log', async () => {
  await add('SCREENING', letter(2 * hour))
  const { jobId, id } = await enter()
  const body = { statusId: here.stage('SCREENING'), jobId, candidateId: id }
  expect(await as().ok(contract.workflowDryRun, { body })).toMatchObject([
    { outcome: 'done', delayMinutes: 2 * hour, mails: [{ recipient: expect.any(String) }] },
  ])
  const [run] = await runsOf(id)
  await delayQueue.failed!({ companyId, dueAt: run!.dueDate! }, contextOf(), new Error('again'))
  expect(await runsOf(id)).toMatchObject([{ outcome: 'failed', reason: 'broken', mails: [] }])
})

test('a delay is a whole number of minutes, at most 90 days', async () => {
  for (const delayMinutes of [-1, 0.5, 129_601]) {
    const body = { statusId: here.stage('SCREENING'), trigger: letter(delayMinutes) }
    expect((await as().raw(contract.workflowTriggerAdd, { body })).status).toBe(400)
  }
  expect(await add('SCREENING', letter(129_600))).toMatchObject({ delayMinutes: 129_600 })
})
