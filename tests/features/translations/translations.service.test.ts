import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportCacheChange } from '../../../services/core/cache.ts'
import { blockWordList, blockWordsByIds } from '../../../services/features/blockWords/contract.ts'
import { menuByUser, menuList } from '../../../services/features/menus/contract.ts'
import { menu } from '../../../services/features/menus/menu.ts'
import { newId } from '../../../services/core/ids.ts'
import { translationList } from '../../../services/features/translations/contract.ts'
import { standardRoles } from '../../../services/company/roles.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

test("translations are the company's own texts in one language", async () => {
  const words = (userName: string, language: string) => here.as(userName).ok(translationList, { params: { language } })
  expect(await words('vendor', 'vi')).toEqual({ 'menu.collect-candidate': 'Tiếp nhận' })
  expect(await words('vendor', 'ja')).toEqual({ 'menu.collect-candidate': '応募受付' })
  await here.otherDb.transaction(async (db) => {
    await db.delete('translation').where('translation.language', '=', 'vi').execute()
    await db
      .insert('translation', [
        { language: 'ja', key: '__proto__', value: 'x' },
        { language: 'ja', key: 'a', value: 'あ' },
      ])
      .execute()
    await reportCacheChange(db, 'translation:vi', 'translation:ja')
  })
  expect(await words('admin@other', 'vi')).toEqual({})
  expect(Object.entries(await words('admin@other', 'ja'))).toEqual([
    ['__proto__', 'x'],
    ['a', 'あ'],
    ['menu.collect-candidate', '応募受付'],
  ])
  expect(await words('vendor', 'vi')).toEqual({ 'menu.collect-candidate': 'Tiếp nhận' })
  expect((await here.as('vendor').raw(translationList, { params: { language: 'fr' } })).status).toBe(400)
})

test('the menu lists what the role may open, in the order of the specification, with calls after the candidates and requests after the jobs', async () => {
  const urls = async (userName: string) => (await here.as(userName).ok(menuByUser)).map(({ url }) => url)
  expect(await urls('recruiter')).toEqual([
    '/dashboards',
    '/candidates',
    '/calls',
    '/cv-verification',
    '/collect-candidate',
    '/ruf',
    '/dps-task',
    '/jobs',
    '/approvals',
    '/job-requests',
    '/referral',
    '/vendor-management',
    '/vendor-request',
    '/setting',
  ])
  expect(await urls('vendor')).toEqual(['/dashboards', '/vendor-request', '/setting'])
  expect(await urls('finance')).toEqual([
    '/dashboards',
    '/manage-order',
    '/product-services',
    '/my-product',
    '/setting',
  ])
  expect(await urls('approver')).toEqual([
    '/dashboards',
    '/publish-job-approval',
    '/referral',
    '/referral-approval',
    '/comment-approval',
    '/setting',
  ])
  expect(await urls('admin')).toEqual(menu.map(({ url }) => url))
  expect((await here.as('recruiter').ok(menuByUser)).find(({ url }) => url === '/collect-candidate')).toEqual({
    url: '/collect-candidate',
    name: 'Greeting',
    languageKey: 'menu.collect-candidate',
    icon: 'hand',
  })
})

test('each menu entry names the permissions that show it, and other users do not get it', async () => {
  const all = await here.as('recruiter').ok(menuList)
  const accounts = {
    Recruiter: 'recruiter',
    HiringManager: 'manager',
    InterviewAdministrator: 'interviewer',
    Vendor: 'vendor',
  }
  for (const [role, userName] of Object.entries(accounts)) {
    const held: readonly string[] = standardRoles[role]!
    const expected = all.filter(
      ({ permissions }) => permissions.length === 0 || permissions.some((key) => held.includes(key)),
    )
    expect((await here.as(userName).ok(menuByUser)).map(({ url }) => url)).toEqual(expected.map(({ url }) => url))
  }
  expect(new Set(all.map(({ group }) => group))).toEqual(
    new Set([null, 'CV Verification', 'DPS', 'Job service', 'Purchase', 'Referral approval', 'Vendor']),
  )
})

test('block words are paged in name order, searched, and read by id', async () => {
  const admin = here.as('admin')
  const { data, totalItem } = await admin.ok(blockWordList, { body: { pageSize: 1 } })
  expect([totalItem, data.length]).toEqual([2, 1])
  expect(data[0]).toEqual({ id: expect.any(String), keyword: 'casino' })
  expect(
    (await admin.ok(blockWordList, { body: { keyword: 'LEVEL market' } })).data.map(({ keyword }) => keyword),
  ).toEqual(['multi-level marketing'])
  expect((await admin.ok(blockWordList, { body: { keyword: '%' } })).data).toEqual([])
  const ids = [data[0]!.id, newId()]
  expect(await admin.ok(blockWordsByIds, { body: { ids } })).toEqual(data)
  expect(await here.as('admin@other').ok(blockWordsByIds, { body: { ids } })).toEqual([])
  expect(await admin.ok(blockWordsByIds, { body: { ids: [] } })).toEqual([])
  for (const operation of [blockWordList, blockWordsByIds])
    expect((await here.as('recruiter').raw(operation, { body: { ids } })).status).toBe(403)
  expect((await admin.raw(blockWordList, { body: { pageSize: 0 } })).status).toBe(400)
})
