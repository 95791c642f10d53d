import { notFound } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { hiddenPairs } from '../feedbackRequests/blindness.ts'
import { answersByIds, mayView, requestsOf } from '../feedbackRequests/queries.ts'
import { formsByIds } from '../feedbackRequests/versions.ts'
import type { ScorecardComparison } from './contract.ts'

type Context = Pick<RequestContext, 'db' | 'caller'>

/** Returns everybody's answers about a candidate of a job, as far as the caller may see them. */
export async function comparison(
  { db, caller }: Context,
  { jobId, candidateId }: { jobId: string; candidateId: string },
): Promise<ScorecardComparison> {
  const [job, candidate] = await Promise.all([
    db.from('job').select('job.title').where('job.id', '=', jobId).executeTakeFirst(),
    db
      .from('candidate')
      .select('candidate.name')
      .where('candidate.id', '=', candidateId)
      .where('candidate.deleted_at', 'is', null)
      .executeTakeFirst(),
  ])
  if (!job || !candidate) throw notFound()
  const requests = await requestsOf(db, caller, [candidateId], jobId)
  const answers = await answersByIds(
    db,
    caller,
    requests.flatMap(({ answerIds }) => answerIds.slice(0, 1)),
  )
  const answerOf = new Map(answers.map((answer) => [answer.requestId, answer]))
  const pairs = [{ job_id: jobId, candidate_id: candidateId }]
  return {
    jobId,
    candidateId,
    jobTitle: job.title,
    candidateName: candidate.name,
    isHidden: !mayView(caller) || (await hiddenPairs(db, caller.userName, pairs)).size > 0,
    people: requests
      .map((request) => ({ request, answer: answerOf.get(request.id) ?? null }))
      .sort((one, other) => rankOf(one.request).localeCompare(rankOf(other.request))),
    forms: await formsByIds(db, [...new Set(answers.map(({ formVersionId }) => formVersionId))]),
  }
}

/**
 * Sorts people with answers first, in the order of their answers, then the others in the order in which they were
 * asked.
 */
const rankOf = ({ submittedDate, askedDate, id }: { submittedDate: string | null; askedDate: string; id: string }) =>
  `${submittedDate ? `0 ${submittedDate}` : `1 ${askedDate}`} ${id}`
