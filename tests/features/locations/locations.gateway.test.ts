import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { locationServices } from './locations.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Location:${verb}Location` as const)
const viewer = viewerWith(...(keys as 'Location:ListLocation'[]))
const first = idOf('Location', 1)
const two = [{ name: 'Huế', departments: 3, rooms: 2 }, { name: 'Huế South' }]

test('locations come in pages with their usage, in two calls', async () => {
  const rest = locationServices(...two)
  const text =
    '{ companyLocations(query: "Huế", first: 1) { totalCount nodes { id name country place version usage { departmentCount roomCount } } } }'
  const { data } = await execute(text, { rest, viewer })
  const usage = { departmentCount: 3, roomCount: 2 }
  expect(data.companyLocations).toEqual({
    totalCount: 2,
    nodes: [{ id: first, name: 'Huế', country: 'VN', place: 1, version: 3, usage }],
  })
  expect(rest.counts()).toEqual({ locationManageList: 1, locationManageUsage: 1 })
})

test('locations are created, changed and deleted by their global ids', async () => {
  const rest = locationServices(...two)
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run(
    'createLocation(input: { location: { name: "Vinh", city: "Vinh", country: "VN", place: 2 } }) { location { name } }',
  )
  await run(
    `updateLocation(input: { id: "${first}", version: 3, location: { name: "Huế", address: "1 Lê Lợi", city: "Huế", country: "VN" } }) { location { address } }`,
  )
  expect(await run(`deleteLocation(input: { id: "${first}" }) { deletedLocationId }`)).toEqual({
    deleteLocation: { deletedLocationId: first },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { name: 'Vinh', address: null, city: 'Vinh', country: 'VN', place: 2 }],
    [{ id: uuid(1) }, { name: 'Huế', address: '1 Lê Lợi', city: 'Huế', country: 'VN', version: 3 }],
    [{ id: uuid(1) }, undefined],
  ])
})

test('errors are reported at their fields; users without the permission are refused', async () => {
  const rest = locationServices(...two)
  const create = (who = viewer) =>
    execute(
      'mutation { createLocation(input: { location: { name: "Huế", city: "Huế", country: "VN" } }) { location { id } } }',
      { rest, viewer: who },
    )
  expect((await create()).errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { name: ['This is already taken'] },
  })
  expect((await create(viewerWith('Location:ListLocation'))).errors![0]!.extensions!.code).toBe('FORBIDDEN')
})
