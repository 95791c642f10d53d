import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { avatarPng } from '../../../services/demo/people/avatars.ts'
import { bannerCreate, bannerDelete, type Banner } from '../../../services/features/banners/contract.ts'
import * as contract from '../../../services/features/careers/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'
import { addJob, openSite, outside } from './careers.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())
beforeEach(async () => {
  const tables = ['job', 'career_site', 'career_site_former_key', 'link', 'banner']
  for (const db of [here.db, here.otherDb])
    // One type stands for all: the union of so many tables is too large for the compiler.
    for (const table of tables) await db.delete(table as 'job').execute()
})

interface Answer {
  status: number
  body: any
}
const site = (key: string, preview?: string) =>
  outside(here, contract.careerSite, { key }, undefined, preview === undefined ? {} : { preview }) as Promise<Answer>
const moved = async (key: string) => {
  const { status, body } = await site(key)
  return [status, body.errorCode, body.paramValues?.key]
}
const gone = [404, undefined, undefined]

/** Creates a preview. Returns its key and token. */
async function preview(userName = 'admin'): Promise<[key: string, token: string]> {
  const { path } = await here.as(userName).ok(contract.careerPreview)
  const [, key, token] = /^\/careers\/([a-z0-9-]+)\/preview\/([\w-]{43})$/.exec(path)!
  return [key!, token!]
}

test('a preview shows the closed site with its jobs to holders of the link, and to nobody else', async () => {
  await openSite(here, 'acme', { isPublic: false, introduction: { en: 'Soon', vi: '', ja: '' } })
  const id = await addJob(here.db)
  const [key, token] = await preview()
  expect([key, (await site(key)).status]).toEqual(['acme', 404])
  expect(await site(key, token)).toMatchObject({ status: 200, body: { jobCount: 1, introduction: { en: 'Soon' } } })
  const query = { preview: token }
  const list = await outside(here, contract.careerJobList, { key }, {}, query)
  expect(list.body.data.map((job) => job.id)).toEqual([id])
  expect((await outside(here, contract.careerJobGet, { key, id }, undefined, query)).status).toBe(200)
  expect((await outside(here, contract.careerBannerList, { key }, undefined, query)).status).toBe(200)
  // A second one is created, and both are valid.
  const [, second] = await preview()
  expect([(await site(key, token)).status, (await site(key, second)).status]).toEqual([200, 200])
})

test('a preview shows a site that has never been saved', async () => {
  const { key } = await here.as('admin').ok(contract.careerSettings)
  const [previewed, token] = await preview()
  expect(previewed).toBe(key)
  expect((await site(key, token)).status).toBe(200)
  expect((await here.as('admin').ok(contract.careerSettings)).version).toBe(0)
})

test('nothing can be sent from a preview', async () => {
  await openSite(here, 'acme', { isPublic: false })
  const id = await addJob(here.db)
  const [key, token] = await preview()
  const application = {
    ...{ name: 'Lan', email: 'lan@mail.example', phone: '', message: '', language: 'vi', source: '' },
    ...{ consentText: 'Yes', keepText: '', fileName: 'cv.pdf', fileBase64: 'JVBERi0=' },
  }
  const message = { fullName: 'Lan', email: 'lan@mail.example', content: 'Hello' }
  const query = { preview: token }
  expect((await outside(here, contract.careerApply, { key, id }, application, query)).status).toBe(404)
  expect((await outside(here, contract.careerContact, { key }, message, query)).status).toBe(404)
})

test('invalid and expired tokens, and those of other companies and other links, get the same answer, as does one of a closed company', async () => {
  await openSite(here, 'acme', { isPublic: false })
  await openSite(here, 'other', { isPublic: false }, 'admin@other')
  const [, token] = await preview()
  const [, others] = await preview('admin@other')
  const said = async (key: string, given: string) => {
    const { status, body } = await site(key, given)
    return [status, body.errorCode]
  }
  const linkGone = [404, 'LINK_GONE']
  expect(await said('acme', 'x'.repeat(43))).toEqual(linkGone)
  expect(await said('acme', others)).toEqual(linkGone)
  expect(await said('other', token)).toEqual(linkGone)
  const company = unscoped(here.db).updateTable('company').where('id', '=', here.db.companyId)
  await company.set({ is_active: false }).execute()
  try {
    expect(await said('acme', token)).toEqual(linkGone)
  } finally {
    await company.set({ is_active: true }).execute()
  }
  expect((await site('acme', token)).status).toBe(200)
  const { expires_at: end } = await here.db.from('link').select('link.expires_at').executeTakeFirstOrThrow()
  expect((end.getTime() - Date.now()) / 3_600_000).toBeCloseTo(24, 1)
  await here.db
    .update('link')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  expect(await said('acme', token)).toEqual(linkGone)
})

test('previews are ended early, those of one user or all; those of other companies stay', async () => {
  const [key, colleagues] = await preview()
  await here.db.update('link').set({ reader: 'colleague' }).execute()
  const [, own] = await preview()
  const [othersKey, others] = await preview('admin@other')
  const end = (query: { mine?: boolean }) => here.as('admin').ok(contract.careerPreviewsEnd, { query })
  expect(await end({ mine: true })).toEqual({ endedCount: 1 })
  expect([(await site(key, own)).body.errorCode, (await site(key, colleagues)).status]).toEqual(['LINK_GONE', 200])
  expect(await end({})).toEqual({ endedCount: 1 })
  expect(await end({})).toEqual({ endedCount: 0 })
  expect([(await site(key, colleagues)).body.errorCode, (await site(othersKey, others)).status]).toEqual([
    'LINK_GONE',
    200,
  ])
  expect((await here.as('recruiter').raw(contract.careerPreviewsEnd)).status).toBe(403)
})

test('a user who may not change the company creates no preview', async () => {
  for (const userName of ['recruiter', 'vendor'])
    expect((await here.as(userName).raw(contract.careerPreview)).status).toBe(403)
  expect(await here.db.from('link').select('link.id').execute()).toEqual([])
})

test('former keys redirect to the present one while the site is public, after every change', async () => {
  for (const key of ['one', 'two', 'three']) expect((await openSite(here, key)).status).toBe(200)
  const id = await addJob(here.db)
  for (const key of ['one', 'two']) expect(await moved(key)).toEqual([404, 'SITE_MOVED', 'three'])
  const job = (await outside(here, contract.careerJobGet, { key: 'one', id })) as Answer
  expect([job.status, job.body.errorCode]).toEqual([404, 'SITE_MOVED'])
  await openSite(here, 'three', { isPublic: false })
  expect([await moved('one'), await moved('three')]).toEqual([gone, gone])
  // A company returns to its former key.
  expect((await openSite(here, 'one')).status).toBe(200)
  expect([(await site('one')).status, await moved('two'), await moved('three')]).toEqual([
    200,
    [404, 'SITE_MOVED', 'one'],
    [404, 'SITE_MOVED', 'one'],
  ])
})

test('another company can take a former key after 90 days, but not earlier', async () => {
  for (const key of ['one', 'two']) await openSite(here, key)
  const take = () => openSite(here, 'one', {}, 'admin@other')
  const left = (days: number) =>
    here.db
      .update('career_site_former_key')
      .set({ left_at: new Date(Date.now() - days * 86_400_000) })
      .execute()
  await left(89)
  expect((await take()).body.errors).toEqual({ key: ['is already taken'] })
  expect(await moved('one')).toEqual([404, 'SITE_MOVED', 'two'])
  await left(91)
  expect(await moved('one')).toEqual([404, 'SITE_MOVED', 'two'])
  expect((await take()).status).toBe(200)
  expect((await site('one')).status).toBe(200)
  // The key is theirs now: it redirects to nobody else even while their site is closed.
  await openSite(here, 'one', { isPublic: false }, 'admin@other')
  expect(await moved('one')).toEqual(gone)
  expect((await openSite(here, 'one')).body.errors).toEqual({ key: ['is already taken'] })
})

test('a company keeps only its ten latest keys', async () => {
  for (let at = 0; at <= 12; at += 1) await openSite(here, `key-${at}`)
  const kept = await here.db.from('career_site_former_key').select('career_site_former_key.key').execute()
  expect(kept.map(({ key }) => key).sort()).toEqual(
    ['key-10', 'key-11', ...Array.from({ length: 8 }, (_, at) => `key-${at + 2}`)].sort(),
  )
})

const image = avatarPng('fair')
const addBanner = async (title: string, given: object = {}): Promise<Banner> =>
  here
    .as('admin')
    .ok(bannerCreate, {
      body: {
        ...{
          title,
          url: 'https://fair.example/',
          description: `About ${title}`,
          status: 'Active',
          position: 'Careers',
        },
        ...{ sort: 1, name: 'fair.png', isUploadLogo: true, logoBase64: image.toString('base64') },
        ...given,
      },
    })

test("only active banners of the platform are on every company's site, with their pictures", async () => {
  await openSite(here, 'other', {}, 'admin@other')
  const second = await addBanner('second', { sort: 2, type: 'Logo' })
  const first = await addBanner('first')
  const hidden = [await addBanner('off', { status: 'Inactive' }), await addBanner('inside', { position: 'Dashboard' })]
  const shown = await outside(here, contract.careerBannerList, { key: 'other' })
  expect(shown.body).toEqual(
    [first, second].map(({ id, type, title, url, description }) => ({ id, type, title, url, description })),
  )
  const picture = async (id: string, key = 'other') => outside(here, contract.careerBannerImage, { key, id })
  expect((await picture(first.id)).body).toEqual({ contentType: 'image/png', base64: image.toString('base64') })
  const refused = await Promise.all([...hidden.map(({ id }) => picture(id)), picture(first.id, 'nobody')])
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await outside(here, contract.careerBannerList, { key: 'nobody' })).status).toBe(404)
  await here.as('admin').ok(bannerDelete, { params: { id: first.id } })
  expect((await picture(first.id)).status).toBe(404)
})
