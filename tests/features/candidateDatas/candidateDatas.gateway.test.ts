import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { candidateDataServices } from './candidateDatas.fixture.ts'

const viewer = viewerWith(
  ...(['List', 'Read', 'Create', 'Update', 'Delete'] as const).map((verb) => `Keyword:${verb}Keyword` as const),
)
const three = [{ name: 'New', candidates: 101 }, { name: 'Newer' }, { name: 'Fast', kind: 'label' as const }]
const [first, second, third] = [1, 2, 3].map((number) => idOf('CandidateDataItem', number))

test('a list counts the candidates of each entry with one more call', async () => {
  const rest = candidateDataServices(...three)
  const { data } = await execute(
    '{ candidateDataItems(filter: { kind: CANDIDATE_STATUS }, query: "New", first: 5) { totalCount nodes { id name kind color isDefault place candidateCount } } }',
    { rest, viewer },
  )
  const common = { kind: 'CANDIDATE_STATUS', color: '#112233' }
  expect(data.candidateDataItems).toEqual({
    totalCount: 2,
    nodes: [
      { id: first, name: 'New', ...common, isDefault: true, place: 1, candidateCount: 101 },
      { id: second, name: 'Newer', ...common, isDefault: false, place: 2, candidateCount: 0 },
    ],
  })
  expect(rest.counts()).toEqual({ candidateDataManageList: 1, candidateDataManageUsage: 1 })
  const node = `{ node(id: "${third}") { ... on CandidateDataItem { name } } }`
  expect((await execute(node, { rest, viewer })).data.node).toEqual({ name: 'Fast' })
  expect((await execute(node, { rest, viewer: viewerWith() })).data.node).toBeNull()
})

test('entries are created, changed, merged and deleted by their global ids', async () => {
  const rest = candidateDataServices(...three)
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run(
    'createCandidateDataItem(input: { kind: LABEL, name: "Slow", color: "#000000" }) { candidateDataItem { name } }',
  )
  await run(
    `updateCandidateDataItem(input: { id: "${first}", name: "Fresh", color: "#ffffff", isDefault: true, place: 2 }) { candidateDataItem { name } }`,
  )
  expect(
    await run(
      `mergeCandidateDataItem(input: { id: "${first}", intoId: "${second}" }) { deletedCandidateDataItemId candidateDataItem { name } }`,
    ),
  ).toEqual({ mergeCandidateDataItem: { deletedCandidateDataItemId: first, candidateDataItem: { name: 'Newer' } } })
  expect(await run(`deleteCandidateDataItem(input: { id: "${second}" }) { deletedCandidateDataItemId }`)).toEqual({
    deleteCandidateDataItem: { deletedCandidateDataItemId: second },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { kind: 'label', name: 'Slow', color: '#000000' }],
    [{ id: uuid(1) }, { name: 'Fresh', color: '#ffffff', isDefault: true, place: 2 }],
    [{ id: uuid(1) }, { into: uuid(2) }],
    [{ id: uuid(2) }, undefined],
  ])
  const taken = await execute(
    'mutation { createCandidateDataItem(input: { kind: LABEL, name: "Fast", color: "#000000" }) { candidateDataItem { id } } }',
    { rest, viewer },
  )
  expect(taken.errors![0]!.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { name: ['This is already taken'] } })
})
