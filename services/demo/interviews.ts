import { sql } from 'kysely'
import type { CompanyDb } from '../core/database/companyDb.ts'
import { candidateHold, personHold, roomHold } from '../features/interviews/holds.ts'
import type { InterviewState, Response } from '../features/interviews/shapes.ts'
import '../features/interviews/tables.ts'
import '../features/jobs/tables.ts'
import '../features/workflows/tables.ts'
import { demoId } from './random.ts'
import { categoryId } from './vocabulary.ts'

const zone = 'Asia/Ho_Chi_Minh'
/** The zone's offset from UTC in hours, all year. */
const offset = 7
const hour = 3_600_000
const day = 24 * hour

interface DemoKit {
  title: string
  minutes: number
  form: string | null
  focus: string[]
  preparation: string
}
/** The interview kits of the stage *Interviewed*. */
const kits: readonly DemoKit[] = [
  {
    title: 'Technical interview',
    minutes: 60,
    form: 'Technical interview – Backend',
    focus: ['Databases', 'System design', 'Working with others'],
    preparation:
      '<p>Read the CV first. Ask about one project in depth rather than about all of them.</p><ul><li>Leave ten minutes for questions.</li></ul>',
  },
  { title: 'Meeting the team', minutes: 45, form: null, focus: ['Motivation', 'Expectations'], preparation: '' },
]

interface DemoInterview {
  kit: number
  /** Days from today, or the next working day after them, and the hour in the zone. */
  in: number
  at: number
  state: InterviewState
  room: string | null
  panel: readonly { by: string; response: Response }[]
}
/** One interview for each of the interviewed candidates. */
const plan: readonly DemoInterview[] = [
  {
    kit: 1,
    in: 1,
    at: 9,
    state: 'confirmed',
    room: 'Sông Hồng',
    panel: [
      { by: 'manager', response: 'accepted' },
      { by: 'recruiter', response: 'accepted' },
    ],
  },
  {
    kit: 1,
    in: 2,
    at: 14,
    state: 'invited',
    room: 'Sông Hương',
    panel: [{ by: 'recruiter', response: 'needsAction' }],
  },
  { kit: 0, in: -3, at: 10, state: 'done', room: null, panel: [{ by: 'manager', response: 'accepted' }] },
]

/** How long ago the candidates with planned interviews and requested feedback reached their stage. */
export const askedAgo = 4 * day

/**
 * Returns interviewed candidates of open jobs, those of backend jobs first, because their interview is the one in the
 * demo's texts.
 */
export const interviewedPlaces = (db: CompanyDb, company: string, now: number, most: number) =>
  db
    .from('job_candidate')
    .innerJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_status.id', '=', 'job_candidate.status_id')
        .on('workflow_status.key', '=', 'INTERVIEWED'),
    )
    .innerJoin('job', (join) =>
      join
        .onRef('job.company_id', '=', 'job_candidate.company_id')
        .onRef('job.id', '=', 'job_candidate.job_id')
        .on('job.status', '=', 0),
    )
    .select(['job_candidate.job_id', 'job_candidate.candidate_id', 'job_candidate.status_id', 'workflow_status.name'])
    .where('job_candidate.rejected_at', 'is', null)
    .where('job_candidate.status_at', '<', new Date(now - askedAgo))
    .orderBy((eb) => eb('job.category_id', '=', categoryId(company, 'Backend')), 'desc')
    .orderBy('job_candidate.job_id')
    .orderBy('job_candidate.candidate_id')
    .limit(most)
    .execute()

/** Inserts kits of the stage *Interviewed*, and upcoming and past interviews of candidates at that stage. */
export async function insertInterviews(db: CompanyDb, company: string, now: number): Promise<void> {
  if (company !== 'first') return
  const places = await interviewedPlaces(db, company, now, plan.length)
  if (places.length === 0) return
  const rooms = await db.from('interview_room').select(['id', 'name']).execute()
  const stages = [...new Set(places.map((place) => place.status_id!))]
  for (const stage of stages) await insertKits(db, company, stage)
  const midnight = Math.floor((now + offset * hour) / day) * day - offset * hour
  for (const [at, place] of places.entries()) {
    const { kit: number, in: days, at: hours, state, room: roomName, panel } = plan[at]!
    const kit = kits[number]!
    const id = demoId(`${company} interview ${at}`)
    const startsAt = new Date(workingDay(midnight, days) + hours * hour)
    const endsAt = new Date(startsAt.getTime() + kit.minutes * 60_000)
    const roomId = rooms.find(({ name }) => name === roomName)?.id ?? null
    await db
      .insert('interview', {
        id,
        job_id: place.job_id,
        candidate_id: place.candidate_id,
        kit_id: kitId(company, place.status_id!, number),
        title: kit.title,
        state,
        starts_at: startsAt,
        ends_at: endsAt,
        zone,
        room_id: roomId,
        place: roomId ? null : 'Video call',
        uid: `${id}@hireloom.example`,
        ...(state === 'confirmed' && { candidate_response: 'accepted' as const }),
        created_by: 'recruiter',
        created_at: new Date(now - askedAgo),
      })
      .execute()
    await db
      .insert(
        'interview_seat',
        panel.map(({ by, response }, position) => ({
          id: demoId(`${company} interview ${at} ${by}`),
          interview_id: id,
          user_name: by,
          role: position === 0 ? ('lead' as const) : ('member' as const),
          position,
          response,
        })),
      )
      .execute()
    if (state === 'done') continue
    const resources = [
      candidateHold(place.candidate_id),
      ...panel.map(({ by }) => personHold(by)),
      ...(roomId ? [roomHold(roomId)] : []),
    ]
    await db
      .insert(
        'interview_hold',
        resources.map((resource) => ({
          id: demoId(`${company} interview ${at} ${resource}`),
          resource,
          during: sql<string>`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`,
          interview_id: id,
        })),
      )
      .execute()
  }
}

/** Returns a day relative to a midnight of the zone; a day on a weekend is moved further away. */
function workingDay(midnight: number, days: number): number {
  const found = midnight + days * day
  const weekday = new Date(found + offset * hour).getUTCDay()
  return weekday === 0 || weekday === 6 ? workingDay(midnight, days + Math.sign(days)) : found
}

const kitId = (company: string, stage: string, number: number) => demoId(`${company} kit ${stage} ${number}`)

async function insertKits(db: CompanyDb, company: string, stage: string): Promise<void> {
  const forms = await db.from('form_template').select(['id', 'name']).execute()
  await db
    .insert(
      'interview_kit',
      kits.map(({ form, ...kit }, position) => ({
        ...kit,
        id: kitId(company, stage, position),
        status_id: stage,
        form_id: forms.find(({ name }) => name === form)?.id ?? null,
        position,
      })),
    )
    .execute()
}
