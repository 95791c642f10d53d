import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { jobStatusChange } from '../../../services/features/jobs/writeContract.ts'
import { rejectReasonList } from '../../../services/features/lookups/contract.ts'
import * as contract from '../../../services/features/pipelines/contract.ts'
import {
  workflowStatusDelete,
  workflowTriggerAdd,
  type WorkflowGroup,
} from '../../../services/features/workflows/contract.ts'
import { startPipelines, type PipelinesHere } from './pipelines.fixture.ts'

/** The number of times that each race runs, so that either side wins now and then. */
const rounds = 4

let here: PipelinesHere
/** Sends a mail to candidates who enter SCREENING. */
let flow: WorkflowGroup
let reasonId: string
beforeAll(async () => {
  here = await startPipelines()
  reasonId = (await here.as().ok(rejectReasonList))[0]!.id
  flow = await here.addWorkflow('Raced', ['SCREENING', 'INTERVIEWED'])
  const template = (await here.as('interviewer').ok(emailTemplatesByCompany)).find(({ name }) => name === 'Rejection')!
  const trigger = { kind: 'sendEmail', templateId: template.id, recipient: 'candidate' }
  await here.as('interviewer').ok(workflowTriggerAdd, { body: { statusId: here.stage('SCREENING', flow), trigger } })
})
afterAll(() => here?.close())

const raced = (count: number) => here.jobWith(count, { workflowId: flow.id, total: 1 })
interface Moving {
  seen?: string
  by?: string
  key?: string
}
const move = (jobId: string, stage: string, candidateIds: readonly string[], { seen, by, key }: Moving = {}) =>
  here
    .as(by)
    .raw(contract.jobCandidatesMove, {
      ...(key && { key }),
      body: {
        jobId,
        statusId: here.stage(stage, flow),
        candidateIds,
        ...(seen && { seen: candidateIds.map((candidateId) => ({ candidateId, statusId: here.stage(seen, flow) })) }),
      },
    })
const reject = (jobId: string, candidateIds: readonly string[], seen: string) =>
  here
    .as('recruiter2')
    .raw(contract.jobCandidatesReject, {
      body: {
        jobId,
        candidateIds,
        reasonId,
        seen: candidateIds.map((candidateId) => ({ candidateId, statusId: here.stage(seen, flow) })),
      },
    })
const undo = (jobId: string, actionId: string) =>
  here.as('recruiter2').raw(contract.jobCandidatesUndo, { body: { jobId, actionId } })
const outcomes = ({ body }: { body: any }): string[] => body.results.map(({ outcome }: any) => outcome)

/** The trigger runs of a job, and the mails that they wrote. */
async function fired(jobId: string) {
  const runs = await here.db
    .from('workflow_run')
    .select('workflow_run.id')
    .where('workflow_run.job_id', '=', jobId)
    .execute()
  const ids = runs.map(({ id }) => id)
  const mails =
    ids.length === 0 ? [] : await here.db.from('mail').select('mail.id').where('mail.source_id', 'in', ids).execute()
  return { runs: runs.length, mails: mails.length }
}

/**
 * Checks that the moves of each candidate form a chain that ends in the current stage, and that the job's counts match
 * them.
 */
async function expectWhole(jobId: string) {
  const moves = await here.moves(jobId)
  const holding = moves.filter((row) => !row.undone_at)
  for (const { candidateId, statusId, isRejected } of await here.list(jobId, { pageSize: 100 })) {
    const own = holding.filter((row) => row.candidate_id === candidateId)
    const steps = own.filter(({ cause }) => cause !== 'rejected' && cause !== 'restored')
    steps.forEach((row, at) => expect(row.from_status_id).toBe(at === 0 ? null : steps[at - 1]!.to_status_id))
    expect(steps.at(-1)!.to_status_id).toBe(statusId)
    expect(own.some(({ cause }) => cause === 'rejected')).toBe(isRejected)
  }
  const counted = (milestone?: string) =>
    new Set((milestone ? holding.filter((row) => row.milestone === milestone) : moves).map((row) => row.candidate_id))
      .size
  const onboard = counted('onboard')
  expect(await here.counts(jobId)).toEqual({
    submitted: counted(),
    offer: counted('offer'),
    onboard,
    lack: Math.max(0, 1 - onboard),
  })
}
const addressed = (ids: readonly string[]) =>
  here.db
    .update('candidate')
    .set({ emails: ['raced@mail.example'] })
    .where('candidate.id', 'in', ids)
    .execute()

test('a repeated move is one move: with the same key it gets the same answer, without a key it has nothing left to do', async () => {
  const { jobId, ids } = await raced(2)
  await addressed(ids)
  const key = newId()
  const both = await Promise.all([move(jobId, 'SCREENING', ids, { key }), move(jobId, 'SCREENING', ids, { key })])
  const later = await move(jobId, 'SCREENING', ids, { key })
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[1].body).toEqual(both[0].body)
  expect(later.body).toEqual(both[0].body)
  expect(outcomes(both[0])).toEqual(['done', 'done'])
  expect(outcomes(await move(jobId, 'SCREENING', ids, { seen: 'NEW' }))).toEqual(['unchanged', 'unchanged'])
  expect((await move(jobId, 'INTERVIEWED', ids, { key })).status).toBe(409)
  expect((await here.moves(jobId)).filter(({ cause }) => cause === 'moved')).toHaveLength(2)
  expect(await fired(jobId)).toEqual({ runs: 2, mails: 2 })
  await expectWhole(jobId)
})

test('many users who move the same candidates at once move each of them once', async () => {
  const { jobId, ids } = await raced(6)
  await addressed(ids)
  const answers = await Promise.all(
    ['recruiter', 'recruiter2', 'manager', 'recruiter'].map((by, at) =>
      move(jobId, 'SCREENING', at % 2 ? ids.toReversed().slice(0, 4) : ids.slice(0, 4), { seen: 'NEW', by }),
    ),
  )
  const all = answers.flatMap(outcomes)
  expect(all.filter((outcome) => outcome === 'done')).toHaveLength(6)
  expect(new Set(all)).toEqual(new Set(['done', 'unchanged']))
  expect(await fired(jobId)).toEqual({ runs: 6, mails: 6 })
  await expectWhole(jobId)
})

test('a candidate who is added twice at once is in the job once', async () => {
  const jobId = await here.addJob({ workflowId: flow.id, total: 1 })
  const [person] = await here.candidates(1)
  const add = () => here.as().raw(jobAddCandidate, { query: { jobID: jobId }, body: { candidateIds: [person!.id] } })
  expect((await Promise.all([add(), add()])).map(({ status }) => status)).toEqual([200, 200])
  expect((await here.moves(jobId)).map(({ cause }) => cause)).toEqual(['added'])
  await expectWhole(jobId)
})

test('a move while the job is being closed either happens before that or not at all', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { jobId, ids } = await raced(1)
    const close = () =>
      here.as('recruiter').raw(jobStatusChange, { params: { id: jobId }, body: { status: 1, reason: 'cancelled' } })
    const [moved, closed] = await Promise.all(
      round % 2 ? [move(jobId, 'OFFERED', ids), close()] : [close(), move(jobId, 'OFFERED', ids)].toReversed(),
    )
    expect(closed!.status).toBe(200)
    if (moved!.status === 200) expect(outcomes(moved!)).toEqual(['done'])
    else expect(moved!.body).toMatchObject({ errorCode: 'JOB_ENDED' })
    expect((await here.moves(jobId)).filter(({ cause }) => cause === 'moved')).toHaveLength(
      moved!.status === 200 ? 1 : 0,
    )
    await expectWhole(jobId)
  }
})

test('undo against a later move: a candidate who was moved on stays there', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { jobId, ids } = await raced(1)
    const first = await move(jobId, 'OFFERED', ids)
    const { actionId } = first.body as unknown as { actionId: string }
    const both = [() => undo(jobId, actionId), () => move(jobId, 'ONBOARD', ids, { seen: 'OFFERED' })]
    const answers = await Promise.all((round % 2 ? both : both.toReversed()).map((run) => run()))
    // The second one finds the candidate elsewhere.
    expect(answers.flatMap(outcomes).sort()).toEqual(['conflict', 'done'])
    await expectWhole(jobId)
  }
})

test('an action that is undone twice at once is undone once', async () => {
  const { jobId, ids } = await raced(2)
  await addressed(ids)
  const { actionId } = (await move(jobId, 'SCREENING', ids)).body as unknown as { actionId: string }
  const both = await Promise.all([undo(jobId, actionId), undo(jobId, actionId)])
  expect(both.map((answer) => outcomes(answer)[0]).sort()).toEqual(['done', 'unchanged'])
  expect(both.map(({ body }) => (body as unknown as { mails: number }).mails).sort()).toEqual([0, 2])
  await expectWhole(jobId)
})

test('rejection against move: one succeeds, and the other is reported', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { jobId, ids } = await raced(1)
    const both = [() => reject(jobId, ids, 'NEW'), () => move(jobId, 'OFFERED', ids, { seen: 'NEW' })]
    const [rejected, moved] = round % 2 ? both : both.toReversed()
    const all = (await Promise.all([rejected!(), moved!()])).flatMap(outcomes)
    expect(all.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(['conflict', 'rejected']).toContain(all.find((outcome) => outcome !== 'done'))
    await expectWhole(jobId)
  }
})

test('change of workflow against move: no candidate ends in a stage that the job does not have', async () => {
  const next = await here.addWorkflow('Raced next', ['SCREENING'])
  for (let round = 0; round < rounds; round += 1) {
    const { jobId, ids } = await raced(1)
    const stages = [{ fromId: here.stage('INTERVIEWED', flow), toId: here.stage('SCREENING', next) }]
    const change = () => here.as().raw(contract.jobSetWorkflow, { body: { jobId, workflowId: next.id, stages } })
    const both = [change, () => move(jobId, 'INTERVIEWED', ids)]
    const answers = await Promise.all((round % 2 ? both : both.toReversed()).map((run) => run()))
    const [changed, moved] = round % 2 ? answers : answers.toReversed()
    expect(changed!.status).toBe(200)
    const [place] = await here.list(jobId)
    if (moved!.status === 200) expect(place!.statusId).toBe(here.stage('SCREENING', next))
    else expect([moved!.status, place!.statusId]).toEqual([400, here.stage('NEW', next)])
    await expectWhole(jobId)
  }
})

test('undo against deletion of the target stage: no candidate ends in a deleted stage', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const short = await here.addWorkflow(`Loses a stage ${round}`, ['SCREENING', 'INTERVIEWED'])
    const { jobId, ids } = await here.jobWith(1, { workflowId: short.id, total: 1 })
    const [from, to] = [here.stage('SCREENING', short), here.stage('INTERVIEWED', short)]
    const go = (statusId: string) =>
      here.as().ok(contract.jobCandidatesMove, { body: { jobId, statusId, candidateIds: ids } })
    await go(from)
    const { actionId } = await go(to)
    const both = [
      () => undo(jobId, actionId),
      () => here.as('interviewer').raw(workflowStatusDelete, { query: { id: from } }),
    ]
    const answers = await Promise.all((round % 2 ? both : both.toReversed()).map((run) => run()))
    const [undone, dropped] = round % 2 ? answers : answers.toReversed()
    expect(undone!.status).toBe(200)
    if (outcomes(undone!)[0] === 'done') expect(dropped!.body).toMatchObject({ errorCode: 'WORKFLOW_STATUS_IN_USE' })
    else expect([outcomes(undone!)[0], dropped!.status]).toEqual(['conflict', 200])
    await expectWhole(jobId)
  }
})
