import type { CompanyDb } from '../../core/database/companyDb.ts'
import { newId } from '../../core/ids.ts'
import '../jobs/tables.ts'
import '../candidates/tables.ts'
import './tables.ts'
import { recountJobs, publishPipelineChange, writeMoves, type Stage } from './moves.ts'

const open = 0

/** Locks jobs in a fixed order before their candidates, as adding candidates does. Returns the ids of the open ones. */
export async function lockOpenJobs(db: CompanyDb, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const jobs = await db
    .from('job')
    .select(['job.id', 'job.status'])
    .where('job.id', 'in', [...new Set(ids)])
    .orderBy('job.id')
    .forUpdate()
    .execute()
  return new Set(jobs.filter(({ status }) => status === open).map(({ id }) => id))
}

/**
 * Adds candidates to a stage of a job in which another system had them, without running its triggers. The caller must
 * hold a lock on the job. Returns the candidates who were not on the job before, and the action id with which `unplace`
 * removes them again.
 */
export async function placeQuietly(
  db: CompanyDb,
  userName: string,
  jobId: string,
  entries: readonly { candidateId: string; stage: Stage | null }[],
): Promise<{ added: ReadonlySet<string>; actionId: string }> {
  const at = new Date()
  const rows = await db
    .insert(
      'job_candidate',
      entries.map(({ candidateId, stage }) => ({
        job_id: jobId,
        candidate_id: candidateId,
        added_by: userName,
        ...(stage && { status_id: stage.id, status_by: userName, status_at: at }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'candidate_id'])
    .execute()
  const added = new Set(rows.map((row) => row.candidate_id))
  const actionId = newId()
  await writeMoves(
    db,
    entries
      .filter(({ candidateId }) => added.has(candidateId))
      .map(({ candidateId, stage }) => ({
        jobId,
        candidateId,
        cause: 'added' as const,
        from: null,
        to: stage,
        actionId,
        userName,
        at,
      })),
  )
  await recountJobs(db, [jobId])
  await publishPipelineChange(db, { jobId, ids: rows.map(({ id }) => id) })
  return { added, actionId }
}

/**
 * Removes candidates from a job as if `placeQuietly` had not added them. The caller must hold a lock on the job, and
 * nobody may have moved them since.
 */
export async function unplace(
  db: CompanyDb,
  jobId: string,
  entries: readonly { candidateId: string; actionId: string }[],
): Promise<void> {
  if (entries.length === 0) return
  const candidateIds = entries.map(({ candidateId }) => candidateId)
  const removed = await db
    .delete('job_candidate')
    .where('job_id', '=', jobId)
    .where('candidate_id', 'in', candidateIds)
    .returning('id')
    .execute()
  await db
    .delete('job_candidate_move')
    .where('job_id', '=', jobId)
    .where('candidate_id', 'in', candidateIds)
    .where('action_id', 'in', [...new Set(entries.map(({ actionId }) => actionId))])
    .execute()
  await recountJobs(db, [jobId])
  await publishPipelineChange(db, { jobId, ids: [], removedIds: removed.map((row) => row.id as string) })
}
