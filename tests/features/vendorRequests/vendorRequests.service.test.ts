import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BodyOf } from '../../../services/core/contract/operation.ts'
import { newId } from '../../../services/core/ids.ts'
import { vendorConfigCreate, vendorCreate } from '../../../services/features/vendors/contract.ts'
import * as contract from '../../../services/features/vendorRequests/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

/** The address of the account `vendor`. */
const emma = 'emma.wilson@talentbridge.example'
const other = 'tanaka@sakura.example'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople({ PUBLIC_URL: 'http://localhost:4000' })
  const vendors = [
    ['TalentBridge', [emma, 'jobs@talentbridge.example']],
    ['Sakura', [other]],
  ] as const
  for (const [name, emails] of vendors)
    await here
      .as('admin')
      .ok(vendorCreate, {
        body: {
          ...{ name, address: 'Huế', status: 'Active', location: ['Hà Nội'] },
          email: emails.map((email) => ({ email, status: 'Active' })),
        },
      })
  await here
    .as('admin')
    .ok(vendorConfigCreate, {
      body: { name: 'In charge', userName: 'manager', status: 'Active', location: ['Hà Nội'] },
    })
})
afterAll(() => here?.close())

type Body = BodyOf<typeof contract.vendorRequestCreate>
const recruiter = () => here.as('recruiter')
const vendor = () => here.as('vendor')
const body = (more: Partial<Body> = {}, mail: object = {}): Body => ({
  ...{ title: 'Java developers', description: '<p>Much to do</p>', location: ['Hà Nội'], vendorByLocation: [emma] },
  emailContent: JSON.stringify({
    subject: 'We look for Job_Title',
    emailTemplate: '<p>Dear partner, see <a href="Job_Link">Job_Title</a></p>',
    emailToVendor: [emma],
    ...mail,
  }),
  ...more,
})
const create = (more: Partial<Body> = {}, mail: object = {}, userName = 'recruiter') =>
  here.as(userName).raw(contract.vendorRequestCreate, { body: body(more, mail) })
const made = async (more: Partial<Body> = {}, mail: object = {}) =>
  (await recruiter().ok(contract.vendorRequestCreate, { body: body(more, mail) })).vendorRequestId
const get = (id: string, as = recruiter()) => as.ok(contract.vendorRequestGet, { params: { id } })
const titles = async (as = vendor()) =>
  (await as.ok(contract.vendorRequestList, { body: {} })).data.map(({ title }) => title)

test('a request is mailed with its title and address in place of the placeholders, and the mailing is recorded', async () => {
  const manager = (await here.db.from('vendor_config').select('user_name').executeTakeFirstOrThrow()).user_name
  const inCharge = (
    await here.services.db
      .selectFrom('app_user')
      .select('email')
      .where('user_name', '=', manager)
      .executeTakeFirstOrThrow()
  ).email!
  const id = await made({ isSendMail: true }, { emailToVendor: [emma.toUpperCase(), inCharge] })
  const mails = await here.db
    .from('mail')
    .selectAll('mail')
    .where('mail.source_id', '=', id)
    .orderBy('mail.recipient')
    .execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual([emma, inCharge.toLowerCase()].sort())
  expect(mails[0]).toMatchObject({
    subject: 'We look for Java developers',
    kind: 'vendor-request',
    created_by: 'recruiter',
  })
  expect(mails[0]!.html).toContain(`href="http://localhost:4000/vendor-request?id=${id}"`)
  expect(mails[0]!.body).toContain('Java developers')
  const request = await get(id)
  expect(request).toMatchObject({
    title: 'Java developers',
    status: 'Publish',
    location: ['Hà Nội'],
    vendorByLocation: [emma],
  })
  expect(request.sendMailDate).not.toBeNull()
  // The stored text stays a template, which is filled at each mailing.
  expect(JSON.parse(request.emailContent)).toMatchObject({ subject: 'We look for Job_Title' })
  await recruiter().ok(contract.vendorRequestUpdate, {
    params: { id },
    body: body({ title: 'Java leads', isSendMail: true, version: 1 }),
  })
  const sent = await recruiter().ok(contract.vendorRequestMails, { body: { vendorRequestId: id } })
  expect(sent.data.map(({ subject, sentBy }) => [subject, sentBy])).toEqual([
    ['We look for Java leads', 'recruiter'],
    ['We look for Java developers', 'recruiter'],
  ])
  const late = await recruiter().raw(contract.vendorRequestUpdate, { params: { id }, body: body({ version: 1 }) })
  expect(late.body).toMatchObject({ errorCode: '599', paramValues: { updatedBy: 'recruiter' } })
})

test('a vendor sees the requests to any of its addresses, but neither the other recipients nor the mails', async () => {
  const [own, theirs, both] = [
    await made({ title: 'To a colleague', vendorByLocation: ['jobs@talentbridge.example'] }),
    await made({ title: 'To Sakura', vendorByLocation: [other] }, { emailToVendor: [other] }),
    await made({ title: 'To both', vendorByLocation: [emma, other], status: 'Unpublish' }),
  ]
  const seen = await titles()
  expect(seen).toEqual(expect.arrayContaining(['To a colleague', 'To both']))
  expect(seen).not.toContain('To Sakura')
  expect(await get(both, vendor())).toMatchObject({
    ...{ title: 'To both', status: 'Unpublish', vendorByLocation: [], emailContent: '', sendMailDate: null },
  })
  expect((await vendor().raw(contract.vendorRequestGet, { params: { id: theirs } })).status).toBe(404)
  const byIds = await vendor().ok(contract.vendorRequestByIds, { body: { ids: [own, theirs] } })
  expect(byIds.map(({ id }) => id)).toEqual([own])
  expect((await vendor().raw(contract.vendorRequestMails, { body: { vendorRequestId: own } })).status).toBe(403)
  expect((await vendor().raw(contract.vendorRequestUpdate, { params: { id: own }, body: body() })).status).toBe(403)
  // An address that a user has set without confirming it proves nothing, nor does one that is no longer valid.
  const account = here.services.db.updateTable('app_user').where('user_name', '=', 'vendor')
  await account.set({ email: other, email_verified_at: null }).execute()
  expect(await titles()).toEqual([])
  await account.set({ email: emma, email_verified_at: new Date() }).execute()
  expect(await titles()).toContain('To both')
  await here.db.update('vendor_email').set({ status: 'Inactive' }).where('vendor_email.email', '=', emma).execute()
  expect(await titles()).toEqual([])
  await here.db.update('vendor_email').set({ status: 'Active' }).where('vendor_email.email', '=', emma).execute()
})

test('errors are reported under their fields, and nothing is stored or mailed', async () => {
  const before = await here.db.from('mail').select('mail.id').execute()
  const wrong = async (more: Partial<Body>, mail: object = {}) => (await create(more, mail)).body.errors
  expect(await wrong({ title: ' ' })).toEqual({ title: ['This field is required'] })
  expect(await wrong({ description: '<p> </p>' })).toEqual({ description: ['This field is required'] })
  expect(await wrong({ status: 'Unpublish', isSendMail: true })).toEqual({ status: ['is not valid'] })
  expect(Object.keys((await wrong({ vendorByLocation: ['who@nowhere.example'] }))!)).toEqual(['vendorByLocation'])
  expect(Object.keys((await wrong({}, { emailToVendor: ['who@nowhere.example'] }))!)).toEqual(['emailContent'])
  expect(Object.keys((await wrong({ emailContent: '{' }))!)).toEqual(['emailContent'])
  expect(Object.keys((await wrong({ isSendMail: true }, { emailTemplate: '' }))!)).toEqual(['emailContent'])
  expect(Object.keys((await wrong({ isSendMail: true, vendorByLocation: [] }, { emailToVendor: [] }))!)).toEqual([
    'vendorByLocation',
  ])
  expect(Object.keys((await wrong({ location: ['Atlantis'] }))!)).toEqual(['location'])
  expect(await here.db.from('mail').select('mail.id').execute()).toHaveLength(before.length)
  expect((await create({}, {}, 'finance')).status).toBe(403)
  expect((await create({}, {}, 'vendor')).status).toBe(403)
})

test('requests are searched by title and status, recipients are read under the older name too, and another company sees none', async () => {
  const id = await made({ title: 'Thợ mộc' }, { emailToVendor: undefined, emailVendor: [emma] })
  expect(JSON.parse((await get(id)).emailContent)).toMatchObject({ emailToVendor: [emma] })
  const found = async (query: object) =>
    (await recruiter().ok(contract.vendorRequestList, { body: query })).data.map(({ title }) => title)
  expect(await found({ input: 'tho MOC' })).toEqual(['Thợ mộc'])
  expect(await found({ status: ['Unpublish'] })).toEqual(['To both'])
  expect((await recruiter().ok(contract.vendorRequestStatusList)).map(({ id: name }) => name)).toEqual([
    'Publish',
    'Unpublish',
  ])
  const others = here.as('admin@other')
  expect((await others.ok(contract.vendorRequestList, { body: {} })).data).toEqual([])
  expect((await others.raw(contract.vendorRequestGet, { params: { id } })).status).toBe(404)
  expect((await others.raw(contract.vendorRequestMails, { body: { vendorRequestId: id } })).status).toBe(404)
  expect((await others.raw(contract.vendorRequestUpdate, { params: { id: newId() }, body: body() })).status).toBe(404)
})
