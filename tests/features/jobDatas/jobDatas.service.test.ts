import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/jobDatas/contract.ts'
import { jobTypeList, salaryCurrencyList } from '../../../services/features/lookups/vocabularyContract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.jobDataManageCreate, { body: { kind: 'jobType', isDefault: false, ...body } })
const made = async (body: object) => (await create(body)).body as contract.JobData
const change = (id: string, body: object) =>
  admin().raw(contract.jobDataManageUpdate, { params: { id }, body: { isDefault: false, ...body } })
const list = async (kind: contract.JobDataKind, keyword = '') =>
  (await admin().ok(contract.jobDataManageList, { body: { kind, keyword, pageSize: 100 } })).data
const remove = (id: string) => admin().raw(contract.jobDataManageDelete, { params: { id } })
const offered = async () => (await here.as('recruiter').ok(jobTypeList)).map(({ name }) => name)

test('an entry is appended to an ordered list, moved, and offered at its new position', async () => {
  const before = await list('jobType')
  expect(before.map(({ place }) => place)).toEqual(before.map((_item, at) => at + 1))
  const volunteer = await made({ name: '  Tình   nguyện ' })
  expect(volunteer).toMatchObject({ name: 'Tình nguyện', place: before.length + 1, symbol: '', isDefault: false })
  const { body: moved } = await change(volunteer.id, { name: 'Tình nguyện', place: 2 })
  expect(moved.place).toBe(2)
  expect((await offered()).slice(0, 3)).toEqual([before[0]!.name, 'Tình nguyện', before[1]!.name])
  expect(await list('jobType', 'tinh nguyen')).toEqual([moved])
  // A change without a position leaves the entry where it is.
  expect((await change(volunteer.id, { name: 'Volunteer' })).body.place).toBe(2)
  expect((await remove(volunteer.id)).body).toEqual({ status: 'OK' })
  expect(await offered()).toEqual(before.map(({ name }) => name))
  // The list is in the order of creation, not in the order of names.
  for (const name of ['Zebra shift', 'Alpha shift']) await create({ name })
  expect((await offered()).slice(-2)).toEqual(['Zebra shift', 'Alpha shift'])
})

test('a list has one default', async () => {
  const [first] = (await list('jobType')).filter(({ isDefault }) => isDefault)
  const seasonal = await made({ name: 'Zero hours', isDefault: true })
  const defaults = async () => (await list('jobType')).filter(({ isDefault }) => isDefault).map(({ name }) => name)
  expect(await defaults()).toEqual(['Zero hours'])
  // The merged entry becomes the default.
  await admin().ok(contract.jobDataManageMerge, { params: { id: seasonal.id }, body: { into: first!.id } })
  expect(await defaults()).toEqual([first!.name])
})

test('after a merge, jobs have the remaining entry; an entry that jobs use cannot be deleted', async () => {
  const [from, into] = [await made({ name: 'Freelancer' }), await made({ name: 'Freelance work' })]
  const job = await here.db.from('job').select(['job.id', 'job.version']).limit(1).executeTakeFirstOrThrow()
  await here.db.update('job').set({ job_type_id: from.id }).where('job.id', '=', job.id).execute()
  const usage = async (id: string) => (await admin().ok(contract.jobDataManageUsage, { body: { ids: [id] } }))[0]!.jobs
  expect([await usage(from.id), await usage(into.id)]).toEqual([1, 0])
  const refused = await remove(from.id)
  expect([refused.body.errorCode, refused.body.paramValues]).toEqual(['JOB_DATA_IN_USE', { count: '1' }])
  await admin().ok(contract.jobDataManageMerge, { params: { id: from.id }, body: { into: into.id } })
  const after = await here.db
    .from('job')
    .select(['job.job_type_id', 'job.version'])
    .where('job.id', '=', job.id)
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ job_type_id: into.id, version: job.version + 1 })
  expect((await admin().raw(contract.jobDataManageGet, { params: { id: from.id } })).status).toBe(404)
  const [round] = await list('interviewRound')
  expect(await admin().ok(contract.jobDataManageUsage, { body: { ids: [round!.id] } })).toEqual([])
  const foreign = await admin().raw(contract.jobDataManageMerge, { params: { id: into.id }, body: { into: round!.id } })
  expect(foreign.body.errors).toEqual({ into: ['is not valid'] })
})

test('a currency has a code and a symbol, and no other entry has them; errors are reported under their fields', async () => {
  const won = await made({ kind: 'salaryCurrency', name: 'KRW', symbol: '₩' })
  expect(won).toMatchObject({ name: 'KRW', symbol: '₩' })
  expect((await here.as('recruiter').ok(salaryCurrencyList)).find(({ name }) => name === 'KRW')).toMatchObject({
    symbol: '₩',
  })
  const wrong = async (body: object) => (await create(body)).body.errors
  expect(await wrong({ kind: 'salaryCurrency', name: 'won', symbol: '₩' })).toEqual({
    name: ['must be a code of three capital letters, such as VND'],
  })
  expect(await wrong({ kind: 'salaryCurrency', name: 'THB' })).toEqual({ symbol: ['This field is required'] })
  expect(await wrong({ name: 'With symbol', symbol: '$' })).toEqual({ symbol: ['cannot be combined with kind'] })
  expect(await wrong({ name: ' ' })).toEqual({ name: ['This field is required'] })
  expect(await wrong({ name: 'full-TIME' })).toEqual({ name: ['is already taken'] })
  expect(await wrong({ name: 'x'.repeat(101) })).toEqual({ name: ['Maximum length is 100'] })
})

test('the lists belong to a company, and only users with the permission change them', async () => {
  const own = await made({ name: 'Ours alone' })
  const other = await here.as('admin@other').ok(contract.jobDataManageList, { body: { keyword: 'Ours alone' } })
  expect(other.data).toEqual([])
  expect((await here.as('admin@other').raw(contract.jobDataManageDelete, { params: { id: own.id } })).status).toBe(404)
  for (const userName of ['recruiter', 'finance', 'vendor'])
    expect((await create({ name: 'Mine' }, userName)).status).toBe(403)
})
