import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/workflows/contract.ts'
import { delayQueue } from '../../../services/features/workflows/triggers/delayed.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { startFeedback } from '../feedbackRequests/feedback.fixture.ts'

let here: Awaited<ReturnType<typeof startFeedback>>
let statusId: string
const as = (userName = 'interviewer') => here.as(userName)
const add = (leastScore: number | null, more: object = {}) =>
  as().raw(contract.workflowTriggerAdd, {
    body: { statusId, trigger: { kind: 'notifyUsers', userNames: ['recruiter'], leastScore, ...more } },
  })
const bad = {
  answers: {
    story: { value: 'He told little of what he had done.' },
    task: { value: 'Not solved', reason: 'Nothing of it runs as it should.' },
    why: { value: 'The time was too short for it.' },
  },
}
const logged = async (candidateId: string) =>
  (await as().ok(contract.workflowRunList, { body: { groupId: here.workflow.id } })).data.find(
    (run) => run.candidateId === candidateId,
  )!
/** Returns the result of the dry run, and then the log of a real move. */
async function tried({ jobId, candidateId }: { jobId: string; candidateId: string }) {
  const [step] = await as().ok(contract.workflowDryRun, { body: { statusId, jobId, candidateId } })
  await here.move(jobId, 'SCREENING', [candidateId])
  const { reason, unmet } = await logged(candidateId)
  expect([step!.reason, step!.unmet]).toEqual([reason, unmet])
  return [reason, ...unmet]
}
async function submit(id: string, userName: string, more: object = {}) {
  const { status, body } = await here.submit(id, more, userName)
  if (status !== 200) throw new Error(`submitting answered ${status}: ${JSON.stringify(body)}`)
}

beforeAll(async () => {
  here = await startFeedback()
  statusId = here.stage('SCREENING')
})
afterEach(async () => {
  const statuses = await as().ok(contract.workflowStatusesByGroup, { query: { id: here.workflow.id } })
  for (const { id } of statuses.find((one) => one.id === statusId)!.triggers)
    await as().ok(contract.workflowTriggerDetach, { body: { statusId, triggerId: id } })
})
afterAll(() => here?.close())

test('a trigger acts only from its score upwards: the mean of feedback submitted for that job, and never without feedback', async () => {
  await add(50)
  const asked = await here.asked(['interviewer', 'manager'])
  // Another job of the candidate has its own feedback, and a draft does not count.
  const elsewhere = await here.addJob()
  await here.add(elsewhere, [asked.candidateId])
  const { body } = await here.ask(elsewhere, [asked.candidateId], ['interviewer'])
  await submit(body.requests[0].id, 'interviewer')
  await here.draft(asked.of('manager'), 0, {}, 'manager')
  expect(await tried(asked)).toEqual(['condition', 'score'])

  await submit(asked.of('interviewer'), 'interviewer')
  expect(await tried(await again(asked))).toEqual([null])
  await submit(asked.of('manager'), 'manager', bad)
  expect(await tried(await again(asked))).toEqual([null])
  // An amendment replaces the original.
  expect((await here.amend(asked.of('interviewer'), 1, bad)).status).toBe(200)
  expect(await tried(await again(asked))).toEqual(['condition', 'score'])
})

/** Moves the candidate back, to enter the status again. */
async function again<T extends { jobId: string; candidateId: string }>(who: T): Promise<T> {
  await here.move(who.jobId, 'INTERVIEWED', [who.candidateId])
  return who
}

test('a mean just below the score is not enough', async () => {
  await add(51)
  const asked = await here.asked(['interviewer', 'manager'])
  await submit(asked.of('interviewer'), 'interviewer')
  await submit(asked.of('manager'), 'manager', bad)
  expect(await tried(asked)).toEqual(['condition', 'score'])
})

test('a delayed trigger checks the score when its time comes', async () => {
  await add(50, { delayMinutes: 60 })
  const asked = await here.asked()
  await submit(asked.id, 'interviewer')
  await here.move(asked.jobId, 'SCREENING', [asked.candidateId])
  expect((await logged(asked.candidateId)).outcome).toBe('delayed')
  expect((await here.amend(asked.id, 1, bad)).status).toBe(200)
  const dueAt = new Date(Date.now() + 3_600_000).toISOString()
  await delayQueue.handle(
    { companyId: companies.first.id, dueAt },
    {
      companyDb: (id) => here.services.companyDb(id),
      files: here.services.files,
      jobs: here.services.jobs,
      product: { name: 'Hireloom', publicUrl: 'http://localhost:4000' },
      tools: {},
      log: here.services.log,
      signal: new AbortController().signal,
    },
  )
  expect(await logged(asked.candidateId)).toMatchObject({ outcome: 'skipped', reason: 'condition', unmet: ['score'] })
})

test('a score is a whole number from 1 to 100, and an edit can remove it', async () => {
  for (const leastScore of [0, 101, 1.5]) expect((await add(leastScore)).status).toBe(400)
  const { body: added } = await add(70)
  expect(added).toMatchObject({ leastScore: 70 })
  const { body } = await as().raw(contract.workflowTriggerUpdate, {
    body: {
      statusId,
      triggerId: added.id,
      version: added.version,
      trigger: { kind: 'notifyUsers', userNames: ['recruiter'] },
    },
  })
  expect(body).toMatchObject({ leastScore: null })
})
