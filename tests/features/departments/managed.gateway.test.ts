import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { departmentManageDelete } from '../../../services/features/departments/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, userId, uuid } from '../../support/records.ts'
import { department } from '../users/people.ts'
import { managedServices } from './managed.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Department:${verb}Department` as const)
const viewer = viewerWith(...(keys as 'Department:ListDepartment'[]))

test('a page of departments is read with one call, and the usage of all of them with another', async () => {
  const rest = managedServices([department(1), department(2, { active: false, position: 20 })])
  const query = `{ managedDepartments(query: "dep", first: 10) {
    totalCount nodes { databaseId isActive position usage { peopleCount jobCount childCount } }
  } }`
  const { data } = await execute(query, { rest, viewer })
  expect(data.managedDepartments).toEqual({
    totalCount: 2,
    nodes: [
      { databaseId: uuid(801), isActive: true, position: null, usage: { peopleCount: 3, jobCount: 0, childCount: 0 } },
      { databaseId: uuid(802), isActive: false, position: 20, usage: { peopleCount: 0, jobCount: 0, childCount: 0 } },
    ],
  })
  expect(rest.counts()).toEqual({ departmentManageList: 1, departmentManageUsage: 1 })
  expect(rest.calls[0]!.body).toMatchObject({ keyword: 'dep' })
})

test('writes take global ids, and report errors under the fields of the form', async () => {
  const rest = managedServices([department(1)])
  const given = {
    key: 'NEW',
    name: 'New',
    parentId: idOf('Department', 801),
    locationId: idOf('Location', 900),
    managerId: userId('user1'),
    isActive: true,
  }
  const create = (input: object) =>
    execute(
      'mutation ($input: CreateDepartmentInput!) { createDepartment(input: $input) { department { key parent { databaseId } } } }',
      { rest, viewer, variables: { input: { department: input } } },
    )
  expect((await create(given)).data.createDepartment.department).toEqual({
    key: 'NEW',
    parent: { databaseId: uuid(801) },
  })
  expect(rest.callsOf('departmentManageCreate')[0]!.body).toEqual({
    key: 'NEW',
    name: 'New',
    parentId: uuid(801),
    legalName: null,
    locationId: uuid(900),
    manager: 'user1',
    active: true,
  })
  expect((await create(given)).errors![0]!.extensions).toMatchObject({ code: 'BAD_INPUT' })
  const wrong = await create({ ...given, parentId: idOf('Location', 900) })
  expect(wrong.errors![0]!.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { parentId: [expect.any(String)] } })

  const id = idOf('Department', 801)
  const update = await execute(
    'mutation ($input: UpdateDepartmentInput!) { updateDepartment(input: $input) { department { isActive } } }',
    {
      rest,
      viewer,
      variables: { input: { id, department: { key: 'D1', name: 'One', isActive: false, position: 7 } } },
    },
  )
  expect(update.data).toEqual({ updateDepartment: { department: { isActive: false } } })
  expect(rest.callsOf('departmentManageUpdate')[0]).toMatchObject({
    params: { id: uuid(801) },
    body: { active: false, position: 7, parentId: null },
  })
})

test('a department is moved by global ids; without them it moves to the top level and to the end', async () => {
  const rest = managedServices([department(1), department(2), department(3)])
  const move = async (input: object) =>
    (
      await execute(
        'mutation ($input: MoveDepartmentInput!) { moveDepartment(input: $input) { department { key parent { key } } } }',
        { rest, viewer, variables: { input } },
      )
    ).data.moveDepartment.department
  const ids = (number: number) => idOf('Department', 800 + number)
  expect(await move({ id: ids(3), parentId: ids(1), beforeId: ids(2) })).toEqual({ key: 'D3', parent: { key: 'D1' } })
  expect(await move({ id: ids(3) })).toEqual({ key: 'D3', parent: null })
  expect(rest.callsOf('departmentManageMove')).toMatchObject([
    { params: { id: uuid(803) }, body: { parentId: uuid(801), beforeId: uuid(802) } },
    { params: { id: uuid(803) }, body: { parentId: null, beforeId: null } },
  ])
})

test('deleting a department in use is refused with its code; a viewer without the permission is stopped earlier', async () => {
  const rest = managedServices([department(1)]).on(departmentManageDelete, () => {
    throw new RequestError('REFUSED', 'no', { errorCode: 'DEPARTMENT_IN_USE', params: { people: '3' } })
  })
  const run = (who = viewer) =>
    execute(`mutation { deleteDepartment(input: { id: "${idOf('Department', 801)}" }) { deletedDepartmentId } }`, {
      rest,
      viewer: who,
    })
  expect((await run()).errors![0]!.extensions).toMatchObject({ code: 'REFUSED', errorCode: 'DEPARTMENT_IN_USE' })
  expect((await run(viewerWith('Department:ListDepartment'))).errors![0]!.extensions!.code).toBe('FORBIDDEN')
  expect(rest.calls).toHaveLength(1)
})
