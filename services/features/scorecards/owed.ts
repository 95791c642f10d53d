import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { list } from '../../core/http/list.ts'
import { asc, type Order } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import '../candidates/tables.ts'
import '../feedbackRequests/tables.ts'
import '../jobs/tables.ts'
import type { OwedFeedback, scorecardOwedList, scorecardOwnDue } from './contract.ts'
import './tables.ts'

const order: Order = [{ ...asc('feedback_request.due_at'), nulls: 'last' }, asc('feedback_request.id')]

/** Selects outstanding feedback on existing candidates. */
export const selectOutstanding = (db: CompanyDb) =>
  db
    .from('feedback_request')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'feedback_request.company_id')
        .onRef('candidate.id', '=', 'feedback_request.candidate_id')
        .on('candidate.deleted_at', 'is', null),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'feedback_request.company_id').onRef('job.id', '=', 'feedback_request.job_id'),
    )
    .select([
      'feedback_request.id',
      'feedback_request.job_id as jobId',
      'feedback_request.candidate_id as candidateId',
      'job.title as jobTitle',
      'candidate.name as candidateName',
      'feedback_request.status_name as statusName',
      'feedback_request.user_name as userName',
      'feedback_request.asked_by as askedBy',
      'feedback_request.asked_at',
      'feedback_request.due_at',
      'feedback_request.state',
      'feedback_request.reminded_by as remindedBy',
      'feedback_request.reminded_at',
      'feedback_request.reminders',
    ])
    .where('feedback_request.state', 'in', ['asked', 'draft'])
type Row = Awaited<ReturnType<ReturnType<typeof selectOutstanding>['execute']>>[number]

const toOwed = ({ asked_at, due_at, reminded_at, ...row }: Row): OwedFeedback => ({
  ...row,
  askedDate: asked_at.toISOString(),
  dueDate: due_at?.toISOString() ?? null,
  remindedDate: reminded_at?.toISOString() ?? null,
})

/** Returns one page of the outstanding feedback of the company or a job, earliest due date first. */
export async function owedFeedback(
  db: CompanyDb,
  { jobId, isOverdue, ...wanted }: BodyOf<typeof scorecardOwedList>,
): Promise<Listed<OwedFeedback>> {
  let query = selectOutstanding(db)
  if (jobId) query = query.where('feedback_request.job_id', '=', jobId)
  if (isOverdue) query = query.where('feedback_request.due_at', '<', new Date())
  const found = await list(query, order, wanted)
  return { ...found, data: found.data.map(toOwed) }
}

/** Returns one page of the caller's outstanding feedback, earliest due date first. */
export async function ownOutstandingFeedback(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  wanted: BodyOf<typeof scorecardOwnDue>,
): Promise<Listed<OwedFeedback>> {
  const own = selectOutstanding(db).where('feedback_request.user_name', '=', caller.userName.toLowerCase())
  const found = await list(own, order, wanted)
  return { ...found, data: found.data.map(toOwed) }
}
