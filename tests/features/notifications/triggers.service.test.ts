import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import { notificationList } from '../../../services/features/notifications/contract.ts'
import { workflowMoveCandidates } from '../../../services/features/workflows/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

/**
 * A job of the demo whose workflow notifies the recruiter of candidates in its first status, and two candidates who are
 * not on it.
 */
async function found() {
  const { id, workflow_id: workflowId } = await here.db
    .from('job')
    .select(['job.id', 'job.workflow_id'])
    .where('job.workflow_id', 'is not', null)
    .where(
      'job.workflow_id',
      'in',
      here.db
        .from('workflow_status')
        .innerJoin('workflow_trigger', 'workflow_trigger.status_id', 'workflow_status.id')
        .select('workflow_status.workflow_id')
        .where('workflow_trigger.kind', '=', 'notifyUsers')
        .where('workflow_status.key', '=', 'NEW'),
    )
    .limit(1)
    .executeTakeFirstOrThrow()
  const people = await here.db
    .from('candidate')
    .select(['candidate.id', 'candidate.name'])
    .where('candidate.deleted_at', 'is', null)
    .where(
      'candidate.id',
      'not in',
      here.db.from('job_candidate').select('job_candidate.candidate_id').where('job_candidate.job_id', '=', id),
    )
    .orderBy('candidate.id')
    .limit(2)
    .execute()
  const statuses = await here.db
    .from('workflow_status')
    .select(['workflow_status.id', 'workflow_status.name', 'workflow_status.key'])
    .where('workflow_status.workflow_id', '=', workflowId!)
    .execute()
  return { job: id, people, statusOf: (key: string) => statuses.find((status) => status.key === key)! }
}
const told = async (userName: string) => (await here.as(userName).ok(notificationList, { body: {} })).data

test('a trigger notifies each recipient once, however many candidates enter; candidates who were already there notify nobody', async () => {
  const { job, people, statusOf } = await found()
  const before = (await told('recruiter')).length
  const candidateIds = people.map(({ id }) => id)
  await here.as('recruiter2').ok(jobAddCandidate, { query: { jobID: job }, body: { candidateIds } })
  const [news, ...others] = await told('recruiter')
  expect(others).toHaveLength(before)
  const first = people.find(({ name }) => name === news!.params.candidate)!
  expect(news).toMatchObject({
    kind: 'statusEntered',
    params: { candidate: first.name, more: '1', status: statusOf('NEW').name, job: expect.any(String) },
    path: `/candidates/view/${first.id}`,
    createdBy: 'recruiter2',
  })
  const again = { jobId: job, statusId: statusOf('NEW').id, candidateIds }
  await here.as('recruiter2').ok(workflowMoveCandidates, { body: again })
  expect(await told('recruiter')).toHaveLength(before + 1)
})
