import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { nationalityManageDelete } from '../../../services/features/nationalities/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { nationalityServices } from './nationalities.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Nationality:${verb}Nationality` as const)
const viewer = viewerWith(...(keys as 'Nationality:ListNationality'[]))
const [first, second] = [idOf('Nationality', 1), idOf('Nationality', 2)]
const two = [{ name: 'Viet', candidates: 3 }, { name: 'Vietnamese' }]

test('nationalities come in pages with their usage, in two calls, and are read by their ids', async () => {
  const rest = nationalityServices(...two)
  const text = '{ nationalities(query: "Viet", first: 1) { totalCount nodes { id name usage { candidateCount } } } }'
  const { data } = await execute(text, { rest, viewer })
  expect(data.nationalities).toEqual({
    totalCount: 2,
    nodes: [{ id: first, name: 'Viet', usage: { candidateCount: 3 } }],
  })
  expect(rest.counts()).toEqual({ nationalityManageList: 1, nationalityManageUsage: 1 })
  const node = `{ node(id: "${second}") { ... on Nationality { name } } }`
  expect((await execute(node, { rest, viewer })).data.node).toEqual({ name: 'Vietnamese' })
  expect((await execute(node, { rest, viewer: viewerWith() })).data.node).toBeNull()
})

test('nationalities are created, changed, merged and deleted by their global ids', async () => {
  const rest = nationalityServices(...two)
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run('createNationality(input: { name: "Thai" }) { nationality { name } }')
  await run(`updateNationality(input: { id: "${first}", name: "Việt" }) { nationality { name } }`)
  expect(
    await run(
      `mergeNationality(input: { id: "${first}", intoId: "${second}" }) { deletedNationalityId nationality { name } }`,
    ),
  ).toEqual({ mergeNationality: { deletedNationalityId: first, nationality: { name: 'Vietnamese' } } })
  expect(await run(`deleteNationality(input: { id: "${second}" }) { deletedNationalityId }`)).toEqual({
    deleteNationality: { deletedNationalityId: second },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { name: 'Thai' }],
    [{ id: uuid(1) }, { name: 'Việt' }],
    [{ id: uuid(1) }, { into: uuid(2) }],
    [{ id: uuid(2) }, undefined],
  ])
})

test('errors are reported at their fields; users without the permission are refused', async () => {
  const rest = nationalityServices(...two)
  const create = (who = viewer) =>
    execute('mutation { createNationality(input: { name: "Viet" }) { nationality { id } } }', { rest, viewer: who })
  expect((await create()).errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { name: ['This is already taken'] },
  })
  expect((await create(viewerWith('Nationality:ListNationality'))).errors![0]!.extensions!.code).toBe('FORBIDDEN')
  rest.on(nationalityManageDelete, () => {
    throw new RequestError('NOT_FOUND', 'Not found')
  })
  const remove = `mutation { deleteNationality(input: { id: "${first}" }) { deletedNationalityId } }`
  expect((await execute(remove, { rest, viewer })).errors![0]!.extensions!.code).toBe('NOT_FOUND')
})
