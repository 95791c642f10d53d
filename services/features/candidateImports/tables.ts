import type { ColumnType, Generated } from 'kysely'
import type { FieldMessage } from '../../core/contract/messages.ts'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { CandidateFields } from '../candidates/contract.ts'
import type { CvDecision, ImportField, ImportKind, ImportStep, RowOutcome } from './importShapes.ts'

/** A column of the file. */
export interface FileColumn {
  title: string
  samples: string[]
  field: ImportField | null
  key: string | null
}

type Messages = ColumnType<FieldMessage[], string | undefined, string>

export interface CandidateImportTable extends CompanyTable {
  id: string
  kind: Generated<ImportKind>
  file_name: string
  /** The CSV; null for an import of CVs. */
  file_path: string | null
  archive_name: string | null
  archive_path: string | null
  status: Generated<ImportStep>
  columns: ColumnType<FileColumn[], string, string>
  completes_existing: Generated<boolean>
  date_format: Generated<'dayFirst' | 'monthFirst'>
  folder_id: string | null
  source: string | null
  /** Counts the checks: work on an earlier one stops. */
  attempt: Generated<number>
  total: number
  /** The number of rows that are done; an interrupted step continues after them. */
  processed: Generated<number>
  problems: Messages
  created_by: string
  created_at: CreatedAt
}

/**
 * The data read from a CV, in the format of a form. `offeredName` is a possible name; `unread` is why it could not be
 * read.
 */
export type CvFields = CandidateFields & { offeredName?: string; unread?: FieldMessage }

/** What is needed to undo a row, in addition to deleting new candidates. */
export interface Undo {
  /** The former values of the candidate's columns. */
  before?: Record<string, unknown>
  /** Contacts that were added by the row. */
  contacts?: { kind: 'phone' | 'email'; key: string }[]
  fileIds?: string[]
  noteId?: string
  /** The job to which the row added the candidate, and the action that did so. */
  place?: { jobId: string; actionId: string }
  /** Whether the import added the candidate to the folder. */
  isInFolder?: boolean
}

export interface CandidateImportRowTable extends CompanyTable {
  import_id: string
  /** 1 is the first row below the header. */
  row: number
  name: string
  contact: string
  outcome: RowOutcome
  remarks: Messages
  files: ColumnType<string[], string[] | undefined, string[]>
  candidate_id: string | null
  /** The path of a CV that was uploaded separately; null if it is in the ZIP. */
  cv_path: string | null
  sha256: string | null
  /** The data read from the CV; null if it has not been read or cannot be read. */
  draft: ColumnType<CvFields | null, string | null | undefined, string | null>
  decision: CvDecision | null
  undo: ColumnType<Undo | null, string | null | undefined, string | null>
  /**
   * The version and last activity of the candidate after the row. It is undone only if nobody has worked with them
   * since.
   */
  version: number | null
  touched_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    candidate_import: CandidateImportTable
    candidate_import_row: CandidateImportRowTable
  }
}
