import { expect, test } from 'vitest'
import { candidateCvNews, candidateCvNewsSeen } from '../../../services/features/candidateCvs/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { candidateId, row, services } from '../candidates/candidateRecords.ts'

const editor = viewerWith('Candidate:ReadCandidate', 'Candidate:UpdateCandidate')
const field = { field: 'jobTitle', value: 'Nurse', snippet: 'Nurse', page: 1, confidence: 1, isOffered: true }

test('the findings of a newer reader are read with one call for all candidates', async () => {
  const rest = services([row(1), row(2)]).on(candidateCvNews, () => [
    { candidateId: uuid(1), filePath: 'cv/1.pdf', fields: [field] },
  ])
  const { data } = await execute(
    `{ nodes(ids: ["${candidateId(1)}", "${candidateId(2)}"]) { ... on Candidate { cvNews { field value isOffered } } } }`,
    { rest, viewer: editor },
  )
  expect(data.nodes).toEqual([{ cvNews: [{ field: 'jobTitle', value: 'Nurse', isOffered: true }] }, { cvNews: [] }])
  expect(rest.counts()).toEqual({ candidateByIds: 1, candidateCvNews: 1 })
})

test('a user marks them as seen; a user who may not edit can neither see nor mark them', async () => {
  const rest = services([row(1)]).on(candidateCvNewsSeen, () => ({ status: 'OK' }))
  const see = `mutation { seeCandidateCvNews(input: { candidateId: "${candidateId(1)}" }) { candidate { name } } }`
  expect((await execute(see, { rest, viewer: editor })).data).toMatchObject({ seeCandidateCvNews: { candidate: {} } })
  expect(rest.callsOf('candidateCvNewsSeen').map(({ params }) => params)).toEqual([{ id: uuid(1) }])
  const reader = viewerWith('Candidate:ReadCandidate')
  expect((await execute(see, { rest, viewer: reader })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const { errors } = await execute(`{ node(id: "${candidateId(1)}") { ... on Candidate { cvNews { field } } } }`, {
    rest,
    viewer: reader,
  })
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})
