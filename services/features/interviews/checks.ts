import { isTimeZone } from '../../../common/timeZones.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { createMessage, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import type { Caller, RequestContext } from '../../core/http/routes.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { formTypes } from '../interviewForms/contract.ts'
import '../interviewForms/tables.ts'
import { endedJobStates } from '../pipelines/actionOutcomes.ts'
import '../pipelines/tables.ts'
import type { interviewPlan } from './contract.ts'
import type { SeatRole } from './shapes.ts'
import './tables.ts'

/**
 * The user who plans, and their company. A request provides all of it; for a link, the caller is the user who created
 * the link.
 */
export type PlanningContext = Pick<RequestContext, 'db' | 'directory' | 'product'> & {
  caller: Pick<Caller, 'userName'>
}

/** The requested interview, with its times as moments. */
export interface InterviewPlan {
  title: string
  startsAt: Date
  minutes: number
  zone: string
  seats: readonly { userName: string; role: SeatRole }[]
  roomId?: string | null
  link?: string | null
  place?: string | null
  notes?: string | null
  kitId?: string | null
  formId?: string | null
}

/** A valid plan: the columns for the table of interviews, and the panel. */
export interface CheckedPlan {
  row: {
    title: string
    starts_at: Date
    ends_at: Date
    zone: string
    room_id: string | null
    link: string | null
    place: string | null
    notes: string
    kit_id: string | null
    form_id: string | null
  }
  seats: { userName: string; role: SeatRole }[]
}

/** Converts an interview of the contract into a plan. */
export const planOf = (
  { startDate: _local, ...input }: Omit<BodyOf<typeof interviewPlan>, 'jobId' | 'candidateId'>,
  startsAt: Date,
): InterviewPlan => ({ ...input, startsAt })

function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null
const idOf = (id: string | null | undefined): string | null => id?.toLowerCase() ?? null
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u

/**
 * Checks a plan against the stored data. Throws the errors of each field. `before` is the current interview if it is
 * being changed.
 */
export async function checkPlan(
  db: CompanyDb,
  plan: InterviewPlan,
  before?: { starts_at: Date; ends_at: Date; room_id: string | null; form_id: string | null },
): Promise<CheckedPlan> {
  const errors: Record<string, FieldMessage[]> = {}
  const wrong = (field: string, message: FieldMessage) => (errors[field] ??= []).push(message)
  const title = plan.title.trim()
  const link = trimmed(plan.link)
  const place = trimmed(plan.place)
  if (!title) wrong('title', createMessage('REQUIRED'))
  else if (control.test(title)) wrong('title', createMessage('ONE_LINE'))
  if (place && control.test(place)) wrong('place', createMessage('ONE_LINE'))
  if (link && !isWebAddress(link)) wrong('link', createMessage('LINK'))
  if (!isTimeZone(plan.zone)) wrong('zone', createMessage('UNKNOWN_ZONE'))

  const startsAt = plan.startsAt
  const endsAt = new Date(startsAt.getTime() + plan.minutes * 60_000)
  // An interview that has begun can still be corrected as long as its time stays the same.
  const isSameTime = before?.starts_at.getTime() === startsAt.getTime() && before.ends_at.getTime() === endsAt.getTime()
  if (!isSameTime && startsAt.getTime() < Date.now()) wrong('startDate', createMessage('IN_PAST'))

  const seats = plan.seats.map(({ userName, role }) => ({ userName: userName.trim().toLowerCase(), role }))
  const names = seats.map(({ userName }) => userName)
  const people = await readersOf(db, names)
  const unknown = names.filter((name) => !people.has(name))
  if (names.length === 0) wrong('seats', createMessage('REQUIRED'))
  if (new Set(names).size < names.length) wrong('seats', createMessage('TWICE'))
  if (unknown.length > 0) wrong('seats', createMessage('CANNOT_INTERVIEW', { names: unknown.join(', ') }))

  const [room_id, kit_id, form_id] = [idOf(plan.roomId), idOf(plan.kitId), idOf(plan.formId)]
  if (room_id && !(await isRoom(db, room_id, before?.room_id ?? null))) wrong('roomId', createMessage('UNKNOWN_ROOM'))
  if (kit_id && !(await isKit(db, kit_id))) wrong('kitId', createMessage('UNKNOWN_KIT'))
  if (form_id && form_id !== before?.form_id && !(await isFeedbackForm(db, form_id)))
    wrong('formId', createMessage('UNKNOWN_FORM'))
  if (Object.keys(errors).length > 0) throw badInput(errors satisfies FieldErrors)
  const row = { title, starts_at: startsAt, ends_at: endsAt, zone: plan.zone, room_id, link, place }
  return { row: { ...row, notes: plan.notes?.trim() ?? '', kit_id, form_id }, seats }
}

/** Whether the room is active, or is the room that the interview already has. */
async function isRoom(db: CompanyDb, id: string, before: string | null): Promise<boolean> {
  const room = await db.from('interview_room').select('is_active').where('id', '=', id).executeTakeFirst()
  return room !== undefined && (room.is_active || id === before)
}

const isKit = async (db: CompanyDb, id: string) =>
  (await db.from('interview_kit').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Whether an active feedback form with this id exists. */
export const isFeedbackForm = async (db: CompanyDb, id: string) =>
  (await db
    .from('form_template')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('type', '=', formTypes.feedback)
    .executeTakeFirst()) !== undefined

/**
 * Checks that the job is running and that the candidate is active on it. Locks the candidate's place on the job until
 * the transaction ends.
 */
export async function checkCandidateOnJob(db: CompanyDb, jobId: string, candidateId: string): Promise<void> {
  const job = await db.from('job').select(['job.title', 'job.status']).where('job.id', '=', jobId).executeTakeFirst()
  if (!job) throw badInput({ jobId: [createMessage('UNKNOWN_JOB')] })
  const state = endedJobStates.get(job.status)
  if (state) throw refused('JOB_ENDED', `The job ${job.title} is ${state}`, { title: job.title, state })
  const place = await db
    .from('job_candidate')
    .select('job_candidate.rejected_at')
    .where('job_candidate.job_id', '=', jobId)
    .where('job_candidate.candidate_id', '=', candidateId)
    .forKeyShare()
    .executeTakeFirst()
  const there = await db
    .from('candidate')
    .select('candidate.id')
    .where('candidate.id', '=', candidateId)
    .where('candidate.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!place || !there || place.rejected_at !== null) throw badInput({ candidateId: [createMessage('NOT_ON_THE_JOB')] })
}
