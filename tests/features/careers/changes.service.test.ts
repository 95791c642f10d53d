import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import { bannerCreate, bannerDelete, bannerUpdate } from '../../../services/features/banners/contract.ts'
import { careerSettings, careerSettingsSave, platformKinds } from '../../../services/features/careers/contract.ts'
import {
  companyBrandUpdate,
  companyManageActivate,
  companyManageDelete,
} from '../../../services/features/companies/manageContract.ts'
import { contentCreate, contentDelete, contentUpdate } from '../../../services/features/contentPages/contract.ts'
import { departmentManageList, departmentManageUpdate } from '../../../services/features/departments/manageContract.ts'
import { jobDataManageCreate, jobDataManageUpdate } from '../../../services/features/jobDatas/contract.ts'
import { jobArchive, jobStatusChange, jobUnpublish } from '../../../services/features/jobs/contract.ts'
import { avatarPng } from '../../../services/demo/people/avatars.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'
import { addJob, openSite } from './careers.fixture.ts'

/** The changes after which gateways read public pages again: see gateway/core/careers/pageCache.ts. */

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
  await openSite(here)
})
afterAll(() => here?.close())

/**
 * Returns the changes that the work reports to gateways that cache public pages: the rows in lists of jobs, and the
 * kinds.
 */
async function told(db: CompanyDb, work: () => Promise<unknown>): Promise<unknown[]> {
  const events = () =>
    db
      .from('event')
      .select(['event.type', 'event.data'])
      .where('event.type', 'in', ['list.changed', 'cache.changed'])
      .orderBy('event.id')
      .execute()
  const before = (await events()).length
  await work()
  return (await events()).slice(before).flatMap(({ data }) => {
    const { list, rowId, kinds = [] } = data as { list?: string; rowId?: string; kinds?: string[] }
    return list === 'JOBS' ? [rowId] : kinds
  })
}

test('each change of a job is reported with the job', async () => {
  const jobId = await addJob(here.db)
  const admin = here.as('admin')
  expect(await told(here.db, () => admin.ok(jobUnpublish, { body: { jobId } }))).toContain(jobId)
  const close = { params: { id: jobId }, body: { status: 1 as const, reason: 'cancelled' as const } }
  expect(await told(here.db, () => admin.ok(jobStatusChange, close))).toContain(jobId)
  expect(
    await told(here.db, () => admin.ok(jobArchive, { params: { id: jobId }, body: { isArchived: true } })),
  ).toContain(jobId)
})

test("changes of a company's texts, brand and site are reported as the company's", async () => {
  const admin = here.as('admin')
  const { path: _path, jobCount: _count, ...settings } = await admin.ok(careerSettings)
  const departments = await admin.ok(departmentManageList, { body: {} })
  const { id, key } = departments.data[0]!
  const department = { params: { id }, body: { key, name: 'Renamed', active: true } }
  const kind = 'jobType' as const
  const jobType = await admin.ok(jobDataManageCreate, { body: { kind, name: 'By the hour', isDefault: false } })
  const changes = {
    site: () => admin.ok(careerSettingsSave, { body: settings }),
    brand: () => admin.ok(companyBrandUpdate, { body: { brandColor: '#123456' } }),
    department: () => admin.ok(departmentManageUpdate, department),
    jobType: () =>
      admin.ok(jobDataManageUpdate, { params: { id: jobType.id }, body: { name: 'Hourly', isDefault: false } }),
  }
  const found: Record<string, string> = {}
  for (const [name, change] of Object.entries(changes)) {
    const kinds = await told(here.db, change)
    const isOwn = kinds.length > 0 && !kinds.some((one) => platformKinds.includes(String(one)))
    found[name] = isOwn ? 'own' : `${kinds}`
  }
  expect(found).toEqual({ site: 'own', brand: 'own', department: 'own', jobType: 'own' })
})

test('the closing of a company is reported as its own', async () => {
  const params = { id: here.otherDb.companyId }
  const admin = here.as('admin')
  expect(await told(here.otherDb, () => admin.ok(companyManageDelete, { params }))).toEqual(['*'])
  expect(await told(here.otherDb, () => admin.ok(companyManageActivate, { params }))).toEqual(['*'])
})

test('changes to what the platform shows on every site are reported under separate kinds', async () => {
  const admin = here.as('admin')
  const page = { title: 'Terms', contents: '<p>Be kind</p>' }
  const params = { code: 'terms' }
  const banner = { title: 'Fair', url: 'https://fair.example', description: 'The fair', status: 'Active' }
  const place = { position: 'Dashboard', sort: 1, name: 'fair.png', isUploadLogo: true }
  const picture = { logoBase64: avatarPng('fair').toString('base64') }
  const { id } = await admin.ok(bannerCreate, { body: { ...banner, ...place, ...picture } })
  const kinds = [
    await told(here.db, () => admin.ok(contentCreate, { body: { code: 'terms', ...page } })),
    await told(here.db, () => admin.ok(contentUpdate, { params, body: page })),
    await told(here.db, () => admin.ok(contentDelete, { params })),
    await told(here.db, () => admin.ok(bannerCreate, { body: { ...banner, ...place, ...picture } })),
    await told(here.db, () =>
      admin.ok(bannerUpdate, { params: { id }, body: { ...banner, ...place, isUploadLogo: false } }),
    ),
    await told(here.db, () => admin.ok(bannerDelete, { params: { id } })),
  ]
  expect(kinds).toEqual([
    ...Array.from({ length: 3 }, () => ['contentPages']),
    ...Array.from({ length: 3 }, () => ['banners']),
  ])
  expect(platformKinds).toEqual(['contentPages', 'banners'])
})
