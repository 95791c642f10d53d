import type { Selectable } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import type { Order } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { Caller, RequestContext } from '../../core/http/routes.ts'
import { moment } from '../../core/localTime.ts'
import type { interviewFreeBusy, interviewList } from './contract.ts'
import { personHold, roomHold, findConflicts } from './holds.ts'
import { interviewLimits, type Busy, type FreeBusy, type Interview } from './shapes.ts'
import '../candidates/tables.ts'
import '../jobs/tables.ts'
import type { InterviewTable } from './tables.ts'

export type InterviewRow = Omit<Selectable<InterviewTable>, 'company_id'>

const namesOf = async (query: { execute(): Promise<{ id: string; name: string }[]> }) =>
  new Map((await query.execute()).map(({ id, name }) => [id, name]))

/** Returns interviews in the form of the contract, with their panels. */
export async function withSeats(db: CompanyDb, rows: readonly InterviewRow[]): Promise<Interview[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db
    .from('interview_seat')
    .selectAll('interview_seat')
    .where('interview_seat.interview_id', 'in', ids)
    .orderBy('interview_seat.position')
    .execute()
  const candidates = await namesOf(
    db
      .from('candidate')
      .select(['candidate.id', 'candidate.name'])
      .where(
        'candidate.id',
        'in',
        rows.map((row) => row.candidate_id),
      ),
  )
  const jobs = await namesOf(
    db
      .from('job')
      .select(['job.id', 'job.title as name'])
      .where(
        'job.id',
        'in',
        rows.map((row) => row.job_id),
      ),
  )
  const panels = Map.groupBy(seats, (seat) => seat.interview_id)
  return rows.map((row) => ({
    id: row.id,
    jobId: row.job_id,
    jobTitle: jobs.get(row.job_id) ?? '',
    candidateId: row.candidate_id,
    candidateName: candidates.get(row.candidate_id) ?? '',
    kitId: row.kit_id,
    formId: row.form_id,
    title: row.title,
    state: row.state,
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    zone: row.zone,
    roomId: row.room_id,
    link: row.link,
    place: row.place,
    notes: row.notes,
    candidateResponse: row.candidate_response,
    candidateRespondedDate: row.candidate_responded_at?.toISOString() ?? null,
    sequence: row.sequence,
    version: row.version,
    createdBy: row.created_by,
    createdDate: row.created_at.toISOString(),
    seats: (panels.get(row.id) ?? []).map((seat) => ({
      id: seat.id,
      userName: seat.user_name,
      role: seat.role,
      response: seat.response,
      respondedDate: seat.responded_at?.toISOString() ?? null,
    })),
  }))
}

const mayReadAll = ({ permissions }: Pick<Caller, 'permissions'>) =>
  permissions.has('JobRequest:ReadJobRequest') || permissions.has('JobRequest:InterviewManage')

/**
 * Returns the interviews with these ids that the caller may see: all of the company, or only those in whose panel they
 * are.
 */
export async function interviewsByIds(
  { db, caller }: { db: CompanyDb; caller: Pick<Caller, 'userName' | 'permissions'> },
  ids: readonly string[],
): Promise<Interview[]> {
  if (ids.length === 0) return []
  let query = db.from('interview').selectAll('interview').where('interview.id', 'in', ids)
  if (!mayReadAll(caller)) {
    const own = db
      .from('interview_seat')
      .select('interview_seat.interview_id')
      .where('interview_seat.user_name', '=', caller.userName.toLowerCase())
      .where('interview_seat.interview_id', 'in', ids)
    query = query.where('interview.id', 'in', own)
  }
  return withSeats(db, await query.execute())
}

/** Returns all interviews of candidates, latest first. */
export async function interviewsOf(db: CompanyDb, candidateIds: readonly string[]): Promise<Interview[]> {
  if (candidateIds.length === 0) return []
  const rows = await db
    .from('interview')
    .selectAll('interview')
    .where('interview.candidate_id', 'in', candidateIds)
    .orderBy('interview.starts_at', 'desc')
    .orderBy('interview.id', 'desc')
    .execute()
  return withSeats(db, rows)
}

/** Returns one page of the interviews of the company, in the order of their start. */
export async function interviews(
  { db, timezoneOffset }: Pick<RequestContext, 'db' | 'timezoneOffset'>,
  body: BodyOf<typeof interviewList>,
): Promise<Listed<Interview>> {
  const { jobId, candidateId, userName, states, from, to, newestFirst } = body
  let query = db.from('interview').selectAll('interview')
  if (jobId) query = query.where('interview.job_id', '=', jobId)
  if (candidateId) query = query.where('interview.candidate_id', '=', candidateId)
  if (states?.length) query = query.where('interview.state', 'in', states)
  if (from) query = query.where('interview.ends_at', '>', moment('from', from, timezoneOffset))
  if (to) query = query.where('interview.starts_at', '<=', moment('to', to, timezoneOffset))
  if (userName) {
    const own = db
      .from('interview_seat')
      .select('interview_seat.interview_id')
      .where('interview_seat.user_name', '=', userName.toLowerCase())
    query = query.where('interview.id', 'in', own)
  }
  const direction = newestFirst ? 'desc' : 'asc'
  const order: Order = [
    { column: 'interview.starts_at', direction },
    { column: 'interview.id', direction },
  ]
  const found = await list(query, order, body)
  return { ...found, data: await withSeats(db, found.data) }
}

const dayMs = 86_400_000

/** Returns when users and rooms are booked within a span. */
export async function freeBusy(
  { db, timezoneOffset }: Pick<RequestContext, 'db' | 'timezoneOffset'>,
  { userNames, roomIds, exceptId, ...body }: BodyOf<typeof interviewFreeBusy>,
): Promise<FreeBusy> {
  const [from, to] = [moment('from', body.from, timezoneOffset), moment('to', body.to, timezoneOffset)]
  if (to <= from) throw badInput({ to: [createMessage('BEFORE_START')] })
  if (to.getTime() - from.getTime() > interviewLimits.days * dayMs) throw badInput({ to: [createMessage('INVALID')] })
  const resources = [...userNames.map(personHold), ...roomIds.map(roomHold)]
  const taken = Map.groupBy(
    await findConflicts(db, resources, { from, to }, exceptId?.toLowerCase() ?? null),
    ({ resource }) => resource,
  )
  const busyOf = (resource: string): Busy[] =>
    (taken.get(resource) ?? []).map((span) => ({ from: span.from.toISOString(), to: span.to.toISOString() }))
  return {
    people: userNames.map((userName) => ({ userName, busy: busyOf(personHold(userName)) })),
    rooms: roomIds.map((roomId) => ({ roomId, busy: busyOf(roomHold(roomId)) })),
  }
}
