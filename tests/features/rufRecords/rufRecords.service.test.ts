import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { saveCandidate } from '../../../services/features/candidates/queries.ts'
import * as contract from '../../../services/features/rufRecords/contract.ts'
import { startVerifications, type Failure, type Here } from '../verifications/verifications.fixture.ts'

let here: Here
let candidateId: string
beforeAll(async () => {
  here = await startVerifications()
  candidateId = (
    await saveCandidate(here.db, { name: 'Phạm Thị Lan', phones: ['0912 000 111'], emails: [], createdBy: 'recruiter' })
  ).id
})
afterAll(() => here?.close())

const as = (userName = 'recruiter') => here.as(userName)
const make = (more: object = {}) =>
  as().ok(contract.rufCreate, { body: { name: 'Reference check', status: 'open', ...more } })
const listed = async (body: object = {}, userName?: string) =>
  (await as(userName).ok(contract.rufList, { body: { pageSize: 100, ...body } })).data
const fieldsOf = async (body: object) => {
  const answer = await as().raw(contract.rufCreate, { body })
  return [answer.status, Object.keys((answer.body as Failure).errors ?? {})]
}

test('a record is created, changed, read and deleted; its creator and creation date stay', async () => {
  const made = await make({ name: '  Reference check ', note: ' Waits ', candidateId })
  expect(made).toEqual({
    id: made.id,
    name: 'Reference check',
    status: 'open',
    note: 'Waits',
    candidateId,
    candidateName: 'Phạm Thị Lan',
    createdBy: 'recruiter',
    createdDate: expect.stringMatching(/Z$/),
  })
  const changed = await as('recruiter2').ok(contract.rufUpdate, {
    params: { id: made.id },
    body: { name: 'Checked', status: 'done', note: null, candidateId: null },
  })
  expect(changed).toEqual({
    ...made,
    name: 'Checked',
    status: 'done',
    note: null,
    candidateId: null,
    candidateName: null,
  })
  expect(await as().ok(contract.rufByIds, { body: { ids: [made.id, newId()] } })).toEqual([changed])
  expect(await as().ok(contract.rufDelete, { params: { id: made.id } })).toEqual({ status: 'OK' })
  expect((await as().raw(contract.rufDelete, { params: { id: made.id } })).status).toBe(404)
  expect(
    (await as().raw(contract.rufUpdate, { params: { id: made.id }, body: { name: 'x', status: 'open' } })).status,
  ).toBe(404)
})

test('invalid input is refused by field and creates nothing', async () => {
  const before = (await listed()).length
  const whole = { name: 'x', status: 'open' }
  expect(await fieldsOf({ status: 'open' })).toEqual([400, ['name']])
  expect(await fieldsOf({ ...whole, name: '  ' })).toEqual([400, ['name']])
  expect(await fieldsOf({ ...whole, name: 'x'.repeat(251) })).toEqual([400, ['name']])
  expect(await fieldsOf({ name: 'x' })).toEqual([400, ['status']])
  expect(await fieldsOf({ ...whole, status: 'gone' })).toEqual([400, ['status']])
  expect(await fieldsOf({ ...whole, note: 'x'.repeat(2001) })).toEqual([400, ['note']])
  expect(await fieldsOf({ ...whole, candidateId: newId() })).toEqual([400, ['candidateId']])
  expect((await listed()).length).toBe(before)
  for (const more of [{ name: 'x'.repeat(250) }, { note: 'x'.repeat(2000) }]) expect((await make(more)).id).toBeTruthy()
})

test('the list is searched, filtered, sorted and paged', async () => {
  await here.db.delete('ruf').execute()
  const [one, two, three] = [
    await make({ name: 'Bổ sung bằng cấp' }),
    await make({ name: 'Appointment', status: 'done', note: 'Gọi lại buổi chiều' }),
    await make({ name: 'Zebra', status: 'cancelled', candidateId }),
  ]
  const names = async (body: object) => (await listed(body)).map(({ name }) => name)
  expect(await names({})).toEqual([three.name, two.name, one.name])
  expect(await names({ sortBy: 'name', sortDirection: 'asc' })).toEqual(['Appointment', 'Bổ sung bằng cấp', 'Zebra'])
  expect(await names({ sortBy: 'status', sortDirection: 'desc' })).toEqual([one.name, two.name, three.name])
  expect(await names({ keyword: 'bang bo' })).toEqual([one.name])
  expect(await names({ keyword: 'CHIEU' })).toEqual([two.name])
  expect(await names({ keyword: '%' })).toEqual([])
  expect(await names({ status: ['open', 'done'] })).toEqual([two.name, one.name])
  expect(await names({ candidateId })).toEqual([three.name])
  expect(await as().ok(contract.rufList, { body: { pageIndex: 1, pageSize: 2 } })).toMatchObject({
    totalItem: 3,
    data: [{ name: one.name }],
  })
})

test('a deleted candidate is no longer linked', async () => {
  const gone = await saveCandidate(here.db, {
    name: 'Gone',
    phones: ['0912 000 222'],
    emails: [],
    createdBy: 'recruiter',
  })
  const made = await make({ candidateId: gone.id })
  await here.db.update('candidate').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
  expect(await as().ok(contract.rufByIds, { body: { ids: [made.id] } })).toMatchObject([
    { candidateId: null, candidateName: null },
  ])
  expect(await fieldsOf({ name: 'x', status: 'open', candidateId: gone.id })).toEqual([400, ['candidateId']])
})

test('only users with the permission may use records, and a company sees only its own', async () => {
  const made = await make()
  for (const name of ['manager', 'finance']) {
    expect((await as(name).raw(contract.rufList, { body: {} })).status).toBe(403)
    expect((await as(name).raw(contract.rufCreate, { body: { name: 'x', status: 'open' } })).status).toBe(403)
  }
  expect(await listed({}, 'admin@other')).toEqual([])
  expect(await as('admin@other').ok(contract.rufByIds, { body: { ids: [made.id] } })).toEqual([])
  expect(
    (await as('admin@other').raw(contract.rufUpdate, { params: { id: made.id }, body: { name: 'x', status: 'open' } }))
      .status,
  ).toBe(404)
  expect((await as('admin@other').raw(contract.rufDelete, { params: { id: made.id } })).status).toBe(404)
  expect(
    (await as('admin@other').raw(contract.rufCreate, { body: { name: 'x', status: 'open', candidateId } })).status,
  ).toBe(400)
})
