import { expect, test } from 'vitest'
import * as contract from '../../../services/features/departments/contract.ts'
import { interviewRoomList } from '../../../services/features/interviewRooms/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { room } from '../interviews/interviewRecords.ts'
import { department, summary } from '../users/people.ts'

const tree = [
  department(0),
  department(1, { parentId: uuid(800) }),
  department(2, { parentId: uuid(801), locationId: null, manager: null }),
]
const services = () =>
  fakeRest()
    .on(contract.departmentsByCompany, () => tree)
    .on(contract.departmentsByLegal, () => [tree[2]!])
    .on(contract.departmentByIds, ({ body }) => tree.filter(({ id }) => body.ids.includes(id)))
    .on(contract.locationsByCompany, () => [
      { id: uuid(900), name: 'Hà Nội', address: '18 Lý Thường Kiệt', city: 'Hà Nội', country: 'VN' },
    ])
    .on(usersByUserNames, () => [summary(1)])
const viewer = viewerWith()

test('the tree is a flat list, with the parent departments included', async () => {
  const rest = services()
  const { data } = await execute(
    '{ departments { id key parent { id name parent { name } } manager { userName } location { name } isActive } }',
    { rest, viewer },
  )
  expect(data.departments[2]).toEqual({
    id: idOf('Department', 802),
    key: 'D2',
    parent: { id: idOf('Department', 801), name: 'Department 1', parent: { name: 'Department 0' } },
    manager: null,
    location: null,
    isActive: true,
  })
  expect(rest.counts()).toEqual({ departmentsByCompany: 1, locationsByCompany: 1 })
  expect(rest.calls[0]!.query).toBeUndefined()
})

test('another company and a closed department are read by their ids', async () => {
  const rest = services()
  await execute(`{ departments(companyId: "${idOf('Company', 1)}", includeId: "${idOf('Department', 802)}") { id } }`, {
    rest,
    viewer,
  })
  expect(rest.calls).toEqual([
    { operation: 'departmentsByCompany', query: { companyId: uuid(1), extendId: uuid(802) } },
  ])
  expect((await execute(`{ departments(companyId: "${idOf('Role', 1)}") { id } }`, { rest, viewer })).code).toBe(
    'BAD_INPUT',
  )
})

test('departments are searched by text and location', async () => {
  const rest = services()
  const { data } = await execute(
    `{ departmentSearch(query: "legal", locationIds: ["${idOf('Location', 900)}", "${idOf('Location', 901)}"]) { name } }`,
    { rest, viewer },
  )
  expect(data.departmentSearch).toEqual([{ name: 'Department 2' }])
  expect(rest.calls).toEqual([
    {
      operation: 'departmentsByLegal',
      fieldNames: { text: 'query' },
      query: { text: 'legal', sites: `${uuid(900)},${uuid(901)}` },
    },
  ])
})

test('locations have rooms and departments, which are read once', async () => {
  const rest = services().on(interviewRoomList, () => [
    { ...room, name: 'Hồ Gươm', locationId: uuid(900), capacity: 12 },
    room,
  ])
  const document = `{ locations { name address rooms { name capacity } departments { key } } node(id: "${idOf('Location', 900)}") { ... on Location { city } } }`
  const { data } = await execute(document, { rest, viewer: viewerWith('JobRequest:ReadJobRequest') })
  expect(data).toEqual({
    locations: [
      {
        name: 'Hà Nội',
        address: '18 Lý Thường Kiệt',
        rooms: [{ name: 'Hồ Gươm', capacity: 12 }],
        departments: [{ key: 'D0' }, { key: 'D1' }],
      },
    ],
    node: { city: 'Hà Nội' },
  })
  expect(rest.counts()).toEqual({ locationsByCompany: 1, interviewRoomList: 1, departmentsByCompany: 1 })
})

test('departments are read by their ids with one call', async () => {
  const rest = services()
  const ids = [802, 800, 899].map((number) => idOf('Department', number))
  const { data } = await execute('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Department { key } } }', {
    rest,
    viewer,
    variables: { ids },
  })
  expect(data.nodes).toEqual([{ key: 'D2' }, { key: 'D0' }, null])
  expect(rest.counts()).toEqual({ departmentByIds: 1 })
})
