import { noContents, serialiseContents } from '../../../common/forms/contents.ts'
import { newQuestion } from '../../../common/forms/newField.ts'
import type { OwedFeedback, ScorecardComparison } from '../../../services/features/scorecards/contract.ts'
import { uuid } from '../../support/records.ts'

type Person = ScorecardComparison['people'][number]
const at = '2026-11-20T03:04:05.000Z'

/** The contents of a form with a number of questions, every third of them a choice. */
export const contentsOf = (count = 3) =>
  serialiseContents({
    ...noContents,
    fields: Array.from({ length: count }, (_one, place) =>
      place % 3 === 0
        ? {
            ...newQuestion('Choice', `q${place}`),
            title: `Question ${place}`,
            isActiveReason: true,
            values: [
              { label: 'Good', value: 'good', point: 10 },
              { label: 'Poor', value: 'poor', point: 0 },
            ],
          }
        : { ...newQuestion(place % 3 === 1 ? 'Rate' : 'Text', `q${place}`), title: `Question ${place}` },
    ),
  })

const answersOf = (number: number, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_one, place) => [
      `q${place}`,
      place % 3 === 0
        ? { value: (number + place) % 2 ? 'good' : 'poor', reason: `Because of ${number}` }
        : { value: place % 3 === 1 ? 1 + ((number + place) % 5) : `Said by ${number} on ${place}` },
    ]),
  )

/** A person who has answered, or still owes an answer. */
export const person = (number: number, isAnswered = true, count = 3): Person => ({
  request: {
    id: uuid(100 + number),
    type: 'feedback',
    jobId: uuid(1),
    jobTitle: 'Developer',
    candidateId: uuid(2),
    candidateName: 'Mai',
    statusId: null,
    statusName: 'Interviewed',
    formId: uuid(3),
    formName: 'Interview',
    formVersionId: uuid(4),
    userName: `user${number}`,
    interviewId: null,
    triggerId: null,
    note: null,
    askedBy: 'lan',
    askedDate: at,
    dueDate: null,
    state: isAnswered ? 'submitted' : 'asked',
    submittedDate: isAnswered ? at : null,
    remindedDate: null,
    reminders: 0,
    isHidden: !isAnswered,
    answerIds: isAnswered ? [uuid(200 + number)] : [],
  },
  answer: isAnswered
    ? {
        id: uuid(200 + number),
        requestId: uuid(100 + number),
        jobId: uuid(1),
        candidateId: uuid(2),
        userName: `user${number}`,
        revision: 1,
        isNewest: true,
        formVersionId: uuid(4),
        answers: answersOf(number, count),
        recommendation: number % 2 ? 'yes' : 'strongNo',
        summary: `Summary of ${number}`,
        points: 7,
        mostPoints: 10,
        percents: null,
        mostPercents: null,
        jobRank: 'Senior',
        reason: null,
        writtenBy: `user${number}`,
        writtenDate: at,
      }
    : null,
})

/** The comparison of these people. */
export const comparisonOf = (
  people: Person[],
  given: Partial<ScorecardComparison> = {},
  count = 3,
): ScorecardComparison => ({
  jobId: uuid(1),
  candidateId: uuid(2),
  jobTitle: 'Developer',
  candidateName: 'Mai',
  isHidden: false,
  people,
  forms: people.some(({ answer }) => answer)
    ? [{ id: uuid(4), formId: uuid(3), version: 1, name: 'Interview', contents: contentsOf(count) }]
    : [],
  ...given,
})

export const owedRow = (number: number, given: Partial<OwedFeedback> = {}): OwedFeedback => ({
  id: uuid(number),
  jobId: uuid(1),
  candidateId: uuid(2),
  jobTitle: 'Developer',
  candidateName: 'Mai',
  statusName: 'Interviewed',
  userName: 'lan',
  askedBy: 'minh',
  askedDate: at,
  dueDate: null,
  state: 'draft',
  remindedBy: null,
  remindedDate: null,
  reminders: 0,
  ...given,
})
