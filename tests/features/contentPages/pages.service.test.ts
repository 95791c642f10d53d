import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureUrl } from '../../../common/richText/kinds.ts'
import * as contract from '../../../services/features/contentPages/contract.ts'
import { avatarPng } from '../../../services/demo/people/avatars.ts'
import { commonsFile } from '../../../services/features/media/contract.ts'
import { clientOf } from '../media/media.fixture.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const page = (code: string) => ({ code, title: `About ${code}`, contents: `<p>All of ${code}</p>` })
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.contentCreate, { body: body as never })
const update = (code: string, body: object, userName = 'admin') =>
  here.as(userName).raw(contract.contentUpdate, { params: { code }, body: body as never })

test('a page is added, found by its code in any case, changed and deleted', async () => {
  const made = await create({ ...page(' Rules-1 '), title: '  Rules  of  use ' })
  expect(made.body).toEqual({
    ...page('Rules-1'),
    contents: '<p>All of Rules-1</p>',
    title: 'Rules of use',
    version: 1,
    canChange: true,
  })
  expect(await admin().ok(contract.contentGet, { params: { code: 'RULES-1' } })).toMatchObject({ code: 'Rules-1' })
  const changed = await update('rules-1', { code: 'other', title: 'Now', contents: '<p>Now</p>', version: 1 })
  expect(changed.body).toMatchObject({ code: 'Rules-1', title: 'Now', contents: '<p>Now</p>', version: 2 })
  const late = await update('rules-1', { title: 'Late', contents: '<p>Late</p>', version: 1 })
  expect([late.status, late.body.errorCode]).toEqual([400, '599'])
  const { data } = await admin().ok(contract.contentList, { body: { keyword: 'rules now' } })
  expect(data.map(({ code }) => code)).toEqual(['Rules-1'])
  expect(await admin().ok(contract.contentDelete, { params: { code: 'rules-1' } })).toEqual({ status: 'OK' })
  expect((await admin().raw(contract.contentGet, { params: { code: 'Rules-1' } })).status).toBe(404)
})

test('invalid values are reported under their fields; a code is unique, even when two requests use it at once', async () => {
  const errors = async (body: object) => (await create({ ...page('fine'), ...body })).body.errors
  expect(await errors({ code: ' ', title: ' ', contents: '<p> </p>' })).toEqual({
    code: ['This field is required'],
    title: ['This field is required'],
    contents: ['This field is required'],
  })
  expect(await errors({ code: 'a/b' })).toEqual({ code: ['is not valid'] })
  expect(await errors({ code: 'a'.repeat(101), title: 'a'.repeat(201) })).toEqual({
    code: ['Maximum length is 100'],
    title: ['Maximum length is 200'],
  })
  const both = await Promise.all([create(page('twice')), create(page('TWICE'))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await errors({ code: 'Twice' })).toEqual({ code: ['is already taken'] })
})

test('no executable content is stored', async () => {
  const contents = '<p onclick="x()">Hello</p><script>x()</script><img src="https://elsewhere.example/x.png">'
  expect((await create({ ...page('safe'), contents })).body).toMatchObject({ contents: '<p>Hello</p>' })
})

test("all companies read the platform's pages, and only its own company changes them", async () => {
  await create(page('shared'))
  const params = { code: 'shared' }
  for (const userName of ['admin@other', 'recruiter', 'vendor'])
    // oxlint-disable-next-line no-await-in-loop -- three
    expect(await here.as(userName).ok(contract.contentGet, { params })).toMatchObject({ title: 'About shared' })
  const other = here.as('admin@other')
  expect(await other.ok(contract.contentTitles)).toContainEqual({ code: 'shared', title: 'About shared' })
  expect((await other.ok(contract.contentList, { body: { keyword: 'shared' } })).data).toMatchObject([
    { code: 'shared', canChange: false },
  ])
  expect((await create(page('theirs'), 'admin@other')).status).toBe(403)
  expect((await update('shared', page('shared'), 'admin@other')).status).toBe(403)
  expect((await other.raw(contract.contentDelete, { params })).status).toBe(403)
  expect((await create(page('theirs'), 'recruiter')).status).toBe(403)
})

test("users of other companies see a page's pictures, but no other file of the platform's company", async () => {
  const media = (userName: string) => clientOf(here.services.url, here.services.identity.issueAccessToken(userName))
  const [own, other] = [media('admin'), media('admin@other')]
  const path = await own.stored('map.png', avatarPng('map'))
  const alone = await own.stored('alone.png', avatarPng('alone'))
  const read = async (client: typeof own, file: string) => (await client.get(commonsFile, { path: file })).status
  expect([await read(own, path), await read(other, path)]).toEqual([200, 404])
  const contents = `<p><img src="${pictureUrl(path)}" alt="Map"></p>`
  expect((await create({ ...page('map'), contents })).body).toMatchObject({
    contents: expect.stringContaining(encodeURIComponent(path)) as string,
  })
  expect([await read(other, path), await read(other, alone)]).toEqual([200, 404])
  await update('map', { ...page('map'), contents: '<p>Gone</p>' })
  expect(await read(other, path)).toBe(404)
})
