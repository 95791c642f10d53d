import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { candidateMerge } from '../../../services/features/candidates/merge/mergeContract.ts'
import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import { notificationList } from '../../../services/features/notifications/contract.ts'
import { startFeedback, type FeedbackHere } from './feedback.fixture.ts'

let here: FeedbackHere
beforeAll(async () => {
  here = await startFeedback()
})
afterAll(() => here?.close())

const gone = { errorCode: 'LINK_GONE', message: 'This link is no longer valid' }
const mailsOf = (ids: readonly string[]) =>
  here.db
    .from('mail')
    .select(['mail.recipient', 'mail.subject', 'mail.body'])
    .where('mail.source_id', 'in', ids)
    .execute()
const rowsOf = (jobId: string) =>
  here.db.from('feedback_request').selectAll('feedback_request').where('feedback_request.job_id', '=', jobId).execute()

test('users are asked with a mail in their language that contains a link, and with a notification', async () => {
  await here.services.db.updateTable('app_user').set({ language: 'vi' }).where('user_name', '=', 'manager').execute()
  const { jobId, ids, people } = await here.jobWith(1)
  const { body } = await here.ask(jobId, ids, ['interviewer', 'Manager'], {
    note: ' Look at the databases ',
    dueDate: '2199-12-01T10:00:00.000',
  })
  expect(body).toMatchObject({ open: 0 })
  expect(body.requests).toHaveLength(2)
  expect(body.requests[0]).toMatchObject({
    type: 'feedback',
    jobId,
    candidateId: ids[0],
    candidateName: people[0]!.name,
    statusName: expect.any(String),
    formName: 'Interview under test',
    formVersionId: null,
    state: 'asked',
    askedBy: 'recruiter',
    note: 'Look at the databases',
    dueDate: '2199-12-01T10:00:00.000Z',
    triggerId: null,
    answerIds: [],
  })
  const mails = await mailsOf(body.requests.map(({ id }: { id: string }) => id))
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Nhận xét của bạn về ${people[0]!.name}`,
    `Your feedback on ${people[0]!.name}`,
  ])
  const english = mails.find(({ subject }) => subject.startsWith('Your'))!.body
  for (const part of ['Look at the databases', 'December 1, 2199', 'Interview under test', '/feedback/feedback/'])
    expect(english).toContain(part)
  const own = body.requests.find(({ userName }: { userName: string }) => userName === 'interviewer')
  expect((await here.as('interviewer').ok(notificationList, { body: {} })).data[0]).toMatchObject({
    kind: 'feedbackAsked',
    path: `/feedback/feedback/${own.id}`,
  })
})

test('nobody is asked twice while their feedback is open, even by two simultaneous requests; afterwards they can be', async () => {
  const { jobId, ids } = await here.jobWith(2)
  const both = await Promise.all([
    here.ask(jobId, ids, ['interviewer', 'manager']),
    here.ask(jobId, ids, ['interviewer', 'manager']),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.flatMap(({ body }) => body.requests)).toHaveLength(4)
  expect(await rowsOf(jobId)).toHaveLength(4)
  const [first] = await rowsOf(jobId)
  const again = () => here.ask(jobId, [first!.candidate_id], [first!.user_name])
  expect((await again()).body).toEqual({ requests: [], open: 1 })
  expect((await here.submit(first!.id, {}, first!.user_name)).status).toBe(200)
  expect((await again()).body).toMatchObject({ requests: [{ state: 'asked' }], open: 0 })
})

test('unknown users and records are refused, and nobody is asked', async () => {
  const { jobId, ids } = await here.jobWith(1)
  const [stranger] = await here.candidates(1)
  const inactive = await here.addForm({ isActive: false })
  const offer = await here.addForm({ type: 2 })
  await here.setActive('multi', false)
  const cases: [Awaited<ReturnType<typeof here.ask>>, object][] = [
    [await here.ask(jobId, ids, []), { userNames: ['This field is required'] }],
    [
      await here.ask(jobId, ids, ['interviewer', 'multi', 'nobody']),
      { userNames: ['These users cannot be reached: multi, nobody'] },
    ],
    [await here.ask(jobId, ids, ['admin@other']), { userNames: ['These users cannot be reached: admin@other'] }],
    [await here.ask(jobId, [...ids, stranger!.id], ['interviewer']), { candidateIds: ['There is no such candidate'] }],
    [
      await here.ask(jobId, ids, ['interviewer'], { formId: inactive }),
      { formId: ['There is no such active feedback form'] },
    ],
    [
      await here.ask(jobId, ids, ['interviewer'], { formId: offer }),
      { formId: ['There is no such active feedback form'] },
    ],
    [await here.ask(jobId, ids, ['interviewer'], { dueDate: '2020-01-01T00:00:00' }), { dueDate: ['is in the past'] }],
    [await here.ask(jobId, ids, ['interviewer'], { note: 'x'.repeat(1001) }), { note: ['Maximum length is 1000'] }],
  ]
  await here.setActive('multi', true)
  for (const [{ status, body }, errors] of cases) expect([status, body.errors]).toEqual([400, errors])
  expect((await here.ask(newId(), ids, ['interviewer'])).status).toBe(404)
  const forbidden = await here
    .as('interviewer')
    .raw(contract.feedbackAsk, { body: { jobId, candidateIds: ids, userNames: ['manager'] } })
  expect(forbidden.status).toBe(403)
  expect(await rowsOf(jobId)).toEqual([])
})

test('without a form the newest active one is used', async () => {
  const { jobId, ids } = await here.jobWith(1)
  const newest = await here.addForm()
  const { body } = await here.ask(jobId, ids, ['interviewer'], { formId: null })
  expect(body.requests[0].formId).toBe(newest)
})

test('a link opens only for its owner, while it is valid and the request is not withdrawn', async () => {
  const { id } = await here.asked()
  const token = await here.tokenOf(id)
  expect((await here.open(token)).body).toMatchObject({ request: { id }, draft: null, answers: [], form: { id: null } })
  expect((await here.open(id)).status).toBe(200)
  for (const answer of [
    await here.open(token, 'recruiter'),
    await here.open(id, 'admin'),
    await here.open(token, 'admin@other'),
    await here.open(id, 'admin@other'),
    await here.open(newId()),
    await here.open('x'.repeat(43)),
    await here.open(token, 'interviewer', 'salary-offer'),
    await here.submit(token, {}, 'recruiter'),
    await here.draft(id, 0, {}, 'recruiter'),
    await here.amend(id, 1, {}, 'recruiter'),
  ])
    expect([answer.status, answer.body]).toEqual([404, gone])

  await here.db
    .update('link')
    .set({ expires_at: new Date(0) })
    .where('link.subject_id', '=', id)
    .execute()
  expect((await here.open(token)).body).toEqual(gone)
  expect((await here.open(id)).status).toBe(200)
})

test('a request is withdrawn once, with its links; submitted feedback stays', async () => {
  const { id, jobId, candidateId } = await here.asked()
  const token = await here.tokenOf(id)
  await here.draft(id, 0)
  expect((await here.cancel(id)).body).toMatchObject({ state: 'cancelled' })
  expect((await here.cancel(id)).status).toBe(200)
  for (const answer of [await here.open(token), await here.open(id), await here.submit(id), await here.draft(id, 1)])
    expect([answer.status, answer.body]).toEqual([404, gone])
  expect((await here.ask(jobId, [candidateId], ['interviewer'])).body.requests).toHaveLength(1)

  const other = await here.asked()
  await here.submit(other.id)
  expect((await here.cancel(other.id)).body.errorCode).toBe('FEEDBACK_SUBMITTED')
  expect((await here.cancel(newId())).status).toBe(404)
})

test('users who left can no longer be asked, and their feedback stays', async () => {
  const { jobId, candidateId, id } = await here.asked(['multi'])
  expect((await here.submit(id, {}, 'multi')).status).toBe(200)
  await here.setActive('multi', false)
  expect((await here.ask(jobId, [candidateId], ['multi'])).status).toBe(400)
  const [request] = await here
    .as('recruiter')
    .ok(contract.feedbackRequestsOf, { body: { candidateIds: [candidateId] } })
  expect(request).toMatchObject({ userName: 'multi', state: 'submitted', answerIds: [expect.any(String)] })
  await here.setActive('multi', true)
})

test('two merged candidates keep their feedback, and a request for both is owed only once', async () => {
  const { jobId, ids, people } = await here.jobWith(2)
  const { body } = await here.ask(jobId, ids, ['interviewer', 'manager'])
  const of = (candidateId: string, userName: string) =>
    body.requests.find((one: contract.FeedbackRequest) => one.candidateId === candidateId && one.userName === userName)
      .id
  const [into, from] = ids as [string, string]
  await here.submit(of(from, 'manager'), {}, 'manager')
  await here.as('admin').ok(candidateMerge, { body: { targetId: into, sourceId: from, version: people[0]!.version } })
  const rows = await rowsOf(jobId)
  const stateOf = (id: string) => rows.find((row) => row.id === id)
  expect(stateOf(of(from, 'manager'))).toMatchObject({ candidate_id: into, state: 'submitted' })
  expect(stateOf(of(into, 'interviewer'))).toMatchObject({ candidate_id: into, state: 'asked' })
  expect(stateOf(of(from, 'interviewer'))).toMatchObject({ state: 'cancelled' })
})

test("a user who is asked can see the candidate's CV whatever their permissions; nobody else gains access from the request", async () => {
  const { id, candidate } = await here.asked(['finance'])
  const read = (userName: string) => here.as(userName).raw(contract.feedbackCv, { params: { id } })
  const { status, body } = await read('finance')
  expect([status, body.name]).toEqual([200, candidate.name])
  expect(JSON.stringify(body)).not.toContain(candidate.emails[0])
  expect((await read('recruiter')).body).toEqual(gone)
  await here.cancel(id)
  expect((await read('finance')).body).toEqual(gone)
})
