import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { feedbackJobSet } from './contract.ts'
import './tables.ts'

interface Pair {
  job_id: string
  candidate_id: string
}

/** Returns a key for a candidate in a job. */
export const pairOf = ({ job_id: jobId, candidate_id: candidateId }: Pair): string => `${jobId} ${candidateId}`

/**
 * Returns the pairs whose answers are hidden from a user: the job is blind, and the user owes feedback there and has
 * not submitted any.
 */
export async function hiddenPairs(db: CompanyDb, userName: string, pairs: readonly Pair[]): Promise<Set<string>> {
  if (pairs.length === 0) return new Set()
  const own = await db
    .from('feedback_request')
    .innerJoin('job', (join) =>
      join
        .onRef('job.company_id', '=', 'feedback_request.company_id')
        .onRef('job.id', '=', 'feedback_request.job_id')
        .on('job.is_feedback_blind', '=', true),
    )
    .select(['feedback_request.job_id', 'feedback_request.candidate_id', 'feedback_request.state'])
    .where('feedback_request.user_name', '=', userName.toLowerCase())
    .where('feedback_request.candidate_id', 'in', [...new Set(pairs.map((pair) => pair.candidate_id))])
    .where('feedback_request.state', '<>', 'cancelled')
    .execute()
  const given = new Set(own.filter(({ state }) => state === 'submitted').map(pairOf))
  return new Set(own.map(pairOf).filter((pair) => !given.has(pair)))
}

/** Returns whether the answers of others are hidden in jobs from users who owe feedback. */
export const jobSettings = async (db: CompanyDb, jobIds: readonly string[]) =>
  jobIds.length === 0
    ? []
    : db
        .from('job')
        .select(['job.id as jobId', 'job.is_feedback_blind as isBlind'])
        .where('job.id', 'in', jobIds)
        .execute()

/**
 * Hides or shows the answers of others in a job. Users who owe feedback there cannot show them, because they would show
 * them to themselves.
 */
export async function setJob(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  { jobId, isBlind }: BodyOf<typeof feedbackJobSet>,
): Promise<{ jobId: string; isBlind: boolean }> {
  const job = await db
    .from('job')
    .select(['job.id', 'job.title', 'job.is_feedback_blind'])
    .where('job.id', '=', jobId)
    .forUpdate()
    .executeTakeFirst()
  if (!job) throw notFound()
  if (!isBlind && job.is_feedback_blind) {
    const owed = await db
      .from('feedback_request')
      .select('feedback_request.id')
      .where('feedback_request.job_id', '=', jobId)
      .where('feedback_request.user_name', '=', caller.userName.toLowerCase())
      .where('feedback_request.state', 'in', ['asked', 'draft'])
      .limit(1)
      .executeTakeFirst()
    if (owed) throw refused('FEEDBACK_OWED', 'Who owes feedback cannot show that of others', { title: job.title }, 403)
  }
  await db.update('job').set({ is_feedback_blind: isBlind }).where('job.id', '=', jobId).execute()
  return { jobId: job.id, isBlind }
}
