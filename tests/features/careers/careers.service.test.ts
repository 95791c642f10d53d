import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { contactList } from '../../../services/features/contacts/contract.ts'
import { contentCreate } from '../../../services/features/contentPages/contract.ts'
import * as contract from '../../../services/features/careers/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'
import { addJob, openSite, outside } from './careers.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())
beforeEach(async () => {
  for (const db of [here.db, here.otherDb])
    for (const table of ['job', 'career_site'] as const) await db.delete(table).execute()
})

const site = (key = 'acme') => outside(here, contract.careerSite, { key })
const jobs = (body: object = {}, key = 'acme') => outside(here, contract.careerJobList, { key }, body)
const titles = async (body: object = {}) => (await jobs(body)).body.data.map(({ title }) => title)
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)

test('a site is closed until its company opens it; outsiders cannot find out that it exists', async () => {
  await addJob(here.db)
  const first = await here.as('admin').ok(contract.careerSettings)
  expect(first).toMatchObject({ isPublic: false, showsSalary: false, version: 0, jobCount: 1 })
  expect(first.key).toMatch(/^[a-z0-9-]+$/)
  const asked = async (key: string) => [
    (await site(key)).status,
    (await jobs({}, key)).status,
    (await outside(here, contract.careerLogo, { key })).status,
  ]
  expect(await asked(first.key)).toEqual([404, 404, 404])
  await openSite(here, 'acme', { isPublic: false })
  expect(await asked('acme')).toEqual([404, 404, 404])
  expect((await openSite(here)).status).toBe(200)
  expect((await site()).body).toMatchObject({ jobCount: 1, hasLogo: false })
  // A closed company has no site, whatever its settings are.
  const company = unscoped(here.db).updateTable('company').where('id', '=', here.db.companyId)
  await company.set({ is_active: false }).execute()
  try {
    expect(await asked('acme')).toEqual([404, 404, 404])
  } finally {
    await company.set({ is_active: true }).execute()
  }
})

test('the site shows only open jobs with an approved publication, until their last day', async () => {
  await openSite(here)
  await addJob(here.db, { title: 'Today', due_date: day(1), open_date: '2026-11-02' })
  await addJob(here.db, { title: 'Always' })
  const hidden = await Promise.all([
    addJob(here.db, { publish_status: 'Pending' }),
    addJob(here.db, { publish_status: 'Reject' }),
    addJob(here.db, { publish_status: null }),
    addJob(here.db, { status: 1 }),
    addJob(here.db, { status: 2 }),
    addJob(here.db, { archived_at: new Date() }),
    addJob(here.db, { due_date: day(-2) }),
    addJob(here.otherDb),
  ])
  expect(await titles()).toEqual(['Today', 'Always'])
  const answers = await Promise.all(hidden.map((id) => outside(here, contract.careerJobGet, { key: 'acme', id })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect((await site()).body.jobCount).toBe(2)
})

test('a job gets its work places from the locations of its company', async () => {
  await openSite(here)
  const known = await here.db
    .from('location')
    .select(['location.name', 'location.address', 'location.city', 'location.country'])
    .orderBy('location.position')
    .execute()
  const [first] = known
  const placesOf = async (given: object) => {
    const id = await addJob(here.db, given)
    const { places, isRemote } = (await outside(here, contract.careerJobGet, { key: 'acme', id })).body
    return { places, isRemote }
  }
  const { name, ...where } = first!
  expect(await placesOf({ locations: [name.toUpperCase()] })).toEqual({ places: [where], isRemote: false })
  // With locations in several countries, the country of an unknown place is not known.
  const country = new Set(known.map((one) => one.country)).size === 1 ? where.country : null
  const springfield = { city: 'Springfield', address: null, country }
  expect(await placesOf({ locations: ['Springfield', 'Remote'] })).toEqual({ places: [springfield], isRemote: true })
  const department = await here.db
    .from('department')
    .innerJoin('location', 'location.id', 'department.location_id')
    .select(['department.id', 'location.city', 'location.address', 'location.country'])
    .orderBy('department.key')
    .executeTakeFirstOrThrow()
  const { id: department_id, ...there } = department
  expect(await placesOf({ department_id })).toEqual({ places: [there], isRemote: false })
})

test('jobs are found by search terms, place and department, page by page', async () => {
  await openSite(here)
  const department = await here.db
    .from('department')
    .select(['department.id', 'department.name'])
    .orderBy('department.key')
    .executeTakeFirstOrThrow()
  await addJob(here.db, { title: 'Kỹ sư Java', locations: ['Hà Nội', 'Tokyo'], department_id: department.id })
  await addJob(here.db, { title: 'Tester', locations: ['Tokyo'], open_date: '2026-11-03' })
  await addJob(here.db, { title: 'Designer', open_date: '2026-11-02' })
  expect(await titles({ keyword: 'ky su' })).toEqual(['Kỹ sư Java'])
  expect(await titles({ location: 'Tokyo' })).toEqual(['Tester', 'Kỹ sư Java'])
  expect(await titles({ department: department.name })).toEqual(['Kỹ sư Java'])
  expect(await titles({ keyword: '%' })).toEqual([])
  expect(await titles({ pageSize: 2, pageIndex: 1 })).toEqual(['Kỹ sư Java'])
  expect((await site()).body).toMatchObject({
    locations: [
      { name: 'Tokyo', count: 2 },
      { name: 'Hà Nội', count: 1 },
    ],
    departments: [{ name: department.name, count: 1 }],
  })
})

test('salaries are shown only if the company shows them', async () => {
  await openSite(here)
  const id = await addJob(here.db, { salary_from: 1000, salary_to: 2000, description: '<p>Build</p>' })
  const detail = async () => (await outside(here, contract.careerJobGet, { key: 'acme', id })).body
  expect(await detail()).toMatchObject({ salary: null, description: '<p>Build</p>' })
  await openSite(here, 'acme', { showsSalary: true })
  expect(await detail()).toMatchObject({ salary: { from: 1000, to: 2000, currency: null } })
  expect((await jobs()).body.data[0]).toMatchObject({ salary: { from: 1000, to: 2000 } })
})

test('a key is unique, and invalid values are reported under their fields', async () => {
  await openSite(here, 'taken', {}, 'admin@other')
  const errors = async (key: string, given: object = {}) => (await openSite(here, key, given)).body.errors
  expect(await errors('taken')).toEqual({ key: ['is already taken'] })
  expect(await errors('  ')).toEqual({ key: ['This field is required'] })
  expect(await errors('no/slash')).toEqual({ key: ['is not valid'] })
  expect(await errors('a'.repeat(41))).toEqual({ key: ['is not valid'] })
  expect(await errors('fine', { introduction: { en: '', vi: 'x'.repeat(2001), ja: '' } })).toEqual({
    'introduction.vi': ['Maximum length is 2000'],
  })
  expect((await here.as('admin').ok(contract.careerSettings)).version).toBe(0)
  expect((await openSite(here, ' Fine ')).body).toMatchObject({ key: 'fine', path: '/careers/fine', version: 1 })
  expect((await openSite(here, 'fine', { version: 0 })).body).toMatchObject({ errorCode: '599' })
})

test('if two companies request the same key at once, one gets it and the other is refused', async () => {
  const answers = await Promise.all([openSite(here, 'same'), openSite(here, 'same', {}, 'admin@other')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)!.body.errors).toEqual({ key: ['is already taken'] })
})

test("if two users save a company's site for the first time, the second is refused", async () => {
  const write = (key: string) =>
    here
      .as('admin')
      .raw(contract.careerSettingsSave, {
        body: { key, isPublic: true, showsSalary: false, introduction: { en: '', vi: '', ja: '' }, version: 0 },
      })
  const answers = await Promise.all([write('one'), write('two')])
  expect(answers.map(({ status, body }) => [status, body.errorCode]).sort()).toEqual([
    [200, undefined],
    [400, '599'],
  ])
})

test('a user who does not manage the company can neither read nor change the site', async () => {
  for (const userName of ['recruiter', 'vendor']) {
    expect((await here.as(userName).raw(contract.careerSettings)).status).toBe(403)
    expect((await openSiteAs(userName)).status).toBe(403)
  }
})
const openSiteAs = (userName: string) =>
  here
    .as(userName)
    .raw(contract.careerSettingsSave, {
      body: { key: 'mine', isPublic: true, showsSalary: false, introduction: { en: '', vi: '', ja: '' }, version: 0 },
    })

test("pages of text and messages are the platform's, whichever company has the site", async () => {
  await openSite(here, 'other', {}, 'admin@other')
  const page = { title: 'Terms', contents: '<p>Be kind</p>' }
  await here.as('admin').ok(contentCreate, { body: { code: 'terms', ...page } })
  await here.as('admin').ok(contentCreate, { body: { code: 'inside', ...page, title: 'For staff' } })
  expect((await site('other')).body.pages).toEqual([{ code: 'terms', title: 'Terms' }])
  const found = await outside(here, contract.careerPage, { key: 'other', code: 'TERMS' })
  expect(found.body).toEqual({ code: 'terms', ...page })
  // Pages for signed-in users are not visible to anybody else.
  for (const [key, code] of [
    ['other', 'inside'],
    ['nobody', 'terms'],
  ] as const)
    expect((await outside(here, contract.careerPage, { key, code })).status).toBe(404)

  const write = (body: object, key = 'other') =>
    outside(here, contract.careerContact, { key }, body) as Promise<{ status: number; body: any }>
  const message = { fullName: 'Lan', email: 'lan@mail.example', content: 'Hello' }
  expect((await write(message)).body).toEqual({ status: 'OK' })
  expect((await write({ ...message, email: 'nobody' })).body.errors).toEqual({
    email: ['is not a valid e-mail address'],
  })
  expect((await write(message, 'nobody')).status).toBe(404)
  const { data } = await here.as('admin').ok(contactList, { body: {} })
  expect(data).toMatchObject([{ fullName: 'Lan', content: 'Hello', userName: null }])
})
