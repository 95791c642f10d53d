import { expect, test } from 'vitest'
import { myUnmovedCandidates } from '../../../services/features/unmovedCandidates/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { pageOf } from '../../support/records.ts'
import { place, services } from '../pipelines/pipelineRecords.ts'

const document = `{ myUnmovedCandidates(minDaysInStage: 14, first: 5) {
  nodes { candidateName stage { name } job { title } } totalCount
} }`

test('unmoved candidates are listed and counted in one call, and jobs and stages are read once for all', async () => {
  const rest = services().on(myUnmovedCandidates, () =>
    pageOf(
      [2001, 2002, 2003, 2004, 2005].map((number) => place(number)),
      9,
    ),
  )
  const { data, errors } = await execute(document, {
    rest,
    viewer: viewerWith('JobRequest:InterviewManage', 'JobRequest:ReadJobRequest'),
  })
  expect(errors).toEqual([])
  expect(data.myUnmovedCandidates).toMatchObject({ totalCount: 9 })
  expect(data.myUnmovedCandidates.nodes[0]).toMatchObject({ stage: { name: 'New' }, job: { title: 'Developer' } })
  expect(rest.calls.map(({ operation }) => operation).sort()).toEqual([
    'jobsByIds',
    'myUnmovedCandidates',
    'workflowList',
  ])
  expect(rest.calls.find(({ operation }) => operation === 'myUnmovedCandidates')?.body).toMatchObject({
    leastDays: 14,
    pageSize: 5,
  })
})

test('users who do not manage interviews are refused', async () => {
  const { errors } = await execute(document, { rest: services(), viewer: viewerWith('JobRequest:ReadJobRequest') })
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
})
