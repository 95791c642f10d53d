import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { CompanyTable, CreatedAt, Timestamp } from '../../core/database/tables.ts'
import type { InterviewState, Response, SeatRole } from './shapes.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The template for interviews of a stage, before one is planned for a candidate. */
export interface InterviewKitTable extends CompanyTable {
  id: string
  status_id: string
  title: string
  minutes: number
  /** The form that the panel fills in. */
  form_id: Optional<string>
  /** The topics that the interview should cover. */
  focus: ColumnType<string[], string[] | undefined, string[]>
  /** Sanitised HTML. */
  preparation: Generated<string>
  position: number
  version: Generated<number>
}

export interface InterviewRoomTable extends CompanyTable {
  id: string
  name: string
  location_id: Optional<string>
  /** How to find the room. */
  directions: Generated<string>
  capacity: Optional<number>
  is_active: Generated<boolean>
  version: Generated<number>
}

export interface InterviewTable extends CompanyTable {
  id: string
  job_id: string
  candidate_id: string
  kit_id: Optional<string>
  form_id: Optional<string>
  title: string
  state: Generated<InterviewState>
  starts_at: Timestamp
  ends_at: Timestamp
  /** The IANA name of the zone in which the time was agreed on. */
  zone: string
  room_id: Optional<string>
  link: Optional<string>
  place: Optional<string>
  /** Visible to the panel only. */
  notes: Generated<string>
  /** The permanent id of the interview in calendars. */
  uid: string
  /** Increases with each change of time or place, as calendars require. */
  sequence: Generated<number>
  candidate_response: Generated<Response>
  candidate_responded_at: ColumnType<Date | null, undefined, Date | null>
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_by: Optional<string>
  updated_at: ColumnType<Date | null, undefined, Date>
}

/** A member of the panel. */
export interface InterviewSeatTable extends CompanyTable {
  id: string
  interview_id: string
  user_name: string
  role: SeatRole
  position: number
  response: Generated<Response>
  responded_at: ColumnType<Date | null, undefined, Date | null>
}

/** A period in which a person, room or candidate is booked. The database refuses overlaps. */
export interface InterviewHoldTable extends CompanyTable {
  id: string
  /** `person:{userName}`, `room:{id}` or `candidate:{id}`. */
  resource: string
  /** A tstzrange with an exclusive end. */
  during: ColumnType<string, RawBuilder<string>, never>
  interview_id: Optional<string>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    interview: InterviewTable
    interview_kit: InterviewKitTable
    interview_room: InterviewRoomTable
    interview_seat: InterviewSeatTable
    interview_hold: InterviewHoldTable
  }
}
