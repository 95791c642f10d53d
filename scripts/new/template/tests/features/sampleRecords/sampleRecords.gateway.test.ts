import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { keys, sampleRecord, sampleRecordServices } from './sampleRecords.fixture.ts'

const viewer = viewerWith(...keys)
const id = idOf('SampleRecord', 1)

test('records come in pages with their creator, one call for each', async () => {
  const { rest, calls } = sampleRecordServices([sampleRecord(1, { note: 'Waits' }), sampleRecord(2)])
  const { data } = await execute(
    `{
    sampleRecords { totalCount nodes { id databaseId name note createdBy { fullName } createdAt } }
  }`,
    { rest, viewer },
  )
  expect(data.sampleRecords.totalCount).toBe(2)
  expect(data.sampleRecords.nodes[0]).toEqual({
    id,
    databaseId: uuid(1),
    name: 'Record 1',
    note: 'Waits',
    createdBy: { fullName: 'Full recruiter' },
    createdAt: '2025-03-01T00:00:20.000Z',
  })
  expect(rest.counts()).toEqual({ sampleRecordList: 1, usersByUserNames: 1 })
  await execute(
    `query ($query: String, $orderBy: SampleRecordOrder) {
    sampleRecords(query: $query, orderBy: $orderBy, first: 20, page: 2) { nodes { name } }
  }`,
    { rest, viewer, variables: { query: 'a', orderBy: { field: 'NAME', direction: 'ASC' } } },
  )
  expect(calls('sampleRecordList').at(-1)?.body).toEqual({
    pageIndex: 1,
    pageSize: 20,
    total: false,
    keyword: 'a',
    sortBy: 'name',
    sortDirection: 'asc',
  })
})

test('one is made, changed and deleted', async () => {
  const { rest, calls, sampleRecords } = sampleRecordServices([sampleRecord(1)])
  const created = await execute(
    `mutation ($input: CreateSampleRecordInput!) {
    createSampleRecord(input: $input) { sampleRecord { name note } }
  }`,
    { rest, viewer, variables: { input: { name: 'New' } } },
  )
  expect(created.data.createSampleRecord.sampleRecord).toEqual({ name: 'New', note: null })
  expect(calls('sampleRecordCreate')[0]?.body).toEqual({ name: 'New', note: null })
  const updated = await execute(
    `mutation ($input: UpdateSampleRecordInput!) {
    updateSampleRecord(input: $input) { sampleRecord { id name note } }
  }`,
    { rest, viewer, variables: { input: { id, name: 'Changed', note: 'n' } } },
  )
  expect(updated.data.updateSampleRecord.sampleRecord).toEqual({ id, name: 'Changed', note: 'n' })
  expect(calls('sampleRecordUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { name: 'Changed', note: 'n' },
  })
  const deleted = await execute(`mutation { deleteSampleRecord(input: { id: "${id}" }) { deletedSampleRecordId } }`, {
    rest,
    viewer,
  })
  expect(deleted.data.deleteSampleRecord).toEqual({ deletedSampleRecordId: id })
  expect(sampleRecords.map(({ name }) => name)).toEqual(['New'])
})

test('each needs its own key', async () => {
  const { rest } = sampleRecordServices([sampleRecord(1)])
  const documents = [
    '{ sampleRecords { totalCount } }',
    'mutation { createSampleRecord(input: { name: "x" }) { sampleRecord { id } } }',
    `mutation { updateSampleRecord(input: { id: "${id}", name: "x" }) { sampleRecord { id } } }`,
    `mutation { deleteSampleRecord(input: { id: "${id}" }) { deletedSampleRecordId } }`,
  ]
  for (const [at, key] of keys.entries()) {
    const others = viewerWith(...keys.filter((other) => other !== key))
    const { code } = await execute(documents[at]!, { rest, viewer: others })
    expect([key, code]).toEqual([key, 'FORBIDDEN'])
  }
  expect(rest.calls).toEqual([])
})
