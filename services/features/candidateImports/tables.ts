import type { ColumnType, Generated } from 'kysely'
import type { FieldMessage } from '../../core/contract/messages.ts'
import type { CompanyTable, CreatedAt } from '../../core/database/tables.ts'
import type { CandidateFields } from '../candidates/contract.ts'
import type { CvDecision, ImportField, ImportKind, ImportStep, RowOutcome } from './importShapes.ts'

/** What a column of the file is. */
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
  /** The CSV; null of CVs. */
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
  /** Rows that are done: an interrupted step goes on behind them. */
  processed: Generated<number>
  problems: Messages
  created_by: string
  created_at: CreatedAt
}

/** What was read of a CV, as a form would send it; `offeredName`: whose it may be; `unread`: why nothing could be. */
export type CvFields = CandidateFields & { offeredName?: string; unread?: FieldMessage }

/** How a row is taken back, besides deleting who is new. */
export interface Undo {
  /** Columns of the candidate as they were. */
  before?: Record<string, unknown>
  /** Contacts that came with the row. */
  contacts?: { kind: 'phone' | 'email'; key: string }[]
  fileIds?: string[]
  noteId?: string
  /** The job that they were put into, and by what. */
  place?: { jobId: string; actionId: string }
  /** The import has put them into the folder. */
  isInFolder?: boolean
}

export interface CandidateImportRowTable extends CompanyTable {
  import_id: string
  /** 1 is the first below the header. */
  row: number
  name: string
  contact: string
  outcome: RowOutcome
  remarks: Messages
  files: ColumnType<string[], string[] | undefined, string[]>
  candidate_id: string | null
  /** Of a CV that came by itself; null: it is in the ZIP. */
  cv_path: string | null
  sha256: string | null
  /** What was read of a CV; null: nothing yet, or it cannot be read. */
  draft: ColumnType<CvFields | null, string | null | undefined, string | null>
  decision: CvDecision | null
  undo: ColumnType<Undo | null, string | null | undefined, string | null>
  /** Version and last activity of the candidate after the row: undone only while nobody has worked with them since. */
  version: number | null
  touched_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

declare module '../../core/database/tables.ts' {
  interface CompanyTables {
    candidate_import: CandidateImportTable
    candidate_import_row: CandidateImportRowTable
  }
}
