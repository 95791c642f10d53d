import type { CompanyDb } from '../../core/database/companyDb.ts'
import { revokeLinks } from '../../core/links/links.ts'
import { askFeedback } from '../feedbackRequests/requesting.ts'
import { tellFeedback } from '../feedbackRequests/events.ts'
import '../feedbackRequests/tables.ts'
import type { PlanningContext } from './checks.ts'
import type { Seat } from './panel.ts'
import type { InterviewRow } from './queries.ts'

const dayMs = 86_400_000
/** Feedback is due a day after the interview. */
const dueOf = (row: InterviewRow) => new Date(row.ends_at.getTime() + dayMs)
const judges = (panel: readonly Seat[]) => panel.filter(({ role }) => role !== 'shadow').map((seat) => seat.user_name)

/** Requests feedback from the panel if the interview has a form. Shadows are not asked, and nobody is asked twice. */
export async function requestPanelFeedback(
  { db, caller, product }: PlanningContext,
  row: InterviewRow,
  panel: readonly Seat[],
): Promise<void> {
  if (!row.form_id) return
  await askFeedback(
    { db, caller, product },
    {
      jobId: row.job_id,
      candidateIds: [row.candidate_id],
      userNames: judges(panel),
      formId: row.form_id,
      dueAt: dueOf(row),
      interviewId: row.id,
    },
  )
}

/**
 * Updates the feedback requests after a change of the interview. Requests to users who left the panel or only shadow
 * are cancelled, new interviewers are asked, and the due date is a day after the new end.
 */
export async function updateFeedbackRequests(
  context: PlanningContext,
  before: InterviewRow,
  row: InterviewRow,
  panel: readonly Seat[],
): Promise<void> {
  const { db } = context
  await cancelFeedbackRequests(db, row, before.form_id === row.form_id ? judges(panel) : [])
  await db
    .update('feedback_request')
    .set({ due_at: dueOf(row) })
    .where('feedback_request.interview_id', '=', row.id)
    .where('feedback_request.state', 'in', ['asked', 'draft'])
    .execute()
  await requestPanelFeedback(context, row, panel)
}

/** Cancels the unanswered feedback requests of an interview, except those to the users in `stay`. */
export async function cancelFeedbackRequests(
  db: CompanyDb,
  row: InterviewRow,
  stay: readonly string[] = [],
): Promise<void> {
  let query = db
    .update('feedback_request')
    .set({ state: 'cancelled' })
    .where('feedback_request.interview_id', '=', row.id)
    .where('feedback_request.state', 'in', ['asked', 'draft'])
  if (stay.length > 0) query = query.where('feedback_request.user_name', 'not in', [...stay])
  const gone = await query.returning('feedback_request.id').execute()
  for (const { id } of gone) await revokeLinks(db, { purpose: 'feedback', subjectId: id })
  if (gone.length > 0) await tellFeedback(db, row.job_id, [row.candidate_id])
}
