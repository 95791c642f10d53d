import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import { startFeedback, type FeedbackHere } from './feedback.fixture.ts'

let here: FeedbackHere
beforeAll(async () => {
  here = await startFeedback()
})
afterAll(() => here?.close())

const requestsOf = (candidateId: string, userName: string) =>
  here.as(userName).ok(contract.feedbackRequestsOf, { body: { candidateIds: [candidateId] } })
const answers = (ids: readonly string[], userName: string) =>
  here.as(userName).ok(contract.feedbackAnswerByIds, { body: { ids: [...ids] } })
/** Asks the interviewer and the manager about a candidate; the manager has answered. */
async function oneAnswered() {
  const asked = await here.asked(['interviewer', 'manager'])
  const { body } = await here.submit(asked.of('manager'), { summary: 'Secret' }, 'manager')
  return { ...asked, answerId: body.answers[0].id as string }
}
const seen = async (candidateId: string, id: string, userName: string) => {
  const all = await requestsOf(candidateId, userName)
  const one = all.find((request) => request.id === id)
  return one && { isHidden: one.isHidden, answers: one.answerIds.length }
}

test('a user who owes feedback sees that of others once their own is submitted', async () => {
  const { candidateId, of, answerId } = await oneAnswered()
  expect(await seen(candidateId, of('manager'), 'interviewer')).toEqual({ isHidden: true, answers: 0 })
  expect(await answers([answerId], 'interviewer')).toEqual([])
  const [listed] = (
    await here.as('interviewer').ok(contract.feedbackRequestList, { body: { candidateId, states: ['submitted'] } })
  ).data
  expect(listed).toMatchObject({ isHidden: true, answerIds: [] })
  await here.draft(of('interviewer'), 0)
  expect(await answers([answerId], 'interviewer')).toEqual([])
  await here.submit(of('interviewer'))
  expect(await seen(candidateId, of('manager'), 'interviewer')).toEqual({ isHidden: false, answers: 1 })
  expect(await answers([answerId], 'interviewer')).toMatchObject([{ id: answerId, summary: 'Secret' }])
})

test('a user who owes nothing sees it at once, and one who is asked again after answering still does', async () => {
  const { jobId, candidateId, of, answerId } = await oneAnswered()
  expect(await seen(candidateId, of('manager'), 'recruiter')).toEqual({ isHidden: false, answers: 1 })
  expect(await answers([answerId], 'manager')).toHaveLength(1)
  await here.submit(of('interviewer'))
  await here.ask(jobId, [candidateId], ['interviewer'])
  expect(await answers([answerId], 'interviewer')).toHaveLength(1)
})

test('a withdrawn request no longer hides anything', async () => {
  const { of, answerId } = await oneAnswered()
  expect(await answers([answerId], 'interviewer')).toEqual([])
  await here.cancel(of('interviewer'))
  expect(await answers([answerId], 'interviewer')).toHaveLength(1)
})

test('in a job without blindness all users with the permission see it; a user who owes feedback cannot turn blindness off', async () => {
  const { jobId, of, answerId } = await oneAnswered()
  const set = (isBlind: boolean, userName: string) =>
    here.as(userName).raw(contract.feedbackJobSet, { body: { jobId, isBlind } })
  expect((await set(false, 'interviewer')).status).toBe(403)
  expect(
    (await here.ask(jobId, [(await here.open(of('interviewer'))).body.request.candidateId], ['recruiter'])).status,
  ).toBe(200)
  expect((await set(false, 'recruiter')).body.errorCode).toBe('FEEDBACK_OWED')
  expect((await set(false, 'manager')).body).toEqual({ jobId, isBlind: false })
  expect(await answers([answerId], 'interviewer')).toHaveLength(1)
  const settings = await here.as('recruiter').ok(contract.feedbackJobSettings, { body: { jobIds: [jobId] } })
  expect(settings).toEqual([{ jobId, isBlind: false }])
})

test('without the permission users see only what they owe or have submitted themselves', async () => {
  const { candidateId, of, answerId, jobId } = await oneAnswered()
  const { body } = await here.ask(jobId, [candidateId], ['finance'])
  const own = body.requests[0].id
  expect((await requestsOf(candidateId, 'finance')).map(({ id }) => id)).toEqual([own])
  expect(
    await here.as('finance').ok(contract.feedbackRequestByIds, { body: { ids: [own, of('manager')] } }),
  ).toHaveLength(1)
  const sheet = (await here.submit(own, {}, 'finance')).body
  expect(await answers([answerId, sheet.answers[0].id], 'finance')).toMatchObject([{ id: sheet.answers[0].id }])
  const mine = await here.as('finance').ok(contract.feedbackRequestList, { body: { isOwn: true } })
  expect(mine.data).toMatchObject([{ id: own, state: 'submitted' }])
})

test('another company sees no feedback', async () => {
  const { candidateId, of, answerId } = await oneAnswered()
  expect(await requestsOf(candidateId, 'admin@other')).toEqual([])
  expect(await here.as('admin@other').ok(contract.feedbackRequestByIds, { body: { ids: [of('manager')] } })).toEqual([])
  expect(await answers([answerId], 'admin@other')).toEqual([])
})

test('a draft is visible only to its author', async () => {
  const { candidateId, of } = await oneAnswered()
  await here.draft(of('interviewer'), 0, { summary: 'Not yet' })
  for (const userName of ['recruiter', 'manager', 'admin'])
    expect(JSON.stringify(await requestsOf(candidateId, userName))).not.toContain('Not yet')
  expect((await here.open(of('interviewer'), 'recruiter')).status).toBe(404)
})
