import { createMessage } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { moment } from '../../core/localTime.ts'
import { roomTexts } from '../interviewRooms/roomTexts.ts'
import { withSeats } from '../interviews/queries.ts'
import './linkContext.ts'
import type { myInterviews } from './contract.ts'
import type { MyInterview } from './shapes.ts'

const mostDays = 62
const mostRows = 500

/** Returns the interviews of a user within a period, in order of time, without cancelled ones. */
export async function interviewsOfPerson(
  db: CompanyDb,
  userName: string,
  { from, to }: { from: Date; to: Date },
): Promise<MyInterview[]> {
  const rows = await db
    .from('interview')
    .selectAll('interview')
    .where('interview.starts_at', '<', to)
    .where('interview.starts_at', '>', new Date(from.getTime() - 86_400_000))
    .where('interview.ends_at', '>', from)
    .where('interview.state', '!=', 'cancelled')
    .where(
      'interview.id',
      'in',
      db
        .from('interview_seat')
        .select('interview_seat.interview_id')
        .where('interview_seat.user_name', '=', userName.toLowerCase()),
    )
    .orderBy('interview.starts_at')
    .orderBy('interview.id')
    .limit(mostRows)
    .execute()
  if (rows.length === 0) return []
  const ids = (name: 'job_id' | 'candidate_id' | 'kit_id') => [
    ...new Set(rows.flatMap((row) => row[name] ?? [])),
    '00000000-0000-0000-0000-000000000000',
  ]
  const [interviews, jobs, candidates, rooms, kits] = await Promise.all([
    withSeats(db, rows),
    db.from('job').select(['job.id', 'job.title']).where('job.id', 'in', ids('job_id')).execute(),
    db
      .from('candidate')
      .select(['candidate.id', 'candidate.name'])
      .where('candidate.id', 'in', ids('candidate_id'))
      .execute(),
    roomTexts(
      db,
      rows.map(({ room_id }) => room_id),
    ),
    db.from('interview_kit').select(['id', 'title', 'focus', 'preparation']).where('id', 'in', ids('kit_id')).execute(),
  ])
  return interviews.map((interview) => {
    const kit = kits.find(({ id }) => id === interview.kitId)
    return {
      interview,
      uid: rows.find(({ id }) => id === interview.id)!.uid,
      candidateName: candidates.find(({ id }) => id === interview.candidateId)?.name ?? '',
      jobTitle: jobs.find(({ id }) => id === interview.jobId)?.title ?? '',
      room: rooms.get(interview.roomId ?? '') ?? null,
      kitTitle: kit?.title ?? null,
      focus: kit?.focus ?? [],
      preparation: kit?.preparation ?? '',
    }
  })
}

/** Returns the same for the caller. */
export async function listOwnInterviews(
  { db, caller, timezoneOffset }: RequestContext,
  body: BodyOf<typeof myInterviews>,
): Promise<MyInterview[]> {
  const [from, to] = [moment('from', body.from, timezoneOffset), moment('to', body.to, timezoneOffset)]
  if (to <= from) throw badInput({ to: [createMessage('BEFORE_START')] })
  if (to.getTime() - from.getTime() > mostDays * 86_400_000) throw badInput({ to: [createMessage('INVALID')] })
  return interviewsOfPerson(db, caller.userName, { from, to })
}
