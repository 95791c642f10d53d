import type { AnswerOf, BodyOf } from '../../core/contract/operation.ts'
import { say } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { newId } from '../../core/ids.ts'
import { enterStatus, heldGroup } from '../workflows/entering.ts'
import type { Context } from '../workflows/occasions.ts'
import { lockRunningJob, outcomeOf, sortOut, told } from './asked.ts'
import type { jobCandidatesMove } from './contract.ts'

/**
 * Puts candidates of a job into a stage of its workflow and runs its triggers. Who stands there already stays, and nothing
 * fires; who is rejected, or stands elsewhere than the caller saw, is left where they are.
 */
export async function moveCandidates(
  context: Context,
  asked: BodyOf<typeof jobCandidatesMove>,
): Promise<AnswerOf<typeof jobCandidatesMove>> {
  const { db } = context
  const job = await lockRunningJob(db, asked.jobId)
  if (job.workflow_id === null)
    throw refused('JOB_WITHOUT_WORKFLOW', `The job ${job.title} follows no workflow`, { title: job.title })
  const workflow = await heldGroup(db, job.workflow_id)
  const status = workflow.statuses.find(({ id }) => id === asked.statusId.toLowerCase())
  if (!status) throw badInput({ statusId: [say('NOT_OF_THE_JOB')] })
  const { ready, others } = await sortOut(db, { ...asked, jobId: job.id }, (place) =>
    place.rejected_at ? 'rejected' : place.status_id === status.id ? 'unchanged' : null,
  )
  const actionId = newId()
  await enterStatus(context, {
    workflow,
    statusId: status.id,
    jobId: job.id,
    candidateIds: ready.map((place) => place.candidate_id),
    cause: 'moved',
    actionId,
  })
  const done = ready.map((place) => outcomeOf(place, 'done'))
  return { actionId, results: await told(db, asked, done, others) }
}
