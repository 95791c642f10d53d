import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/sampleRecords/contract.ts'
import { startVerifications, type Failure, type Here } from '../verifications/verifications.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startVerifications()
})
afterAll(() => here?.close())

const as = (userName = 'admin') => here.as(userName)
const make = (more: object = {}) => as().ok(contract.sampleRecordCreate, { body: { name: 'First', ...more } })
const listed = async (body: object = {}, userName?: string) =>
  (await as(userName).ok(contract.sampleRecordList, { body: { pageSize: 100, ...body } })).data

test('one is made, changed, read and deleted; who made it and when stays', async () => {
  const made = await make({ name: '  First ', note: ' Waits ' })
  const createdDate = expect.stringMatching(/Z$/)
  expect(made).toEqual({ id: made.id, name: 'First', note: 'Waits', createdBy: 'admin', createdDate })
  const params = { id: made.id }
  const changed = await as().ok(contract.sampleRecordUpdate, { params, body: { name: 'Changed', note: null } })
  expect(changed).toEqual({ ...made, name: 'Changed', note: null })
  expect(await as().ok(contract.sampleRecordByIds, { body: { ids: [made.id, newId()] } })).toEqual([changed])
  expect(await as().ok(contract.sampleRecordDelete, { params })).toEqual({ status: 'OK' })
  expect((await as().raw(contract.sampleRecordDelete, { params })).status).toBe(404)
  expect((await as().raw(contract.sampleRecordUpdate, { params, body: { name: 'x' } })).status).toBe(404)
})

test('wrong input is refused by field and makes nothing', async () => {
  const before = (await listed()).length
  const wrong: [string, object][] = [
    ['name', {}],
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(251) }],
    ['note', { name: 'x', note: 'x'.repeat(2001) }],
  ]
  for (const [field, body] of wrong) {
    const answer = await as().raw(contract.sampleRecordCreate, { body })
    expect([answer.status, Object.keys((answer.body as Failure).errors ?? {})]).toEqual([400, [field]])
  }
  expect(await listed()).toHaveLength(before)
  for (const more of [{ name: 'x'.repeat(250) }, { note: 'x'.repeat(2000) }]) expect((await make(more)).id).toBeTruthy()
})

test('the list is searched, sorted and paged', async () => {
  await here.db.delete('sample_record').execute()
  const { name: one } = await make({ name: 'Bổ sung' })
  const { name: two } = await make({ name: 'Appointment', note: 'Buổi chiều' })
  const { name: three } = await make({ name: 'Zebra' })
  const names = async (body: object) => (await listed(body)).map(({ name }) => name)
  expect(await names({})).toEqual([three, two, one])
  expect(await names({ sortBy: 'name', sortDirection: 'asc' })).toEqual([two, one, three])
  expect(await names({ keyword: 'sung bo' })).toEqual([one])
  expect(await names({ keyword: 'CHIEU' })).toEqual([two])
  expect(await names({ keyword: '%' })).toEqual([])
  expect(await as().ok(contract.sampleRecordList, { body: { pageIndex: 1, pageSize: 2 } })).toMatchObject({
    totalItem: 3,
    data: [{ name: one }],
  })
})

test('only its holders may, and a company sees its own', async () => {
  const { id } = await make()
  const [params, body] = [{ id }, { name: 'x' }]
  expect((await as('finance').raw(contract.sampleRecordList, { body: {} })).status).toBe(403)
  expect((await as('finance').raw(contract.sampleRecordCreate, { body })).status).toBe(403)
  expect(await listed({}, 'admin@other')).toEqual([])
  expect(await as('admin@other').ok(contract.sampleRecordByIds, { body: { ids: [id] } })).toEqual([])
  expect((await as('admin@other').raw(contract.sampleRecordUpdate, { params, body })).status).toBe(404)
  expect((await as('admin@other').raw(contract.sampleRecordDelete, { params })).status).toBe(404)
})
