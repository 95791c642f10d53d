import type { AnswerOf, BodyOf } from '../../core/contract/operation.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { newId } from '../../core/ids.ts'
import { enterStatus, lockGroupShared } from '../workflows/entering.ts'
import type { Context } from '../workflows/occasions.ts'
import { lockRunningJob, toOutcome, splitByReadiness, toOrderedOutcomes } from './actionOutcomes.ts'
import type { jobCandidatesMove } from './contract.ts'

/**
 * Moves candidates of a job into a stage of its workflow and runs its triggers. Candidates who are already there stay,
 * without triggers. Candidates who are rejected, or in another stage than the caller saw, are not moved.
 */
export async function moveCandidates(
  context: Context,
  asked: BodyOf<typeof jobCandidatesMove>,
): Promise<AnswerOf<typeof jobCandidatesMove>> {
  const { db } = context
  const job = await lockRunningJob(db, asked.jobId)
  if (job.workflow_id === null)
    throw refused('JOB_WITHOUT_WORKFLOW', `The job ${job.title} follows no workflow`, { title: job.title })
  const workflow = await lockGroupShared(db, job.workflow_id)
  const status = workflow.statuses.find(({ id }) => id === asked.statusId.toLowerCase())
  if (!status) throw badInput({ statusId: [createMessage('NOT_OF_THE_JOB')] })
  const { ready, others } = await splitByReadiness(db, { ...asked, jobId: job.id }, (place) =>
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
  const done = ready.map((place) => toOutcome(place, 'done'))
  return { actionId, results: await toOrderedOutcomes(db, asked, done, others) }
}
