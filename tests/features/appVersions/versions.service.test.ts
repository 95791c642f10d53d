import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/appVersions/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const version = (number: string) => ({ appID: 'Hireloom', version: number, isRequireToUpdate: false })
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.appVersionCreate, { body: body as never })
const made = async (number: string) => (await create(version(number))).body as unknown as contract.AppVersion

test('a version is added, changed, found and deleted', async () => {
  expect(await admin().ok(contract.appVersionApps)).toEqual(['Hireloom', 'HireloomLite'])
  const { id } = await made(' 5.0 ')
  const params = { id }
  expect(await admin().ok(contract.appVersionGet, { params })).toEqual({ id, ...version('5.0'), canChange: true })
  const changed = { appID: 'HireloomLite', version: '5.1.2', isRequireToUpdate: true }
  expect(await admin().ok(contract.appVersionUpdate, { params, body: changed })).toMatchObject(changed)
  const { data } = await admin().ok(contract.appVersionList, { body: { keyword: 'lite 5.1' } })
  expect(data.map((one) => one.id)).toEqual([id])
  expect(await admin().ok(contract.appVersionDelete, { params })).toEqual({ status: 'OK' })
  expect((await admin().raw(contract.appVersionGet, { params })).status).toBe(404)
})

test('invalid values are reported under their fields; a version exists once per app, even when two requests add it at once', async () => {
  const errors = async (body: object) => (await create({ ...version('6.0'), ...body })).body.errors
  expect(await errors({ appID: 'Other', version: ' ' })).toEqual({
    appID: ['is not in the list'],
    version: ['This field is required'],
  })
  for (const number of ['six', '1.2.3.4.5', '1..2', 'v1'])
    // oxlint-disable-next-line no-await-in-loop -- four
    expect(await errors({ version: number })).toEqual({ version: ['is not valid'] })
  const both = await Promise.all([create(version('7.0')), create(version('7.0'))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await errors({ version: '7.0' })).toEqual({ version: ['is already taken'] })
  expect((await create({ ...version('7.0'), appID: 'HireloomLite' })).status).toBe(200)
})

test("all companies read the platform's versions, and only its own company changes them", async () => {
  const { id } = await made('8.0')
  const other = here.as('admin@other')
  expect(await other.ok(contract.appVersionGet, { params: { id } })).toMatchObject({ version: '8.0', canChange: false })
  const { data } = await other.ok(contract.appVersionList, { body: { keyword: '8.0' } })
  expect(data).toMatchObject([{ id, canChange: false }])
  expect((await create(version('9.0'), 'admin@other')).status).toBe(403)
  const params = { id }
  expect((await other.raw(contract.appVersionUpdate, { params, body: version('9.0') })).status).toBe(403)
  expect((await other.raw(contract.appVersionDelete, { params })).status).toBe(403)
  expect((await create(version('9.0'), 'recruiter')).status).toBe(403)
  expect(await admin().ok(contract.appVersionGet, { params })).toMatchObject({ version: '8.0' })
})
