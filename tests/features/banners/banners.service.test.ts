import { afterAll, beforeAll, expect, test } from 'vitest'
import { avatarPng } from '../../../services/demo/people/avatars.ts'
import * as contract from '../../../services/features/banners/contract.ts'
import { commonsFile } from '../../../services/features/media/contract.ts'
import { clientOf } from '../media/media.fixture.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const banner = (title: string) => ({
  title,
  url: `https://${title}.example/`,
  description: `About ${title}`,
  status: 'Active',
  position: 'Dashboard',
  sort: 1,
})
const picture = (name: string) => ({
  name: `${name}.png`,
  isUploadLogo: true,
  logoBase64: avatarPng(name).toString('base64'),
})
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.bannerCreate, { body: body as never })
const made = async (title: string, more: object = {}) =>
  (await create({ ...banner(title), ...picture(title), ...more })).body as unknown as contract.Banner
const read = async (userName: string, path: string | null) =>
  (
    await clientOf(here.services.url, here.services.identity.issueAccessToken(userName)).get(commonsFile, {
      path: path ?? '',
    })
  ).status

test('a banner is added with its picture, changed with and without a new one, and found in its tab', async () => {
  const one = await made('fair', { type: 'Logo', sort: 2.5 })
  expect(one).toMatchObject({ ...banner('fair'), type: 'Logo', sort: 2.5, name: 'fair.png', canChange: true })
  const params = { id: one.id }
  const kept = await admin().ok(contract.bannerUpdate, { params, body: { ...banner('fair2'), logoBase64: '' } })
  expect(kept).toMatchObject({ title: 'fair2', type: 'Logo', logo: one.logo })
  const body = { ...banner('fair3'), ...picture('fair3') }
  const changed = await admin().ok(contract.bannerUpdate, { params, body })
  expect([changed.name, changed.logo === one.logo]).toEqual(['fair3.png', false])
  expect([await read('admin', one.logo), await read('admin', changed.logo)]).toEqual([404, 200])
  const found = async (wanted: object) =>
    (await admin().ok(contract.bannerList, { body: wanted })).data.map(({ id, position }) => [id, position])
  expect(await found({ type: 'Logo', keyword: 'about fair3' })).toEqual([[one.id, 'Dashboard']])
  expect(await found({ type: 'Banner', keyword: 'fair3' })).toEqual([])
})

test('invalid values are reported under their fields, and nothing is stored', async () => {
  const errors = async (body: object) => (await create({ ...banner('x'), ...picture('x'), ...body })).body.errors
  const required = ['This field is required']
  expect(await errors({ title: ' ', url: '', description: '', status: '', position: '' })).toEqual({
    title: required,
    url: required,
    description: required,
    status: required,
    position: required,
  })
  expect(await errors({ sort: 101, status: 'Gone', position: 'Moon', description: 'a'.repeat(501) })).toEqual({
    sort: ['must be from 0 to 100'],
    status: ['is not in the list'],
    position: ['is not in the list'],
    description: ['Maximum length is 500'],
  })
  for (const url of ['javascript:alert(1)', '//evil.example', 'mailto:a@b.example', 'fair'])
    // oxlint-disable-next-line no-await-in-loop -- four
    expect(await errors({ url })).toEqual({ url: ['is not valid'] })
  expect(await errors({ logoBase64: '' })).toEqual({ logoBase64: required })
  expect(await errors({ logoBase64: Buffer.from('GIF89a').toString('base64') })).toEqual({
    logoBase64: ['You can only upload JPG/PNG file!'],
  })
  expect((await admin().ok(contract.bannerList, { body: { keyword: '//x.' } })).data).toEqual([])
})

test('the delete call switches a banner off and on again; everyone sees the active ones in their order', async () => {
  const [late, early] = [await made('late', { sort: 50 }), await made('early', { sort: 40 })]
  const shown = async (userName: string) =>
    (await here.as(userName).ok(contract.bannerShown, { query: { position: 'Dashboard' } }))
      .map(({ title }) => title)
      .filter((title) => ['late', 'early'].includes(title))
  expect(await shown('vendor')).toEqual(['early', 'late'])
  expect([await read('vendor', early.logo), await read('admin@other', early.logo)]).toEqual([200, 200])
  const params = { id: early.id }
  expect(await admin().ok(contract.bannerDelete, { params })).toEqual({ status: 'OK' })
  expect(await admin().ok(contract.bannerGet, { params })).toMatchObject({ status: 'Inactive' })
  expect(await shown('admin@other')).toEqual(['late'])
  // Users who manage banners see the hidden ones too.
  expect([await read('vendor', early.logo), await read('admin', early.logo)]).toEqual([404, 200])
  await admin().ok(contract.bannerDelete, { params })
  expect(await shown('recruiter')).toEqual(['early', 'late'])
  expect(late.status).toBe('Active')
})

test("other companies can read the platform's banners but not change them", async () => {
  const { id } = await made('shared')
  const other = here.as('admin@other')
  const params = { id }
  expect(await other.ok(contract.bannerGet, { params })).toMatchObject({ title: 'shared', canChange: false })
  expect((await create({ ...banner('theirs'), ...picture('t') }, 'admin@other')).status).toBe(403)
  expect((await other.raw(contract.bannerUpdate, { params, body: banner('theirs') })).status).toBe(403)
  expect((await other.raw(contract.bannerDelete, { params })).status).toBe(403)
  expect((await create({ ...banner('theirs'), ...picture('t') }, 'recruiter')).status).toBe(403)
  const gone = { id: '00000000-0000-4000-8000-000000000001' }
  expect((await admin().raw(contract.bannerDelete, { params: gone })).status).toBe(404)
})
