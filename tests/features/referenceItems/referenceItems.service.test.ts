import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BodyOf } from '../../../services/core/contract/operation.ts'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/referenceItems/contract.ts'
import {
  cityList,
  companyTypeList,
  countryList,
  institutionLevelList,
} from '../../../services/features/lookups/vocabularyContract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.referenceManageCreate, { body: { kind: 'companyType', ...body } as never })
const made = async (body: object) => (await create(body)).body as contract.ReferenceItem
const change = async (id: string, body: BodyOf<typeof contract.referenceManageUpdate>) =>
  (await admin().raw(contract.referenceManageUpdate, { params: { id }, body })).body
const remove = async (id: string) => (await admin().raw(contract.referenceManageDelete, { params: { id } })).body
const listed = async (kind: contract.ReferenceKind) =>
  (await admin().ok(contract.referenceManageList, { body: { kind, pageSize: 200 } })).data

test('a country and its cities are offered; two countries may have a city of the same name, and a country with cities cannot be deleted', async () => {
  const laos = await made({ kind: 'country', name: 'Lào', code: 'la' })
  expect(laos).toMatchObject({ name: 'Lào', code: 'LA', countryId: null, isDefault: false })
  const other = await made({ kind: 'country', name: 'Chile', code: 'CL' })
  const city = await made({ kind: 'city', name: 'Santiago', countryId: laos.id })
  expect((await made({ kind: 'city', name: 'Santiago', countryId: other.id })).countryId).toBe(other.id)
  expect((await create({ kind: 'city', name: 'santiago', countryId: other.id })).body.errors).toEqual({
    name: ['is already taken'],
  })
  const as = here.as('recruiter')
  expect((await as.ok(countryList)).find(({ id }) => id === laos.id)).toMatchObject({ name: 'Lào', code: 'LA' })
  expect((await as.ok(cityList, { query: { countryId: laos.id } })).map(({ name }) => name)).toEqual(['Santiago'])
  const moved = await change(city.id, { name: 'Santiago', countryId: other.id })
  expect(moved.errors).toEqual({ name: ['is already taken'] })
  expect(await remove(laos.id)).toMatchObject({ errorCode: 'COUNTRY_IN_USE', paramValues: { count: '1' } })
  expect(await change(city.id, { name: 'Viêng Chăn', countryId: laos.id })).toMatchObject({ name: 'Viêng Chăn' })
  expect(await remove(city.id)).toEqual({ status: 'OK' })
  expect(await remove(laos.id)).toEqual({ status: 'OK' })
  const usage = await admin().ok(contract.referenceManageUsage, { body: { ids: [other.id] } })
  expect(usage).toEqual([{ id: other.id, cities: 1 }])
  // Cities are ordered by country.
  const countries = (await listed('city')).map(({ countryId }) => countryId)
  expect(countries.filter((id, at) => id !== countries[at - 1])).toHaveLength(new Set(countries).size)
})

test('levels of education and types of companies have an order and a default', async () => {
  const before = await listed('institutionLevel')
  const post = await made({ kind: 'institutionLevel', name: 'Postdoc' })
  expect(post.place).toBe(before.length + 1)
  expect(await change(post.id, { name: 'Postdoc', place: 1, isDefault: true })).toMatchObject({ place: 1 })
  const levels = await here.as('recruiter').ok(institutionLevelList)
  expect(levels[0]).toMatchObject({ name: 'Postdoc', isDefault: true })
  expect(levels.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  const type = await made({ name: 'Cooperative', place: 2 })
  expect((await here.as('recruiter').ok(companyTypeList))[1]!.name).toBe('Cooperative')
  expect(await remove(type.id)).toEqual({ status: 'OK' })
})

test('errors are reported under their fields; only users with the permission change the lists, each in their company', async () => {
  const wrong = async (body: object) => (await create(body)).body.errors
  const without = ['cannot be combined with kind']
  expect(await wrong({ name: 'X', code: 'XX' })).toEqual({ code: without })
  expect(await wrong({ name: 'X', countryId: newId() })).toEqual({ countryId: without })
  expect(await wrong({ name: 'X', kind: 'country' })).toEqual({ code: ['This field is required'] })
  expect(await wrong({ name: 'X', kind: 'country', code: 'X1' })).toEqual({ code: ['is not valid'] })
  expect(await wrong({ name: 'X', kind: 'city' })).toEqual({ countryId: ['This field is required'] })
  expect(await wrong({ name: 'X', kind: 'city', countryId: newId() })).toEqual({ countryId: ['is not valid'] })
  const [country] = await listed('country')
  expect(await wrong({ name: 'X', kind: 'city', countryId: country!.id, isDefault: true })).toEqual({
    isDefault: without,
  })
  expect(await wrong({ name: ' ' })).toEqual({ name: ['This field is required'] })
  expect(await wrong({ name: 'x'.repeat(101) })).toEqual({ name: ['Maximum length is 100'] })
  const own = await made({ name: 'Ours alone' })
  const others = here.as('admin@other')
  expect((await others.ok(contract.referenceManageList, { body: { keyword: 'ours alone' } })).data).toEqual([])
  expect((await others.raw(contract.referenceManageDelete, { params: { id: own.id } })).status).toBe(404)
  for (const userName of ['recruiter', 'finance', 'vendor'])
    expect((await create({ name: 'Mine' }, userName)).status).toBe(403)
})
