import { isTimeZone } from '../../../common/timeZones.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { say, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import type { Caller, RequestContext } from '../../core/http/routes.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { formTypes } from '../interviewForms/contract.ts'
import '../interviewForms/tables.ts'
import { endedStates } from '../pipelines/asked.ts'
import '../pipelines/tables.ts'
import type { interviewPlan } from './contract.ts'
import type { SeatRole } from './shapes.ts'
import './tables.ts'

/** Who plans, and in which company: a request has all of it; what a link opens names the one who made it. */
export type PlanningContext = Pick<RequestContext, 'db' | 'directory' | 'product'> & {
  caller: Pick<Caller, 'userName'>
}

/** What an interview is to be, with its times as moments. */
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

/** A plan that holds: what the table of interviews keeps of it, and its panel. */
export interface Checked {
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

/** What the contract says of an interview as a plan. */
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

/** Holds a plan against what there is; throws what is wrong with each field. `before`: as it stands, where it is changed. */
export async function checkPlan(
  db: CompanyDb,
  plan: InterviewPlan,
  before?: { starts_at: Date; ends_at: Date; room_id: string | null; form_id: string | null },
): Promise<Checked> {
  const errors: Record<string, FieldMessage[]> = {}
  const wrong = (field: string, message: FieldMessage) => (errors[field] ??= []).push(message)
  const title = plan.title.trim()
  const link = trimmed(plan.link)
  const place = trimmed(plan.place)
  if (!title) wrong('title', say('REQUIRED'))
  else if (control.test(title)) wrong('title', say('ONE_LINE'))
  if (place && control.test(place)) wrong('place', say('ONE_LINE'))
  if (link && !isWebAddress(link)) wrong('link', say('LINK'))
  if (!isTimeZone(plan.zone)) wrong('zone', say('UNKNOWN_ZONE'))

  const startsAt = plan.startsAt
  const endsAt = new Date(startsAt.getTime() + plan.minutes * 60_000)
  // What began can still be put right, as long as its time stays.
  const isSameTime = before?.starts_at.getTime() === startsAt.getTime() && before.ends_at.getTime() === endsAt.getTime()
  if (!isSameTime && startsAt.getTime() < Date.now()) wrong('startDate', say('IN_PAST'))

  const seats = plan.seats.map(({ userName, role }) => ({ userName: userName.trim().toLowerCase(), role }))
  const names = seats.map(({ userName }) => userName)
  const people = await readersOf(db, names)
  const unknown = names.filter((name) => !people.has(name))
  if (names.length === 0) wrong('seats', say('REQUIRED'))
  if (new Set(names).size < names.length) wrong('seats', say('TWICE'))
  if (unknown.length > 0) wrong('seats', say('CANNOT_INTERVIEW', { names: unknown.join(', ') }))

  const [room_id, kit_id, form_id] = [idOf(plan.roomId), idOf(plan.kitId), idOf(plan.formId)]
  if (room_id && !(await isRoom(db, room_id, before?.room_id ?? null))) wrong('roomId', say('UNKNOWN_ROOM'))
  if (kit_id && !(await isKit(db, kit_id))) wrong('kitId', say('UNKNOWN_KIT'))
  if (form_id && form_id !== before?.form_id && !(await isFeedbackForm(db, form_id)))
    wrong('formId', say('UNKNOWN_FORM'))
  if (Object.keys(errors).length > 0) throw badInput(errors satisfies FieldErrors)
  const row = { title, starts_at: startsAt, ends_at: endsAt, zone: plan.zone, room_id, link, place }
  return { row: { ...row, notes: plan.notes?.trim() ?? '', kit_id, form_id }, seats }
}

/** An active room, or the one that it is in already. */
async function isRoom(db: CompanyDb, id: string, before: string | null): Promise<boolean> {
  const room = await db.from('interview_room').select('is_active').where('id', '=', id).executeTakeFirst()
  return room !== undefined && (room.is_active || id === before)
}

const isKit = async (db: CompanyDb, id: string) =>
  (await db.from('interview_kit').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Whether there is such an active feedback form. */
export const isFeedbackForm = async (db: CompanyDb, id: string) =>
  (await db
    .from('form_template')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('type', '=', formTypes.feedback)
    .executeTakeFirst()) !== undefined

/** The candidate must be on the job, on their way, and the job running. Nobody takes them off it meanwhile. */
export async function checkPlace(db: CompanyDb, jobId: string, candidateId: string): Promise<void> {
  const job = await db.from('job').select(['job.title', 'job.status']).where('job.id', '=', jobId).executeTakeFirst()
  if (!job) throw badInput({ jobId: [say('UNKNOWN_JOB')] })
  const state = endedStates.get(job.status)
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
  if (!place || !there || place.rejected_at !== null) throw badInput({ candidateId: [say('NOT_ON_THE_JOB')] })
}
