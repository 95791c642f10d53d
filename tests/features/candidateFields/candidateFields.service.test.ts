import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/candidateFields/contract.ts'
import { currentCompanyInfo } from '../../../services/features/companies/contract.ts'
import { companyProfileUpdate } from '../../../services/features/companies/manageContract.ts'
import { extendCandidateList } from '../../../services/features/settings/contract.ts'
import { newId } from '../../../services/core/ids.ts'
import '../../../services/features/candidates/tables.ts'
import { startPipelines, type PipelinesHere } from '../pipelines/pipelines.fixture.ts'

let here: PipelinesHere
beforeAll(async () => {
  here = await startPipelines()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const given = { label: 'Visa', inputType: 'Input', required: false, active: true, values: [] as string[] } as const
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.candidateFieldManageCreate, { body: { key: 'Visa', ...given, ...body } })
const change = (key: string, body: object) =>
  admin().raw(contract.candidateFieldManageUpdate, { params: { key }, body: { ...given, ...body } })
const remove = (key: string) => admin().raw(contract.candidateFieldManageDelete, { params: { key } })
const offered = async (userName = 'recruiter') =>
  (await here.as(userName).ok(extendCandidateList)).map(({ key }) => key)

test('a field is added at a position, changed, moved and deleted; forms always have its current state', async () => {
  const before = await offered()
  const made = (await create({ label: '  Loại   visa ', inputType: 'Combobox', values: ['A', ' B ', 'A'] })).body
  expect(made).toEqual({
    key: 'Visa',
    label: 'Loại visa',
    inputType: 'Combobox',
    required: false,
    active: true,
    values: ['A', 'B'],
    place: before.length + 1,
    candidates: 0,
  })
  expect(await offered()).toEqual([...before, 'Visa'])
  expect((await change('Visa', { label: 'Visa', place: 1, required: true })).body).toMatchObject({
    place: 1,
    required: true,
    values: [],
  })
  expect(await offered()).toEqual(['Visa', ...before])
  // A change without a position leaves it in place.
  expect((await change('Visa', { label: 'Visa kind' })).body.place).toBe(1)
  const { data, totalItem } = await admin().ok(contract.candidateFieldManageList, { body: { keyword: 'VISA kind' } })
  expect([data.map(({ key }) => key), totalItem]).toEqual([['Visa'], 1])
  expect((await remove('Visa')).body).toEqual({ status: 'OK' })
  expect(await offered()).toEqual(before)
  expect((await remove('Visa')).status).toBe(404)
  expect((await change('Visa', {})).status).toBe(404)
})

test('invalid values are reported under their fields, and nothing changes', async () => {
  const before = await admin().ok(extendCandidateList)
  const errors = async (body: object) => (await create(body)).body.errors
  expect(await errors({ key: ' ' })).toEqual({ key: ['This field is required'] })
  expect(await errors({ key: '1st' })).toEqual({ key: ['is not valid'] })
  expect(await errors({ key: 'terminaldate' })).toEqual({ key: ['is already taken'] })
  expect(await errors({ label: ' ' })).toEqual({ label: ['This field is required'] })
  expect(await errors({ label: 'x'.repeat(101) })).toEqual({ label: ['Maximum length is 100'] })
  expect(await errors({ inputType: 'Radio', values: [' '] })).toEqual({ values: ['This field is required'] })
  expect(await errors({ inputType: 'Multiple', values: ['a,b'] })).toEqual({ values: ['is not valid'] })
  expect((await change('TerminalDate', { inputType: 'Input' })).body.errors).toEqual({ inputType: ['is read-only'] })
  expect((await create({}, 'recruiter')).status).toBe(403)
  expect(await admin().ok(extendCandidateList)).toEqual(before)
})

test('a field counts the candidates with values, and cannot be deleted while there are any', async () => {
  await create({ key: 'Shoes', label: 'Shoes' })
  const { ids } = await here.jobWith(1)
  await here.db
    .update('candidate')
    .set({ extend_properties: JSON.stringify({ Shoes: '42' }) })
    .where('candidate.id', '=', ids[0]!)
    .execute()
  const get = () => admin().ok(contract.candidateFieldManageGet, { params: { key: 'Shoes' } })
  expect((await get()).candidates).toBe(1)
  expect((await remove('Shoes')).body).toMatchObject({
    errorCode: 'CANDIDATE_FIELD_IN_USE',
    paramValues: { count: '1' },
  })
  // Two simultaneous additions both succeed: neither overwrites the other's list.
  const both = await Promise.all(['One', 'Two'].map((key) => create({ key, label: key })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await offered()).toEqual(expect.arrayContaining(['Shoes', 'One', 'Two']))
})

test('each company has its own fields, and starts with none', async () => {
  const others = await offered('admin@other')
  await create({ key: `K${newId().replaceAll('-', '').slice(0, 8)}`, label: 'Mine' })
  expect(await offered('admin@other')).toEqual(others)
  expect(
    (await here.as('admin@other').raw(contract.candidateFieldManageGet, { params: { key: 'Shoes' } })).status,
  ).toBe(404)
})

test('a company changes its contact details, but not its name on the platform', async () => {
  const own = await admin().ok(currentCompanyInfo)
  const { email, website, address, taxCode } = own
  const body = { email, website, address, taxCode, phone: '024 99', version: own.version!, name: 'Another' }
  const changed = await admin().ok(companyProfileUpdate, { body })
  expect(changed).toEqual({ ...own, phone: '024 99', version: own.version! + 1 })
  expect(await here.as('recruiter').ok(currentCompanyInfo)).toMatchObject({ phone: '024 99', name: own.name })
  expect((await admin().raw(companyProfileUpdate, { body })).body.errorCode).toBe('599')
  expect((await admin().raw(companyProfileUpdate, { body: { website: 'x', version: null } })).body.errors).toEqual({
    website: ['The input is not valid link'],
  })
  expect((await here.as('recruiter').raw(companyProfileUpdate, { body: { version: null } })).status).toBe(403)
})
