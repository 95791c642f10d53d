import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { ruf, rufServices } from './rufRecords.fixture.ts'

const keys = ['Ruf:ViewRuf', 'Ruf:CreateRuf', 'Ruf:UpdateRuf', 'Ruf:DeleteRuf'] as const
const viewer = viewerWith(...keys)
const id = idOf('RufRecord', 1)

test('records come in pages with their candidate and creator, with one call for each', async () => {
  const { rest, calls } = rufServices([
    ruf(1, { candidateId: uuid(9), candidateName: 'Lan', status: 'inProgress' }),
    ruf(2),
  ])
  const { data } = await execute(
    '{ rufRecords { totalCount nodes { id databaseId name status note candidate { id databaseId } candidateName createdBy { fullName } createdAt } } }',
    { rest, viewer },
  )
  expect(data.rufRecords.totalCount).toBe(2)
  expect(data.rufRecords.nodes[0]).toEqual({
    id,
    databaseId: uuid(1),
    name: 'Record 1',
    status: 'IN_PROGRESS',
    note: null,
    candidate: { id: idOf('Candidate', 9), databaseId: uuid(9) },
    candidateName: 'Lan',
    createdBy: { fullName: 'Full recruiter' },
    createdAt: '2025-03-01T00:00:20.000Z',
  })
  expect(rest.counts()).toEqual({ rufList: 1, usersByUserNames: 1 })
  await execute(
    'query ($filter: RufRecordFilter, $orderBy: RufRecordOrder) { rufRecords(query: "a", filter: $filter, orderBy: $orderBy, first: 20, page: 2) { nodes { name } } }',
    {
      rest,
      viewer,
      variables: {
        filter: { statuses: ['IN_PROGRESS', 'DONE'], candidateId: idOf('Candidate', 9) },
        orderBy: { field: 'NAME', direction: 'ASC' },
      },
    },
  )
  expect(calls('rufList').at(-1)!.body).toEqual({
    pageIndex: 1,
    pageSize: 20,
    total: false,
    keyword: 'a',
    status: ['inProgress', 'done'],
    candidateId: uuid(9),
    sortBy: 'name',
    sortDirection: 'asc',
  })
})

test('a record is created, changed and deleted', async () => {
  const { rest, calls, rufs } = rufServices([ruf(1)])
  const created = await execute(
    'mutation ($input: CreateRufRecordInput!) { createRufRecord(input: $input) { rufRecord { name candidateName } } }',
    { rest, viewer, variables: { input: { name: 'New', status: 'OPEN', candidateId: idOf('Candidate', 9) } } },
  )
  expect(created.data.createRufRecord.rufRecord).toEqual({ name: 'New', candidateName: 'Phạm Thị Lan' })
  expect(calls('rufCreate')[0]!.body).toEqual({ name: 'New', status: 'open', note: null, candidateId: uuid(9) })
  const updated = await execute(
    'mutation ($input: UpdateRufRecordInput!) { updateRufRecord(input: $input) { rufRecord { id status note } } }',
    { rest, viewer, variables: { input: { id, name: 'Changed', status: 'DONE', note: 'n' } } },
  )
  expect(updated.data.updateRufRecord.rufRecord).toEqual({ id, status: 'DONE', note: 'n' })
  expect(calls('rufUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { name: 'Changed', status: 'done', note: 'n', candidateId: null },
  })
  expect(
    (await execute(`mutation { deleteRufRecord(input: { id: "${id}" }) { deletedRufRecordId } }`, { rest, viewer }))
      .data.deleteRufRecord,
  ).toEqual({ deletedRufRecordId: id })
  expect(rufs.map(({ name }) => name)).toEqual(['New'])
  const wrong = await execute(
    `mutation { createRufRecord(input: { name: "x", status: OPEN, candidateId: "${id}" }) { rufRecord { id } } }`,
    { rest, viewer },
  )
  expect(wrong.errors[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { candidateId: ['is not a valid id'] },
  })
})

test('each operation requires its own permission', async () => {
  const { rest } = rufServices([ruf(1)])
  const documents = [
    '{ rufRecords { totalCount } }',
    'mutation { createRufRecord(input: { name: "x", status: OPEN }) { rufRecord { id } } }',
    `mutation { updateRufRecord(input: { id: "${id}", name: "x", status: OPEN }) { rufRecord { id } } }`,
    `mutation { deleteRufRecord(input: { id: "${id}" }) { deletedRufRecordId } }`,
  ]
  for (const [at, key] of keys.entries()) {
    const { code } = await execute(documents[at]!, {
      rest,
      viewer: viewerWith(...keys.filter((other) => other !== key)),
    })
    expect([key, code]).toEqual([key, 'FORBIDDEN'])
  }
  expect(rest.calls).toEqual([])
})
