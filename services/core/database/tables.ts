import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/**
 * The tables of the services. A feature adds its own by declaration merging, in its `tables.ts`:
 *
 *     declare module '../../core/database/tables.ts' {
 *       interface CompanyTables { verification_folder: VerificationFolderTable }
 *     }
 *
 * Every company table has `company_id uuid not null` and an index that starts with it.
 */
export interface CompanyTable {
  /** Set by the company-scoped handle, never by a feature. */
  company_id: ColumnType<string, string | undefined, never>
}

/** A moment: Date when read, Date or ISO text when written. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** A moment that the database sets when the row is made. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>
/** jsonb: parsed when read; write it with JSON.stringify. */
export type Json<T> = ColumnType<T, string, string>

export interface EventTable extends CompanyTable {
  id: GeneratedAlways<string>
  /** Transaction that wrote the event, so that a reader takes only rows below the oldest running one. */
  tx: GeneratedAlways<string>
  type: string
  subject_id: string
  data: Json<unknown>
  at: CreatedAt
}

/** One row: the newest event that is no longer kept, so that a reader who resumes before it is told to read anew. */
export interface EventHorizonTable {
  tx: string
  id: string
}

export interface IdempotencyTable extends CompanyTable {
  operation: string
  key: string
  body_hash: string
  answer: Json<unknown> | null
  created_at: CreatedAt
}

export interface StoredFileTable extends CompanyTable {
  id: string
  /** Path in the file store. */
  path: string
  /** As people called it. */
  name: string
  /** As its content says, not its name. */
  content_type: string
  size: number
  /** Hex; null while the content has not been seen (put straight into a bucket). */
  sha256: string | null
  /** The record that says who may read it: a kind that a feature declares, and its id. Without one it is its uploader's. */
  owner_kind: string | null
  owner_id: string | null
  /** When it goes by itself; null: it stays. */
  expires_at: Timestamp | null
  created_by: string
  created_at: Generated<Date>
}

/** A browser that gets push messages of a user. */
export interface PushTokenTable extends CompanyTable {
  endpoint: string
  user_name: string
  p256dh: string
  auth: string
  /** Name of the browser. */
  user_agent: string
  created_at: CreatedAt
  updated_at: CreatedAt
}

/** Tables whose rows belong to a company; reached only through CompanyDb. */
export interface CompanyTables {
  event: EventTable
  idempotency: IdempotencyTable
  stored_file: StoredFileTable
  push_token: PushTokenTable
}

/** The listed exceptions: identity, keys, translations, jobs (architecture: tenant). */
export interface GlobalTables {
  event_horizon: EventHorizonTable
}

export interface Database extends CompanyTables, GlobalTables {}
