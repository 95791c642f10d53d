import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { jobRankManageDelete } from '../../../services/features/jobRanks/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { rankServices } from './ranks.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `JobRank:${verb}JobRank` as const)
const viewer = viewerWith(...(keys as 'JobRank:ListJobRank'[]))
const [first, second] = [idOf('JobRank', 1), idOf('JobRank', 2)]
const two = [{ name: 'Viet', candidates: 3 }, { name: 'Vietnamese' }]

test('ranks come in pages with their usage, in two calls, and are read by their ids', async () => {
  const rest = rankServices(...two)
  const text =
    '{ companyJobRanks(query: "Viet", first: 1) { totalCount nodes { id name place usage { candidateCount jobCount formCount } } } }'
  const { data } = await execute(text, { rest, viewer })
  expect(data.companyJobRanks).toEqual({
    totalCount: 2,
    nodes: [{ id: first, name: 'Viet', place: 1, usage: { candidateCount: 3, jobCount: 0, formCount: 0 } }],
  })
  expect(rest.counts()).toEqual({ jobRankManageList: 1, jobRankManageUsage: 1 })
  const node = `{ node(id: "${second}") { ... on JobRank { name } } }`
  expect((await execute(node, { rest, viewer })).data.node).toEqual({ name: 'Vietnamese' })
})

test('ranks are created, changed, merged and deleted by their global ids', async () => {
  const rest = rankServices(...two)
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run('createJobRank(input: { name: "Thai", place: 2 }) { jobRank { name } }')
  await run(`updateJobRank(input: { id: "${first}", name: "Việt" }) { jobRank { name } }`)
  expect(
    await run(`mergeJobRank(input: { id: "${first}", intoId: "${second}" }) { deletedJobRankId jobRank { name } }`),
  ).toEqual({ mergeJobRank: { deletedJobRankId: first, jobRank: { name: 'Vietnamese' } } })
  expect(await run(`deleteJobRank(input: { id: "${second}" }) { deletedJobRankId }`)).toEqual({
    deleteJobRank: { deletedJobRankId: second },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { name: 'Thai', place: 2 }],
    [{ id: uuid(1) }, { name: 'Việt' }],
    [{ id: uuid(1) }, { into: uuid(2) }],
    [{ id: uuid(2) }, undefined],
  ])
})

test('errors are reported at their fields; users without the permission are refused', async () => {
  const rest = rankServices(...two)
  const create = (who = viewer) =>
    execute('mutation { createJobRank(input: { name: "Viet" }) { jobRank { id } } }', { rest, viewer: who })
  expect((await create()).errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { name: ['This is already taken'] },
  })
  expect((await create(viewerWith('JobRank:ListJobRank'))).errors![0]!.extensions!.code).toBe('FORBIDDEN')
  rest.on(jobRankManageDelete, () => {
    throw new RequestError('NOT_FOUND', 'Not found')
  })
  const remove = `mutation { deleteJobRank(input: { id: "${first}" }) { deletedJobRankId } }`
  expect((await execute(remove, { rest, viewer })).errors![0]!.extensions!.code).toBe('NOT_FOUND')
})
