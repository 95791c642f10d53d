import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  candidateFollow,
  candidateUnfollow,
  jobAddCandidate,
  jobRemoveCandidate,
  jobsOfCandidates,
} from '../../../services/features/candidates/contract.ts'
import { candidateDelete } from '../../../services/features/candidates/writes/writeContract.ts'
import { newId } from '../../../services/core/ids.ts'
import { readRows } from '../../../services/features/candidates/list/rows.ts'
import { startCandidates, type CandidatesHere } from './candidates.fixture.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
})
afterAll(() => here?.close())

const followersOf = async (id: string) =>
  (await readRows(here.db, { userName: 'recruiter', role: 'Recruiter', permissions: new Set() }, [id]))[0]!.followers
const submitted = async (id: string) =>
  (await here.db.from('job').select('submitted').where('id', '=', id).executeTakeFirstOrThrow()).submitted

test('the caller follows several candidates, and the outcome of each is returned', async () => {
  const [one, two, gone] = [await here.create(), await here.create(), await here.create()]
  await here.ok('recruiter', candidateDelete, { params: { id: gone.id } })
  const foreign = await here.create({}, 'admin@other')
  const candidateIds = [one.id, two.id, gone.id, foreign.id, newId()]
  const results = await here.ok('manager', candidateFollow, { body: { candidateIds } })
  expect(results.map(({ ok, message }) => [ok, message])).toEqual([
    [true, null],
    [true, null],
    [false, 'There is no such candidate'],
    [false, 'There is no such candidate'],
    [false, 'There is no such candidate'],
  ])
  expect(results.map(({ id }) => id)).toEqual(candidateIds)
  expect((await here.ok('manager', candidateFollow, { body: { candidateIds: [one.id] } }))[0]!.ok).toBe(true)
  expect(await followersOf(one.id)).toEqual(['manager'])
  expect((await here.eventsOf(one.id)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['created', null],
    ['followed', 'Phạm Đức Anh'],
  ])
  const row = await here.db
    .from('candidate')
    .select(['version', 'last_activity_at', 'created_at'])
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow()
  expect(row.version).toBe(1)
  expect(row.last_activity_at!.getTime()).toBeGreaterThan(row.created_at.getTime())
})

test('adding other followers requires AssignFollow, and they must be users who can see candidates', async () => {
  const { id } = await here.create()
  const follow = (userName: string, userNames: string[]) =>
    here.send(userName, candidateFollow, { body: { candidateIds: [id], userNames } })
  expect((await follow('manager', ['recruiter'])).status).toBe(403)
  expect((await follow('manager', ['manager'])).status).toBe(200)
  for (const name of ['finance', 'nobody', 'admin@other', 'internal-tools']) {
    expect((await follow('recruiter', ['recruiter2', name])).body.errors).toEqual({
      userNames: [`cannot follow candidates: ${name}`],
    })
  }
  expect((await follow('recruiter', [])).status).toBe(400)
  expect((await follow('recruiter', ['Recruiter2', 'multi'])).status).toBe(200)
  expect((await followersOf(id)).sort()).toEqual(['manager', 'multi', 'recruiter2'])
  expect((await follow('finance', ['finance'])).status).toBe(403)
})

test('users unfollow for themselves; for others AssignFollow is required', async () => {
  const { id } = await here.create()
  await here.ok('recruiter', candidateFollow, {
    body: { candidateIds: [id], userNames: ['recruiter', 'recruiter2', 'manager'] },
  })
  const unfollow = (userName: string, other?: string) =>
    here.send(userName, candidateUnfollow, { params: { id }, ...(other && { query: { userName: other } }) })
  expect((await unfollow('recruiter')).body).toEqual({ status: 'OK' })
  expect((await unfollow('recruiter')).status).toBe(200)
  expect((await unfollow('manager')).status).toBe(403)
  expect((await unfollow('admin@other')).status).toBe(404)
  expect((await unfollow('recruiter2', 'manager')).status).toBe(200)
  expect(await followersOf(id)).toEqual(['recruiter2'])
  expect((await here.eventsOf(id)).filter(({ kind }) => kind === 'unfollowed').map(({ subject }) => subject)).toEqual([
    'Nguyễn Thu Hà',
    'Phạm Đức Anh',
  ])
})

test('an open job accepts candidates and counts each once', async () => {
  const job = await here.addJob()
  const [one, two] = [await here.create(), await here.create()]
  const add = (candidateIds: string[], jobID = job, userName = 'recruiter') =>
    here.send(userName, jobAddCandidate, { query: { jobID }, body: { candidateIds } })
  expect((await add([one.id, two.id, newId()])).body).toMatchObject([{ ok: true }, { ok: true }, { ok: false }])
  expect((await add([one.id])).status).toBe(200)
  expect(await submitted(job)).toBe(2)
  expect(await here.ok('recruiter', jobsOfCandidates, { body: { candidateIds: [one.id] } })).toEqual([
    { candidateId: one.id, jobId: job, addedBy: 'recruiter', addedDate: expect.any(String) },
  ])
  expect(await here.ok('admin@other', jobsOfCandidates, { body: { candidateIds: [one.id] } })).toEqual([])
  expect(
    await here.ok('recruiter', jobRemoveCandidate, {
      query: { jobID: job },
      body: { candidateIds: [one.id, newId()] },
    }),
  ).toEqual({ status: 'OK' })
  // A candidate who was in the job is still counted.
  expect(await submitted(job)).toBe(2)
  expect((await here.eventsOf(one.id)).map(({ kind, subject }) => [kind, subject]).slice(1)).toEqual([
    ['addedToJob', 'Job 0'],
    ['removedFromJob', 'Job 0'],
  ])
  expect((await add([one.id], newId())).status).toBe(404)
  expect((await add([one.id], await here.addJob(0, here.otherDb))).status).toBe(404)
  expect((await add([one.id], job, 'manager')).status).toBe(403)
})

test.each([1, 2, 3] as const)('a job of status %i accepts no candidates', async (status) => {
  const job = await here.addJob(status)
  const { id } = await here.create()
  expect(
    (await here.send('recruiter', jobAddCandidate, { query: { jobID: job }, body: { candidateIds: [id] } })).body,
  ).toMatchObject({ errorCode: 'JOB_NOT_OPEN' })
  expect(await submitted(job)).toBe(0)
})

test('candidates added to one job by several simultaneous requests are all counted', async () => {
  const job = await here.addJob()
  const made = await Promise.all(Array.from({ length: 6 }, () => here.create()))
  await Promise.all(
    made.map(({ id }) =>
      here.ok('recruiter', jobAddCandidate, { query: { jobID: job }, body: { candidateIds: [id, made[0]!.id] } }),
    ),
  )
  expect(await submitted(job)).toBe(6)
})

test('a thousand simultaneous changes are reported to clients as one change of the list', async () => {
  const made = await Promise.all(Array.from({ length: 25 }, () => here.create()))
  const events = async () =>
    (await here.db.from('event').select('data').where('type', '=', 'list.changed').execute()).length
  const before = await events()
  await here.ok('recruiter', candidateFollow, {
    body: { candidateIds: [...made.map(({ id }) => id), ...Array.from({ length: 975 }, newId)] },
  })
  expect(await events()).toBe(before + 1)
  await here.ok('recruiter2', candidateFollow, { body: { candidateIds: made.slice(0, 3).map(({ id }) => id) } })
  expect(await events()).toBe(before + 4)
})
