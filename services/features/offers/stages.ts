import type { CompanyDb } from '../../core/database/companyDb.ts'
import { endedJobStates, lockJob } from '../pipelines/actionOutcomes.ts'
import { placesOf } from '../pipelines/moves.ts'
import { enterStatus, lockGroupShared } from '../workflows/entering.ts'
import type { TriggerContext } from '../workflows/occasions.ts'

interface Entry {
  jobId: string
  candidateId: string
  /**
   * Keys of stages. The first one that the workflow has is used. Offers name stages of status groups and jobs those of
   * their workflow, but both have keys.
   */
  keys: readonly (string | null)[]
}

/**
 * Moves a candidate to the stage of the first key that the workflow has, with its triggers, in the caller's
 * transaction. Does nothing if the workflow has no such stage, the job has ended, or the candidate is already in that
 * stage, is rejected or is no longer on the job.
 */
export async function enterStageOf(context: TriggerContext, { jobId, candidateId, keys }: Entry): Promise<void> {
  const { db } = context
  const job = await lockJob(db, jobId)
  if (job.workflow_id === null || endedJobStates.has(job.status)) return
  const workflow = await lockGroupShared(db, job.workflow_id)
  const [status] = keys.flatMap((key) => workflow.statuses.find((one) => one.key === key) ?? [])
  const [place] = await placesOf(db, jobId, [candidateId])
  if (!status || !place || place.rejected_at || place.status_id === status.id) return
  await enterStatus(context, { workflow, statusId: status.id, jobId, candidateIds: [candidateId], cause: 'moved' })
}

/** Returns the key of the candidate's stage, or null if there is none. */
export async function stageKeyOf(db: CompanyDb, jobId: string, candidateId: string): Promise<string | null> {
  return (await placesOf(db, jobId, [candidateId]))[0]?.status_key ?? null
}
