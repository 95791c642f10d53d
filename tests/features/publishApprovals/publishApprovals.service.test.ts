import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../../../services/demo/people/accounts.ts'
import { newId } from '../../../services/core/ids.ts'
import * as jobs from '../../../services/features/jobs/contract.ts'
import * as contract from '../../../services/features/publishApprovals/contract.ts'
import { notificationList } from '../../../services/features/notifications/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const as = (userName: string) => here.as(userName)
const listed = async (userName: string, body: object = {}) =>
  (await as(userName).ok(contract.publishApprovalList, { body: { pageSize: 1000, ...body } })).data
/** Creates a job in the user's company and requests its publication. */
async function asked(userName: string, title = 'Lighthouse Keeper') {
  const { id } = await as(userName).ok(jobs.jobCreate, {
    body: {
      title,
      quantity: 2,
      description: '<p>Keeps the light</p>',
      salaryFrom: 900,
      salaryTo: 1000,
      dueDate: '2026-12-31',
    },
  })
  await as(userName).ok(jobs.jobPublish, { body: { jobId: id } })
  return id
}
const decide = (userName: string, jobId: string, approve = true) =>
  as(userName).raw(approve ? contract.publishApprovalApprove : contract.publishApprovalReject, { query: { jobId } })

test("the platform's company sees the requests of all companies, and others only their own", async () => {
  const [ours, theirs] = [await asked('recruiter'), await asked('admin@other')]
  const seen = (await listed('approver')).map(({ jobID }) => jobID)
  expect(seen).toEqual(expect.arrayContaining([ours, theirs]))
  const own = await listed('admin@other')
  expect(own.map(({ jobID }) => jobID)).toContain(theirs)
  expect(new Set(own.map(({ companyId }) => companyId))).toEqual(new Set([companies.other.id]))
  expect(await as('admin@other').ok(contract.publishApprovalCompanyList, { query: { isAll: 'true' } })).toHaveLength(1)
  expect((await as('approver').ok(contract.publishApprovalCompanyList)).length).toBeGreaterThan(1)
  expect((await as('admin@other').raw(contract.publishApprovalGet, { params: { jobId: ours } })).status).toBe(404)
})

test('pages start at 1, the latest request first; title, company and status filter the list', async () => {
  const id = await asked('recruiter', 'Zebra Warden')
  const [first] = await listed('approver')
  expect(first!.jobID).toBe(id)
  const page = await as('approver').ok(contract.publishApprovalList, { body: { pageIndex: 1, pageSize: 1 } })
  expect([page.pageIndex, page.data[0]!.jobID]).toEqual([1, id])
  const next = await as('approver').ok(contract.publishApprovalList, { body: { pageIndex: 2, pageSize: 1 } })
  expect(next.data[0]!.jobID).not.toBe(id)
  expect((await as('approver').raw(contract.publishApprovalList, { body: { pageIndex: 0 } })).status).toBe(400)
  expect(await listed('approver', { jobTitle: 'zebra' })).toMatchObject([
    { jobID: id, publishStatus: 'Pending', askedBy: 'recruiter' },
  ])
  expect(await listed('approver', { jobTitle: 'zebra', companyId: companies.other.id })).toEqual([])
  expect(await listed('approver', { jobTitle: 'zebra', publishStatus: 'Approve' })).toEqual([])
  expect((await listed('approver', { oldestFirst: true })).at(-1)!.jobID).toBe(id)
})

test('the details of a publication are shown with names instead of ids', async () => {
  const jobId = await asked('recruiter')
  expect(await as('approver').ok(contract.publishApprovalGet, { params: { jobId } })).toEqual({
    title: 'Lighthouse Keeper',
    departmentName: null,
    jobCategoryName: null,
    quantity: 2,
    validThrough: '2026-12-31',
    salary: '900 – 1,000',
    salaryCurrency: null,
    statusName: 'Open',
    description: '<p>Keeps the light</p>',
    qualification: '',
    benefit: '',
  })
})

test('a request is approved, refused and approved again; the job and its history show it', async () => {
  const jobId = await asked('admin@other')
  const state = async () => (await as('admin@other').ok(jobs.jobGet, { params: { id: jobId } })).publishStatus
  expect((await decide('approver', jobId)).body.publishStatus).toBe('Approve')
  expect((await decide('approver', jobId)).status).toBe(200)
  expect(await state()).toBe('Approve')
  expect((await decide('approver', jobId, false)).body.publishStatus).toBe('Reject')
  expect(await state()).toBe('Reject')
  await decide('approver', jobId)
  const events = (await as('admin@other').ok(jobs.jobEventList, { body: { jobId } })).data.map(({ kind }) => kind)
  expect(events).toEqual(['published', 'publicationRefused', 'published', 'publicationAsked', 'created'])
})

test('a request that was taken back, or never made, cannot be decided', async () => {
  const jobId = await asked('recruiter')
  await as('recruiter').ok(jobs.jobUnpublish, { body: { jobId } })
  const late = await decide('approver', jobId)
  expect([late.status, late.body.errorCode]).toEqual([400, '599'])
  expect((await decide('approver', newId())).status).toBe(404)
})

test("a company cannot decide on its own requests; only the platform's company can", async () => {
  const jobId = await asked('admin@other')
  expect((await decide('admin@other', jobId)).status).toBe(403)
  expect((await decide('admin@other', jobId, false)).status).toBe(403)
  expect((await decide('recruiter', jobId)).status).toBe(403)
  expect((await as('admin@other').ok(jobs.jobGet, { params: { id: jobId } })).publishStatus).toBe('Pending')
})

test('the statuses include the default one of the page', async () => {
  expect(await as('approver').ok(contract.publishApprovalStatusList)).toEqual([
    { id: 'Pending', name: 'Pending', isDefault: true },
    { id: 'Approve', name: 'Approve', isDefault: false },
    { id: 'Reject', name: 'Reject', isDefault: false },
  ])
})

test('the requester is notified of the decision, also in another company', async () => {
  const jobId = await asked('admin@other', 'Bell Ringer')
  await decide('approver', jobId)
  await decide('approver', jobId)
  await decide('approver', jobId, false)
  const told = (await as('admin@other').ok(notificationList, { body: {} })).data
    .filter(({ params }) => params.job === 'Bell Ringer')
    .map(({ kind, path, createdBy }) => ({ kind, path, createdBy }))
  const about = { path: `/jobs?job=${jobId}`, createdBy: null }
  expect(told).toEqual([
    { kind: 'jobPublicationRefused', ...about },
    { kind: 'jobPublished', ...about },
  ])
})
