import type { CompanyDb } from '../../../core/database/companyDb.ts'
import '../../feedbackRequests/tables.ts'

/**
 * Returns the percentage of points of candidates in the feedback for a job: the mean over the newest revision of each
 * submission. Candidates without points are left out.
 */
export async function scoresOf(
  db: CompanyDb,
  jobId: string,
  candidateIds: readonly string[],
): Promise<Map<string, number>> {
  if (candidateIds.length === 0) return new Map()
  const answers = await db
    .from('feedback_request')
    .innerJoin('feedback_answer', (join) =>
      join
        .onRef('feedback_answer.company_id', '=', 'feedback_request.company_id')
        .onRef('feedback_answer.request_id', '=', 'feedback_request.id'),
    )
    .distinctOn('feedback_request.id')
    .select([
      'feedback_request.candidate_id',
      'feedback_answer.points',
      'feedback_answer.most_points',
      'feedback_answer.revision',
    ])
    .where('feedback_request.job_id', '=', jobId)
    .where('feedback_request.candidate_id', 'in', candidateIds)
    .where('feedback_request.state', '=', 'submitted')
    .orderBy('feedback_request.id')
    .orderBy('feedback_answer.revision', 'desc')
    .execute()
  const rated = answers.filter(({ points, most_points: most }) => points !== null && Number(most) > 0)
  const percent = ({ points, most_points: most }: (typeof rated)[number]) => (100 * Number(points)) / Number(most)
  return new Map(
    [...Map.groupBy(rated, (answer) => answer.candidate_id)].map(([id, own]) => [
      id,
      own.reduce((sum, answer) => sum + percent(answer), 0) / own.length,
    ]),
  )
}
