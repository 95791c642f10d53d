import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../../../services/demo/people/accounts.ts'
import * as contract from '../../../services/features/companies/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const { first, other } = companies
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('administrators of the platform list every company, other users only their own', async () => {
  const list = async (userName: string, body: object = {}) => here.as(userName).ok(contract.companyList, { body })
  expect(names((await list('admin')).data)).toEqual(['Other Company', 'Sông Hồng Software'])
  expect(await list('admin', { keyword: 'song hong' })).toMatchObject({
    totalItem: 1,
    data: [{ id: first.id, code: 'SHS' }],
  })
  expect(await list('admin', { pageIndex: 1, pageSize: 1 })).toMatchObject({ totalItem: 2, data: [{ id: first.id }] })
  expect(await list('admin@other')).toMatchObject({ totalItem: 1, data: [{ id: other.id }] })
  expect((await here.as('recruiter').raw(contract.companyList, { body: {} })).status).toBe(403)
  expect((await here.as('admin').raw(contract.companyList, { body: { pageSize: 0 } })).body.errors).toHaveProperty(
    'pageSize',
  )
})

test('companies are chosen and read by id with the same restrictions', async () => {
  expect(names(await here.as('admin').ok(contract.companyLookup))).toEqual(['Other Company', 'Sông Hồng Software'])
  expect(await here.as('recruiter').ok(contract.companyLookup)).toEqual([{ id: first.id, name: 'Sông Hồng Software' }])
  const ids = [first.id, other.id, crypto.randomUUID()]
  expect(names(await here.as('recruiter').ok(contract.companyByIds, { body: { ids } }))).toEqual(['Sông Hồng Software'])
  expect(names(await here.as('admin@other').ok(contract.companyByIds, { body: { ids } }))).toEqual(['Other Company'])
  expect(await here.as('admin').ok(contract.companyByIds, { body: { ids } })).toHaveLength(2)
})

test('only the Administrator role of the platform company sees other companies', async () => {
  await here.services.db
    .insertInto('user_role')
    .values({
      user_id: (
        await here.services.db
          .selectFrom('app_user')
          .select('id')
          .where('user_name', '=', 'admin')
          .executeTakeFirstOrThrow()
      ).id,
      company_id: first.id,
      role: 'Recruiter',
    })
    .execute()
  expect(names(await here.as('admin', 'Recruiter').ok(contract.companyLookup))).toEqual(['Sông Hồng Software'])
})

test('every user of a company can see it', async () => {
  expect(await here.as('finance').ok(contract.currentCompanyInfo)).toEqual({
    id: first.id,
    name: 'Sông Hồng Software',
    code: 'SHS',
    type: 'Employer',
    email: 'contact@songhong.example',
    phone: '024 3933 0101',
    website: 'https://songhong.example',
    address: '18 Lý Thường Kiệt, Hoàn Kiếm, Hà Nội',
    taxCode: '0101234567',
    active: true,
    createdDate: expect.stringMatching(/Z$/),
    version: 1,
    logo: null,
    brandColor: null,
    platform: true,
    mayManage: false,
  })
  expect(await here.as('admin@other').ok(contract.currentCompanyInfo)).toMatchObject({ id: other.id, code: 'OTHER' })
})
