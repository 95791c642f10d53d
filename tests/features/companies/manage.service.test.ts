import { afterAll, beforeAll, expect, test } from 'vitest'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { accountByUserName } from '../../../services/core/identity/people/accounts.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import * as contract from '../../../services/features/companies/contract.ts'
import { departmentTree } from '../../../services/features/departments/contract.ts'
import '../../../services/features/lookups/tables.ts'
import { accountCreate, checkPermission } from '../../../services/features/users/contract.ts'
import '../../../services/features/verifications/tables.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
  await here.db
    .insert('vocabulary_item', {
      id: crypto.randomUUID(),
      kind: 'companyType',
      parent_id: null,
      name: 'Staffing agency',
      data: '{}',
    })
    .execute()
})
afterAll(() => here?.close())

const { first, other } = companies
const fields = {
  name: ' Nhà hàng  Sao Mai ',
  code: 'SAOMAI',
  type: 'Staffing agency',
  email: 'hello@saomai.example',
  phone: '024 1',
  website: 'https://saomai.example',
  address: 'Hà Nội',
  taxCode: '09',
}
const administrator = {
  administratorUserName: 'Sao.Mai',
  administratorName: 'Mai',
  administratorFamilyName: 'Sao',
  administratorEmail: 'mai@saomai.example',
  administratorLanguage: 'vi' as const,
}
const admin = () => here.as('admin')
const create = (changes: object = {}) => ({ body: { ...fields, ...administrator, ...changes } })
const contents = async () =>
  Promise.all(
    (['company', 'app_user', 'mail', 'role'] as const).map(
      async (table) => (await here.services.db.selectFrom(table).selectAll().execute()).length,
    ),
  )
const mailsTo = (recipient: string) =>
  here.services.db.selectFrom('mail').selectAll().where('recipient', '=', recipient).execute()
const errorsOf = async (changes: object) =>
  (await admin().raw(contract.companyManageCreate, create(changes))).body.errors

test('errors in a new company are reported under their fields, and nothing is added', async () => {
  const before = await contents()
  expect(await errorsOf({ name: '  ' })).toEqual({ name: ['This field is required'] })
  expect(await errorsOf({ name: 'x'.repeat(201) })).toEqual({ name: ['Maximum length is 200'] })
  expect(await errorsOf({ name: 'SÔNG HỒNG software', code: 'shs' })).toEqual({
    name: ['is already taken'],
    code: ['is already taken'],
  })
  expect(await errorsOf({ email: 'nobody', website: 'ftp://x.example' })).toEqual({
    email: ['is not a valid e-mail address'],
    website: ['The input is not valid link'],
  })
  expect(await errorsOf({ type: 'Circus' })).toEqual({ type: ['is not in the list'] })
  expect(await errorsOf({ administratorUserName: 'recruiter' })).toEqual({
    administratorUserName: ['is already taken'],
  })
  expect(await errorsOf({ administratorUserName: '!', administratorEmail: 'x@y.example' })).toHaveProperty(
    'administratorUserName',
  )
  expect(await errorsOf({ administratorEmail: 'nobody' })).toEqual({
    administratorEmail: ['is not a valid e-mail address'],
  })
  expect(await errorsOf({ administratorEmail: ' ' })).toEqual({ administratorEmail: ['This field is required'] })
  expect(await errorsOf({ administratorName: ' ' })).toEqual({ administratorName: ['This field is required'] })
  expect(await contents()).toEqual(before)
})

test('only administrators of the platform add, change, close and open companies', async () => {
  const before = await contents()
  const of = { params: { id: first.id } }
  for (const caller of [here.as('admin@other'), here.as('recruiter')]) {
    const answers = await Promise.all([
      caller.raw(contract.companyManageCreate, create()),
      caller.raw(contract.companyManageUpdate, { ...of, body: { name: 'Mine' } }),
      caller.raw(contract.companyManageDelete, of),
      caller.raw(contract.companyManageActivate, of),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
  expect(await contents()).toEqual(before)
})

test('a new company is ready for work, and its administrator is invited', async () => {
  const made = await admin().ok(contract.companyManageCreate, create())
  expect(made).toMatchObject({ ...fields, name: 'Nhà hàng Sao Mai', active: true, version: 1, mayManage: true })
  const db = here.services.companyDb(made.id)

  const [mail] = await mailsTo('mai@saomai.example')
  expect(mail).toMatchObject({ company_id: made.id, kind: 'password-invitation', created_by: 'admin' })
  expect(mail!.body).toContain('lang=vi')
  expect(await accountByUserName(here.services.db, 'sao.mai')).toMatchObject({
    companyId: made.id,
    fullName: 'Sao Mai',
    status: 'active',
    roles: [{ name: 'Administrator' }],
  })
  const kinds = await db.from('vocabulary_item').select('kind').distinct().execute()
  expect(kinds.length).toBeGreaterThan(15)
  expect(await db.from('vocabulary_item').select(['name', 'data']).where('kind', '=', 'emailSender').execute()).toEqual(
    [{ name: 'Recruitment', data: { email: 'hello@saomai.example' } }],
  )
  expect(await db.from('verification_folder').select(['code', 'share_all']).execute()).toEqual([
    { code: 'Vendor', share_all: true },
  ])
  expect(await here.as('sao.mai').ok(departmentTree)).toMatchObject([{ name: 'Nhà hàng Sao Mai', children: [] }])

  // They can work, but only in their company.
  const body = { userName: 'sao.hai', name: 'Hai', familyName: '', email: 'hai@saomai.example', roles: ['Recruiter'] }
  await here.as('sao.mai').ok(accountCreate, { body })
  expect((await here.as('sao.mai').ok(contract.companyList, { body: {} })).data).toMatchObject([
    { id: made.id, mayManage: false },
  ])
  expect((await here.as('sao.mai').raw(contract.companyManageGet, { params: { id: first.id } })).status).toBe(404)
  expect(await admin().ok(contract.companyManageUsage, { body: { ids: [made.id, crypto.randomUUID()] } })).toEqual([
    { id: made.id, users: 2, lastUsedDate: null },
  ])
  expect(await here.as('sao.mai').ok(contract.companyManageUsage, { body: { ids: [first.id] } })).toEqual([])
})

test('a company is changed with the version that was read; its own users see it at once', async () => {
  const of = { params: { id: other.id } }
  const before = await admin().ok(contract.companyManageGet, of)
  expect((await here.as('admin@other').ok(contract.currentCompanyInfo)).phone).toBe(before.phone)
  const changed = await admin().ok(contract.companyManageUpdate, {
    ...of,
    body: { name: before.name, phone: ' 09 ', type: before.type, version: before.version! },
  })
  expect(changed).toMatchObject({ phone: '09', code: null, version: before.version! + 1 })
  expect(await here.as('admin@other').ok(contract.currentCompanyInfo)).toMatchObject({ phone: '09', code: null })

  const late = { ...of, body: { name: 'Late', version: before.version! } }
  expect((await admin().raw(contract.companyManageUpdate, late)).body.errorCode).toBe('599')
  const taken = { ...of, body: { name: 'sông hồng Software' } }
  expect((await admin().raw(contract.companyManageUpdate, taken)).body.errors).toEqual({ name: ['is already taken'] })
  const nobody = { params: { id: crypto.randomUUID() } }
  expect((await admin().raw(contract.companyManageUpdate, { ...nobody, body: { name: 'X' } })).status).toBe(404)
  expect((await admin().raw(contract.companyManageGet, nobody)).status).toBe(404)
})

test('the users of a closed company can neither continue nor sign in until it is opened', async () => {
  const of = { params: { id: other.id } }
  const session = 'closed-company-session'
  const account = (await accountByUserName(here.services.db, 'admin@other'))!
  await unscoped(here.db)
    .insertInto('oidc_payload')
    .values({
      model: 'Session',
      id: session,
      uid: session,
      payload: JSON.stringify({ accountId: account.id }),
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute()
  const token = await here.services.identity.issueAccessToken('admin@other', {})
  const check = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${here.services.url}${checkPermission.path}`, { headers })).status
  }
  expect(await check()).toBe(200)
  expect(await admin().ok(contract.companyManageDelete, of)).toMatchObject({ active: false })
  expect(await check()).toBe(401)
  expect(await accountByUserName(here.services.db, 'admin@other')).toMatchObject({ status: 'disabled' })
  const sessions = unscoped(here.db).selectFrom('oidc_payload').select('id').where('id', '=', session)
  expect(await sessions.execute()).toEqual([])
  const listed = async (active: boolean) =>
    (await admin().ok(contract.companyList, { body: { active } })).data.map(({ id }) => id)
  expect(await listed(false)).toEqual([other.id])
  expect(await listed(true)).not.toContain(other.id)
  expect((await admin().ok(contract.companyLookup)).map(({ id }) => id)).not.toContain(other.id)

  // A repetition changes nothing; then the users have access again.
  const { version } = await admin().ok(contract.companyManageDelete, of)
  expect((await admin().ok(contract.companyManageGet, of)).version).toBe(version)
  expect(await admin().ok(contract.companyManageActivate, of)).toMatchObject({ active: true })
  expect(await check()).toBe(200)

  const platform = { params: { id: first.id } }
  expect((await admin().raw(contract.companyManageDelete, platform)).body.errorCode).toBe('PLATFORM_COMPANY')
  await admin().ok(checkPermission)
})
