import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companies } from '../../../services/demo/people/accounts.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { formTemplateUpdate } from '../../../services/features/interviewForms/contract.ts'
import { notificationList } from '../../../services/features/notifications/contract.ts'
import { jobCandidatesUndo } from '../../../services/features/pipelines/contract.ts'
import * as workflows from '../../../services/features/workflows/contract.ts'
import { delayQueue } from '../../../services/features/workflows/triggers/delayed.ts'
import type { NewTrigger } from '../../../services/features/workflows/workflowShapes.ts'
import { startFeedback, type FeedbackHere } from './feedback.fixture.ts'

let here: FeedbackHere
let templateId: string

beforeAll(async () => {
  here = await startFeedback()
  templateId = (await here.as('interviewer').ok(emailTemplatesByCompany)).find(
    ({ name }) => name === 'Feedback request',
  )!.id
})
beforeEach(async () => {
  const statuses = await here
    .as('interviewer')
    .ok(workflows.workflowStatusesByGroup, { query: { id: here.workflow.id } })
  for (const { id: statusId, triggers } of statuses)
    for (const { id: triggerId } of triggers)
      await here.as('interviewer').ok(workflows.workflowTriggerDetach, { body: { statusId, triggerId } })
})
afterAll(() => here?.close())

const add = (key: string, more: Partial<NewTrigger> = {}) =>
  here
    .as('interviewer')
    .ok(workflows.workflowTriggerAdd, {
      body: {
        statusId: here.stage(key),
        trigger: {
          kind: 'askFeedback',
          templateId,
          formId: here.formId,
          userNames: ['interviewer', 'manager'],
          ...more,
        } as NewTrigger,
      },
    })
const requestsOf = (jobId: string) =>
  here.db
    .from('feedback_request')
    .selectAll('feedback_request')
    .where('feedback_request.job_id', '=', jobId)
    .orderBy('feedback_request.id')
    .execute()
const runsOf = async (candidateId: string) =>
  (
    await here.as('interviewer').ok(workflows.workflowRunList, { body: { groupId: here.workflow.id, pageSize: 100 } })
  ).data.filter((run) => run.candidateId === candidateId && run.kind === 'askFeedback')
const mailOf = (runId: string, recipient: string) =>
  here.db
    .from('mail')
    .selectAll('mail')
    .where('mail.source_id', '=', runId)
    .where('mail.recipient', '=', recipient)
    .executeTakeFirstOrThrow()
const addressOf = async (userName: string) =>
  (
    await here.services.db
      .selectFrom('app_user')
      .select('email')
      .where('user_name', '=', userName)
      .executeTakeFirstOrThrow()
  ).email!
const fire = (minutes: number) =>
  delayQueue.handle({ companyId: companies.first.id, dueAt: new Date(Date.now() + minutes * 60_000).toISOString() }, {
    companyDb: (id: string) => here.services.companyDb(id),
    files: here.services.files,
    jobs: here.services.jobs,
    product: { name: 'Hireloom', publicUrl: 'http://localhost:4000' },
    tools: {},
    log: here.services.log,
    signal: new AbortController().signal,
  } as never)

test('a candidate entering the stage triggers mails with personal links, and the log shows this', async () => {
  const trigger = await add('INTERVIEWED')
  const { jobId, ids } = await here.jobWith(2)
  expect((await here.move(jobId, 'INTERVIEWED', ids)).status).toBe(200)
  const requests = await requestsOf(jobId)
  expect(requests).toHaveLength(4)
  expect(requests[0]).toMatchObject({
    trigger_id: trigger.id,
    status_id: here.stage('INTERVIEWED'),
    status_name: 'INTERVIEWED',
    form_id: here.formId,
    asked_by: 'recruiter',
    state: 'asked',
  })
  const [run] = await runsOf(ids[0]!)
  expect(run!.recipients).toHaveLength(2)
  expect(run!.mails).toHaveLength(2)
  const tokens = new Set<string>()
  for (const userName of ['interviewer', 'manager']) {
    const { body, html } = await mailOf(run!.id, await addressOf(userName))
    const token = /\/feedback\/feedback\/([\w-]{43})/.exec(body)![1]!
    expect(html).toContain(token)
    expect(body).toContain('Interview under test')
    expect((await here.open(token, userName)).body.request).toMatchObject({ candidateId: ids[0], userName })
    tokens.add(token)
  }
  expect(tokens.size).toBe(2)
  const [news] = (await here.as('interviewer').ok(notificationList, { body: {} })).data
  expect(news).toMatchObject({ kind: 'feedbackAsked', params: { more: '1' } })
  expect(requests.map(({ id }) => `/feedback/feedback/${id}`)).toContain(news!.path)
})

test('a user who already owes feedback is not asked again, and the log says so; a user who has answered is', async () => {
  await add('SCREENING')
  const { jobId, ids } = await here.jobWith(1)
  await here.move(jobId, 'SCREENING', ids)
  await here.move(jobId, 'INTERVIEWED', ids)
  await here.move(jobId, 'SCREENING', ids)
  const rows = await requestsOf(jobId)
  expect(rows).toHaveLength(2)
  expect((await runsOf(ids[0]!)).map(({ reason, recipients }) => [reason, recipients.length])).toEqual([
    ['askedAlready', 0],
    [null, 2],
  ])
  const own = rows.find(({ user_name: userName }) => userName === 'interviewer')!
  expect((await here.submit(own.id)).status).toBe(200)
  await here.move(jobId, 'INTERVIEWED', ids)
  await here.move(jobId, 'SCREENING', ids)
  expect(await requestsOf(jobId)).toHaveLength(3)
  expect((await runsOf(ids[0]!))[0]!.recipients).toEqual([await addressOf('interviewer')])
})

test('a delayed trigger asks once when its time has come', async () => {
  await add('SCREENING', { delayMinutes: 60 })
  const { jobId, ids } = await here.jobWith(1)
  await here.move(jobId, 'SCREENING', ids)
  expect(await requestsOf(jobId)).toEqual([])
  await Promise.all([fire(61), fire(61)])
  expect(await requestsOf(jobId)).toHaveLength(2)
  const [run] = await runsOf(ids[0]!)
  expect(run).toMatchObject({ reason: null, recipients: [expect.any(String), expect.any(String)] })
  expect((await mailOf(run!.id, run!.recipients[0]!)).body).toMatch(/\/feedback\/feedback\/[\w-]{43}/)
})

test('undoing the move withdraws unstarted requests of triggers, delayed ones included, but none that a user made', async () => {
  await add('SCREENING', { userNames: ['interviewer'] })
  await add('SCREENING', { userNames: ['manager'], delayMinutes: 1 })
  const { jobId, ids } = await here.jobWith(1)
  const { body } = await here.move(jobId, 'SCREENING', ids)
  await fire(2)
  await here.ask(jobId, ids, ['recruiter'])
  const before = await requestsOf(jobId)
  const of = (userName: string) => before.find((row) => row.user_name === userName)!.id
  const undo = (actionId: string) => here.as('recruiter').ok(jobCandidatesUndo, { body: { jobId, actionId } })
  await undo(body.actionId)
  const states = new Map((await requestsOf(jobId)).map((row) => [row.user_name, row.state]))
  expect(Object.fromEntries(states)).toEqual({ interviewer: 'cancelled', manager: 'cancelled', recruiter: 'asked' })
  expect((await here.open(of('interviewer'))).status).toBe(404)

  const again = (await here.move(jobId, 'SCREENING', ids)).body
  const begun = (await requestsOf(jobId)).find((row) => row.user_name === 'interviewer' && row.state === 'asked')!
  await here.draft(begun.id, 0)
  await undo(again.actionId)
  expect((await requestsOf(jobId)).find(({ id }) => id === begun.id)!.state).toBe('draft')
})

test('an inactive form asks nobody; without a form the newest is used; a user without an address is still notified', async () => {
  const formId = await here.addForm()
  await add('SCREENING', { formId })
  await here
    .as('interviewer')
    .ok(formTemplateUpdate, {
      params: { id: formId },
      body: { formName: 'Off', type: 1, active: false, contents: here.contents() },
    })
  const first = await here.jobWith(1)
  await here.move(first.jobId, 'SCREENING', first.ids)
  expect(await requestsOf(first.jobId)).toEqual([])
  expect(await runsOf(first.ids[0]!)).toMatchObject([{ outcome: 'skipped', reason: 'noForm' }])

  await add('INTERVIEWED', { formId: null, userNames: ['interviewer'] })
  const newest = await here.addForm()
  const email = await addressOf('interviewer')
  const setEmail = (to: string | null) =>
    here.services.db.updateTable('app_user').set({ email: to }).where('user_name', '=', 'interviewer').execute()
  await setEmail(null)
  await here.move(first.jobId, 'INTERVIEWED', first.ids)
  await setEmail(email)
  expect(await requestsOf(first.jobId)).toMatchObject([{ form_id: newest, user_name: 'interviewer' }])
  expect((await runsOf(first.ids[0]!))[0]).toMatchObject({ outcome: 'done', reason: null, recipients: [] })
})
