import { newQuestion } from '../../../common/forms/newField.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'

import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { emptyResume } from '../candidates/candidateRecords.ts'
import { user } from '../pipelines/pipelineRecords.ts'

export const at = '2026-11-20T08:00:00.000Z'
export const contents = JSON.stringify([
  { ...newQuestion('Text', 'story'), title: 'What did they do?', required: true },
  {
    ...newQuestion('Choice', 'task'),
    title: 'The task',
    values: [
      { label: 'Solved', value: 'Solved', point: 10 },
      { label: 'Not solved', value: 'Not solved', point: 0 },
    ],
  },
])
export const story = 'Led the move to a new database.'

export const request = (number: number, given: Partial<contract.FeedbackRequest> = {}): contract.FeedbackRequest => ({
  id: uuid(number),
  type: 'feedback',
  jobId: uuid(700),
  jobTitle: 'Developer',
  candidateId: uuid(800),
  candidateName: 'Phạm Ánh',
  statusId: uuid(900),
  statusName: 'Interviewed',
  formId: uuid(600),
  formName: 'Technical interview',
  formVersionId: null,
  userName: 'lan',
  interviewId: null,
  triggerId: null,
  note: 'Look at the databases',
  askedBy: 'minh',
  askedDate: at,
  dueDate: null,
  state: 'asked',
  submittedDate: null,
  remindedDate: null,
  reminders: 0,
  isHidden: false,
  answerIds: [],
  ...given,
})

export const answer = (number: number, given: Partial<contract.FeedbackAnswer> = {}): contract.FeedbackAnswer => ({
  id: uuid(number),
  requestId: uuid(1),
  jobId: uuid(700),
  candidateId: uuid(800),
  userName: 'lan',
  revision: 1,
  isNewest: true,
  formVersionId: uuid(650),
  answers: { story: { value: story } },
  recommendation: 'yes',
  summary: 'Hire.',
  points: 10,
  mostPoints: 10,
  percents: null,
  mostPercents: null,
  jobRank: null,
  reason: null,
  writtenBy: 'lan',
  writtenDate: at,
  ...given,
})

export const form: contract.FeedbackForm = {
  id: null,
  formId: uuid(600),
  version: 3,
  name: 'Technical interview',
  contents,
}

/** REST services with one request that the test may change. */
export function feedbackServices(sheet: contract.FeedbackSheet | null) {
  const current = { sheet }
  const taken = () => {
    if (!current.sheet) throw new RequestError('NOT_FOUND', 'This link is no longer valid', { errorCode: 'LINK_GONE' })
    return structuredClone(current.sheet)
  }
  const rest = fakeRest()
    .on(usersByUserNames, ({ body }) => body!.map((userName) => user(String(userName))))
    .on(contract.feedbackOpen, taken)
    .on(contract.feedbackCv, () => ({
      candidateId: uuid(800),
      name: 'Phạm Ánh',
      jobTitle: 'Developer',
      resume: emptyResume,
      filePath: null,
    }))
    .on(contract.feedbackDraftSave, ({ body }) => {
      const { version, answers, recommendation, summary } = body
      const now = current.sheet!.draft?.version ?? 0
      if (version !== now) throw new RequestError('CONFLICT', 'Another draft was saved meanwhile', { errorCode: '599' })
      current.sheet!.draft = {
        version: now + 1,
        answers,
        recommendation: recommendation ?? null,
        summary: summary ?? '',
        savedDate: at,
      }
      return { version: now + 1, savedDate: at }
    })
    .on(contract.feedbackSubmit, ({ body }) => {
      const { answers, recommendation, summary } = body
      const given = answer(50, { answers, recommendation: recommendation ?? null, summary: summary ?? '' })
      current.sheet = { ...current.sheet!, draft: null, answers: [given] }
      current.sheet.request = { ...current.sheet.request, state: 'submitted', answerIds: [given.id] }
      return current.sheet
    })
    .on(contract.feedbackAmend, ({ body }) => {
      const { answers, recommendation, summary, reason, revision } = body
      const before = current.sheet!.answers.map((one) => ({ ...one, isNewest: false }))
      const given = answer(60, {
        answers,
        recommendation: recommendation ?? null,
        summary: summary ?? '',
        reason,
        revision: revision + 1,
      })
      current.sheet = { ...current.sheet!, answers: [given, ...before] }
      return current.sheet
    })
  return { rest, current }
}
export const openSheet = (given: Partial<contract.FeedbackSheet> = {}): contract.FeedbackSheet => ({
  request: request(1),
  form,
  draft: null,
  answers: [],
  ...given,
})
