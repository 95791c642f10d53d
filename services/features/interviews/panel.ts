import type { CompanyDb } from '../../core/database/companyDb.ts'
import { newId } from '../../core/ids.ts'
import type { CheckedPlan } from './checks.ts'
import type { Response, SeatRole } from './shapes.ts'
import './tables.ts'

/** A member of a panel, as stored in the table. */
export interface Seat {
  id: string
  user_name: string
  role: SeatRole
  response: Response
}

/** Returns the panel of an interview, in its order. */
export const panelOf = (db: CompanyDb, interviewId: string): Promise<Seat[]> =>
  db
    .from('interview_seat')
    .select(['interview_seat.id', 'interview_seat.user_name', 'interview_seat.role', 'interview_seat.response'])
    .where('interview_seat.interview_id', '=', interviewId)
    .orderBy('interview_seat.position')
    .execute()

const seatRows = (interview_id: string, seats: CheckedPlan['seats']) =>
  seats.map(({ userName, role }, position) => ({ id: newId(), interview_id, user_name: userName, role, position }))

/** Stores the panel of a new interview. */
export const putSeats = (db: CompanyDb, interviewId: string, seats: CheckedPlan['seats']) =>
  db.insert('interview_seat', seatRows(interviewId, seats)).execute()

/** Replaces the panel. Members who stay keep their seat, and also their reply unless they are asked again. */
export async function changeSeats(
  db: CompanyDb,
  id: string,
  seats: CheckedPlan['seats'],
  isElsewhere: boolean,
): Promise<void> {
  const names = seats.map(({ userName }) => userName)
  await db
    .delete('interview_seat')
    .where('interview_seat.interview_id', '=', id)
    .where('interview_seat.user_name', 'not in', names)
    .execute()
  await db
    .insert('interview_seat', seatRows(id, seats))
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'interview_id', 'user_name'])
        .doUpdateSet((eb) => ({
          role: eb.ref('excluded.role'),
          position: eb.ref('excluded.position'),
          ...(isElsewhere && { response: 'needsAction' as const, responded_at: null }),
        })),
    )
    .execute()
}
