import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BodyOf } from '../../../services/core/contract/operation.ts'
import * as contract from '../../../services/features/vendors/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

type VendorBody = BodyOf<typeof contract.vendorCreate>
type ConfigBody = BodyOf<typeof contract.vendorConfigCreate>
const admin = () => here.as('admin')
const vendor = (more: Partial<VendorBody> = {}): VendorBody => ({
  name: 'TalentBridge',
  address: 'Huế',
  status: 'Active',
  ...more,
})
const config = (more: Partial<ConfigBody> = {}): ConfigBody => ({
  name: 'North',
  userName: 'recruiter',
  status: 'Active',
  ...more,
})
const create = async (more: Partial<VendorBody>, userName = 'admin') =>
  here.as(userName).raw(contract.vendorCreate, { body: vendor(more) })
const made = async (more: Partial<VendorBody>) => (await create(more)).body as unknown as contract.Vendor
const update = async (id: string, more: Partial<VendorBody>) =>
  (await admin().raw(contract.vendorUpdate, { params: { id }, body: vendor(more) })).body

test('a vendor is created with its locations and addresses, found by any of its texts, changed and deleted', async () => {
  const tb = await made({
    name: ' Talent   Bridge ',
    location: ['đà nẵng', 'Hà Nội'],
    email: [
      { email: ' Emma@tb.example ', status: 'Active' },
      { email: 'jobs@tb.example', status: 'Inactive' },
    ],
  })
  expect(tb).toMatchObject({
    name: 'Talent Bridge',
    location: ['Hà Nội', 'Đà Nẵng'],
    email: [
      { email: 'Emma@tb.example', status: 'Active' },
      { email: 'jobs@tb.example', status: 'Inactive' },
    ],
    version: 1,
  })
  await made({ name: 'Alpha', address: '東京', status: 'Inactive' })
  const found = async (body: object) => (await admin().ok(contract.vendorList, { body })).data.map(({ name }) => name)
  expect(await found({})).toEqual(['Alpha', 'Talent Bridge'])
  for (const input of ['bridge', 'hue', 'JOBS@TB']) expect(await found({ input })).toEqual(['Talent Bridge'])
  expect(await found({ status: ['Inactive'] })).toEqual(['Alpha'])
  const body = { name: 'Talent Bridge', location: ['東京'], email: [], version: 1 }
  expect(await update(tb.id, body)).toMatchObject({ location: ['東京'], email: [], version: 2 })
  const late = await update(tb.id, body)
  expect(late).toMatchObject({ errorCode: '599', paramValues: { updatedBy: 'admin' } })
  expect((await admin().raw(contract.vendorDelete, { params: { id: tb.id } })).body).toEqual({ status: 'OK' })
  expect((await admin().raw(contract.vendorGet, { params: { id: tb.id } })).status).toBe(404)
})

test('an address belongs to one vendor only, also when two are saved at once', async () => {
  const both = await Promise.all(
    ['One', 'Two'].map((name) => create({ name, email: [{ email: `same@x.example`, status: 'Active' }] })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)!.body.errors).toEqual({ email: ['is already taken'] })
  const taken = await create({ name: 'Three', email: [{ email: 'SAME@x.example', status: 'Inactive' }] })
  expect(taken.body.errors).toEqual({ email: ['is already taken'] })
  expect((await admin().ok(contract.vendorList, { body: { input: 'three' } })).data).toEqual([])
})

test('users in charge are accounts of the company; they and the active vendors are found by location', async () => {
  const lan = await admin().ok(contract.vendorConfigCreate, { body: config({ location: ['東京'] }) })
  expect(lan).toMatchObject({
    userName: 'recruiter',
    location: ['東京'],
    email: expect.stringContaining('@') as string,
  })
  await admin().ok(contract.vendorConfigCreate, {
    body: config({ name: 'Away', status: 'Inactive', location: ['東京'] }),
  })
  await made({
    name: 'Sakura',
    location: ['東京'],
    email: [
      { email: 'a@sakura.example', status: 'Active' },
      { email: 'b@sakura.example', status: 'Inactive' },
    ],
  })
  await made({ name: 'Closed', status: 'Inactive', location: ['東京'] })
  // Users who request CVs from vendors find them too.
  const recruiter = here.as('recruiter')
  expect(await recruiter.ok(contract.vendorsByLocation, { body: { location: ['東京', 'Hà Nội'] } })).toMatchObject([
    { name: 'Sakura', email: ['a@sakura.example'] },
  ])
  const charged = await recruiter.ok(contract.vendorConfigsByLocation, { body: { location: ['東京'] } })
  expect(charged.map(({ name }) => name)).toEqual(['North'])
  expect(await recruiter.ok(contract.vendorsByLocation, { body: { location: [] } })).toEqual([])
  expect((await recruiter.ok(contract.vendorStatusList)).map(({ id }) => id)).toEqual(['Active', 'Inactive'])
  expect((await recruiter.ok(contract.vendorLocationList)).map(({ name }) => name)).toContain('東京')
  const found = await admin().ok(contract.vendorConfigList, { body: { input: 'RECRUIT', status: ['Active'] } })
  expect(found.data.map(({ name }) => name)).toEqual(['North'])
  const changed = await admin().ok(contract.vendorConfigUpdate, {
    params: { id: lan.id },
    body: config({ name: 'Northern', userName: 'manager', version: 1 }),
  })
  expect(changed).toMatchObject({ name: 'Northern', userName: 'manager', location: [], version: 2 })
  expect((await admin().raw(contract.vendorConfigDelete, { params: { id: lan.id } })).body).toEqual({ status: 'OK' })
  expect((await admin().raw(contract.vendorConfigGet, { params: { id: lan.id } })).status).toBe(404)
})

test('errors are reported under their fields; each permission allows only its operations, in its company', async () => {
  const wrong = async (more: Partial<VendorBody>) => (await create(more)).body.errors
  const email = (address: string) => [{ email: address, status: 'Active' as const }]
  expect(await wrong({ name: ' ', address: '' })).toEqual({
    name: ['This field is required'],
    address: ['This field is required'],
  })
  expect(await wrong({ name: 'x'.repeat(201) })).toEqual({ name: ['Maximum length is 200'] })
  expect(await wrong({ name: 'N', email: email('nobody') })).toEqual({ email: ['is not a valid e-mail address'] })
  expect(await wrong({ name: 'N', email: [...email('a@b.example'), ...email('A@b.example')] })).toEqual({
    email: ['is already taken'],
  })
  expect(Object.keys((await wrong({ name: 'N', location: ['Atlantis'] }))!)).toEqual(['location'])
  await made({ name: 'Ours alone' })
  expect(await wrong({ name: 'OURS alone' })).toEqual({ name: ['is already taken'] })
  const person = await admin().raw(contract.vendorConfigCreate, { body: config({ name: 'P', userName: 'nobody' }) })
  expect(person.body.errors).toEqual({ userName: ['Unknown user'] })
  const foreign = await admin().raw(contract.vendorConfigCreate, {
    body: config({ name: 'P', userName: 'admin@other' }),
  })
  expect(foreign.body.errors).toEqual({ userName: ['Unknown user'] })

  const others = here.as('admin@other')
  expect((await others.ok(contract.vendorList, { body: {} })).data).toEqual([])
  const [own] = (await admin().ok(contract.vendorList, { body: { input: 'ours alone' } })).data
  expect((await others.raw(contract.vendorUpdate, { params: { id: own!.id }, body: vendor() })).status).toBe(404)
  expect(await others.ok(contract.vendorByIds, { body: { ids: [own!.id] } })).toEqual([])
  // The recruiter can read vendors but not change them; vendors themselves see nothing of them.
  expect((await create({ name: 'Mine' }, 'recruiter')).status).toBe(403)
  for (const userName of ['vendor', 'finance'])
    expect((await here.as(userName).raw(contract.vendorList, { body: {} })).status).toBe(403)
})

test("vendor users are invited by the vendor's active addresses, with only the vendor role; the link confirms the address", async () => {
  const { id } = await made({
    name: 'Mekong',
    email: [
      { email: 'Hello@mekong.example', status: 'Active' },
      { email: 'emma.wilson@talentbridge.example', status: 'Active' },
      { email: 'old@mekong.example', status: 'Inactive' },
    ],
  })
  const people = async () =>
    (await admin().ok(contract.vendorPeople, { body: { ids: [id] } })).map(({ state }) => state)
  const invite = (email: string, userName = 'recruiter', name = 'Thảo') =>
    here.as(userName).raw(contract.vendorInvite, { params: { id }, body: { email, name } })
  expect(await people()).toEqual(['none', 'active'])
  // Users who manage vendors can invite, even without the permissions of the vendors' role.
  await here.services.db
    .updateTable('role')
    .set({ keys: ['Vendor:UpdateVendor'] })
    .where('name', '=', 'Recruiter')
    .where('company_id', '=', here.db.companyId)
    .execute()
  expect((await invite('old@mekong.example', 'admin')).body.errors).toHaveProperty('email')
  expect((await invite('hello@mekong.example', 'admin', ' ')).body.errors).toHaveProperty('name')
  expect((await invite('emma.wilson@talentbridge.example', 'admin')).body).toMatchObject({
    errorCode: 'ALREADY_INVITED',
  })
  expect((await invite('hello@mekong.example', 'manager')).status).toBe(403)
  expect((await invite('hello@mekong.example', 'admin@other')).status).toBe(404)
  // The inviter needs the permissions that the company has added to that role.
  const vendorsKeys = (keys: string[]) =>
    here.services.db
      .updateTable('role')
      .set({ keys })
      .where('name', '=', 'Vendor')
      .where('company_id', '=', here.db.companyId)
      .execute()
  await vendorsKeys(['VendorRequest:ListVendorRequest', 'User:ListUser'])
  expect((await invite('hello@mekong.example')).body).toMatchObject({ errorCode: 'ROLE_KEYS_NOT_HELD' })
  await vendorsKeys(['VendorRequest:ListVendorRequest', 'UserProfile:ReadUserProfile'])
  expect((await invite(' HELLO@mekong.example')).body).toMatchObject({
    ...{ email: 'hello@mekong.example', userName: 'hello@mekong.example', state: 'invited' },
  })
  expect((await invite('hello@mekong.example')).status).toBe(200)
  const mails = await here.db
    .from('mail')
    .select(['mail.kind', 'mail.body'])
    .where('mail.recipient', '=', 'hello@mekong.example')
    .orderBy('mail.created_at')
    .execute()
  expect(mails.map(({ kind }) => kind)).toEqual(['password-invitation', 'password-invitation'])
  const roles = await here.services.db
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('user_role.role')
    .where('app_user.user_name', '=', 'hello@mekong.example')
    .execute()
  expect(roles).toEqual([{ role: 'Vendor' }])
  expect(await people()).toEqual(['invited', 'active'])
  // The same agency may also work for another company.
  const elsewhere = (
    await here
      .as('admin@other')
      .ok(contract.vendorCreate, {
        body: vendor({ name: 'Mekong', email: [{ email: 'hello@mekong.example', status: 'Active' }] }),
      })
  ).id
  const again = await here
    .as('admin@other')
    .raw(contract.vendorInvite, { params: { id: elsewhere }, body: { email: 'hello@mekong.example', name: 'Thảo' } })
  expect(again.body).toMatchObject({ userName: 'hello@mekong.example-2', state: 'invited' })
})
