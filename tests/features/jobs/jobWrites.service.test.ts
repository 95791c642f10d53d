import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/jobs/contract.ts'
import { jobCategoryList, salaryCurrencyList } from '../../../services/features/lookups/vocabularyContract.ts'
import { departmentsByCompany } from '../../../services/features/departments/contract.ts'
import { jobProductList } from '../../../services/features/jobProducts/contract.ts'
import { notificationList } from '../../../services/features/notifications/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const as = (userName = 'recruiter') => here.as(userName)
const make = (more: object = {}) =>
  as().ok(contract.jobCreate, { body: { title: 'Night Porter', quantity: 3, ...more } })
const get = (id: string) => as().ok(contract.jobGet, { params: { id } })
const count = async () =>
  Number(
    (await here.db
      .from('job')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst())!.n,
  )
const eventsOf = async (jobId: string) =>
  (await as().ok(contract.jobEventList, { body: { jobId } })).data.map(({ kind }) => kind)

test('a job is created with all its fields, and read back as it was sent', async () => {
  const [department] = await as().ok(departmentsByCompany)
  const [category] = await as().ok(jobCategoryList)
  const [currency] = await as().ok(salaryCurrencyList)
  const made = await make({
    title: '  Night Porter ',
    departmentId: department!.id,
    jobCategoryId: category!.id,
    priority: 'High',
    openDate: '2026-11-01',
    dueDate: '2026-12-24',
    description: '<p onclick="x()">Opens <strong>doors</strong></p><script>1</script>',
    qualification: '<ul><li>Awake at night</li></ul>',
    salaryFrom: 10_000_000,
    salaryTo: 12_000_000,
    salaryCurrencyId: currency!.id,
    skills: ['Keys', 'keys', ' Doors '],
    locations: ['Hà Nội'],
    hashtags: ['#night shift', 'porter'],
    hiringTeam: ['manager', 'recruiter', 'MANAGER'],
  })
  expect(made).toMatchObject({
    title: 'Night Porter',
    departmentId: department!.id,
    jobCategoryId: category!.id,
    priority: 'High',
    status: 0,
    openDate: '2026-11-01',
    dueDate: '2026-12-24',
    description: '<p>Opens <strong>doors</strong></p>',
    qualification: '<ul><li>Awake at night</li></ul>',
    benefit: '',
    salaryFrom: 10_000_000,
    salaryTo: 12_000_000,
    skills: ['Keys', 'Doors'],
    hashtags: ['night-shift', 'porter'],
    owner: 'recruiter',
    hiringTeam: ['manager'],
    total: 3,
    submitted: 0,
    offer: 0,
    lack: 3,
    types: [],
    publishStatus: null,
    isArchived: false,
    version: 1,
    createdBy: 'recruiter',
  })
  expect(await get(made.id)).toEqual(made)
  expect(await eventsOf(made.id)).toEqual(['created'])
  expect((await as().ok(contract.jobList, { body: { keyword: 'night-shift' } })).data.map(({ id }) => id)).toEqual([
    made.id,
  ])
  expect(
    (await as('manager').ok(contract.jobList, { body: { member: 'manager', keyword: 'night' } })).data,
  ).toHaveLength(1)
  expect((await as().ok(contract.jobList, { body: { hashtag: 'porter' } })).data).toHaveLength(1)
  expect(await as().ok(contract.jobHashtagList)).toContain('night-shift')
})

test.each([
  [{ title: '   ' }, 'title'],
  [{ title: 'x'.repeat(251) }, 'title'],
  [{ quantity: 0 }, 'quantity'],
  [{ openDate: '2026-02-30' }, 'openDate'],
  [{ openDate: '2026-12-02', dueDate: '2026-12-01' }, 'dueDate'],
  [{ salaryFrom: 5, salaryTo: 4 }, 'salaryTo'],
  [{ description: `<p>${'x'.repeat(20_001)}</p>` }, 'description'],
  [{ skills: ['x'.repeat(101)] }, 'skills'],
  [{ owner: 'nobody' }, 'owner'],
  [{ owner: 'admin@other' }, 'owner'],
  [{ hiringTeam: ['nobody'] }, 'hiringTeam'],
  [{ departmentId: newId() }, 'departmentId'],
  [{ jobCategoryId: newId() }, 'jobCategoryId'],
  [{ salaryTypeId: newId() }, 'salaryTypeId'],
  [{ workflowId: newId() }, 'workflowId'],
])('%j is refused at its field and creates nothing', async (wrong, field) => {
  const before = await count()
  const { status, body } = await as().raw(contract.jobCreate, { body: { title: 'Porter', quantity: 1, ...wrong } })
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  expect(await count()).toBe(before)
})

test('an entry of another list is not a category', async () => {
  const [currency] = await as().ok(salaryCurrencyList)
  const { status, body } = await as().raw(contract.jobCreate, {
    body: { title: 'Porter', quantity: 1, jobCategoryId: currency!.id },
  })
  expect([status, body.errors]).toEqual([400, { jobCategoryId: ['is not in the list'] }])
})

test('a change without a priority keeps it', async () => {
  const { id } = await make({ priority: 'Urgent' })
  const body = { title: 'Day Porter', quantity: 3 }
  expect(await as().ok(contract.jobUpdate, { params: { id }, body })).toMatchObject({ priority: 'Urgent' })
  expect(await as().ok(contract.jobUpdate, { params: { id }, body: { ...body, priority: 'Low' } })).toMatchObject({
    priority: 'Low',
  })
})

test('a change keeps status and counts; when two users edit a job, the second gets a conflict', async () => {
  const made = await make()
  const fields = { title: 'Day Porter', quantity: 5 }
  const changed = await as('manager').ok(contract.jobUpdate, {
    params: { id: made.id },
    body: { ...fields, version: 1 },
  })
  expect(changed).toMatchObject({
    title: 'Day Porter',
    total: 5,
    lack: 5,
    version: 2,
    updatedBy: 'manager',
    owner: 'manager',
  })
  const late = await as().raw(contract.jobUpdate, {
    params: { id: made.id },
    body: { ...fields, title: 'Late', version: 1 },
  })
  expect([late.status, late.body.errorCode, late.body.paramValues.updatedBy]).toEqual([400, '599', 'manager'])
  expect((await get(made.id)).title).toBe('Day Porter')
  const wrong = await as().raw(contract.jobUpdate, { params: { id: made.id }, body: { ...fields, title: '' } })
  expect([wrong.status, (await get(made.id)).version]).toEqual([400, 2])
})

test('a job is held, closed with a reason, reopened and filled; each event is recorded once', async () => {
  const { id } = await make()
  const to = (status: number, more: object = {}) =>
    as().raw(contract.jobStatusChange, { params: { id }, body: { status, ...more } })
  expect((await to(1)).body).toMatchObject({ errors: { reason: ['This field is required'] } })
  expect((await to(2)).body.status).toBe(2)
  expect((await to(1, { reason: 'budget', note: ' Next year ' })).body).toMatchObject({
    status: 1,
    closeReason: 'budget',
    closeNote: 'Next year',
  })
  expect((await to(1, { reason: 'other' })).body.closeReason).toBe('budget')
  expect((await to(0)).body).toMatchObject({ status: 0, closeReason: null })
  expect((await to(3)).body.status).toBe(3)
  expect(await eventsOf(id)).toEqual(['filled', 'opened', 'closed', 'heldBack', 'created'])
})

test('a closed job is archived and disappears from the lists; an open job cannot be archived', async () => {
  const { id } = await make({ title: 'Archivist' })
  const put = (isArchived: boolean) => as().raw(contract.jobArchive, { params: { id }, body: { isArchived } })
  expect((await put(true)).body.errorCode).toBe('JOB_STILL_OPEN')
  await as().ok(contract.jobStatusChange, { params: { id }, body: { status: 3 } })
  expect((await put(true)).body.isArchived).toBe(true)
  const found = async (isArchived?: boolean) =>
    (await as().ok(contract.jobList, { body: { keyword: 'archivist', ...(isArchived && { isArchived }) } })).data.length
  expect([await found(), await found(true)]).toEqual([0, 1])
  expect((await as().raw(contract.jobPublish, { body: { jobId: id } })).body.errorCode).toBe('JOB_ARCHIVED')
  expect((await put(false)).body.isArchived).toBe(false)
  expect(await found()).toBe(1)
})

test('only a job that never had candidates can be deleted, and only by users with the permission', async () => {
  const { id } = await make({ description: '<p>Going</p>' })
  expect((await as().raw(contract.jobDelete, { params: { id } })).status).toBe(403)
  const busy = await here.db.from('job_candidate').select('job_id').limit(1).executeTakeFirstOrThrow()
  const refused = await as('admin').raw(contract.jobDelete, { params: { id: busy.job_id } })
  expect([refused.status, refused.body.errorCode]).toEqual([400, 'JOB_HAS_CANDIDATES'])
  expect(await as('admin').ok(contract.jobDelete, { params: { id } })).toEqual({ status: 'OK' })
  expect((await as().raw(contract.jobGet, { params: { id } })).status).toBe(404)
  expect((await as('admin').raw(contract.jobDelete, { params: { id } })).status).toBe(404)
})

test('hot jobs are products of the type Hot, in both screens', async () => {
  const made = await as().ok(contract.hotJobCreate, { body: { title: 'Urgent Porter', quantity: 1, sort: 5 } })
  expect(made.types).toEqual(['Hot'])
  const products = async () =>
    (await as('interviewer').ok(jobProductList, { body: { pageSize: 1000, type: 'Hot' } })).data.filter(
      ({ jobId }) => jobId === made.id,
    )
  expect(await products()).toMatchObject([{ sort: 5, title: 'Urgent Porter' }])
  const set = (body: object) => as().ok(contract.hotJobUpdate, { params: { id: made.id }, body })
  await set({ sort: 7 })
  expect(await products()).toMatchObject([{ sort: 7 }])
  expect((await set({ isHot: false })).types).toEqual([])
  expect(await products()).toEqual([])
  expect((await set({})).types).toEqual(['Hot'])
  expect((await as().ok(contract.jobList, { body: { type: 'Hot', keyword: 'urgent porter' } })).data).toHaveLength(1)
})

test('publication can be requested only for an open job, and once', async () => {
  const { id } = await make()
  const publish = () => as('manager').raw(contract.jobPublish, { body: { jobId: id } })
  await as().ok(contract.jobStatusChange, { params: { id }, body: { status: 2 } })
  expect((await publish()).body.errorCode).toBe('JOB_NOT_PUBLISHABLE')
  await as().ok(contract.jobStatusChange, { params: { id }, body: { status: 0 } })
  expect((await publish()).body.publishStatus).toBe('Pending')
  expect((await publish()).body.publishStatus).toBe('Pending')
  expect((await as().ok(contract.jobUnpublish, { body: { jobId: id } })).publishStatus).toBeNull()
  expect((await eventsOf(id)).slice(0, 2)).toEqual(['unpublished', 'publicationAsked'])
})

test('a job that ends cancels its publication request; a published job stays published', async () => {
  const asked = await make()
  const publish = (jobId: string) => as('manager').ok(contract.jobPublish, { body: { jobId } })
  await publish(asked.id)
  const close = { status: 1, reason: 'budget' } as const
  const closed = await as().ok(contract.jobStatusChange, { params: { id: asked.id }, body: close })
  expect(closed).toMatchObject({ status: 1, publishStatus: null })
  expect((await eventsOf(asked.id)).slice(0, 2)).toEqual(['closed', 'unpublished'])
  const published = await make({ title: 'Day Porter' })
  await publish(published.id)
  await here.db.update('job').set({ publish_status: 'Approve' }).where('job.id', '=', published.id).execute()
  const filled = await as().ok(contract.jobStatusChange, { params: { id: published.id }, body: { status: 3 } })
  expect(filled).toMatchObject({ status: 3, publishStatus: 'Approve' })
})

test('another company neither reads nor changes a job', async () => {
  const { id } = await make()
  const other = as('admin@other')
  const body = { title: 'Mine', quantity: 1 }
  expect((await other.raw(contract.jobUpdate, { params: { id }, body })).status).toBe(404)
  expect((await other.raw(contract.jobPublish, { body: { jobId: id } })).status).toBe(404)
  expect((await other.raw(contract.jobEventList, { body: { jobId: id } })).status).toBe(404)
  expect((await get(id)).title).toBe('Night Porter')
})

test('the users whom a job may name are found by keyword', async () => {
  const users = await as().ok(contract.jobUserList, { body: { keyword: 'sato' } })
  expect(users.map(({ userName }) => userName)).toContain('sato.kenta')
  expect((await as('approver').raw(contract.jobUserList, { body: {} })).status).toBe(403)
})

test('new recruiters of a job are notified once, but not of their own actions', async () => {
  const made = await make({ title: 'Bell Ringer', owner: 'manager', hiringTeam: ['recruiter', 'recruiter2'] })
  const fields = { title: 'Bell Ringer', quantity: 1, owner: 'manager', hiringTeam: ['recruiter2', 'sato.kenta'] }
  await as().ok(contract.jobUpdate, { params: { id: made.id }, body: fields })
  const told = async (userName: string) =>
    (await as(userName).ok(notificationList, { body: {} })).data
      .filter(({ params }) => params.job === 'Bell Ringer')
      .map(({ kind, path }) => [kind, path])
  const news = ['jobTeamJoined', `/jobs?job=${made.id}`]
  expect(await told('manager')).toEqual([news])
  expect(await told('recruiter2')).toEqual([news])
  expect(await told('sato.kenta')).toEqual([news])
  expect(await told('recruiter')).toEqual([])
})
