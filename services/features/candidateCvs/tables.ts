import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { CompanyTable } from '../../core/database/tables.ts'
import type { CandidateFields } from '../candidates/shapes.ts'
import type { ExtractedField, Extraction } from './contract.ts'

/** What was read from an uploaded CV. The stored file of that path says whose it is and what; without it this goes too. */
export interface CandidateUploadTable extends CompanyTable {
  id: string
  path: string
  status: Generated<'new' | 'reading' | 'succeed' | 'failed'>
  /** errorCode of what went wrong. */
  error: string | null
  /** Older ones say of no field how sure it is. */
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

/** What a CV of a candidate says. The database keeps one for each CV that a candidate has (migration 0191). */
export interface CandidateCvTextTable extends CompanyTable {
  candidate_id: string
  path: string
  /** Version of the reader that read it last; 0: none has yet, 1: one from before versions were counted. */
  reader: Generated<number>
  /** errorCode of what keeps it from being read. */
  problem: string | null
  /** Its text, page by page. */
  texts: Generated<string[]>
  /** A tsvector (words.ts). */
  words: ColumnType<never, never, RawBuilder<unknown>>
  /** What it said when somebody last looked; what people correct is told from what a newer reader finds by it. */
  draft: ColumnType<CandidateFields | null, never, string | null>
  /** What a newer reader has found, and nobody has looked at yet. */
  news: ColumnType<Pick<Extraction, 'draft' | 'fields'> | null, never, string | null>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    candidate_upload: CandidateUploadTable
    candidate_cv_text: CandidateCvTextTable
  }
}
