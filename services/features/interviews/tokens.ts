import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { roomTexts } from '../interviewRooms/roomTexts.ts'
import { openInterviewStates } from './shapes.ts'
import './tables.ts'

/** Formats days and times as people write them: 27/11/2026, 14:30. */
const written = (zone: string, moment: Date) => {
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(moment)
  return {
    date: of({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: of({ hour: '2-digit', minute: '2-digit', hour12: false }),
  }
}

/**
 * Returns the placeholder values of the next interview for a job, by candidate. Candidates without an upcoming
 * interview are left out.
 */
export async function interviewValues(
  db: CompanyDb,
  jobId: string,
  candidateIds: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  if (candidateIds.length === 0) return new Map()
  const rows = await db
    .from('interview')
    .select([
      'interview.candidate_id as candidateId',
      'interview.starts_at as startsAt',
      'interview.zone',
      'interview.link',
      'interview.place',
      'interview.room_id as roomId',
    ])
    .where('interview.job_id', '=', jobId)
    .where('interview.candidate_id', 'in', candidateIds)
    .where('interview.state', 'in', openInterviewStates)
    .where('interview.starts_at', '>', sql<Date>`now()`)
    .orderBy('interview.starts_at', 'desc')
    .execute()
  const rooms = await roomTexts(
    db,
    rows.map(({ roomId }) => roomId),
  )
  // The rows are in descending order, so the next interview of a candidate overwrites the later ones.
  return new Map(
    rows.map(({ candidateId, startsAt, zone, link, place, roomId }) => {
      const { date, time } = written(zone, startsAt)
      const location = place || (rooms.get(roomId ?? '') ?? '')
      const values = {
        Interview_Date: date,
        Interview_Time: time,
        Interview_Location: location || link || '',
        Interview_Link: link ?? '',
      }
      return [candidateId, values]
    }),
  )
}
