import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import '../jobs/tables.ts'
import { newId } from '../../core/ids.ts'
import { placesOf, stageOf, publishPipelineChange, writeMoves } from '../pipelines/moves.ts'
import { enterFirstStatus } from '../workflows/entering.ts'
import type { BulkResult, JobOfCandidate } from './contract.ts'
import { resultsOf } from './follows.ts'
import { record } from './writes/history.ts'
import { liveIds } from './live.ts'
import type { Context } from './writes/writes.ts'

const open = 0

/**
 * Returns a job under a lock, because the number of its candidates changes. Throws 404 if the company has no job with
 * this id.
 */
async function lockJob(db: CompanyDb, id: string) {
  const job = await db.from('job').select(['id', 'title', 'status']).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!job) throw notFound()
  return job
}

/** Adds candidates to an open job, counts them there, and moves them into the first status of its workflow. */
export async function addToJob(
  context: Context & Pick<RequestContext, 'product' | 'jobs'>,
  jobId: string,
  candidateIds: readonly string[],
): Promise<BulkResult[]> {
  const {
    db,
    caller: { userName },
  } = context
  const job = await lockJob(db, jobId)
  if (job.status !== open) throw refused('JOB_NOT_OPEN', 'Only an open job takes candidates', { title: job.title })
  const there = await liveIds(
    db,
    candidateIds.map((id) => id.toLowerCase()),
  )
  if (there.size > 0) {
    const rows = [...there].sort().map((id) => ({ job_id: job.id, candidate_id: id, added_by: userName }))
    const added = await db
      .insert('job_candidate', rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('candidate_id')
      .execute()
    await db.update('job').set({ updated_at: new Date() }).where('id', '=', job.id).execute()
    await record(
      db,
      userName,
      added.map(({ candidate_id: candidateId }) => ({ candidateId, kind: 'addedToJob', subject: job.title })),
    )
    await enterFirstStatus(
      context,
      job.id,
      added.map(({ candidate_id: id }) => id),
    )
  }
  return resultsOf(candidateIds, there)
}

/** Removes candidates from a job, whatever its status. */
export async function removeFromJob(
  { db, caller: { userName } }: Context,
  jobId: string,
  candidateIds: readonly string[],
) {
  const job = await lockJob(db, jobId)
  const places = new Map((await placesOf(db, job.id, candidateIds)).map((place) => [place.candidate_id, place]))
  const removed = await db
    .delete('job_candidate')
    .where('job_id', '=', job.id)
    .where('candidate_id', 'in', candidateIds)
    .returning(['id', 'candidate_id'])
    .execute()
  if (removed.length > 0) {
    await db.update('job').set({ updated_at: new Date() }).where('id', '=', job.id).execute()
    // Candidates who were in the job are still counted (decision D-119).
    const actionId = newId()
    await writeMoves(
      db,
      removed.map(({ candidate_id: candidateId }) => {
        const place = places.get(candidateId)
        const from = place ? stageOf(place) : null
        return { jobId: job.id, candidateId, cause: 'removed', from, to: null, actionId, userName }
      }),
    )
    await publishPipelineChange(db, { jobId: job.id, ids: [], removedIds: removed.map(({ id }) => id) })
    await record(
      db,
      userName,
      removed.map(({ candidate_id: candidateId }) => ({ candidateId, kind: 'removedFromJob', subject: job.title })),
    )
  }
  return { status: 'OK' }
}

/** Returns the jobs to which candidates were added, newest first. */
export async function jobsOf(db: CompanyDb, candidateIds: readonly string[]): Promise<JobOfCandidate[]> {
  const there = await liveIds(db, candidateIds)
  if (there.size === 0) return []
  const rows = await db
    .from('job_candidate')
    .select(['candidate_id as candidateId', 'job_id as jobId', 'added_by as addedBy', 'added_at'])
    .where('candidate_id', 'in', [...there])
    .orderBy('added_at', 'desc')
    .orderBy('job_id')
    .execute()
  return rows.map(({ added_at: addedAt, ...row }) => ({ ...row, addedDate: addedAt.toISOString() }))
}
