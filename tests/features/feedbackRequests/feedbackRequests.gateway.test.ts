import { expect, test } from 'vitest'
import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, userId, uuid } from '../../support/records.ts'
import { answer, feedbackServices, form, openSheet, request, story } from './feedbackRequests.fixture.ts'

const viewer = viewerWith('JobRequest:InterviewManage', 'JobRequest:InterviewFeedBackView')
/** Signed in, without any permission. */
const owner = viewerWith()

test('the page of a link reads the request, its form, the draft and the CV', async () => {
  const draft = { version: 2, answers: { story: { value: 'So far' } }, recommendation: null, summary: '', savedDate: '2026-11-20T08:00:00.000Z' } // prettier-ignore
  const { rest } = feedbackServices(openSheet({ draft }))
  const { data, errors } = await execute(
    `{ feedbackSheet(type: "feedback", token: "abc") {
      request { id databaseId state candidateName jobTitle stageName note owner { userName } askedBy { userName } candidate { databaseId } }
      form { name version } draft { version answers recommendation } scorecards { id } cv { name hasFile resume { skills { name } } } } }`,
    { rest, viewer: owner },
  )
  expect(errors).toEqual([])
  expect(data.feedbackSheet).toMatchObject({
    request: {
      id: idOf('FeedbackRequest', 1),
      state: 'ASKED',
      owner: { userName: 'lan' },
      candidate: { databaseId: uuid(800) },
    },
    form: { name: 'Technical interview', version: 3 },
    draft: { version: 2, answers: '{"story":{"value":"So far"}}', recommendation: null },
    scorecards: [],
    cv: { name: 'Phạm Ánh', hasFile: false, resume: { skills: [] } },
  })
  expect(rest.callsOf('feedbackOpen')).toMatchObject([{ params: { type: 'feedback', token: 'abc' } }])
  expect(rest.callsOf('feedbackCv')).toMatchObject([{ params: { id: uuid(1) } }])
})

test('a link that is no longer valid is null, not an error', async () => {
  const { rest } = feedbackServices(null)
  const { data, errors } = await execute('{ feedbackSheet(type: "offer-letter", token: "x") { request { id } } }', {
    rest,
    viewer: owner,
  })
  expect([data.feedbackSheet, errors]).toEqual([null, []])
})

test('requests and scorecards are read with one call each, also by node, and hidden ones stay hidden', async () => {
  const { rest } = feedbackServices(null)
  rest
    .on(contract.feedbackRequestList, () =>
      pageOf([
        request(1, { state: 'submitted', answerIds: [uuid(11)] }),
        request(2, { state: 'submitted', userName: 'hoa', isHidden: true }),
      ]),
    )
    .on(contract.feedbackAnswerByIds, ({ body }) => body!.ids.filter((id) => id === uuid(11)).map(() => answer(11)))
    .on(contract.feedbackFormByIds, () => [{ ...form, id: uuid(650) }])
  const { data, errors } = await execute(
    `{ feedbackRequests(filter: { isOwn: true, states: [SUBMITTED], jobId: "${idOf('Job', 700)}" }, first: 5) {
      totalCount nodes { databaseId isHidden scorecards { recommendation points answers form { version } request { databaseId } author { userName } } } }
      hidden: node(id: "${idOf('Scorecard', 12)}") { id } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  expect(data.hidden).toBeNull()
  expect(data.feedbackRequests.nodes).toEqual([
    {
      databaseId: uuid(1),
      isHidden: false,
      scorecards: [
        {
          recommendation: 'YES',
          points: 10,
          answers: JSON.stringify({ story: { value: story } }),
          form: { version: 3 },
          request: { databaseId: uuid(1) },
          author: { userName: 'lan' },
        },
      ],
    },
    { databaseId: uuid(2), isHidden: true, scorecards: [] },
  ])
  expect(rest.callsOf('feedbackRequestList')).toMatchObject([
    { body: { isOwn: true, states: ['submitted'], jobId: uuid(700), pageSize: 5 } },
  ])
})

test('a request is sent with users, form and due date; errors are reported under the names of the input', async () => {
  const { rest } = feedbackServices(null)
  rest.on(contract.feedbackAsk, () => ({ requests: [request(1)], open: 1 }))
  const { data, errors } = await execute(
    `mutation { askFeedback(input: { jobId: "${idOf('Job', 700)}", candidateIds: ["${idOf('Candidate', 800)}"],
      userIds: ["${userId('lan')}"], formId: "${idOf('InterviewForm', 600)}", dueAt: "2026-12-01T10:00:00Z", note: "Hurry" })
      { openCount requests { databaseId } } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  expect(data.askFeedback).toEqual({ openCount: 1, requests: [{ databaseId: uuid(1) }] })
  const [call] = rest.callsOf('feedbackAsk')
  expect(call!.body).toMatchObject({
    jobId: uuid(700),
    candidateIds: [uuid(800)],
    userNames: ['lan'],
    formId: uuid(600),
    note: 'Hurry',
  })
  expect(String(call!.body.dueDate)).toContain('2026-12-01')
  const refused = await execute(
    `mutation { askFeedback(input: { jobId: "${idOf('Job', 700)}", candidateIds: [], userIds: [] }) { openCount } }`,
    { rest, viewer: owner },
  )
  expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
})

test("a draft is saved, submitted and amended by the request's id", async () => {
  const { rest } = feedbackServices(openSheet())
  const id = idOf('FeedbackRequest', 1)
  const text = JSON.stringify(JSON.stringify({ story: { value: story } }))
  const written = `formVersion: 3, answers: ${text}, recommendation: STRONG_YES, summary: "Hire"`
  const run = (document: string) => execute(`mutation { ${document} }`, { rest, viewer: owner })
  expect((await run(`saveFeedbackDraft(input: { requestId: "${id}", version: 0, ${written} }) { version savedAt }`)).data)
    .toMatchObject({ saveFeedbackDraft: { version: 1 } }) // prettier-ignore
  const submitted = await run(
    `submitFeedback(input: { requestId: "${id}", ${written} }) { sheet { request { state } scorecards { recommendation } } }`,
  )
  expect(submitted.data.submitFeedback.sheet).toEqual({
    request: { state: 'SUBMITTED' },
    scorecards: [{ recommendation: 'STRONG_YES' }],
  })
  const amended = await run(
    `amendFeedback(input: { requestId: "${id}", revision: 1, reason: "A word", ${written} }) { sheet { scorecards { revision reason } } }`,
  )
  expect(amended.data.amendFeedback.sheet.scorecards).toEqual([
    { revision: 2, reason: 'A word' },
    { revision: 1, reason: null },
  ])
  expect(rest.callsOf('feedbackSubmit')).toMatchObject([
    { params: { type: 'feedback', token: uuid(1) }, body: { formVersion: 3, answers: { story: { value: story } } } },
  ])
  const wrong = await run(
    `saveFeedbackDraft(input: { requestId: "${id}", version: 0, formVersion: 3, answers: "[" }) { version }`,
  )
  expect(wrong.errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', fields: { answers: [expect.any(String)] } } }])
})

test('a request is withdrawn, and the blindness of a job is read and set', async () => {
  const { rest } = feedbackServices(null)
  rest
    .on(contract.feedbackCancel, () => request(1, { state: 'cancelled' }))
    .on(contract.feedbackJobSet, ({ body }) => ({ jobId: body!.jobId, isBlind: body!.isBlind }))
  const { data, errors } = await execute(
    `mutation { cancelFeedbackRequest(input: { id: "${idOf('FeedbackRequest', 1)}" }) { request { state } }
      setFeedbackBlindness(input: { jobId: "${idOf('Job', 700)}", isBlind: false }) { job { id } } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  expect(data.cancelFeedbackRequest.request.state).toBe('CANCELLED')
  expect(rest.callsOf('feedbackJobSet')).toMatchObject([{ body: { jobId: uuid(700), isBlind: false } }])
})
