import { expect, test } from 'vitest'
import {
  careerApplicationsOfCandidates,
  careerApplicationsOfInbound,
  type JobApplication,
} from '../../../services/features/careers/contract.ts'
import { collectedCandidateList } from '../../../services/features/inboundCandidates/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { row, services } from '../candidates/candidateRecords.ts'
import { collected } from '../inboundCandidates/records.ts'

const application = (number: number, given: Partial<JobApplication> = {}): JobApplication => ({
  ...{ id: uuid(number), inboundId: uuid(100), candidateId: null, jobId: uuid(5), jobTitle: 'Tester' },
  ...{ message: 'Hello', source: 'facebook', consentText: 'I agree', keepText: null },
  ...{ contents: '[]', answers: { notice: { value: 'now' } }, createdDate: '2026-11-20T10:00:00.000Z' },
  ...{ withdrawnDate: null, erasureAskedDate: null },
  ...given,
})
const fields =
  'id jobTitle job { databaseId } message linkSource consentText keepText formContents answers appliedAt withdrawnAt erasureAskedAt'

test('the applications of a list of inbound candidates are read with one call', async () => {
  const rest = fakeRest()
    .on(collectedCandidateList, () => pageOf([collected(), collected({ id: uuid(101) }), collected({ id: uuid(102) })]))
    .on(careerApplicationsOfInbound, () => [application(1), application(2, { inboundId: uuid(102), keepText: 'Keep' })])
  const { data, errors } = await execute(`{ inboundCandidates { nodes { application { ${fields} } } } }`, {
    rest,
    viewer: viewerWith('Candidate:CollectCandidate'),
  })
  expect(errors).toEqual([])
  expect(data.inboundCandidates.nodes).toMatchObject([
    {
      application: {
        ...{ id: idOf('JobApplication', 1), jobTitle: 'Tester', job: { databaseId: uuid(5) }, message: 'Hello' },
        ...{ linkSource: 'facebook', consentText: 'I agree', keepText: null, formContents: '[]' },
        ...{ answers: '{"notice":{"value":"now"}}', appliedAt: '2026-11-20T10:00:00.000Z', withdrawnAt: null },
      },
    },
    { application: null },
    { application: { keepText: 'Keep' } },
  ])
  expect(rest.callsOf('careerApplicationsOfInbound').map(({ body }) => body)).toEqual([
    { ids: [uuid(100), uuid(101), uuid(102)] },
  ])
})

test('candidates have the applications that they were created from, newest first; without either permission the read is refused', async () => {
  const rest = services([row(1), row(2)]).on(careerApplicationsOfCandidates, () => [
    application(2, { candidateId: uuid(1) }),
    application(1, { candidateId: uuid(1) }),
  ])
  const text = `{ nodes(ids: ["${idOf('Candidate', 1)}", "${idOf('Candidate', 2)}"]) { ... on Candidate { applications { id } } } }`
  const { data } = await execute(text, { rest, viewer: viewerWith('Candidate:ReadCandidate') })
  expect(data.nodes).toEqual([
    { applications: [{ id: idOf('JobApplication', 2) }, { id: idOf('JobApplication', 1) }] },
    { applications: [] },
  ])
  expect(rest.callsOf('careerApplicationsOfCandidates').map(({ body }) => body)).toEqual([
    { candidateIds: [uuid(1), uuid(2)] },
  ])
  const refused = await execute(text, { rest, viewer: viewerWith('Candidate:UnFollow') })
  expect(refused.code).toBe('FORBIDDEN')
})
