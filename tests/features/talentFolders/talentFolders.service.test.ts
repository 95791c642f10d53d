import { afterAll, beforeAll, expect, test } from 'vitest'
import { fold } from '../../../common/text.ts'
import { newId } from '../../../services/core/ids.ts'
import {
  talentFolderByIds,
  talentFolderCreate,
  talentFolderDelete,
  talentFolderGet,
  talentFolderList,
  talentFolderListForCommon,
  talentFolderShareableUsers,
  talentFolderUnfollow,
  talentFolderUpdate,
  type TalentFolderFields,
} from '../../../services/features/talentFolders/contract.ts'
import { startVerifications, type Here } from '../verifications/verifications.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startVerifications({ hasChannels: false })
})
afterAll(() => here?.close())

const create = (owner: string, name: string, more: Partial<TalentFolderFields> = {}) =>
  here.as(owner).ok(talentFolderCreate, { body: { name, ...more } })
const listed = async (userName: string, body: object = {}) =>
  (await here.as(userName).ok(talentFolderList, { body: { pageSize: 1000, ...body } })).data
const names = async (userName: string, body: object = {}) => (await listed(userName, body)).map(({ name }) => name)
const status = async (
  userName: string,
  operation: typeof talentFolderGet | typeof talentFolderUpdate | typeof talentFolderDelete,
  id: string,
  body?: object,
) => (await here.as(userName).raw(operation, { params: { id }, body })).status

test("the list has the user's own folders of type candidate and the shared ones, in name order", async () => {
  await here.db
    .insert('talent_folder', { id: newId(), name: 'Else', search: fold('Else'), user_name: 'recruiter', type: 'job' })
    .execute()
  await create('recruiter', ' Đội Java ')
  await create('recruiter', 'Backend', { shareUsers: ['recruiter2'] })
  await create('recruiter2', 'An', { shareAll: true, shareUsers: ['recruiter'] })
  await create('recruiter2', 'Hidden')
  await create('admin@other', 'Foreign', { shareAll: true })

  expect(await names('recruiter')).toEqual(['An', 'Backend', 'Đội Java'])
  expect(await names('recruiter', { ownOnly: true })).toEqual(['Backend', 'Đội Java'])
  expect(await here.as('recruiter').ok(talentFolderListForCommon)).toEqual([
    { id: expect.any(String), name: 'Backend' },
    { id: expect.any(String), name: 'Đội Java' },
  ])
  expect((await here.as('finance').raw(talentFolderListForCommon)).status).toBe(403)
  expect(await names('recruiter', { keyword: 'doi' })).toEqual(['Đội Java'])
  expect(await names('recruiter2')).toEqual(['An', 'Backend', 'Hidden'])
  expect(await names('sato.kenta')).toEqual(['An'])
  expect(await names('admin@other')).toEqual(['Foreign'])
  const [an, backend] = await listed('recruiter')
  expect(an).toEqual({
    id: expect.any(String),
    type: 'candidate',
    name: 'An',
    shareAll: true,
    shareUsers: [],
    userName: 'recruiter2',
    isShare: true,
  })
  expect(backend).toMatchObject({ shareAll: false, shareUsers: ['recruiter2'], userName: 'recruiter', isShare: false })
})

test('one folder is read by its id, and several by theirs; a folder without access is not found', async () => {
  const mine = await create('recruiter', 'Mine', { shareUsers: ['sato.kenta'] })
  expect(await here.as('sato.kenta').ok(talentFolderGet, { params: { id: mine.id } })).toMatchObject({
    name: 'Mine',
    isShare: true,
  })
  expect(await status('recruiter2', talentFolderGet, mine.id)).toBe(404)
  expect(await status('admin@other', talentFolderGet, mine.id)).toBe(404)
  expect(await here.as('recruiter2').ok(talentFolderByIds, { body: { ids: [mine.id, newId()] } })).toEqual([])
  expect(await here.as('recruiter').ok(talentFolderByIds, { body: { ids: [mine.id] } })).toHaveLength(1)
})

test.each([
  ['', 'This field is required'],
  ['  \t ', 'This field is required'],
  ['x'.repeat(101), 'Name should be less than 100 characters!'],
])('a name like %j is refused with the text of the specification', async (name, message) => {
  const answer = await here.as('recruiter').raw(talentFolderCreate, { body: { name } })
  expect([answer.status, answer.body]).toMatchObject([400, { errors: { name: [message] } }])
  const mine = await create('recruiter', 'x'.repeat(100))
  expect(await status('recruiter', talentFolderUpdate, mine.id, { name })).toBe(400)
})

test('a folder is shared with other holders of TalentManagement only', async () => {
  for (const userName of ['recruiter', 'manager', 'admin@other', 'internal-tools', 'nobody']) {
    const { status, body } = await here
      .as('recruiter')
      .raw(talentFolderCreate, { body: { name: 'Shared', shareUsers: ['recruiter2', userName] } })
    expect([status, body]).toMatchObject([400, { errors: { shareUsers: [`cannot be shared with ${userName}`] } }])
  }
  expect((await here.as('recruiter').raw(talentFolderCreate, { body: { name: 'Job', type: 'job' } })).status).toBe(400)
})

test('shareable users are the active holders of the permission except the caller, searched without regard to accents', async () => {
  const found = async (userName: string, keyword?: string) =>
    (await here.as(userName).ok(talentFolderShareableUsers, { body: { pageSize: 100, ...(keyword && { keyword }) } }))
      .data
  expect((await found('recruiter')).map(({ userName }) => userName).sort()).toEqual([
    'admin',
    'multi',
    'recruiter2',
    'sato.kenta',
  ])
  expect((await found('recruiter2')).map(({ userName }) => userName)).not.toContain('recruiter2')
  expect(await found('recruiter', 'hoang NAM')).toEqual([{ userName: 'recruiter2', fullName: 'Lê Hoàng Nam' }])
  expect(await found('admin@other')).toEqual([])
})

test('only the owner changes or deletes a folder', async () => {
  const mine = await create('recruiter', 'Guarded', { shareUsers: ['recruiter2'] })
  for (const operation of [talentFolderUpdate, talentFolderDelete]) {
    const body = operation === talentFolderUpdate ? { name: 'Taken' } : undefined
    expect(await status('recruiter2', operation, mine.id, body)).toBe(403)
    expect(await status('sato.kenta', operation, mine.id, body)).toBe(404)
    expect(await status('manager', operation, mine.id, body)).toBe(403)
  }
  const changed = await here
    .as('recruiter')
    .ok(talentFolderUpdate, { params: { id: mine.id }, body: { name: 'Renamed', shareUsers: ['sato.kenta'] } })
  expect(changed).toMatchObject({ id: mine.id, name: 'Renamed', shareUsers: ['sato.kenta'], shareAll: false })
  expect(await names('recruiter2')).not.toContain('Renamed')
  expect(await names('sato.kenta', { keyword: 'renamed' })).toEqual(['Renamed'])
  const all = await here
    .as('recruiter')
    .ok(talentFolderUpdate, {
      params: { id: mine.id },
      body: { name: 'Renamed', shareAll: true, shareUsers: ['sato.kenta'] },
    })
  expect(all).toMatchObject({ shareAll: true, shareUsers: [] })
  expect(await here.as('recruiter').ok(talentFolderDelete, { params: { id: mine.id } })).toEqual({ status: 'OK' })
  expect(await status('recruiter', talentFolderGet, mine.id)).toBe(404)
})

test('an unfollowed folder does not come back by itself, however it was shared', async () => {
  const named = await create('recruiter', 'Named', { shareUsers: ['recruiter2', 'sato.kenta'] })
  const all = await create('recruiter', 'For all', { shareAll: true })
  for (const { id } of [named, all]) {
    expect(await here.as('recruiter2').ok(talentFolderUnfollow, { params: { id } })).toEqual({ status: 'OK' })
    expect(await status('recruiter2', talentFolderGet, id)).toBe(404)
    expect((await here.as('recruiter2').raw(talentFolderUnfollow, { params: { id } })).status).toBe(404)
    expect(await status('sato.kenta', talentFolderGet, id)).toBe(200)
    expect((await here.as('recruiter').raw(talentFolderUnfollow, { params: { id } })).status).toBe(403)
  }
  expect((await here.as('recruiter').ok(talentFolderGet, { params: { id: named.id } })).shareUsers).toEqual([
    'sato.kenta',
  ])
  // Another change by the owner does not bring it back …
  await here
    .as('recruiter')
    .ok(talentFolderUpdate, { params: { id: named.id }, body: { name: 'Named', shareAll: true } })
  expect(await names('recruiter2', { keyword: 'Named' })).toEqual([])
  // … but naming the user again does.
  await here
    .as('recruiter')
    .ok(talentFolderUpdate, { params: { id: named.id }, body: { name: 'Named', shareUsers: ['recruiter2'] } })
  expect(await names('recruiter2', { keyword: 'Named' })).toEqual(['Named'])
})

test('a repeated creation with the same key makes one folder', async () => {
  const token = await here.services.identity.issueAccessToken('recruiter')
  const send = async () =>
    (
      await fetch(here.services.url + talentFolderCreate.path, {
        method: 'POST',
        body: JSON.stringify({ name: 'Once' }),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'once-1' },
      })
    ).json()
  expect(await send()).toEqual(await send())
  expect(await names('recruiter', { keyword: 'once' })).toEqual(['Once'])
})

test('every change is published to the company', async () => {
  const count = async () =>
    (
      await here.db
        .from('event')
        .select('data')
        .where('type', '=', 'list.changed')
        .where('subject_id', '=', here.db.companyId)
        .execute()
    ).length
  const before = await count()
  const { id } = await create('recruiter', 'Told', { shareAll: true })
  await here.as('recruiter').ok(talentFolderUpdate, { params: { id }, body: { name: 'Told again', shareAll: true } })
  await here.as('recruiter2').ok(talentFolderUnfollow, { params: { id } })
  await here.as('recruiter').ok(talentFolderDelete, { params: { id } })
  expect(await count()).toBe(before + 4)
})

test('without TalentManagement all operations are refused', async () => {
  for (const operation of [talentFolderList, talentFolderByIds, talentFolderCreate, talentFolderShareableUsers]) {
    expect((await here.as('interviewer').raw(operation, { body: { ids: [], name: 'x' } })).status).toBe(403)
  }
})
