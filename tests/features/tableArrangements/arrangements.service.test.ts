import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableDisplayItems } from '../../../services/features/settings/contract.ts'
import * as contract from '../../../services/features/tableArrangements/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const columns = [
  { key: 'email', title: 'E-mail', isShow: true },
  { key: 'name', title: 'Name', isShow: false },
]
const save = (table: string, body: object, userName = 'admin') =>
  here.as(userName).raw(contract.tableArrangementSave, { params: { table }, body: body as never })
const shown = async (userName: string, table = 'people') =>
  (await here.as(userName).ok(contract.tableArrangementOwn))
    .find((one) => one.table === table)
    ?.columns.map(({ key, isShow }) => `${isShow ? '' : '-'}${key}`)
    .join(' ')
const all = async (userName = 'admin', tables = ['people']) =>
  (await here.as(userName).ok(contract.tableArrangementList, { body: { tables } })).data.map(({ role }) => role)

test('a role has its own columns, every other role has the general ones, and other companies have none', async () => {
  expect(await shown('recruiter')).toBeUndefined()
  expect((await save('people', { columns })).body).toMatchObject({
    table: 'people',
    role: null,
    columns: [
      { key: 'email', order: 0 },
      { key: 'name', order: 1 },
    ],
  })
  expect((await save('people', { role: 'HiringManager', columns: columns.toReversed() })).status).toBe(200)
  // Repeating it changes nothing.
  expect((await save('people', { role: 'HiringManager', columns: columns.toReversed() })).status).toBe(200)
  expect(await shown('recruiter')).toBe('email -name')
  expect(await shown('vendor')).toBe('email -name')
  expect(await shown('manager')).toBe('-name email')
  expect((await here.as('manager').ok(tableDisplayItems, { query: { table: 'people' } }))[0]?.key).toBe('name')
  expect(await all()).toEqual([null, 'HiringManager'])
  expect(await shown('admin@other')).toBeUndefined()
  expect(await all('admin@other')).toEqual([])
})

test('removing the columns of a role restores the general ones, and removing those restores the default', async () => {
  const remove = (query: { role?: string }, userName = 'admin') =>
    here.as(userName).raw(contract.tableArrangementDelete, { params: { table: 'people' }, query })
  expect((await remove({}, 'recruiter')).status).toBe(403)
  expect((await remove({ role: 'HiringManager' }, 'admin@other')).status).toBe(200)
  expect(await shown('manager')).toBe('-name email')
  expect((await remove({ role: 'HiringManager' })).status).toBe(200)
  expect((await remove({ role: 'HiringManager' })).status).toBe(200)
  expect(await shown('manager')).toBe('email -name')
  expect((await remove({})).status).toBe(200)
  expect(await shown('manager')).toBeUndefined()
})

test('when two users arrange columns for two roles at once, both are stored', async () => {
  await Promise.all(['Recruiter', 'HiringManager', null].map((role) => save('atOnce', { role, columns })))
  expect(await all('admin', ['atOnce'])).toEqual([null, 'HiringManager', 'Recruiter'])
})

test.each([
  [{ role: 'Nobody', columns }, { role: ['Unknown role'] }],
  [{ columns: [columns[0], columns[0]] }, { 'columns.1.key': ['must be unique'] }],
  [{ columns: [columns[1]] }, { columns: ['is not valid'] }],
  [{ columns: [] }, { columns: [expect.any(String)] }],
])('an invalid arrangement is refused and changes nothing: %j', async (body, errors) => {
  expect(await save('wrong', body)).toMatchObject({ status: 400, body: { errors } })
  expect(await all('admin', ['wrong'])).toEqual([])
})

test('users who may not change settings cannot arrange columns for others', async () => {
  expect((await save('people', { columns }, 'recruiter')).status).toBe(403)
  expect((await here.as('recruiter').raw(contract.tableArrangementList, { body: {} })).status).toBe(403)
})
