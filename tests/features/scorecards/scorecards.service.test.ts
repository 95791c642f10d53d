import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { notificationList } from '../../../services/features/notifications/contract.ts'
import * as contract from '../../../services/features/scorecards/contract.ts'
import { good, startFeedback, type FeedbackHere } from '../feedbackRequests/feedback.fixture.ts'

let here: FeedbackHere
beforeAll(async () => {
  here = await startFeedback()
})
afterAll(() => here?.close())

const people = ['interviewer', 'recruiter', 'recruiter2'] as const
const compare = async (about: { jobId: string; candidateId: string }, userName = 'recruiter') => {
  const { jobId, candidateId } = about
  return here.as(userName).ok(contract.scorecardCompare, { body: { jobId, candidateId } })
}
const said = ({ people: all }: Awaited<ReturnType<typeof compare>>) =>
  Object.fromEntries(all.map(({ request, answer }) => [request.userName, answer?.summary ?? request.isHidden]))
const owed = async (body: object, userName = 'recruiter') =>
  (await here.as(userName).ok(contract.scorecardOwedList, { body })).data
const remind = (ids: string[], userName = 'recruiter') =>
  here.as(userName).ok(contract.scorecardRemind, { body: { ids } })
const mailsOf = (requestId: string) =>
  here.db
    .from('mail')
    .select(['mail.recipient', 'mail.subject', 'mail.body'])
    .where('mail.source_id', '=', requestId)
    .where('mail.kind', '=', 'feedback-reminder')
    .execute()

test('answers are side by side, the newest revision of each; users who still owe one see who was asked, but no answers', async () => {
  const asked = await here.asked(people)
  await here.submit(asked.of('interviewer'), { summary: 'Yes, hire.' })
  await here.submit(asked.of('recruiter2'), { summary: 'First thought.' }, 'recruiter2')
  await here.amend(asked.of('recruiter2'), 1, { summary: 'Second thought.' }, 'recruiter2')
  const blind = await compare(asked)
  expect(blind).toMatchObject({ isHidden: true, candidateName: asked.candidate.name, forms: [] })
  expect(said(blind)).toEqual({ interviewer: true, recruiter2: true, recruiter: false })
  expect(JSON.stringify(blind)).not.toContain('thought')
  await here.submit(asked.of('recruiter'), { summary: 'Mine.' }, 'recruiter')
  const seen = await compare(asked)
  expect(seen.isHidden).toBe(false)
  expect(said(seen)).toEqual({ interviewer: 'Yes, hire.', recruiter2: 'Second thought.', recruiter: 'Mine.' })
  expect(seen.people.map(({ request }) => request.userName)).toEqual(['interviewer', 'recruiter2', 'recruiter'])
  expect(seen.people[1]!.answer).toMatchObject({ revision: 2, points: 10, mostPoints: 10, recommendation: 'yes' })
  expect(seen.forms).toMatchObject([{ formId: here.formId, name: 'Interview under test' }])
})

test('an unknown job or candidate is a 404, and users who may not see feedback are refused', async () => {
  const { jobId, candidateId } = await here.asked()
  const missing = await here.as('recruiter').raw(contract.scorecardCompare, { body: { jobId: newId(), candidateId } })
  const foreign = await here.as('admin@other').raw(contract.scorecardCompare, { body: { jobId, candidateId } })
  expect([missing.status, foreign.status]).toEqual([404, 404])
})

test('owed feedback is listed by due date, for a job and for the user', async () => {
  const day = 86_400_000
  const asked = await here.asked(people)
  const due = async (userName: string, days: number) =>
    here.db
      .update('feedback_request')
      .set({ due_at: new Date(Date.now() + days * day) })
      .where('feedback_request.id', '=', asked.of(userName))
      .execute()
  await due('recruiter2', 3)
  await due('recruiter', -2)
  const inJob = { jobId: asked.jobId }
  expect((await owed(inJob)).map(({ userName }) => userName)).toEqual(['recruiter', 'recruiter2', 'interviewer'])
  expect((await owed({ ...inJob, isOverdue: true })).map(({ userName }) => userName)).toEqual(['recruiter'])
  const own = await here.as('recruiter').ok(contract.scorecardOwnDue, { body: {} })
  expect(own.data[0]).toMatchObject({ id: asked.of('recruiter'), candidateName: asked.candidate.name, reminders: 0 })
  expect(new Set(own.data.map(({ userName }) => userName))).toEqual(new Set(['recruiter']))
  await here.submit(asked.of('recruiter'), {}, 'recruiter')
  await here.cancel(asked.of('recruiter2'))
  expect((await owed(inJob)).map(({ userName }) => userName)).toEqual(['interviewer'])
})

test('a reminder is a mail and a notification, at most once a day; the second sender is told who sent it and when', async () => {
  const asked = await here.asked(['interviewer', 'recruiter2'])
  const id = asked.of('interviewer')
  expect(await remind([id])).toMatchObject([{ id, outcome: 'reminded', remindedBy: 'recruiter' }])
  const [mail, ...more] = await mailsOf(id)
  expect(more).toEqual([])
  expect(mail!.subject).toContain(asked.candidate.name)
  expect(mail!.body).toContain(`/feedback/feedback/${id}`)
  const inbox = await here.as('interviewer').ok(notificationList, { body: {} })
  expect(inbox.data[0]).toMatchObject({
    kind: 'feedbackAsked',
    createdBy: 'recruiter',
    path: `/feedback/feedback/${id}`,
  })
  const again = await remind([id, asked.of('recruiter2')], 'hiring-manager').catch(() => null)
  const outcomes = again ?? (await remind([id, asked.of('recruiter2')]))
  expect(outcomes).toMatchObject([
    { id, outcome: 'tooSoon', remindedBy: 'recruiter', remindedDate: expect.any(String) },
    { outcome: 'reminded' },
  ])
  expect(await mailsOf(id)).toHaveLength(1)
  await here.db
    .update('feedback_request')
    .set({ reminded_at: sql<Date>`now() - interval '25 hours'` })
    .where('feedback_request.id', '=', id)
    .execute()
  await remind([id])
  expect((await owed({ jobId: asked.jobId })).find((row) => row.id === id)).toMatchObject({ reminders: 2 })
})

test('two reminders in the same second send one mail', async () => {
  const { id } = await here.asked(['interviewer'])
  const both = await Promise.all([remind([id]), remind([id], 'recruiter2')])
  expect(both.map(([one]) => one!.outcome).sort()).toEqual(['reminded', 'tooSoon'])
  expect(await mailsOf(id)).toHaveLength(1)
})

test('no reminder goes to users who have answered or are disabled, or for unknown requests', async () => {
  const asked = await here.asked(['interviewer', 'recruiter2'])
  await here.submit(asked.of('interviewer'))
  await here.setActive('recruiter2', false)
  const unknown = newId()
  const outcomes = await remind([asked.of('interviewer'), asked.of('recruiter2'), unknown])
  await here.setActive('recruiter2', true)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['answered', 'unreached', 'gone'])
  expect(await mailsOf(asked.of('recruiter2'))).toEqual([])
})

test('the export is the comparison as formula-safe CSV, without hidden answers', async () => {
  const asked = await here.asked(people)
  await here.submit(asked.of('interviewer'), { summary: '=HYPERLINK("x")' })
  await here.submit(
    asked.of('recruiter2'),
    {
      recommendation: 'strongNo',
      answers: { ...good, task: { value: 'Not solved', reason: 'Ran out of the time he had.' }, why: good.story },
    },
    'recruiter2',
  )
  const exported = async (userName: string) => {
    const query = { jobId: asked.jobId, candidateId: asked.candidateId }
    const answer = await here.as(userName).raw(contract.scorecardExport, { query })
    return { status: answer.status, text: String(answer.body) }
  }
  const blind = await exported('recruiter')
  expect(blind.status).toBe(200)
  expect(blind.text).not.toContain('Solved')
  expect(blind.text).toMatch(/,hidden\r\n/)
  await here.submit(asked.of('recruiter'), {}, 'recruiter')
  const { text } = await exported('recruiter')
  expect(text).toContain('Recommendation,Yes,Strong no,Yes\r\n')
  expect(text).toContain('Points,10 of 10,0 of 10,10 of 10\r\n')
  expect(text).toContain('The task,Solved,Not solved,Solved\r\n')
  expect(text).toContain('What kept them?,not asked,')
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
})
