import { afterAll, beforeAll, expect, test } from 'vitest'
import { menuByUser } from '../../../services/features/menus/contract.ts'
import * as contract from '../../../services/features/modules/contract.ts'
import {
  modulePermissions,
  roleDelete,
  roleCreate,
  roleList,
  roleUpdate,
} from '../../../services/features/roles/contract.ts'
import { checkPermission, usersByPermission } from '../../../services/features/users/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const list = (body: object = {}, userName = 'admin') =>
  here.as(userName).ok(contract.appModuleList, { body: { pageIndex: 0, pageSize: 100, ...body } })
const read = (code: string) => here.as('admin').ok(contract.appModuleGet, { params: { code } })
const nothing = { en: '', vi: '', ja: '' }
const change = (code: string, version: number, given: object = {}) =>
  here
    .as('admin')
    .raw(contract.appModuleUpdate, {
      params: { code },
      body: { names: nothing, descriptions: nothing, icon: '', version, ...given },
    })
const turn = async (code: string, active: boolean, version?: number) =>
  here
    .as('admin')
    .raw(contract.appModuleStatus, { body: { code, active, version: version ?? (await read(code)).version } })
const role = async (code: string) =>
  (await here.as('admin').ok(roleList, { body: { pageIndex: 0, pageSize: 100 } })).data.find(
    (one) => one.code === code,
  )!

test('every module of the product has a name in each language, its actions and their holders', async () => {
  const { data, totalItem } = await list()
  expect([totalItem, data[0]!.code, data[1]!.code]).toEqual([49, 'FHU', 'Candidate'])
  for (const { names } of data) for (const name of Object.values(names)) expect(name).not.toBe('')
  const ruf = data.find(({ code }) => code === 'Ruf')!
  expect(ruf).toMatchObject({ isOwn: false, active: true, isNeeded: false, version: 0 })
  expect(ruf.permissions[0]).toMatchObject({ key: 'Ruf:ViewRuf', action: 'ViewRuf' })
  expect(ruf.permissions[0]!.roles).toContain('Administrator')
  expect((await list({ keyword: 'ung vien' })).data.map(({ code }) => code)).toContain('Candidate')
  expect((await list({ keyword: 'ViewRuf' })).data.map(({ code }) => code)).toEqual(['Ruf'])
})

test('a company renames and reorders a module; an empty name restores that of the product', async () => {
  const names = { en: 'Requests', vi: '', ja: '' }
  const descriptions = { en: 'What departments ask for', vi: '', ja: '' }
  const { body } = await change('Ruf', 0, { names, descriptions, icon: 'star', place: 1 })
  expect(body).toMatchObject({ names: { en: 'Requests', vi: 'RUF', ja: 'RUF' }, icon: 'star', place: 1, version: 1 })
  expect((await list()).data[0]!.code).toBe('Ruf')
  const [first] = await here.as('admin').ok(modulePermissions)
  expect(first).toMatchObject({ module: 'Ruf', names: { en: 'Requests' }, icon: 'star', active: true })
  // A change of an older version is reported.
  expect((await change('Ruf', 0)).body).toMatchObject({ errorCode: '599' })
  for (const [field, given] of [
    ['icon', { icon: 'skull' }],
    ['link', { link: 'https://example.com' }],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(Object.keys((await change('Ruf', 1, given)).body.errors!)).toEqual([field])
  }
  expect((await change('Nothing', 0)).status).toBe(404)
  expect((await read('Ruf')).version).toBe(1)
})

test('the permissions of a module that is off count for nobody, at once, and come back with it', async () => {
  const held = async () => (await here.as('recruiter').ok(checkPermission)).permissions!.includes('Ruf:ViewRuf')
  const holders = async () =>
    (await here.as('admin').ok(usersByPermission, { query: { module: 'Ruf', permission: 'ViewRuf' } })).map(
      ({ userName }) => userName,
    )
  const token = await here.services.identity.issueAccessToken('recruiter')
  const menu = async () => {
    const answer = await fetch(`${here.services.url}${menuByUser.path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await answer.json()) as { url: string }[]).map(({ url }) => url)
  }
  const before = await role('Recruiter')
  expect([await held(), (await holders()).includes('recruiter'), (await menu()).includes('/ruf')]).toEqual([
    true,
    true,
    true,
  ])
  const gone = await here
    .as('admin')
    .ok(roleCreate, {
      body: { code: 'RufOnly', name: 'RUF only', description: '', permissions: ['Ruf:ViewRuf', 'User:ListUser'] },
    })

  expect((await turn('Ruf', false)).body).toMatchObject({ active: false })
  expect([await held(), await holders(), (await menu()).includes('/ruf')]).toEqual([false, [], false])
  const without = await role('Recruiter')
  expect(without.permissions).toEqual(before.permissions.filter((key) => !key.startsWith('Ruf:')))
  expect((await role('RufOnly')).permissions).toEqual(['User:ListUser'])
  expect((await list({ active: false })).data.map(({ code }) => code)).toEqual(['Ruf'])
  // Nobody can grant permissions that are off, but the rest of a role can be changed.
  const edited = (permissions: string[]) =>
    here
      .as('admin')
      .raw(roleUpdate, {
        params: { id: without.id },
        body: { name: 'Recruiters', description: '', permissions, version: without.version },
      })
  expect((await edited(before.permissions)).body).toMatchObject({ errorCode: 'ROLE_KEYS_NOT_HELD' })
  expect((await edited(without.permissions)).status).toBe(200)
  await here.as('admin').ok(roleDelete, { params: { id: gone.id } })

  // Repeating it has no further effect.
  expect((await turn('Ruf', false)).status).toBe(200)
  expect((await turn('Ruf', true)).body).toMatchObject({ active: true })
  expect((await role('Recruiter')).permissions.toSorted()).toEqual(before.permissions.toSorted())
  expect([await held(), (await holders()).includes('recruiter'), (await menu()).includes('/ruf')]).toEqual([
    true,
    true,
    true,
  ])
})

test('another company keeps its modules', async () => {
  expect((await turn('Vendor', false)).status).toBe(200)
  const other = await here.otherDb.from('company_module').select('code').execute()
  expect(other).toEqual([])
  expect((await turn('Vendor', true)).status).toBe(200)
})

test('modules that administrators need stay on; a change of an older version is refused', async () => {
  expect((await turn('Role', false)).body).toMatchObject({ errorCode: 'MODULE_NEEDED' })
  expect((await turn('Ruf', false, 0)).body).toMatchObject({ errorCode: '599' })
  expect((await read('Ruf')).active).toBe(true)
})

test("a company's own module is a link in the menu of all internal users, and grants no permission", async () => {
  const create = (given: object) =>
    here
      .as('admin')
      .raw(contract.appModuleCreate, { body: { names: nothing, descriptions: nothing, icon: '', ...given } })
  const names = { en: '', vi: 'Sổ tay', ja: '' }
  expect((await create({})).body.errors).toHaveProperty('names')
  for (const link of ['javascript:alert(1)', '//evil.example', 'handbook'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await create({ names, link })).body.errors).toHaveProperty('link')
  const made = (await create({ names, link: 'https://handbook.example/', icon: 'book-open' }))
    .body as unknown as contract.AppModule
  expect(made).toMatchObject({ isOwn: true, permissions: [], names: { en: 'Sổ tay', vi: 'Sổ tay', ja: 'Sổ tay' } })
  const links = async (userName: string) =>
    (await here.as(userName).ok(menuByUser)).filter(({ names: given }) => given).map(({ url }) => url)
  expect([await links('interviewer'), await links('vendor')]).toEqual([['https://handbook.example/'], []])
  expect((await here.as('admin').ok(modulePermissions)).some(({ module }) => module === made.code)).toBe(false)
  expect((await turn(made.code, false)).status).toBe(200)
  expect(await links('interviewer')).toEqual([])

  const remove = (code: string) => here.as('admin').raw(contract.appModuleDelete, { params: { code } })
  expect((await remove('Ruf')).body).toMatchObject({ errorCode: 'MODULE_OF_PRODUCT' })
  expect((await remove(made.code)).status).toBe(200)
  expect((await remove(made.code)).status).toBe(404)
})

test('only those with the permission read or change modules', async () => {
  const { status } = await here.as('recruiter').raw(contract.appModuleList, { body: { pageIndex: 0, pageSize: 10 } })
  expect(status).toBe(403)
})
