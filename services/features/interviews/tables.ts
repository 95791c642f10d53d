import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { CompanyTable, CreatedAt, Timestamp } from '../../core/database/tables.ts'
import type { InterviewState, Response, SeatRole } from './shapes.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** What an interview of a stage is made of, before it is planned for somebody. */
export interface InterviewKitTable extends CompanyTable {
  id: string
  status_id: string
  title: string
  minutes: number
  /** What the panel fills in. */
  form_id: Optional<string>
  /** What to look at. */
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
  /** How people find it. */
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
  /** IANA name: in which the time was agreed on. */
  zone: string
  room_id: Optional<string>
  link: Optional<string>
  place: Optional<string>
  /** For the panel alone. */
  notes: Generated<string>
  /** By which calendars know it, for its whole life. */
  uid: string
  /** Grows with each change of time or place, as calendars want it. */
  sequence: Generated<number>
  candidate_response: Generated<Response>
  candidate_responded_at: ColumnType<Date | null, undefined, Date | null>
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
  updated_by: Optional<string>
  updated_at: ColumnType<Date | null, undefined, Date>
}

/** Somebody of the panel. */
export interface InterviewSeatTable extends CompanyTable {
  id: string
  interview_id: string
  user_name: string
  role: SeatRole
  position: number
  response: Generated<Response>
  responded_at: ColumnType<Date | null, undefined, Date | null>
}

/** A person, room or candidate that is taken for a while; the database refuses what overlaps. */
export interface InterviewHoldTable extends CompanyTable {
  id: string
  /** `person:{userName}`, `room:{id}` or `candidate:{id}`. */
  resource: string
  /** tstzrange, its end left out. */
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
