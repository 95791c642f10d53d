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
  /** Set by CompanyDb, never by a feature. */
  company_id: ColumnType<string, string | undefined, never>
}

/** A moment: read as a Date, written as a Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** A moment that the database sets when the row is inserted. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>
/** jsonb: parsed when read; must be written with JSON.stringify. */
export type Json<T> = ColumnType<T, string, string>

export interface EventTable extends CompanyTable {
  id: GeneratedAlways<string>
  /** The transaction that wrote the event, so that readers only take rows below the oldest running transaction. */
  tx: GeneratedAlways<string>
  type: string
  subject_id: string
  data: Json<unknown>
  at: CreatedAt
}

/**
 * One row: the newest event that is no longer stored, so that a reader who resumes before it is instructed to read
 * everything again.
 */
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
  /** The original name of the file. */
  name: string
  /** Detected from the content, not from the name. */
  content_type: string
  size: number
  /** Hex; null if the content has not been seen (uploaded straight into a bucket). */
  sha256: string | null
  /**
   * The record that controls who may read the file: a kind that a feature declares, and its id. Without one, only the
   * uploader may.
   */
  owner_kind: string | null
  owner_id: string | null
  /** When the file is removed automatically; null: never. */
  expires_at: Timestamp | null
  created_by: string
  created_at: Generated<Date>
}

/** A browser that receives a user's push messages. */
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

/** Tables whose rows belong to a company; accessed only through CompanyDb. */
export interface CompanyTables {
  event: EventTable
  idempotency: IdempotencyTable
  stored_file: StoredFileTable
  push_token: PushTokenTable
}

/** The listed exceptions without a company: identity, keys, translations, jobs (architecture: tenant). */
export interface GlobalTables {
  event_horizon: EventHorizonTable
}

export interface Database extends CompanyTables, GlobalTables {}
