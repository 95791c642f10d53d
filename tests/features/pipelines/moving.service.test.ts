import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { jobRemoveCandidate } from '../../../services/features/candidates/contract.ts'
import * as contract from '../../../services/features/pipelines/contract.ts'
import * as workflows from '../../../services/features/workflows/contract.ts'
import { startPipelines, type PipelinesHere } from './pipelines.fixture.ts'

let here: PipelinesHere
beforeAll(async () => {
  here = await startPipelines()
})
afterAll(() => here?.close())

const outcomes = (body: { results: { outcome: string }[] }) => body.results.map(({ outcome }) => outcome)

test('each entry into a stage is dated, and counted for the job', async () => {
  const { jobId, ids } = await here.jobWith(3)
  expect(await here.counts(jobId)).toEqual({ submitted: 3, offer: 0, onboard: 0, lack: 2 })
  await here.move(jobId, 'OFFERED', ids.slice(0, 2))
  await here.move(jobId, 'ONBOARD', ids.slice(0, 1))
  expect(await here.counts(jobId)).toEqual({ submitted: 3, offer: 2, onboard: 1, lack: 1 })
  await here.move(jobId, 'WITHDRAWN', ids.slice(1, 2))
  expect(await here.counts(jobId)).toEqual({ submitted: 3, offer: 2, onboard: 1, lack: 1 })
  expect((await here.moves(jobId)).map((row) => [row.cause, row.from_name, row.to_name, row.milestone])).toEqual([
    ['added', null, 'New', null],
    ['added', null, 'New', null],
    ['added', null, 'New', null],
    ['moved', 'New', 'Offered', 'offer'],
    ['moved', 'New', 'Offered', 'offer'],
    ['moved', 'Offered', 'Onboard', 'onboard'],
    ['moved', 'Offered', 'Withdrawn', null],
  ])
})

test('a candidate who leaves a job still counts, and the history records it', async () => {
  const { jobId, ids } = await here.jobWith(2)
  await here.as().ok(jobRemoveCandidate, { query: { jobID: jobId }, body: { candidateIds: [ids[0]!, newId()] } })
  expect(await here.counts(jobId)).toMatchObject({ submitted: 2 })
  expect((await here.list(jobId)).map(({ candidateId }) => candidateId)).toEqual([ids[1]])
  expect((await here.moves(jobId)).at(-1)).toMatchObject({ cause: 'removed', from_name: 'New', candidate_id: ids[0] })
  await here.add(jobId, [ids[0]!])
  expect(await here.counts(jobId)).toMatchObject({ submitted: 2 })
})

test('when two users move one candidate at once, one succeeds, and the other is told by whom and where the candidate was moved', async () => {
  const { jobId, ids } = await here.jobWith(1)
  const both = await Promise.all([
    here.move(jobId, 'SCREENING', ids, 'NEW', 'recruiter'),
    here.move(jobId, 'INTERVIEWED', ids, 'NEW', 'recruiter2'),
  ])
  const results = both.map(({ body }) => body.results[0])
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'done'])
  const done = results.find(({ outcome }) => outcome === 'done')
  const conflict = results.find(({ outcome }) => outcome === 'conflict')
  expect(conflict).toMatchObject({ statusId: done.statusId, date: expect.any(String) })
  expect(['recruiter', 'recruiter2']).toContain(conflict.by)
  expect((await here.moves(jobId)).filter(({ cause }) => cause === 'moved')).toHaveLength(1)
})

test('one answer reports the result for each candidate: moved, already there, elsewhere, rejected, gone', async () => {
  const { jobId, ids } = await here.jobWith(4)
  const [mover, stayer, elsewhere, rejected] = ids as [string, string, string, string]
  const stranger = newId()
  await here.move(jobId, 'SCREENING', [stayer])
  await here.move(jobId, 'INTERVIEWED', [elsewhere], undefined, 'recruiter2')
  const [reason] = await here.as().ok((await import('../../../services/features/lookups/contract.ts')).rejectReasonList)
  await here.as().ok(contract.jobCandidatesReject, { body: { jobId, candidateIds: [rejected], reasonId: reason!.id } })
  const { body } = await here.move(jobId, 'SCREENING', [mover, stayer, elsewhere, rejected, stranger], 'NEW')
  expect(outcomes(body)).toEqual(['done', 'unchanged', 'conflict', 'rejected', 'gone'])
  expect(body.results[2]).toMatchObject({ by: 'recruiter2', statusId: here.stage('INTERVIEWED') })
  expect(body.results[0]).toMatchObject({ candidateId: mover, statusId: here.stage('SCREENING') })
  expect(outcomes((await here.move(jobId, 'SCREENING', [mover])).body)).toEqual(['unchanged'])
})

test('nobody can be moved in a job that has ended or has no workflow, or into a stage of another job', async () => {
  const { jobId, ids } = await here.jobWith(1)
  for (const status of [1, 3] as const) {
    await here.db.update('job').set({ status }).where('job.id', '=', jobId).execute()
    expect((await here.move(jobId, 'SCREENING', ids)).body).toMatchObject({ errorCode: 'JOB_ENDED' })
  }
  await here.db.update('job').set({ status: 0, workflow_id: null }).where('job.id', '=', jobId).execute()
  expect((await here.move(jobId, 'SCREENING', ids)).body).toMatchObject({ errorCode: 'JOB_WITHOUT_WORKFLOW' })
  const other = await here.addWorkflow('Without these stages')
  await here.db.update('job').set({ workflow_id: other.id }).where('job.id', '=', jobId).execute()
  expect((await here.move(jobId, 'SCREENING', ids)).body.errors).toEqual({
    statusId: ["is not a status of the job's workflow"],
  })
  expect((await here.moves(jobId)).map(({ cause }) => cause)).toEqual(['added'])
})

test('a stage with candidates cannot be deleted, and a deleted stage takes no candidates', async () => {
  const flow = await here.addWorkflow('Loses a stage', ['SCREENING', 'INTERVIEWED'])
  const { jobId, ids } = await here.jobWith(1, { workflowId: flow.id })
  const target = here.stage('SCREENING', flow)
  const move = () => here.as().raw(contract.jobCandidatesMove, { body: { jobId, statusId: target, candidateIds: ids } })
  const drop = () => here.as('interviewer').raw(workflows.workflowStatusDelete, { query: { id: target } })
  const [moved, dropped] = await Promise.all([move(), drop()])
  if (moved.status === 200) expect(dropped.body).toMatchObject({ errorCode: 'WORKFLOW_STATUS_IN_USE' })
  else expect([moved.status, dropped.status]).toEqual([400, 200])
  const [place] = await here.list(jobId)
  expect(place!.statusId).toBe(moved.status === 200 ? target : here.stage('NEW', flow))
})

test('the earlier move call follows the same rules', async () => {
  const { jobId, ids } = await here.jobWith(1)
  const statusId = here.stage('SCREENING')
  expect(
    await here
      .as()
      .ok(workflows.workflowMoveCandidates, { body: { jobId, statusId, candidateIds: [...ids, newId()] } }),
  ).toEqual([{ candidateId: ids[0], statusId }])
  expect((await here.moves(jobId)).at(-1)).toMatchObject({ cause: 'moved', to_name: 'SCREENING' })
})

test('another company can neither see nor move candidates, and readers cannot move them', async () => {
  const { jobId, ids } = await here.jobWith(1)
  const foreign = here.as('admin@other')
  expect((await foreign.raw(contract.jobCandidateList, { query: { jobID: jobId }, body: {} })).status).toBe(404)
  expect((await here.move(jobId, 'SCREENING', ids, undefined, 'admin@other')).status).toBe(404)
  const [place] = await here.list(jobId)
  expect(await foreign.ok(contract.jobCandidatesByIds, { body: { ids: [place!.id] } })).toEqual([])
  expect(await foreign.ok(contract.jobCandidateMoves, { body: { ids: [place!.id] } })).toEqual([])
  expect(await foreign.ok(contract.jobPipelines, { body: { jobIds: [jobId] } })).toEqual([])
  expect((await here.move(jobId, 'SCREENING', ids, undefined, 'finance')).status).toBe(403)
})

test('lists are filtered, ordered and counted by stage', async () => {
  const { jobId, people, ids } = await here.jobWith(5)
  await here.move(jobId, 'SCREENING', ids.slice(0, 2))
  await here.db
    .update('job_candidate')
    .set({ status_at: new Date(Date.now() - 20 * 86_400_000) })
    .where('job_candidate.job_id', '=', jobId)
    .where('job_candidate.candidate_id', '=', ids[4]!)
    .execute()
  const found = async (body: object) => (await here.list(jobId, body)).map(({ candidateId }) => candidateId).sort()
  expect(await found({ statusIds: [here.stage('SCREENING')] })).toEqual(ids.slice(0, 2).sort())
  expect(await found({ leastDays: 14 })).toEqual([ids[4]])
  expect(await found({ keyword: people[3]!.name })).toContain(ids[3])
  expect(await found({ isRejected: true })).toEqual([])
  const read = (body: object) =>
    here
      .as()
      .ok(contract.jobCandidateList, { query: { jobID: jobId }, body: { pageSize: 2, positions: true, ...body } })
  const first = await read({})
  const second = await read({ after: first.positions![1] })
  const third = await read({ after: second.positions![1] })
  expect([...first.data, ...second.data, ...third.data].map(({ candidateId }) => candidateId).sort()).toEqual(
    [...ids].sort(),
  )
  const [pipeline] = await here.as().ok(contract.jobPipelines, { body: { jobIds: [jobId] } })
  expect(new Map(pipeline!.stages.map(({ statusId, count }) => [statusId, count]))).toEqual(
    new Map([
      [here.stage('SCREENING'), 2],
      [here.stage('NEW'), 3],
    ]),
  )
})
