import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/jobRanks/contract.ts'
import { jobRankList } from '../../../services/features/lookups/contract.ts'
import '../../../services/features/interviewForms/tables.ts'
import { startPipelines, type PipelinesHere } from '../pipelines/pipelines.fixture.ts'

let here: PipelinesHere
beforeAll(async () => {
  here = await startPipelines()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (body: object, userName = 'admin') => here.as(userName).raw(contract.jobRankManageCreate, { body })
const made = async (body: object) => (await create(body)).body as contract.JobRank
const change = (id: string, body: object) => admin().raw(contract.jobRankManageUpdate, { params: { id }, body })
const remove = (id: string) => admin().raw(contract.jobRankManageDelete, { params: { id } })
const offered = async () => (await here.as().ok(jobRankList)).map(({ name }) => name)
const usage = async (id: string) => (await admin().ok(contract.jobRankManageUsage, { body: { ids: [id] } }))[0]

test('a rank is appended, moved, renamed and deleted, and is offered in its current state', async () => {
  const before = await offered()
  const rank = await made({ name: '  Chuyên   viên ' })
  expect(rank).toMatchObject({ name: 'Chuyên viên', place: before.length + 1 })
  expect((await change(rank.id, { name: 'Chuyên viên', place: 2 })).body.place).toBe(2)
  expect((await offered()).slice(0, 3)).toEqual([before[0], 'Chuyên viên', before[1]])
  const { data } = await admin().ok(contract.jobRankManageList, { body: { keyword: 'chuyen vien' } })
  expect(data).toEqual([{ ...rank, place: 2 }])
  // A change without a position leaves the rank where it is.
  expect((await change(rank.id, { name: 'Specialist' })).body).toEqual({ id: rank.id, name: 'Specialist', place: 2 })
  expect((await made({ name: 'First of all', place: 1 })).place).toBe(1)
  expect((await remove(rank.id)).body).toEqual({ status: 'OK' })
  expect(await offered()).toEqual(['First of all', ...before])
})

test('records that use a rank follow its renaming and merging; a rank in use cannot be deleted', async () => {
  const [from, into] = [await made({ name: 'Expert I' }), await made({ name: 'Expert' })]
  const { jobId, ids } = await here.jobWith(1)
  await here.db.update('candidate').set({ job_rank: 'Expert I' }).where('candidate.id', '=', ids[0]!).execute()
  await here.db.update('job').set({ rank_id: from.id }).where('job.id', '=', jobId).execute()
  const formId = newId()
  await here.db
    .insert('form_template', {
      id: formId,
      name: 'Calculates',
      search: 'calculates',
      type: 1,
      is_active: true,
      contents: JSON.stringify({ isCalcJobRank: true, idJobRank: from.id, extendProperties: [] }),
      approvals: '[]',
      attachment: '[]',
      created_by: 'admin',
      updated_by: null,
      updated_at: null,
    })
    .execute()
  expect(await usage(from.id)).toMatchObject({ candidates: 1, jobs: 1, forms: 1 })
  const refused = await remove(from.id)
  expect([refused.body.errorCode, refused.body.paramValues]).toEqual([
    'JOB_RANK_IN_USE',
    { candidates: '1', jobs: '1', forms: '1' },
  ])
  const rankOf = async () =>
    (
      await here.db
        .from('candidate')
        .select('candidate.job_rank')
        .where('candidate.id', '=', ids[0]!)
        .executeTakeFirstOrThrow()
    ).job_rank
  await change(from.id, { name: 'Expert 1' })
  expect(await rankOf()).toBe('Expert 1')
  const stays = await admin().ok(contract.jobRankManageMerge, { params: { id: from.id }, body: { into: into.id } })
  expect(stays.name).toBe('Expert')
  expect(await rankOf()).toBe('Expert')
  expect(await usage(into.id)).toMatchObject({ candidates: 1, jobs: 1, forms: 1 })
  expect(await offered()).not.toContain('Expert 1')
})

test('errors are reported under their fields', async () => {
  expect((await create({ name: ' ' })).body.errors).toEqual({ name: ['This field is required'] })
  expect((await create({ name: 'x'.repeat(101) })).body.errors).toEqual({ name: ['Maximum length is 100'] })
  expect((await create({ name: 'junior' })).body.errors).toEqual({ name: ['is already taken'] })
  const own = await made({ name: 'Merged with itself' })
  const itself = await admin().raw(contract.jobRankManageMerge, { params: { id: own.id }, body: { into: own.id } })
  expect(itself.body.errors).toEqual({ into: ['is not valid'] })
})

test('ranks belong to a company, and only users with the permission change them', async () => {
  const own = await made({ name: 'Ours alone' })
  const other = here.as('admin@other')
  expect((await other.ok(contract.jobRankManageList, { body: { keyword: 'Ours alone' } })).data).toEqual([])
  expect((await other.raw(contract.jobRankManageDelete, { params: { id: own.id } })).status).toBe(404)
  for (const userName of ['recruiter', 'finance', 'vendor'])
    expect((await create({ name: 'Mine' }, userName)).status).toBe(403)
})
