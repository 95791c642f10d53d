import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCache } from '../../../services/core/cache.ts'
import { companyDirectory } from '../../../services/core/identity/people/directory.ts'
import { companies, seedIdentity, users } from '../../../services/demo/people/accounts.ts'
import {
  companyByIds,
  companyList,
  companyLookup,
  currentCompanyInfo,
} from '../../../services/features/companies/contract.ts'
import * as roles from '../../../services/features/roles/contract.ts'
import * as contract from '../../../services/features/users/contract.ts'
import { until } from '../../core/services/coreServices.fixture.ts'
import { startPeople, type PeopleHere } from './people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const recruiter = () => here.as('recruiter')

/** The number of queries about users, roles and companies that the work makes. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const executor = here.services.db.getExecutor()
  const run = vi.spyOn(Object.getPrototypeOf(executor) as typeof executor, 'executeQuery')
  await work()
  const asked = run.mock.calls.filter(([query]) => /"(app_user|user_role|role|company)"/.test(query.sql))
  run.mockRestore()
  return asked.length
}

const summary = async (userName: string) => (await recruiter().ok(contract.usersByUserNames, { body: [userName] }))[0]
const detailed = async (userName: string) => (await admin().ok(contract.accountByUserNames, { body: [userName] }))[0]
const holders = async (permission: string) => {
  const [module = '', action = ''] = permission.split(':')
  return (await recruiter().ok(contract.usersByPermission, { query: { module, permission: action } })).map(
    ({ userName }) => userName,
  )
}
const roleOf = async (code: string) =>
  (await admin().ok(roles.roleList, { body: { pageSize: 100 } })).data.find((role) => role.code === code)!

const reads: Record<string, () => Promise<unknown>> = {
  'users by user names': () => summary('finance'),
  'people in detail': () => detailed('finance'),
  'a person by id': () => admin().ok(contract.accountGet, { params: { id: users.finance.id } }),
  'people to choose from': () => recruiter().ok(contract.userCommonList),
  'people of a company': () => recruiter().ok(contract.usersOfCompany),
  'holders of a permission': () => holders('TalentManagement:TalentManagement'),
  'the list of roles': () => admin().ok(roles.roleList, { body: { keyword: 'e' } }),
  'roles to choose from': () => recruiter().ok(roles.roleLookup),
  'permissions of the company': () => admin().ok(roles.permissionForCompany),
  'the own company': () => recruiter().ok(currentCompanyInfo),
  'companies by id': () => recruiter().ok(companyByIds, { body: { ids: [companies.first.id, companies.other.id] } }),
  'companies to choose from': () => recruiter().ok(companyLookup),
  'the list of companies': () => here.as('admin@other').ok(companyList, { body: {} }),
}

test('reading something that is not cached queries the database', async () => {
  expect(await queriesOf(() => here.services.identity.issueAccessToken('recruiter'))).toBeGreaterThan(0)
  expect(
    await queriesOf(() =>
      companyDirectory(createCache(null, { warn: () => undefined }), here.db).byUserNames(['finance']),
    ),
  ).toBe(1)
})

test.each(Object.keys(reads))('%s: a repeated read makes no query', async (name) => {
  const read = reads[name]!
  const first = await read()
  // Tokens are created from the database: without them, no query remains.
  const token = vi.spyOn(here.services.identity, 'issueAccessToken')
  const userName =
    name === 'the list of companies'
      ? 'admin@other'
      : /^(people in|a person|the list of roles|permissions)/.test(name)
        ? 'admin'
        : 'recruiter'
  token.mockResolvedValue(await here.services.identity.issueAccessToken(userName))
  const again = async () => expect(await read()).toEqual(first)
  // A task in the background may query a user at the same moment.
  await expect.poll(() => queriesOf(again)).toBe(0)
})

test('each write of users is visible to the reads that follow', async () => {
  expect(await summary('new.person')).toBeUndefined()
  const before = await recruiter().ok(contract.userCommonList)
  const held = await holders('Candidate:CV-Verification')
  const { userCount } = await roleOf('Recruiter')
  const person = await admin().ok(contract.accountCreate, {
    body: {
      userName: 'new.person',
      name: 'New',
      familyName: 'Person',
      email: 'new@first.example',
      password: 'Chosen#123',
      roles: ['Recruiter'],
    },
  })
  const { id } = person
  expect(await summary('new.person')).toMatchObject({ id, fullName: 'Person New' })
  expect(await recruiter().ok(contract.userCommonList)).toHaveLength(before.length + 1)
  expect(await holders('Candidate:CV-Verification')).toEqual(expect.arrayContaining([...held, 'new.person']))
  expect(await roleOf('Recruiter')).toMatchObject({ userCount: userCount + 1 })

  const changedOne = await admin().ok(contract.accountUpdate, {
    params: { id },
    body: { name: 'Newer', familyName: 'Person', email: null, version: person.version },
  })
  expect(changedOne.fullName).toBe('Person Newer')
  expect(await summary('new.person')).toMatchObject({ fullName: 'Person Newer', email: null })

  await admin().ok(contract.accountAddToRole, { params: { id }, body: { roles: ['Finance', 'Approver'] } })
  expect(await detailed('new.person')).toMatchObject({ roles: ['Approver', 'Finance'], activeRole: 'Finance' })
  expect(await holders('Candidate:CV-Verification')).not.toContain('new.person')
  expect(await roleOf('Recruiter')).toMatchObject({ userCount })

  await here.as('new.person').ok(contract.updateActiveRole, { query: { roleName: 'Approver' } })
  expect(await detailed('new.person')).toMatchObject({ activeRole: 'Approver' })

  const { version } = (await detailed('new.person'))!
  await admin().ok(contract.accountUpdateStatus, { query: { userId: id, status: 'disabled', version } })
  expect(await summary('new.person')).toMatchObject({ status: 'disabled' })
  expect(await recruiter().ok(contract.usersOfCompany)).toHaveLength(before.length)

  await admin().ok(contract.accountDelete, { params: { id } })
  expect(await detailed('new.person')).toBeUndefined()
  expect((await admin().raw(contract.accountGet, { params: { id } })).status).toBe(404)
  // Records still name the user.
  expect(await summary('new.person')).toMatchObject({ fullName: 'Person Newer' })
})

test('each write of roles is visible to the reads that follow', async () => {
  const who = async (key: string) =>
    (await admin().ok(roles.permissionForCompany)).find((one) => one.key === key)!.roles
  expect(await who('Vendor:ListVendor')).not.toContain('Kept')
  const { id, version } = await admin().ok(roles.roleCreate, {
    body: { code: 'Kept', name: 'Kept', description: '', permissions: ['Vendor:ListVendor'] },
  })
  expect(await who('Vendor:ListVendor')).toContain('Kept')
  await admin().ok(contract.accountAddToRole, { params: { id: users.vendor.id }, body: { roles: ['Vendor', 'Kept'] } })
  expect(await holders('BankTransfer:ApproveBankTransfer')).not.toContain('vendor')
  await admin().ok(roles.roleUpdate, {
    params: { id },
    body: { name: 'Kept on', description: '', permissions: ['BankTransfer:ApproveBankTransfer'], version },
  })
  expect(await holders('BankTransfer:ApproveBankTransfer')).toContain('vendor')
  expect((await recruiter().ok(roles.roleLookup)).find(({ code }) => code === 'Kept')).toMatchObject({
    name: 'Kept on',
  })
  await admin().ok(contract.accountAddToRole, { params: { id: users.vendor.id }, body: { roles: ['Vendor'] } })
  await admin().ok(roles.roleDelete, { params: { id } })
  expect(await roleOf('Kept')).toBeUndefined()
})

test('the cache of one company is separate from that of another', async () => {
  await reads['people to choose from']!()
  await summary('admin')
  const other = here.as('admin@other')
  expect(await other.ok(contract.usersByUserNames, { body: ['admin', 'admin@other'] })).toMatchObject([
    { userName: 'admin@other' },
  ])
  expect(await summary('admin@other')).toBeUndefined()
  expect((await other.ok(contract.userCommonList)).map(({ userName }) => userName)).toEqual(['admin@other'])
  expect((await other.raw(contract.accountGet, { params: { id: users.finance.id } })).status).toBe(404)
  expect(await other.ok(roles.roleByIds, { body: { ids: [(await roleOf('Recruiter')).id] } })).toEqual([])
})

test('another instance is notified, and so is one where the demo is seeded again', async () => {
  const cache = createCache(here.services.db, { warn: () => undefined })
  const elsewhere = companyDirectory(cache, here.db)
  const title = async () => (await elsewhere.byUserNames(['approver']))[0]?.title
  const retitle = (to: string) =>
    here.services.db.updateTable('app_user').set({ title: to }).where('user_name', '=', 'approver').execute()
  await title()
  // As another process commits it: the row, and the event that a write in this process creates.
  await retitle('Deputy')
  const { version } = (await detailed('manager'))!
  await admin().ok(contract.accountUpdateStatus, { query: { userId: users.manager.id, status: 'active', version } })
  await until(async () => (await title()) === 'Deputy')
  // Once all events of earlier writes are handled, a row that is written without an event is not seen.
  let kept: string | null | undefined
  await until(async () => {
    kept = await title()
    await retitle(kept === 'Chief' ? 'Head' : 'Chief')
    return (await title()) === kept
  })
  const to = kept === 'Chief' ? 'Head' : 'Chief'
  await sql`insert into event (company_id, type, subject_id, data)
    select company_id, type, subject_id, data from event where type = 'cache.changed' order by id desc limit 1`.execute(
    here.services.db,
  )
  // The embedded database sends no notifications.
  here.services.events.wake()
  await until(async () => (await title()) === to)
  await retitle('Chief of all')
  await seedIdentity(here.services.db)
  expect(await title()).toBe('Chief of all')
  cache.close()
})
