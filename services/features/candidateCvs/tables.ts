import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'
import type { CandidateFields } from '../candidates/shapes.ts'
import type { ExtractedField, Extraction } from './contract.ts'

/**
 * The data read from an uploaded CV. The stored file of the same path holds the owner and the type; if it is deleted,
 * this row is deleted too.
 */
export interface CandidateUploadTable extends CompanyTable {
  id: string
  path: string
  status: Generated<'new' | 'reading' | 'succeed' | 'failed'>
  /** The errorCode of the failure. */
  error: string | null
  /** Older results have no confidence. */
  result: ColumnType<
    | (Pick<Extraction, 'draft' | 'characters'> &
        Partial<Pick<Extraction, 'isScan' | 'unreadPages'>> & {
          fields: (Omit<ExtractedField, 'confidence' | 'isOffered'> & Partial<ExtractedField>)[]
        })
    | null,
    string | null | undefined,
    string | null
  >
}

/**
 * The contents of a CV of a candidate. The database maintains one row for each CV that a candidate has (migration
 * 0191).
 */
export interface CandidateCvTextTable extends CompanyTable {
  candidate_id: string
  path: string
  /** The version of the reader that last read it; 0: not read yet, 1: read before versions were counted. */
  reader: Generated<number>
  /** The errorCode that says why it could not be read. */
  problem: string | null
  /** The text, page by page. */
  texts: Generated<string[]>
  /** A tsvector (words.ts). */
  words: ColumnType<never, never, RawBuilder<unknown>>
  /**
   * The draft when it was last reviewed. Comparing with it distinguishes corrections by users from findings of a newer
   * reader.
   */
  draft: ColumnType<CandidateFields | null, never, string | null>
  /** The findings of a newer reader that nobody has reviewed yet. */
  news: ColumnType<Pick<Extraction, 'draft' | 'fields'> | null, never, string | null>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    candidate_upload: CandidateUploadTable
    candidate_cv_text: CandidateCvTextTable
  }
}
