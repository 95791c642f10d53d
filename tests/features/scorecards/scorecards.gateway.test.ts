import { expect, test } from 'vitest'
import * as contract from '../../../services/features/scorecards/contract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { services } from '../pipelines/pipelineRecords.ts'
import { comparisonOf, owedRow, person } from './scorecardRecords.ts'

const viewer = viewerWith('JobRequest:InterviewFeedBackView', 'JobRequest:InterviewManage')
const document = `{ scorecardComparison(jobDatabaseId: "${uuid(1)}", candidateDatabaseId: "${uuid(2)}") {
  candidateName isHidden forms { versionKey formKey name version contents }
  people { request { databaseId } user { fullName } state isHidden hasAnswer formVersionKey answers recommendation points mostPoints summary revision }
} }`

test('40 answers of a comparison cost one call, and the names of the users cost one more', async () => {
  const people = Array.from({ length: 40 }, (_one, at) => person(at))
  const rest = services().on(contract.scorecardCompare, () => comparisonOf(people))
  const { data, errors } = await execute(document, { rest, viewer })
  expect(errors).toEqual([])
  expect(data.scorecardComparison.people).toHaveLength(40)
  expect(data.scorecardComparison.people[3]).toMatchObject({
    user: { fullName: 'User user3' },
    state: 'SUBMITTED',
    recommendation: 'YES',
    points: 7,
    mostPoints: 10,
  })
  expect(rest.calls.map(({ operation }) => operation)).toEqual(['scorecardCompare', 'usersByUserNames'])
  expect(rest.calls[0]!.body).toEqual({ jobId: uuid(1), candidateId: uuid(2) })
})

test('hidden feedback has no answers; the comparison of an unknown candidate is null', async () => {
  const rest = services().on(contract.scorecardCompare, () => comparisonOf([person(1, false)], { isHidden: true }))
  const { data } = await execute(document, { rest, viewer })
  expect(data.scorecardComparison.people[0]).toMatchObject({ hasAnswer: false, answers: null, isHidden: true })
  const gone = services().on(contract.scorecardCompare, () => {
    throw new RequestError('NOT_FOUND', 'Not found')
  })
  expect((await execute(document, { rest: gone, viewer })).data).toEqual({ scorecardComparison: null })
})

test('owed feedback is filtered by job and date; a reminder names the requests', async () => {
  const rest = services()
    .on(contract.scorecardOwedList, () => pageOf([owedRow(5)], 1))
    .on(contract.scorecardRemind, () => [
      { id: uuid(5), outcome: 'tooSoon' as const, remindedBy: 'minh', remindedDate: '2026-11-24T01:00:00.000Z' },
    ])
  const list = `{ owedFeedback(filter: { jobDatabaseId: "${uuid(1)}", isOverdue: true }, first: 10) { nodes { id isBegun user { fullName } } } }`
  const { data, errors } = await execute(list, { rest, viewer })
  expect(errors).toEqual([])
  expect(data.owedFeedback.nodes).toEqual([
    { id: idOf('OwedFeedback', 5), isBegun: true, user: { fullName: 'User lan' } },
  ])
  expect(rest.calls[0]!.body).toMatchObject({ jobId: uuid(1), isOverdue: true, pageSize: 10 })
  const remind = `mutation { remindOfFeedback(input: { ids: ["${idOf('OwedFeedback', 5)}"] }) { reminders { outcome remindedBy { fullName } } } }`
  const reminded = await execute(remind, { rest, viewer })
  expect(reminded.data.remindOfFeedback.reminders).toEqual([
    { outcome: 'TOO_SOON', remindedBy: { fullName: 'User minh' } },
  ])
  expect(rest.calls.find(({ operation }) => operation === 'scorecardRemind')!.body).toEqual({ ids: [uuid(5)] })
})

test('users without permissions may see what they owe, and nothing else', async () => {
  const rest = services().on(contract.scorecardOwnDue, () => pageOf([owedRow(5)], 1))
  const nobody = viewerWith()
  const own = await execute('{ myFeedbackDue(first: 5) { nodes { candidateName } totalCount } }', {
    rest,
    viewer: nobody,
  })
  expect(own.data.myFeedbackDue).toEqual({ nodes: [{ candidateName: 'Mai' }], totalCount: 1 })
  for (const asked of [document, '{ owedFeedback(first: 5) { totalCount } }']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { errors } = await execute(asked, { rest, viewer: nobody })
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  }
})
