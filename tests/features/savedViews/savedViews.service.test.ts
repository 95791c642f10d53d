import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  savedViewCreate,
  savedViewDelete,
  savedViewGet,
  savedViewList,
  savedViewUpdate,
} from '../../../services/features/savedViews/contract.ts'
import { newId } from '../../../services/core/ids.ts'
import { startVerifications, type Here } from '../verifications/verifications.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startVerifications({ hasChannels: false })
})
afterAll(() => here?.close())

const create = (userName: string, name: string, more: object = {}) =>
  here.as(userName).ok(savedViewCreate, { body: { list: 'candidates', name, query: 'q=java', ...more } })
const names = async (userName: string, list = 'candidates') =>
  (await here.as(userName).ok(savedViewList, { query: { list } })).map(({ name }) => name)

test('views are saved and listed in name order, per user', async () => {
  await create('recruiter', ' Đội   Java ', { query: '?q=java&page=2' })
  await create('recruiter', 'an')
  const view = await create('recruiter2', 'Java')
  expect(view).toEqual({
    id: expect.any(String),
    list: 'candidates',
    name: 'Java',
    query: 'q=java',
    userName: 'recruiter2',
    isShared: false,
    updatedDate: expect.stringMatching(/Z$/),
  })
  expect(await names('recruiter')).toEqual(['an', 'Đội Java'])
  expect((await here.as('recruiter').ok(savedViewList, { query: { list: 'candidates' } }))[1]).toMatchObject({
    query: 'q=java&page=2',
  })
  expect(await names('recruiter2')).toEqual(['Java'])
  expect(await names('admin@other')).toEqual([])
})

test("a shared view can be read by colleagues who have its id, and stays its owner's", async () => {
  const shared = await create('recruiter', 'Shared', { isShared: true })
  const own = await create('recruiter', 'Own')
  const status = async (userName: string, id: string) =>
    (await here.as(userName).raw(savedViewGet, { params: { id } })).status
  expect(await here.as('recruiter2').ok(savedViewGet, { params: { id: shared.id } })).toEqual(shared)
  expect(await status('recruiter2', own.id)).toBe(404)
  expect(await status('recruiter', own.id)).toBe(200)
  expect(await status('admin@other', shared.id)).toBe(404)
  expect(await status('recruiter', newId())).toBe(404)
  expect(await names('recruiter2')).not.toContain('Shared')
  const body = { name: 'Taken', query: '' }
  expect((await here.as('recruiter2').raw(savedViewUpdate, { params: { id: shared.id }, body })).status).toBe(404)
  expect((await here.as('recruiter2').raw(savedViewDelete, { params: { id: shared.id } })).status).toBe(404)
})

test('a user changes and deletes their own view', async () => {
  const { id } = await create('sato.kenta', 'Old')
  const changed = await here
    .as('sato.kenta')
    .ok(savedViewUpdate, { params: { id }, body: { name: 'New', query: 'sort=name', isShared: true } })
  expect(changed).toMatchObject({ id, name: 'New', query: 'sort=name', isShared: true })
  expect(
    await here.as('sato.kenta').ok(savedViewUpdate, { params: { id }, body: { name: 'New', query: '' } }),
  ).toMatchObject({ query: '', isShared: false })
  expect(await here.as('sato.kenta').ok(savedViewDelete, { params: { id } })).toEqual({ status: 'OK' })
  expect(await names('sato.kenta')).toEqual([])
})

test('a name is required, short and unique', async () => {
  const { id } = await create('multi', 'One')
  await create('multi', 'Two')
  const refused = async (name: string, message: string) => {
    for (const answer of [
      await here.as('multi').raw(savedViewCreate, { body: { list: 'candidates', name, query: '' } }),
      await here.as('multi').raw(savedViewUpdate, { params: { id }, body: { name, query: '' } }),
    ])
      expect([name, answer.status, answer.body]).toMatchObject([name, 400, { errors: { name: [message] } }])
  }
  await refused('  \t', 'This field is required')
  await refused('x'.repeat(101), 'Name should be less than 100 characters!')
  await refused(' Two ', 'is used by another of your views')
  expect(await create('recruiter2', 'Two')).toMatchObject({ name: 'Two' })
})

test('at most 200 views are stored', async () => {
  await here.db
    .insert(
      'saved_view',
      Array.from({ length: 200 }, (_view, at) => ({
        id: newId(),
        list: 'candidates',
        name: `View ${at}`,
        query: '',
        user_name: 'manager',
      })),
    )
    .execute()
  const answer = await here
    .as('manager')
    .raw(savedViewCreate, { body: { list: 'candidates', name: 'One more', query: '' } })
  expect([answer.status, answer.body]).toMatchObject([400, { errors: { name: ['At most 200 views can be kept'] } }])
  expect(await names('manager')).toHaveLength(200)
})

test('each list has its own views, names and limit', async () => {
  const { id } = await create('manager', 'View 1', { list: 'rufs', query: 'status=OPEN' })
  expect(await names('manager', 'rufs')).toEqual(['View 1'])
  expect(
    await here.as('manager').ok(savedViewUpdate, { params: { id }, body: { name: 'View 2', query: '' } }),
  ).toMatchObject({ list: 'rufs', name: 'View 2' })
  expect(await names('manager', 'jobs')).toEqual([])
  for (const list of ['', 'Rufs', 'a b', 'x'.repeat(51)]) {
    expect([list, (await here.as('manager').raw(savedViewList, { query: { list } })).status]).toEqual([list, 400])
  }
})
