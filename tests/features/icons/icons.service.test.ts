import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/icons/contract.ts'
import { iconList } from '../../../services/features/lookups/contract.ts'
import { appModuleCreate, appModuleGet } from '../../../services/features/modules/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.iconManageCreate, { body: body as never })
const made = async (name: string, icon: string) => (await create({ name, icon })).body
const remove = (id: string) => admin().raw(contract.iconManageDelete, { params: { id } })
const offered = async () => (await here.as('recruiter').ok(iconList)).map(({ icon }) => icon)

test('an icon is offered, and the modules that use it follow its changes', async () => {
  const icon = await made('  Prize  ', 'trophy')
  expect(icon).toMatchObject({ name: 'Prize', icon: 'trophy' })
  expect(await offered()).toContain('trophy')
  const names = { en: 'Awards', vi: '', ja: '' }
  const module = await admin().ok(appModuleCreate, {
    body: { names, descriptions: { en: '', vi: '', ja: '' }, icon: 'trophy', link: '/dashboards' },
  })
  const usage = async () => (await admin().ok(contract.iconManageUsage, { body: { ids: [icon.id] } }))[0]!.modules
  expect(await usage()).toBe(1)
  const refused = (await remove(icon.id)).body
  expect([refused.errorCode, refused.paramValues]).toEqual(['ICON_IN_USE', { count: '1' }])
  await admin().ok(contract.iconManageUpdate, { params: { id: icon.id }, body: { name: 'Rockets', icon: 'rocket' } })
  expect((await admin().ok(appModuleGet, { params: { code: module.code } })).icon).toBe('rocket')
  expect(await usage()).toBe(1)
})

test('an icon that no module uses can be deleted', async () => {
  const icon = await made('Zap', 'zap')
  expect((await remove(icon.id)).body).toEqual({ status: 'OK' })
  expect((await remove(icon.id)).status).toBe(404)
  expect(await offered()).not.toContain('zap')
})

test('errors are reported under their fields', async () => {
  expect((await create({ name: ' ', icon: 'tag' })).body.errors).toEqual({ name: ['This field is required'] })
  expect((await create({ name: 'New', icon: 'unicorn' })).body.errors).toEqual({ icon: ['is not in the list'] })
  const [taken] = await offered()
  expect((await create({ name: 'New', icon: taken })).body.errors).toEqual({ icon: ['is already taken'] })
})

test('icons belong to a company, and only users with the permission change them', async () => {
  const own = await made('Ours alone', 'gift')
  const other = here.as('admin@other')
  expect((await other.ok(contract.iconManageList, { body: { keyword: 'Ours alone' } })).data).toEqual([])
  expect((await other.raw(contract.iconManageDelete, { params: { id: own.id } })).status).toBe(404)
  for (const userName of ['recruiter', 'finance', 'vendor'])
    // oxlint-disable-next-line no-await-in-loop -- three
    expect((await create({ name: 'Mine', icon: 'wallet' }, userName)).status).toBe(403)
})
