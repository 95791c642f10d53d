import { createMessage } from '../../core/contract/messages.ts'
import type { AnswerOf, BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { revokeLinks } from '../../core/links/links.ts'
import { moment } from '../../core/localTime.ts'
import { askFeedback } from './requesting.ts'
import type { feedbackAsk } from './contract.ts'
import { tellFeedback } from './events.ts'
import { feedbackLimits, type FeedbackRequest } from './feedbackShapes.ts'
import { requestById, requestsByIds } from './queries.ts'
import './tables.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'product' | 'timezoneOffset'>

async function checkPeople(db: CompanyDb, asked: readonly string[]): Promise<void> {
  if (asked.length === 0) throw badInput({ userNames: [required] })
  const active = await readersOf(db, asked)
  const unknown = asked.filter((name) => !active.has(name.toLowerCase()))
  if (unknown.length > 0) throw badInput({ userNames: [createMessage('NOT_REACHED', { names: unknown.join(', ') })] })
}

async function checkCandidates(db: CompanyDb, jobId: string, ids: readonly string[]): Promise<void> {
  const job = await db.from('job').select('job.id').where('job.id', '=', jobId).executeTakeFirst()
  if (!job) throw notFound()
  const there = await db
    .from('job_candidate')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'job_candidate.company_id')
        .onRef('candidate.id', '=', 'job_candidate.candidate_id')
        .on('candidate.deleted_at', 'is', null),
    )
    .select('job_candidate.candidate_id')
    .where('job_candidate.job_id', '=', jobId)
    .where('job_candidate.candidate_id', 'in', ids)
    .execute()
  if (there.length < new Set(ids.map((id) => id.toLowerCase())).size)
    throw badInput({ candidateIds: [createMessage('UNKNOWN_CANDIDATE')] })
}

/** Requests feedback on candidates of a job on behalf of a user. */
export async function askByHand(
  context: Context,
  asked: BodyOf<typeof feedbackAsk>,
): Promise<AnswerOf<typeof feedbackAsk>> {
  const { db, caller } = context
  const note = asked.note?.trim() || null
  if (note && [...note].length > feedbackLimits.note) throw badInput({ note: [maximum(feedbackLimits.note)] })
  const dueAt = asked.dueDate ? moment('dueDate', asked.dueDate, context.timezoneOffset) : null
  if (dueAt && dueAt.getTime() < Date.now()) throw badInput({ dueDate: [createMessage('IN_THE_PAST')] })
  await checkPeople(db, asked.userNames)
  await checkCandidates(db, asked.jobId, asked.candidateIds)
  const { form, asked: made, open } = await askFeedback(context, { ...asked, note, dueAt })
  if (!form) throw badInput({ formId: [createMessage('UNKNOWN_FORM')] })
  if (made.length > 0)
    await tellFeedback(
      db,
      asked.jobId,
      made.map(({ candidate }) => candidate.id),
    )
  const requests = await requestsByIds(
    db,
    caller,
    made.map(({ requestId }) => requestId),
  )
  return { requests, open }
}

/** Cancels a request that has not been answered. */
export async function cancelRequest(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  id: string,
): Promise<FeedbackRequest> {
  const found = await db
    .from('feedback_request')
    .select(['feedback_request.job_id', 'feedback_request.candidate_id', 'feedback_request.state'])
    .where('feedback_request.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  if (found.state === 'submitted') throw refused('FEEDBACK_SUBMITTED', 'The feedback was submitted already')
  if (found.state !== 'cancelled') {
    await cancel(db, [id])
    await tellFeedback(db, found.job_id, [found.candidate_id])
  }
  return requestById(db, caller, id)
}

async function cancel(db: CompanyDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.update('feedback_request').set({ state: 'cancelled' }).where('feedback_request.id', 'in', ids).execute()
  for (const id of ids) await revokeLinks(db, { purpose: 'feedback', subjectId: id })
}

/**
 * For a merge of two candidates: cancels requests that somebody has for both, so that they owe the feedback only once.
 */
export async function cancelTwins(db: CompanyDb, from: string, to: string): Promise<void> {
  const rows = await db
    .from('feedback_request')
    .innerJoin('feedback_request as twin', (join) =>
      join
        .onRef('twin.company_id', '=', 'feedback_request.company_id')
        .onRef('twin.user_name', '=', 'feedback_request.user_name')
        .onRef('twin.job_id', '=', 'feedback_request.job_id')
        .onRef('twin.form_id', '=', 'feedback_request.form_id')
        .onRef('twin.status_id', 'is not distinct from', 'feedback_request.status_id')
        .onRef('twin.interview_id', 'is not distinct from', 'feedback_request.interview_id')
        .on('twin.candidate_id', '=', to)
        .on('twin.state', 'in', ['asked', 'draft']),
    )
    .select('feedback_request.id')
    .where('feedback_request.candidate_id', '=', from)
    .where('feedback_request.state', 'in', ['asked', 'draft'])
    .execute()
  await cancel(
    db,
    rows.map(({ id }) => id),
  )
}

/** A move into a stage that is undone. */
export interface UndoneMove {
  jobId: string
  candidateId: string
  statusIds: readonly string[]
  /** When the candidate entered the stage. */
  since: Date
}

/** Cancels requests that triggers created when candidates entered stages, if nobody has begun to answer them. */
export async function cancelUnbegun(db: CompanyDb, moves: readonly UndoneMove[]): Promise<void> {
  for (const { jobId, candidateId, statusIds, since } of moves) {
    if (statusIds.length === 0) continue
    const rows = await db
      .from('feedback_request')
      .select('feedback_request.id')
      .where('feedback_request.job_id', '=', jobId)
      .where('feedback_request.candidate_id', '=', candidateId)
      .where('feedback_request.status_id', 'in', statusIds)
      .where('feedback_request.trigger_id', 'is not', null)
      .where('feedback_request.state', '=', 'asked')
      .where('feedback_request.asked_at', '>=', since)
      .forUpdate()
      .execute()
    await cancel(
      db,
      rows.map(({ id }) => id),
    )
    if (rows.length > 0) await tellFeedback(db, jobId, [candidateId])
  }
}
