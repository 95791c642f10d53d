import type { CompanyDb } from '../../core/database/companyDb.ts'
import { endedStates, lockJob } from '../pipelines/asked.ts'
import { placesOf } from '../pipelines/moves.ts'
import { enterStatus, heldGroup } from '../workflows/entering.ts'
import type { TriggerContext } from '../workflows/occasions.ts'

interface Entry {
  jobId: string
  candidateId: string
  /** Of stages, the first that the workflow has: offers name those of status groups, jobs those of their workflow, and both have keys. */
  keys: readonly (string | null)[]
}

/**
 * Moves a candidate to the stage of the first key that the workflow has, with its triggers, in the caller's transaction. Nothing moves where the workflow has no
 * such stage, the job has ended, or the candidate stands there already, is rejected or no longer on the job.
 */
export async function enterStageOf(context: TriggerContext, { jobId, candidateId, keys }: Entry): Promise<void> {
  const { db } = context
  const job = await lockJob(db, jobId)
  if (job.workflow_id === null || endedStates.has(job.status)) return
  const workflow = await heldGroup(db, job.workflow_id)
  const [status] = keys.flatMap((key) => workflow.statuses.find((one) => one.key === key) ?? [])
  const [place] = await placesOf(db, jobId, [candidateId])
  if (!status || !place || place.rejected_at || place.status_id === status.id) return
  await enterStatus(context, { workflow, statusId: status.id, jobId, candidateIds: [candidateId], cause: 'moved' })
}

/** The key of the stage that a candidate stands in; null without one. */
export async function stageKeyOf(db: CompanyDb, jobId: string, candidateId: string): Promise<string | null> {
  return (await placesOf(db, jobId, [candidateId]))[0]?.status_key ?? null
}
