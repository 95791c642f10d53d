import { afterAll, beforeAll, expect, test } from 'vitest'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { companies, seedIdentity, users } from '../../../services/demo/people/accounts.ts'
import { departmentId, seedOrganisation } from '../../../services/demo/people/organisation.ts'
import * as contract from '../../../services/features/users/contract.ts'
import { startPeople, type PeopleHere } from './people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const names = (list: readonly { userName: string }[]) => list.map(({ userName }) => userName).sort()
const recruiter = () => here.as('recruiter')

test('users are found by those who choose one', async () => {
  expect(await recruiter().ok(contract.userCommonList, { query: { search: 'sato' } })).toEqual([
    {
      id: users.sato.id,
      userName: 'sato.kenta',
      fullName: '佐藤 健太',
      email: 'kenta.sato@songhong.example',
      title: '採用担当',
      departmentId: departmentId('first', 'TA-JP'),
      status: 'active',
      avatarVersion: '1',
    },
  ])
  expect(await recruiter().ok(contract.userCommonList)).toHaveLength(10)
  expect(names(await here.as('admin@other').ok(contract.userCommonList))).toEqual(['admin@other'])
})

test('users by user names returns the same by GET and POST', async () => {
  expect(
    names(
      await recruiter().ok(contract.usersByUserNamesGet, {
        query: { userNames: 'manager, Finance,,admin@other,nobody' },
      }),
    ),
  ).toEqual(['finance', 'manager'])
  expect(
    names(await recruiter().ok(contract.usersByUserNames, { body: ['manager', 'Finance', 'admin@other'] })),
  ).toEqual(['finance', 'manager'])
  expect(await recruiter().ok(contract.usersByUserNamesGet)).toEqual([])
})

test('users by permission have it through any of their roles, in a department with its subdepartments or anywhere', async () => {
  const by = (permission: string, query: object = {}, userName = 'recruiter') => {
    const [module = '', action = ''] = permission.split(':')
    return here.as(userName).raw(contract.usersByPermission, { query: { module, permission: action, ...query } })
  }
  const found = async (...asked: Parameters<typeof by>) => names((await by(...asked)).body as never)
  expect(await found('TalentManagement:TalentManagement')).toEqual([
    'admin',
    'multi',
    'recruiter',
    'recruiter2',
    'sato.kenta',
  ])
  expect(await found('BankTransfer:ApproveBankTransfer', { departmentId: nullId, companyId: nullId })).toEqual([
    'admin',
    'finance',
  ])
  expect(await found('TalentManagement:TalentManagement', { departmentId: departmentId('first', 'TA') })).toEqual([
    'recruiter',
    'recruiter2',
    'sato.kenta',
  ])
  expect(
    await found('TalentManagement:TalentManagement', { departmentId: departmentId('first', 'TA-JP').toUpperCase() }),
  ).toEqual(['sato.kenta'])
  expect(await found('TalentManagement:TalentManagement', { departmentId: departmentId('other', 'MGMT') })).toEqual([])
  expect((await by('TalentManagement:Nothing')).body.errors).toHaveProperty('permission')
  expect((await by('TalentManagement:TalentManagement', { companyId: companies.other.id })).status).toBe(404)
  expect((await by('TalentManagement:TalentManagement', { companyId: companies.first.id }, 'admin@other')).status).toBe(
    404,
  )
  // The first company runs the platform, so its administrators see the others.
  expect(await found('TalentManagement:TalentManagement', { companyId: companies.other.id }, 'admin')).toEqual([
    'admin@other',
  ])
})

test("users of a company are the caller's, or those of any company for administrators of the platform", async () => {
  expect(await recruiter().ok(contract.usersOfCompany)).toHaveLength(10)
  expect(await recruiter().ok(contract.usersOfCompany, { query: { companyId: companies.first.id } })).toHaveLength(10)
  expect((await recruiter().raw(contract.usersOfCompany, { query: { companyId: companies.other.id } })).status).toBe(
    404,
  )
  expect(
    names(await here.as('admin').ok(contract.usersOfCompany, { query: { companyId: companies.other.id } })),
  ).toEqual(['admin@other'])
  expect(
    (await here.as('admin').raw(contract.usersOfCompany, { query: { companyId: crypto.randomUUID() } })).status,
  ).toBe(404)
})

test("user info is limited to the caller's company", async () => {
  expect(await recruiter().ok(contract.userInfo, { query: { userName: 'Finance' } })).toMatchObject({
    id: users.finance.id,
    title: 'Chief accountant',
  })
  for (const userName of ['admin@other', 'nobody'])
    expect((await recruiter().raw(contract.userInfo, { query: { userName } })).status).toBe(404)
})

test('callers see their own summary', async () => {
  expect(await recruiter().ok(contract.currentUserInfo)).toMatchObject({
    departmentId: departmentId('first', 'TA'),
    title: 'Senior recruiter',
    status: 'active',
  })
})

test('seeding again keeps the changes of users', async () => {
  const { services } = here
  await services.db.updateTable('app_user').set({ title: 'Changed' }).where('user_name', '=', 'finance').execute()
  await services.db
    .updateTable('role')
    .set({ keys: ['Vendor:ListVendor'], version: 2 })
    .where('name', '=', 'Vendor')
    .where('company_id', '=', companies.first.id)
    .execute()
  await services.db
    .updateTable('role')
    .set({ keys: [] })
    .where('name', '=', 'Vendor')
    .where('company_id', '=', companies.other.id)
    .execute()
  await seedIdentity(services.db)
  await seedOrganisation(services.db, services.companyDb)
  expect(await recruiter().ok(contract.userInfo, { query: { userName: 'finance' } })).toMatchObject({
    title: 'Changed',
  })
  const keys = await services.db
    .selectFrom('role')
    .select(['company_id', 'keys'])
    .where('name', '=', 'Vendor')
    .execute()
  expect(keys.find((row) => row.company_id === companies.first.id)?.keys).toEqual(['Vendor:ListVendor'])
  expect(keys.find((row) => row.company_id === companies.other.id)?.keys.length).toBeGreaterThan(3)
})
