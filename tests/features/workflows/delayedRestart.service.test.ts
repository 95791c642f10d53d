import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../../../services/demo/people/accounts.ts'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import { jobList } from '../../../services/features/jobs/contract.ts'
import { jobCandidatesMove } from '../../../services/features/pipelines/contract.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import { startServicesHere, type ServicesHere } from '../../support/services.fixture.ts'
import { clientOf } from '../lookups/lookups.fixture.ts'

// A minute passes in three seconds, which is longer than the services take to stop.
const env = { DELAY_DIVISOR: '20' }
let here: ServicesHere
const as = (userName: string) => clientOf(here.services, userName)
const db = () => here.services.companyDb(companies.first.id)

beforeAll(async () => {
  here = await startServicesHere(env)
})
afterAll(() => here?.close())

async function runsOf(groupId: string, candidateId: string) {
  const body = { groupId, pageSize: 100 }
  const { data } = await as('recruiter').ok(contract.workflowRunList, { body })
  return data.filter((run) => run.candidateId === candidateId && run.kind === 'notifyUsers' && run.dueDate !== null)
}

test('a trigger whose time comes while the services are down fires once when they are back', async () => {
  const workflows = await as('recruiter').ok(contract.workflowList)
  const workflow = workflows.find(({ name }) => name === 'Engineering hiring')!
  const statusId = workflow.statuses.find(({ name }) => name === 'CV passed')!.id
  const { data: jobs } = await as('recruiter').ok(jobList, { body: { status: [0], pageSize: 100 } })
  const jobId = jobs.find(({ workflowId }) => workflowId === workflow.id)!.id
  const present = await db()
    .from('job_candidate')
    .select('job_candidate.candidate_id')
    .where('job_candidate.job_id', '=', jobId)
    .execute()
  const { id } = await db()
    .from('candidate')
    .select('candidate.id')
    .where('candidate.deleted_at', 'is', null)
    .where(
      'candidate.id',
      'not in',
      present.map((place) => place.candidate_id),
    )
    .limit(1)
    .executeTakeFirstOrThrow()
  await as('interviewer').ok(contract.workflowTriggerAdd, {
    body: { statusId, trigger: { kind: 'notifyUsers', userNames: ['manager'], delayMinutes: 1 } },
  })
  await as('recruiter').ok(jobAddCandidate, { query: { jobID: jobId }, body: { candidateIds: [id] } })
  await as('recruiter').ok(jobCandidatesMove, { body: { jobId, statusId, candidateIds: [id] } })
  const [waiting] = await runsOf(workflow.id, id)
  expect(waiting).toMatchObject({ outcome: 'delayed', mails: [] })

  await here.services.close()
  const { database } = here
  const closed = Date.now()
  await new Promise((done) => setTimeout(done, 3_000))
  here = await startServicesHere(env, database)
  expect(Date.now() - closed).toBeGreaterThanOrEqual(3_000)

  await expect.poll(async () => (await runsOf(workflow.id, id))[0]?.outcome, { timeout: 20_000 }).toBe('done')
  const state = sql<{ state: string }>`select state from pgboss.job where name = 'delayed-triggers'`
  await expect.poll(async () => (await state.execute(here.services.db)).rows).toEqual([{ state: 'completed' }])
  const runs = await runsOf(workflow.id, id)
  expect(runs).toHaveLength(1)
  expect(runs[0]).toMatchObject({ id: waiting!.id, recipients: ['anh.pham@songhong.example'] })
  expect(await db().from('mail').select('mail.id').where('mail.source_id', '=', waiting!.id).execute()).toHaveLength(1)
})
