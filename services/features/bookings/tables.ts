import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt, Json, Timestamp } from '../../core/database/tables.ts'
import type { BookingHours, BookingPlan } from './shapes.ts'

/** A link with which a candidate chooses the time of an interview. */
export interface BookingOfferTable extends CompanyTable {
  id: string
  job_id: string
  candidate_id: string
  plan: Json<BookingPlan>
  hours: Json<BookingHours>
  state: Generated<'open' | 'booked' | 'revoked'>
  interview_id: ColumnType<string | null, undefined, string | null>
  expires_at: Timestamp
  created_by: string
  created_at: CreatedAt
}

/** A reminder that was sent to a user for an interview that begins at this time. */
export interface InterviewReminderTable extends CompanyTable {
  interview_id: string
  user_name: string
  hours: number
  starts_at: Timestamp
  reminded_at: CreatedAt
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    booking_offer: BookingOfferTable
    interview_reminder: InterviewReminderTable
  }
}
