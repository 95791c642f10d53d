import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound, refused, stale } from '../../core/http/errors.ts'
import type { Caller } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { publishPipelineChange } from '../pipelines/moves.ts'
import { checkCandidateOnJob, checkPlan, type CheckedPlan, type InterviewPlan, type PlanningContext } from './checks.ts'
import { requestPanelFeedback, updateFeedbackRequests, cancelFeedbackRequests } from './feedback.ts'
import { candidateHold, bookResources, personHold, release, roomHold } from './holds.ts'
import { sendInvitations, type InterviewNotifications } from './invitations.ts'
import { changeSeats, panelOf, putSeats, type Seat } from './panel.ts'
import { withSeats, type InterviewRow } from './queries.ts'
import { openInterviewStates, type Interview, type InterviewState } from './shapes.ts'

export const isOpen = (state: InterviewState): boolean => (openInterviewStates as readonly string[]).includes(state)

/**
 * Plans an interview of a candidate for a job, in a new transaction or the caller's. Throws the errors by field.
 * Conflicts of time are reported at `seats`, `roomId` or `startDate` with PERSON_TAKEN, ROOM_TAKEN or CANDIDATE_TAKEN.
 */
export async function planInterview(
  context: PlanningContext,
  asked: InterviewPlan & { jobId: string; candidateId: string },
): Promise<Interview> {
  return inTransaction(context, async (own) => {
    const { db, caller } = own
    await checkCandidateOnJob(db, asked.jobId, asked.candidateId)
    const { row, seats } = await checkPlan(db, asked)
    const id = newId()
    const candidate_id = asked.candidateId.toLowerCase()
    await db
      .insert('interview', {
        ...row,
        id,
        job_id: asked.jobId.toLowerCase(),
        candidate_id,
        uid: `${id}@${new URL(own.product.publicUrl).hostname}`,
        created_by: caller.userName,
      })
      .execute()
    await putSeats(db, id, seats)
    await holdAll(own, { ...row, id, candidate_id }, seats)
    const panel = await panelOf(db, id)
    const made = await invite(own, id, panel, {
      candidate: 'planned',
      seats: panel.map((seat) => ({ seat, occasion: 'planned' as const })),
    })
    await requestPanelFeedback(own, made, panel)
    return readAndPublish(db, id)
  })
}

/** Changes an upcoming interview. Another time or place asks everybody again. */
export async function changeInterview(
  context: PlanningContext,
  id: string,
  asked: InterviewPlan & { version: number },
): Promise<Interview> {
  return inTransaction(context, async (own) => {
    const { db, caller } = own
    const before = await lockInterview(db, id)
    if (!isOpen(before.state)) throw interviewOverRefusal()
    checkVersion(before, asked.version)
    const { row, seats } = await checkPlan(db, asked, before)
    const isElsewhere = hasMoved(before, row)
    await db
      .update('interview')
      .set({
        ...row,
        ...changed(caller),
        ...(isElsewhere && {
          sequence: before.sequence + 1,
          candidate_response: 'needsAction' as const,
          candidate_responded_at: null,
        }),
      })
      .where('interview.id', '=', before.id)
      .execute()
    const sat = await panelOf(db, before.id)
    await changeSeats(db, before.id, seats, isElsewhere)
    await holdAll(own, { ...row, id: before.id, candidate_id: before.candidate_id }, seats)
    const panel = await panelOf(db, before.id)
    const now = await invite(own, before.id, panel, {
      candidate: isElsewhere ? 'moved' : null,
      seats: toNotifications(sat, panel, isElsewhere),
    })
    await updateFeedbackRequests(own, before, now, panel)
    return readAndPublish(db, before.id)
  })
}

/** Cancels an upcoming interview and frees its time. Does nothing if it is already cancelled. */
export async function cancelInterview(context: PlanningContext, id: string, version?: number): Promise<Interview> {
  return inTransaction(context, async (own) => {
    const { db, caller } = own
    const before = await lockInterview(db, id)
    if (before.state === 'cancelled') return readAndPublish(db, before.id)
    if (!isOpen(before.state)) throw interviewOverRefusal()
    if (version !== undefined) checkVersion(before, version)
    await db
      .update('interview')
      .set({ ...changed(caller), state: 'cancelled', sequence: before.sequence + 1 })
      .where('interview.id', '=', before.id)
      .execute()
    await release(db, before.id)
    const panel = await panelOf(db, before.id)
    await sendInvitations(own, await rowOf(db, before.id), panel, {
      candidate: 'cancelled',
      seats: panel.map((seat) => ({ seat, occasion: 'cancelled' as const })),
    })
    await cancelFeedbackRequests(db, before)
    return readAndPublish(db, before.id)
  })
}

/** Records that an interview was held or that the candidate did not come. Either can be corrected later. */
export async function closeInterview(
  context: PlanningContext,
  id: string,
  { state, version }: { state: 'done' | 'noShow'; version: number },
): Promise<Interview> {
  return inTransaction(context, async ({ db, caller }) => {
    const before = await lockInterview(db, id)
    if (before.state === 'cancelled') throw interviewOverRefusal()
    checkVersion(before, version)
    if (before.starts_at.getTime() > Date.now()) throw refused('INTERVIEW_TO_COME', 'The interview has not begun yet')
    await db
      .update('interview')
      .set({ ...changed(caller), state })
      .where('interview.id', '=', before.id)
      .execute()
    return readAndPublish(db, before.id)
  })
}

/** Returns who of the former and the current panel is notified of what. */
function toNotifications(
  before: readonly Seat[],
  now: readonly Seat[],
  isElsewhere: boolean,
): InterviewNotifications['seats'] {
  const names = (seats: readonly Seat[]) => new Set(seats.map((seat) => seat.user_name))
  const [sat, sits] = [names(before), names(now)]
  return [
    ...now
      .filter((seat) => isElsewhere || !sat.has(seat.user_name))
      .map((seat) => ({ seat, occasion: sat.has(seat.user_name) ? ('moved' as const) : ('planned' as const) })),
    ...before.filter((seat) => !sits.has(seat.user_name)).map((seat) => ({ seat, occasion: 'removed' as const })),
  ]
}

/** Sends invitations. Once some have been sent, the interview is `invited` until all have replied. */
async function invite(
  context: PlanningContext,
  id: string,
  panel: readonly Seat[],
  telling: InterviewNotifications,
): Promise<InterviewRow> {
  const row = await rowOf(context.db, id)
  const isAsked = telling.candidate !== null || telling.seats.some(({ occasion }) => occasion !== 'removed')
  if (!(await sendInvitations(context, row, panel, telling)) || !isAsked) return row
  await context.db.update('interview').set({ state: 'invited' }).where('interview.id', '=', id).execute()
  return { ...row, state: 'invited' }
}

const rowOf = (db: CompanyDb, id: string): Promise<InterviewRow> =>
  db.from('interview').selectAll('interview').where('interview.id', '=', id).executeTakeFirstOrThrow()

const inTransaction = <T>(context: PlanningContext, work: (context: PlanningContext) => Promise<T>): Promise<T> =>
  context.db.transaction((db) => work({ ...context, db }))

const interviewOverRefusal = () => refused('INTERVIEW_OVER', 'The interview was held or cancelled')
const changed = ({ userName }: Pick<Caller, 'userName'>) => ({
  version: sql<number>`interview.version + 1`,
  updated_by: userName,
  updated_at: new Date(),
})

function checkVersion({ version, updated_by: by, created_by: first }: InterviewRow, seen: number): void {
  if (version !== seen) throw stale('Somebody else has changed the interview', { userName: by ?? first })
}

/** Reads an interview under a lock. Throws 404 if the company has no interview with this id. */
export async function lockInterview(db: CompanyDb, id: string): Promise<InterviewRow> {
  const row = await db
    .from('interview')
    .selectAll('interview')
    .where('interview.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const holdAll = (
  context: PlanningContext,
  interview: Pick<InterviewRow, 'id' | 'zone' | 'room_id' | 'candidate_id' | 'starts_at' | 'ends_at'>,
  seats: CheckedPlan['seats'],
) =>
  bookResources(
    context,
    interview,
    [
      ...seats.map(({ userName }) => personHold(userName)),
      ...(interview.room_id ? [roomHold(interview.room_id)] : []),
      candidateHold(interview.candidate_id),
    ],
    { from: interview.starts_at, to: interview.ends_at },
  )

const hasMoved = (before: InterviewRow, row: CheckedPlan['row']): boolean =>
  before.starts_at.getTime() !== row.starts_at.getTime() ||
  before.ends_at.getTime() !== row.ends_at.getTime() ||
  before.room_id !== row.room_id ||
  before.place !== row.place ||
  before.link !== row.link

/** Returns the interview after the change, and notifies users who have the job open. */
async function readAndPublish(db: CompanyDb, id: string): Promise<Interview> {
  const row = await rowOf(db, id)
  const places = await db
    .from('job_candidate')
    .select('job_candidate.id')
    .where('job_candidate.job_id', '=', row.job_id)
    .where('job_candidate.candidate_id', '=', row.candidate_id)
    .execute()
  await publishPipelineChange(db, { jobId: row.job_id, ids: places.map((place) => place.id) })
  return (await withSeats(db, [row]))[0]!
}
