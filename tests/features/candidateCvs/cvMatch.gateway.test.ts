import { expect, test } from 'vitest'
import { candidateCvMatches, type CvMatch } from '../../../services/features/candidateCvs/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { candidateId, row, services } from '../candidates/candidateRecords.ts'

const match = (number: number): CvMatch => ({
  candidateId: uuid(number),
  filePath: `cv/${number}.pdf`,
  page: 2,
  before: 'worked with ',
  match: 'Kafka',
  after: ' for years',
})
const reader = viewerWith('Candidate:ReadCandidate')
const both = `"${candidateId(1)}", "${candidateId(2)}"`

test('the passages of CVs that match are read with one call per query for all candidates', async () => {
  const rest = services([row(1), row(2)]).on(candidateCvMatches, ({ body }) =>
    body!.query === 'kafka' ? [match(1)] : [match(1), match(2)],
  )
  const { data } = await execute(
    `{ nodes(ids: [${both}]) { ... on Candidate {
      one: cvMatch(query: "kafka") { file { path name downloadUrl } page before match after }
      other: cvMatch(query: "java") { page } } } }`,
    { rest, viewer: reader },
  )
  expect(data.nodes).toEqual([
    {
      one: {
        file: { path: 'cv/1.pdf', name: null, downloadUrl: '/download/candidateViewFileCv?filePathKey=cv%2F1.pdf' },
        page: 2,
        before: 'worked with ',
        match: 'Kafka',
        after: ' for years',
      },
      other: { page: 2 },
    },
    { one: null, other: { page: 2 } },
  ])
  expect(rest.counts()).toEqual({ candidateByIds: 1, candidateCvMatches: 2 })
  expect(rest.callsOf('candidateCvMatches').map(({ body }) => body)).toEqual([
    { candidateIds: [uuid(1), uuid(2)], query: 'kafka' },
    { candidateIds: [uuid(1), uuid(2)], query: 'java' },
  ])
})

test('matches require the permission to open CVs', async () => {
  const { errors } = await execute(`{ nodes(ids: [${both}]) { ... on Candidate { cvMatch(query: "x") { page } } } }`, {
    rest: services([row(1), row(2)]),
    viewer: viewerWith('Candidate:ListCandidate'),
  })
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})
