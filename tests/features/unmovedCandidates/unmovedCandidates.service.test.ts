import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/unmovedCandidates/contract.ts'
import { startPipelines, type PipelinesHere } from '../pipelines/pipelines.fixture.ts'

let here: PipelinesHere
let jobId: string
let ids: string[]
beforeAll(async () => {
  here = await startPipelines()
  // Closes the jobs of the demo, so that they do not count.
  await here.db.update('job').set({ status: 1 }).execute()
  ;({ jobId, ids } = await here.jobWith(6))
  await own(jobId, { owner: 'recruiter' })
})
afterAll(() => here?.close())

const own = (id: string, given: { owner?: string; hiring_team?: string[]; status?: 0 | 2 }) =>
  here.db
    .update('job')
    .set({ hiring_team: [], ...given })
    .where('job.id', '=', id)
    .execute()
const age = (candidateId: string, days: number) =>
  here.db
    .update('job_candidate')
    .set({ status_at: sql<Date>`now() - make_interval(days => ${days})` })
    .where('job_candidate.job_id', '=', jobId)
    .where('job_candidate.candidate_id', '=', candidateId)
    .execute()
const unmoved = async (leastDays: number, userName = 'recruiter', page: object = {}) =>
  here.as(userName).ok(contract.myUnmovedCandidates, { body: { leastDays, ...page } })
const seen = async (leastDays: number, userName?: string) =>
  (await unmoved(leastDays, userName)).data.map(({ candidateId }) => candidateId)

test('candidates who have not moved for the number of days are listed, the longest first; a move removes them', async () => {
  await age(ids[0]!, 8)
  await age(ids[1]!, 40)
  await age(ids[2]!, 20)
  expect(await seen(7)).toEqual([ids[1], ids[2], ids[0]])
  expect(await seen(14)).toEqual([ids[1], ids[2]])
  expect(await seen(30)).toEqual([ids[1]])
  const page = await unmoved(7, 'recruiter', { pageSize: 1 })
  expect([page.totalItem, page.data.length]).toEqual([3, 1])
  await here.move(jobId, 'SCREENING', [ids[1]!])
  expect(await seen(30)).toEqual([])
})

test('candidates who are rejected or in a final stage are left out', async () => {
  await here.move(jobId, 'WITHDRAWN', [ids[3]!])
  await age(ids[3]!, 20)
  await here.db
    .update('job_candidate')
    .set({ rejected_at: new Date() })
    .where('job_candidate.job_id', '=', jobId)
    .where('job_candidate.candidate_id', '=', ids[2]!)
    .execute()
  expect(await seen(7)).toEqual([ids[0]])
})

test('they are listed for the owner and the hiring team, while the job is open', async () => {
  expect(await seen(7, 'recruiter2')).toEqual([])
  await own(jobId, { hiring_team: ['recruiter2'] })
  expect(await seen(7, 'recruiter2')).toEqual([ids[0]])
  await own(jobId, { status: 2 })
  expect(await seen(7)).toEqual([])
  expect((await unmoved(7)).totalItem).toBe(0)
  await own(jobId, { status: 0 })
})

test('a number of days below one is refused, and so are users who do not manage interviews', async () => {
  expect((await here.as('recruiter').raw(contract.myUnmovedCandidates, { body: { leastDays: 0 } })).status).toBe(400)
  expect((await here.as('interviewer').raw(contract.myUnmovedCandidates, { body: { leastDays: 7 } })).status).toBe(403)
})
