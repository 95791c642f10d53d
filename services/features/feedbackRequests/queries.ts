import { sql } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { desc } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { Caller } from '../../core/http/routes.ts'
import { hiddenPairs, pairOf } from './blindness.ts'
import type { feedbackRequestList } from './contract.ts'
import type { FeedbackAnswer, FeedbackRequest } from './feedbackShapes.ts'
import './tables.ts'

export type Viewer = Pick<Caller, 'userName' | 'permissions'>

export const mayView = ({ permissions }: Viewer) => permissions.has('JobRequest:InterviewFeedBackView')
const mayList = (viewer: Viewer) => mayView(viewer) || viewer.permissions.has('JobRequest:InterviewManage')
const isOwn = ({ userName }: Viewer, row: { user_name: string }) => row.user_name === userName.toLowerCase()

/** Selects requests about existing candidates. */
const requests = (db: CompanyDb) =>
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
    .leftJoin('form_template', (join) =>
      join
        .onRef('form_template.company_id', '=', 'feedback_request.company_id')
        .onRef('form_template.id', '=', 'feedback_request.form_id'),
    )
    .leftJoin('feedback_form_version', (join) =>
      join
        .onRef('feedback_form_version.company_id', '=', 'feedback_request.company_id')
        .onRef('feedback_form_version.id', '=', 'feedback_request.form_version_id'),
    )
    .selectAll('feedback_request')
    .select(({ fn }) => [
      'candidate.name as candidateName',
      'job.title as jobTitle',
      fn.coalesce('feedback_form_version.name', 'form_template.name').as('formName'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number]

/** Selects the requests that the viewer may see: their own, and those of others with the permission. */
function visible(db: CompanyDb, viewer: Viewer) {
  const all = requests(db)
  return mayList(viewer) ? all : all.where('feedback_request.user_name', '=', viewer.userName.toLowerCase())
}

/** Converts rows for the viewer. Rows that are hidden from the viewer have no answers. */
async function toRequests(db: CompanyDb, viewer: Viewer, rows: readonly Row[]): Promise<FeedbackRequest[]> {
  const hidden = await hiddenPairs(
    db,
    viewer.userName,
    rows.filter((row) => !isOwn(viewer, row)),
  )
  const isHidden = (row: Row) => !isOwn(viewer, row) && (!mayView(viewer) || hidden.has(pairOf(row)))
  const shown = rows.filter((row) => row.state === 'submitted' && !isHidden(row)).map(({ id }) => id)
  const answers =
    shown.length === 0
      ? []
      : await db
          .from('feedback_answer')
          .select(['feedback_answer.id', 'feedback_answer.request_id'])
          .where('feedback_answer.request_id', 'in', shown)
          .orderBy('feedback_answer.revision', 'desc')
          .execute()
  const answersOf = Map.groupBy(answers, (answer) => answer.request_id)
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    jobId: row.job_id,
    jobTitle: row.jobTitle,
    candidateId: row.candidate_id,
    candidateName: row.candidateName,
    statusId: row.status_id,
    statusName: row.status_name,
    formId: row.form_id,
    formName: row.formName,
    formVersionId: row.form_version_id,
    userName: row.user_name,
    interviewId: row.interview_id,
    triggerId: row.trigger_id,
    note: row.note,
    askedBy: row.asked_by,
    askedDate: row.asked_at.toISOString(),
    dueDate: row.due_at?.toISOString() ?? null,
    state: row.state,
    submittedDate: row.submitted_at?.toISOString() ?? null,
    remindedDate: row.reminded_at?.toISOString() ?? null,
    reminders: row.reminders,
    isHidden: isHidden(row),
    answerIds: (answersOf.get(row.id) ?? []).map(({ id }) => id),
  }))
}

/** Returns one page of requests, newest first. */
export async function listRequests(
  db: CompanyDb,
  viewer: Viewer,
  { jobId, candidateId, isOwn: ownOnly, states, ...wanted }: BodyOf<typeof feedbackRequestList>,
): Promise<Listed<FeedbackRequest>> {
  let query = visible(db, viewer)
  if (ownOnly) query = query.where('feedback_request.user_name', '=', viewer.userName.toLowerCase())
  if (jobId) query = query.where('feedback_request.job_id', '=', jobId)
  if (candidateId) query = query.where('feedback_request.candidate_id', '=', candidateId)
  if (states?.length) query = query.where('feedback_request.state', 'in', states)
  const found = await list(query, [desc('feedback_request.asked_at'), desc('feedback_request.id')], wanted)
  return { ...found, data: await toRequests(db, viewer, found.data) }
}

/** Returns requests by id; those that the viewer may not see are left out. */
export const requestsByIds = async (
  db: CompanyDb,
  viewer: Viewer,
  ids: readonly string[],
): Promise<FeedbackRequest[]> =>
  ids.length === 0
    ? []
    : toRequests(db, viewer, await visible(db, viewer).where('feedback_request.id', 'in', ids).execute())

/** Returns one request. Throws 404 if the viewer may not see it. */
export async function requestById(db: CompanyDb, viewer: Viewer, id: string): Promise<FeedbackRequest> {
  const [found] = await requestsByIds(db, viewer, [id])
  if (!found) throw notFound()
  return found
}

/** Returns the requests about candidates, in one job or in all, newest first, without cancelled ones. */
export async function requestsOf(
  db: CompanyDb,
  viewer: Viewer,
  candidateIds: readonly string[],
  jobId?: string,
): Promise<FeedbackRequest[]> {
  if (candidateIds.length === 0) return []
  let query = visible(db, viewer)
    .where('feedback_request.candidate_id', 'in', candidateIds)
    .where('feedback_request.state', '<>', 'cancelled')
  if (jobId) query = query.where('feedback_request.job_id', '=', jobId)
  const rows = await query.orderBy('feedback_request.asked_at', 'desc').orderBy('feedback_request.id', 'desc').execute()
  return toRequests(db, viewer, rows)
}

const answerRows = (db: CompanyDb) =>
  db
    .from('feedback_answer')
    .innerJoin('feedback_request', (join) =>
      join
        .onRef('feedback_request.company_id', '=', 'feedback_answer.company_id')
        .onRef('feedback_request.id', '=', 'feedback_answer.request_id'),
    )
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'feedback_request.company_id')
        .onRef('candidate.id', '=', 'feedback_request.candidate_id')
        .on('candidate.deleted_at', 'is', null),
    )
    .selectAll('feedback_answer')
    .select([
      'feedback_request.job_id',
      'feedback_request.candidate_id',
      'feedback_request.user_name',
      'feedback_request.form_version_id',
      sql<boolean>`feedback_answer.revision = (
        select max(other.revision) from feedback_answer as other
        where other.company_id = feedback_answer.company_id and other.request_id = feedback_answer.request_id
      )`.as('isNewest'),
    ])
type AnswerRow = Awaited<ReturnType<ReturnType<typeof answerRows>['execute']>>[number]

const numberOf = (value: string | null) => (value === null ? null : Number(value))

const toAnswer = (row: AnswerRow): FeedbackAnswer => ({
  id: row.id,
  requestId: row.request_id,
  jobId: row.job_id,
  candidateId: row.candidate_id,
  userName: row.user_name,
  revision: row.revision,
  isNewest: row.isNewest,
  formVersionId: row.form_version_id!,
  answers: row.answers as FeedbackAnswer['answers'],
  recommendation: row.recommendation,
  summary: row.summary,
  points: numberOf(row.points),
  mostPoints: numberOf(row.most_points),
  percents: numberOf(row.percents),
  mostPercents: numberOf(row.most_percents),
  jobRank: row.job_rank,
  reason: row.reason,
  writtenBy: row.written_by,
  writtenDate: row.written_at.toISOString(),
})

/** Returns submitted revisions by id; those that the viewer may not see, or not yet, are left out. */
export async function answersByIds(db: CompanyDb, viewer: Viewer, ids: readonly string[]): Promise<FeedbackAnswer[]> {
  if (ids.length === 0) return []
  const rows = await answerRows(db).where('feedback_answer.id', 'in', ids).execute()
  const others = rows.filter((row) => !isOwn(viewer, row))
  const hidden = await hiddenPairs(db, viewer.userName, others)
  return rows.filter((row) => isOwn(viewer, row) || (mayView(viewer) && !hidden.has(pairOf(row)))).map(toAnswer)
}

/** Returns the revisions of a request, newest first, for its owner. */
export const answersOfRequest = async (db: CompanyDb, requestId: string): Promise<FeedbackAnswer[]> =>
  (
    await answerRows(db)
      .where('feedback_answer.request_id', '=', requestId)
      .orderBy('feedback_answer.revision', 'desc')
      .execute()
  ).map(toAnswer)
