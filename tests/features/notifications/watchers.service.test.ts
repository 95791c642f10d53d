import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rejectReasonList } from '../../../services/features/lookups/contract.ts'
import { notificationList } from '../../../services/features/notifications/contract.ts'
import * as pipelines from '../../../services/features/pipelines/contract.ts'
import { startPipelines, type PipelinesHere } from '../pipelines/pipelines.fixture.ts'

let here: PipelinesHere
beforeAll(async () => {
  here = await startPipelines()
})
afterAll(() => here?.close())

/** Three candidates in a job: recruiter2 owns the first and follows the second, admin follows all. */
async function watched() {
  const { jobId, people, ids } = await here.jobWith(3)
  await here.db.update('candidate').set({ owner: null }).where('candidate.id', 'in', ids).execute()
  await here.db.delete('candidate_follow').where('candidate_follow.candidate_id', 'in', ids).execute()
  await here.db.update('candidate').set({ owner: 'recruiter2' }).where('candidate.id', '=', ids[0]!).execute()
  const follows = [[ids[1]!, 'recruiter2'] as const, ...ids.map((id) => [id, 'admin'] as const)]
  // Finance may no longer read candidates.
  await here.db
    .insert(
      'candidate_follow',
      [...follows, [ids[0]!, 'finance'] as const].map(([id, userName]) => ({
        candidate_id: id,
        user_name: userName,
        followed_by: userName,
      })),
    )
    .execute()
  await here.db.delete('notification').execute()
  return { jobId, people, ids, nameOf: (at: number) => people[at]!.name }
}
beforeEach(async () => {
  await here.db.delete('notification').execute()
})
const told = async (userName: string) =>
  (await here.as(userName).ok(notificationList, { body: {} })).data.map(({ kind, params, path, createdBy }) => ({
    kind,
    params,
    path,
    createdBy,
  }))

test('owners and followers are notified of a move once, each for their own candidates', async () => {
  const { jobId, ids, nameOf } = await watched()
  await here.move(jobId, 'SCREENING', ids)
  const moved = { kind: 'candidateMoved', path: `/candidates/view/${ids[0]}`, createdBy: 'recruiter' }
  const params = { candidate: nameOf(0), status: 'SCREENING', job: 'Under test' }
  expect(await told('recruiter2')).toEqual([{ ...moved, params: { ...params, more: '1' } }])
  expect(await told('admin')).toEqual([{ ...moved, params: { ...params, more: '2' } }])
  expect([await told('recruiter'), await told('finance')]).toEqual([[], []])
  // Nobody has moved, so nobody is notified.
  await here.move(jobId, 'SCREENING', ids)
  expect(await told('admin')).toHaveLength(1)
})

test('users who move their own candidates are not notified; adding a candidate to a job is not a move', async () => {
  const { jobId, ids, nameOf } = await watched()
  await here.move(jobId, 'INTERVIEWED', [ids[1]!], undefined, 'recruiter2')
  expect(await told('recruiter2')).toEqual([])
  expect(await told('admin')).toMatchObject([{ kind: 'candidateMoved', params: { candidate: nameOf(1) } }])
  await here.db.delete('notification').execute()
  await here.add(await here.addJob(), ids)
  expect(await told('admin')).toEqual([])
})

test('they are notified of a rejection too', async () => {
  const { jobId, ids, nameOf } = await watched()
  const [reason] = await here.as().ok(rejectReasonList)
  await here
    .as()
    .ok(pipelines.jobCandidatesReject, { body: { jobId, candidateIds: ids.slice(0, 1), reasonId: reason!.id } })
  const rejected = {
    kind: 'candidateRejected',
    params: { candidate: nameOf(0), job: 'Under test' },
    path: `/candidates/view/${ids[0]}`,
    createdBy: 'recruiter',
  }
  expect([await told('recruiter2'), await told('admin')]).toEqual([[rejected], [rejected]])
})
