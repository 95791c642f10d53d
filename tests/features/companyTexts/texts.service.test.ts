import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/companyTexts/contract.ts'
import { translationList } from '../../../services/features/translations/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const put = (key: string, texts: Partial<contract.CompanyText['texts']>, userName = 'admin') =>
  here
    .as(userName)
    .raw(contract.companyTextManageUpdate, { params: { key }, body: { texts: { en: '', vi: '', ja: '', ...texts } } })
const words = (language: 'en' | 'vi', userName = 'recruiter') =>
  here.as(userName).ok(translationList, { params: { language } })

test('a text takes effect for everybody at once, in the languages that have it; a new one replaces it', async () => {
  expect(await words('en')).toEqual({})
  const made = await put('jobs:title', { en: ' Vacancies ', vi: 'Vị trí' })
  expect(made.body).toEqual({ key: 'jobs:title', texts: { en: 'Vacancies', vi: 'Vị trí', ja: '' } })
  expect([await words('en'), await words('vi')]).toEqual([{ 'jobs:title': 'Vacancies' }, { 'jobs:title': 'Vị trí' }])
  await put('jobs:title', { en: 'Openings' })
  expect([await words('en'), await words('vi')]).toEqual([{ 'jobs:title': 'Openings' }, {}])
  await put('menu.cv-verification', { vi: 'Kiểm tra CV' })
  const { data } = await admin().ok(contract.companyTextManageList, { body: {} })
  expect(data.map(({ key }) => key)).toEqual(['jobs:title', 'menu.cv-verification'])
  const found = await admin().ok(contract.companyTextManageList, { body: { keyword: 'kiem tra' } })
  expect(found).toMatchObject({ totalItem: 1, data: [{ texts: { en: '', vi: 'Kiểm tra CV' } }] })
  const params = { key: 'jobs:title' }
  expect(await admin().ok(contract.companyTextManageDelete, { params })).toEqual({ status: 'OK' })
  expect(await words('en')).toEqual({})
  expect((await admin().raw(contract.companyTextManageDelete, { params })).status).toBe(404)
  expect((await admin().raw(contract.companyTextManageGet, { params })).status).toBe(404)
})

test('texts with the same wording are changed together in one call', async () => {
  const texts = { en: 'Talents', vi: '', ja: '' }
  const params = { key: 'candidates:title' }
  const body = { texts, also: ['jobs:candidates', 'candidates:title'] }
  expect(await admin().ok(contract.companyTextManageUpdate, { params, body })).toEqual({ key: params.key, texts })
  expect(await words('en')).toMatchObject({ 'candidates:title': 'Talents', 'jobs:candidates': 'Talents' })
  const wrong = await admin().raw(contract.companyTextManageUpdate, { params, body: { texts, also: ['a b'] } })
  expect(wrong.body.errors).toEqual({ also: ['is not valid'] })
})

test('invalid values are reported under their fields, and change nothing', async () => {
  const errors = async (key: string, texts: Partial<contract.CompanyText['texts']>) =>
    (await put(key, texts)).body.errors
  expect(await errors('a:b', {})).toEqual({ 'texts.en': ['This field is required'] })
  expect(await errors('a b', { en: 'x' })).toEqual({ key: ['is not valid'] })
  expect(await errors('a:b', { en: '<b>x</b>', vi: '$t(x)', ja: 'x'.repeat(2001) })).toEqual({
    'texts.en': ['is not valid'],
    'texts.vi': ['is not valid'],
    'texts.ja': ['Maximum length is 2000'],
  })
  expect((await admin().raw(contract.companyTextManageGet, { params: { key: 'a:b' } })).status).toBe(404)
})

test('each company has its own texts, and only its administrators choose them', async () => {
  await put('users:title', { en: 'Colleagues' })
  expect(await words('en', 'admin@other')).toEqual({})
  expect(
    (await here.as('admin@other').raw(contract.companyTextManageGet, { params: { key: 'users:title' } })).status,
  ).toBe(404)
  expect((await put('users:title', { en: 'Staff' }, 'admin@other')).status).toBe(200)
  expect(await words('en')).toMatchObject({ 'users:title': 'Colleagues' })
  expect((await put('users:title', { en: 'Staff' }, 'recruiter')).status).toBe(403)
})
