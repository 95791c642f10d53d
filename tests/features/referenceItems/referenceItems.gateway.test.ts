import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { referenceServices, three } from './referenceItems.fixture.ts'

const viewer = viewerWith(
  ...(['List', 'Read', 'Create', 'Update', 'Delete'] as const).map((verb) => `Keyword:${verb}Keyword` as const),
)
const [country, city] = [1, 2].map((number) => idOf('ReferenceItem', number))

test('a list shows the country of each city and the cities of each country, with one more call for each', async () => {
  const rest = referenceServices(...three, { name: 'Hà Nội', kind: 'city', countryId: uuid(1) })
  const { data } = await execute(
    '{ referenceItems(filter: { kind: CITY }, query: "H", first: 5) { totalCount nodes { id name kind code isDefault place country { id name code cityCount } } } }',
    { rest, viewer },
  )
  const common = { kind: 'CITY', code: null, isDefault: false }
  const above = { id: country, name: 'Việt Nam', code: 'VN', cityCount: 101 }
  expect(data.referenceItems).toEqual({
    totalCount: 2,
    nodes: [
      { id: city, name: 'Huế', place: 2, ...common, country: above },
      { id: idOf('ReferenceItem', 4), name: 'Hà Nội', place: 4, ...common, country: above },
    ],
  })
  expect(rest.counts()).toEqual({ referenceManageList: 1, referenceManageByIds: 1, referenceManageUsage: 1 })
  const node = `{ node(id: "${country}") { ... on ReferenceItem { name country { name } } } }`
  expect((await execute(node, { rest, viewer })).data.node).toEqual({ name: 'Việt Nam', country: null })
  expect((await execute(node, { rest, viewer: viewerWith() })).data.node).toBeNull()
})

test('entries are created, changed and deleted by their global ids', async () => {
  const rest = referenceServices(...three)
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run('createReferenceItem(input: { kind: COUNTRY, name: "Laos", code: "la" }) { referenceItem { code } }')
  await run(
    `updateReferenceItem(input: { id: "${city}", name: "Huế city", countryId: "${country}" }) { referenceItem { name } }`,
  )
  await run(
    `updateReferenceItem(input: { id: "${idOf('ReferenceItem', 3)}", name: "Master", isDefault: true, place: 2 }) { referenceItem { name } }`,
  )
  expect(await run(`deleteReferenceItem(input: { id: "${city}" }) { deletedReferenceItemId }`)).toEqual({
    deleteReferenceItem: { deletedReferenceItemId: city },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { kind: 'country', name: 'Laos', code: 'la' }],
    [{ id: uuid(2) }, { name: 'Huế city', countryId: uuid(1) }],
    [{ id: uuid(3) }, { name: 'Master', isDefault: true, place: 2 }],
    [{ id: uuid(2) }, undefined],
  ])
  const taken = await execute(
    'mutation { createReferenceItem(input: { kind: CITY, name: "Master" }) { referenceItem { id } } }',
    { rest, viewer },
  )
  expect(taken.errors![0]!.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { name: ['This is already taken'] } })
})
