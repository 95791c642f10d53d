import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import { formTemplateDelete, formTemplateUpdate } from '../../../services/features/interviewForms/contract.ts'
import { good, startFeedback, story, written, type FeedbackHere } from './feedback.fixture.ts'

let here: FeedbackHere
beforeAll(async () => {
  here = await startFeedback()
})
afterAll(() => here?.close())

const draftOf = (id: string) =>
  here.db
    .from('feedback_draft')
    .selectAll('feedback_draft')
    .where('feedback_draft.request_id', '=', id)
    .executeTakeFirst()
const answersOf = (id: string) =>
  here.db
    .from('feedback_answer')
    .selectAll('feedback_answer')
    .where('feedback_answer.request_id', '=', id)
    .orderBy('feedback_answer.revision')
    .execute()
const change = async (formId: string, formName: string, contents = here.contents()) =>
  here.as('interviewer').ok(formTemplateUpdate, { params: { id: formId }, body: { formName, type: 1, contents } })

test('a draft is stored unchecked, opens again, and is deleted on submission', async () => {
  const { id } = await here.asked()
  const partly = { answers: { story: { value: 'Short' } }, recommendation: null, summary: '' }
  expect((await here.draft(id, 0, partly)).body).toMatchObject({ version: 1 })
  expect((await here.open(id)).body).toMatchObject({
    request: { state: 'draft', formVersionId: expect.any(String) },
    draft: { version: 1, ...partly },
  })
  expect((await here.draft(id, 1)).body).toMatchObject({ version: 2 })
  const { status, body } = await here.submit(await here.tokenOf(id))
  expect([status, body.request.state, body.draft]).toEqual([200, 'submitted', null])
  expect(body.answers).toMatchObject([
    {
      revision: 1,
      isNewest: true,
      answers: good,
      recommendation: 'yes',
      summary: 'Hire.',
      points: 10,
      mostPoints: 10,
      percents: 100,
      mostPercents: 100,
      jobRank: null,
      reason: null,
      writtenBy: 'interviewer',
    },
  ])
  expect(await draftOf(id)).toBeUndefined()
  expect((await here.open(await here.tokenOf(id))).body.request.answerIds).toHaveLength(1)
})

test('of two tabs that save the same draft the second is refused and overwrites nothing; the same contents again are accepted', async () => {
  const { id } = await here.asked()
  const both = await Promise.all([here.draft(id, 0, { summary: 'One' }), here.draft(id, 0, { summary: 'Other' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)!.body.errorCode).toBe('599')
  const kept = (await draftOf(id))!
  expect((await here.draft(id, 0, { summary: kept.summary })).body).toMatchObject({ version: 1 })
  expect(await draftOf(id)).toEqual(kept)
  expect((await here.draft(id, 7)).body.errorCode).toBe('599')
})

test('simultaneous submissions count once', async () => {
  const { id } = await here.asked()
  const both = await Promise.all([here.submit(id), here.submit(id, { summary: 'Again' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)!.body.errorCode).toBe('FEEDBACK_SUBMITTED')
  expect(await answersOf(id)).toHaveLength(1)
  expect((await here.draft(id, 0)).body.errorCode).toBe('FEEDBACK_SUBMITTED')
  const key = 'submit-once'
  const other = await here.asked()
  const call = { params: { type: 'feedback', token: other.id }, body: written, key }
  const answers = await Promise.all([1, 2].map(() => here.as('interviewer').raw(contract.feedbackSubmit, call)))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await answersOf(other.id)).toHaveLength(1)
})

test('answers are checked with the rules of the form, and invalid ones are not stored', async () => {
  const { id } = await here.asked()
  const refused = async (more: object) => (await here.submit(id, more)).body.errors
  expect(await refused({ answers: {}, recommendation: null })).toEqual({
    'answers.story': ['This field is required'],
    'answers.task': ['This field is required'],
    'answers.task.reason': ['This field is required'],
    recommendation: ['This field is required'],
  })
  expect(await refused({ answers: { ...good, story: { value: 'x'.repeat(19) } } })).toEqual({
    'answers.story': ['Minimum length is 20'],
  })
  expect(await refused({ answers: { ...good, story: { value: 'x'.repeat(3001) } } })).toEqual({
    'answers.story': ['Maximum length is 3000'],
  })
  expect(await refused({ answers: { ...good, task: { value: 'Solved', reason: 'short' } } })).toEqual({
    'answers.task.reason': ['Minimum length is 20'],
  })
  expect(await refused({ answers: { ...good, task: { value: 'Other', reason: 'x'.repeat(20) } } })).toEqual({
    'answers.task': ['is not in the list'],
  })
  expect(await refused({ summary: 'x'.repeat(3001) })).toEqual({ summary: ['Maximum length is 3000'] })
  expect((await here.submit(id, { recommendation: 'maybe' })).status).toBe(400)
  expect(await answersOf(id)).toEqual([])
  for (const length of [20, 3000]) {
    const other = await here.asked()
    const answers = { ...good, story: { value: 'x'.repeat(length) } }
    expect((await here.submit(other.id, { answers })).status).toBe(200)
  }
})

test('answers to hidden questions, and to questions not in the form, are not stored', async () => {
  const { id } = await here.asked()
  const answers = { ...good, why: { value: 'Nothing kept them at all.' }, foreign: { value: 'x' } }
  await here.submit(id, { answers })
  expect((await answersOf(id))[0]!.answers).toEqual(good)
  const other = await here.asked()
  const notSolved = { story: good.story, task: { value: 'Not solved', reason: 'x'.repeat(20) } }
  expect((await here.submit(other.id, { answers: notSolved })).body.errors).toEqual({
    'answers.why': ['This field is required'],
  })
})

test('the form is used as it was at the first draft, however it changes later', async () => {
  const formId = await here.addForm()
  const { id } = await here.asked(['interviewer'], { formId })
  await change(formId, 'Before the first draft')
  expect((await here.draft(id, 0)).body).toMatchObject({ errorCode: 'FEEDBACK_FORM_CHANGED' })
  expect((await here.submit(id)).body).toMatchObject({ errorCode: 'FEEDBACK_FORM_CHANGED' })
  expect((await here.draft(id, 0, { formVersion: 2 })).status).toBe(200)
  await change(formId, 'After the first draft', '[]')
  expect((await here.open(id)).body.form).toMatchObject({ version: 2, name: 'Before the first draft' })
  await here.as('interviewer').ok(formTemplateDelete, { params: { id: formId } })
  const { status, body } = await here.submit(id, { formVersion: 2 })
  expect([status, body.answers[0].points, body.request.formName]).toEqual([200, 10, 'Before the first draft'])
  const forms = await here
    .as('recruiter')
    .ok(contract.feedbackFormByIds, { body: { ids: [body.request.formVersionId] } })
  expect(forms).toMatchObject([{ formId, version: 2, contents: here.contents() }])
})

test('a form that is deleted or inactive can still be answered by those already asked', async () => {
  const formId = await here.addForm()
  const { id } = await here.asked(['interviewer'], { formId })
  await here.as('interviewer').ok(formTemplateDelete, { params: { id: formId } })
  expect((await here.open(id)).body).toMatchObject({ request: { state: 'asked' }, form: { formId, version: 1 } })
  expect((await here.submit(id)).status).toBe(200)

  const inactive = await here.addForm()
  const other = await here.asked(['interviewer'], { formId: inactive })
  await here
    .as('interviewer')
    .ok(formTemplateUpdate, {
      params: { id: inactive },
      body: { formName: 'Off', type: 1, active: false, contents: here.contents() },
    })
  expect((await here.submit(other.id, { formVersion: 2 })).status).toBe(200)
})

test('the rank is determined by the percentage, next to the rank of the form', async () => {
  const ranks = await here.db
    .from('job_rank')
    .select(['job_rank.id', 'job_rank.name'])
    .orderBy('job_rank.position')
    .execute()
  const formId = await here.addForm({ rank: ranks[3]!.id })
  const { id } = await here.asked(['interviewer'], { formId })
  expect((await here.submit(id)).body.answers[0].jobRank).toBe(ranks[4]!.name)
  const answers = {
    story: { value: story },
    task: { value: 'Not solved', reason: 'x'.repeat(20) },
    why: { value: 'They had never used it before.' },
  }
  const { body } = await here.amend(id, 1, { answers, recommendation: 'no' })
  expect(body.answers[0]).toMatchObject({ jobRank: ranks[1]!.name, points: 0, percents: 0 })
})

test('an amendment adds a revision with a reason; earlier ones stay, and of two simultaneous ones the second is refused', async () => {
  const { id } = await here.asked()
  expect((await here.amend(id, 1)).body.errorCode).toBe('FEEDBACK_NOT_SUBMITTED')
  await here.submit(id)
  const { body } = await here.amend(id, 1, { summary: 'Hire at once.', reason: ' Thought again ' })
  expect(body.answers).toMatchObject([
    { revision: 2, isNewest: true, summary: 'Hire at once.', reason: 'Thought again' },
    { revision: 1, isNewest: false, summary: 'Hire.', reason: null },
  ])
  expect((await here.amend(id, 1)).body.errorCode).toBe('599')
  expect((await here.amend(id, 2, { reason: ' ' })).body.errors).toEqual({ reason: ['This field is required'] })
  expect((await here.amend(id, 2, { reason: 'x'.repeat(1001) })).body.errors).toEqual({
    reason: ['Maximum length is 1000'],
  })
  expect((await here.amend(id, 2, { recommendation: null })).status).toBe(400)
  const both = await Promise.all([here.amend(id, 2), here.amend(id, 2, { summary: 'x' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await answersOf(id)).map(({ revision }) => revision)).toEqual([1, 2, 3])
})
