import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, megabyte, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { cvMaxBytes } from '../candidateCvs/contract.ts'
import { CandidateImport, CandidateImportRow, cvDecisions, DateFormat, Field, rowOutcomes } from './importShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export type {
  CandidateImport,
  CandidateImportRow,
  CvDecision,
  ImportField,
  ImportKind,
  ImportStep,
  RowOutcome,
} from './importShapes.ts'

export const importCsvMaxBytes = 20 * megabyte
/** The maximum number of rows of a file. */
export const mostImportRows = 20_000
export const archiveMaxBytes = 200 * megabyte
/** The maximum number of CVs of an import, including those in its ZIP. */
export const mostImportCvs = 1000
/** The maximum number of columns of a file. */
export const mostImportColumns = 200

const key = 'Candidate:CreateCandidate'
const base = {
  service: 'candidates',
  origin: 'ours',
  access: key,
  place: 'ours (import from another tracker)',
} as const
const path = '/candidate-imports'
const byId = Type.Object({ id: Id })
const write = { effect: 'write', idempotent: true } as const

export const candidateImportUpload = operation({
  ...base,
  ...write,
  id: 'candidateImportUpload',
  method: 'POST',
  path,
  transport: 'upload',
  maxBytes: importCsvMaxBytes,
  body: Type.Object({}),
  answer: Type.Object({ id: Id }),
  doc:
    'Uploads a CSV of candidates exported from another tracker (20 MB, 20,000 rows), reads its header and guesses what each column contains. ' +
    'No candidates are created yet. Imports and their files are stored for 30 days.',
})

export const candidateImportArchive = operation({
  ...base,
  ...write,
  id: 'candidateImportArchive',
  method: 'POST',
  path: `${path}/archive`,
  transport: 'upload',
  maxBytes: archiveMaxBytes,
  body: byId,
  answer: Type.Object({ id: Id }),
  doc: 'Uploads a ZIP with the CVs of an import that has not begun (200 MB). It replaces an earlier ZIP, and the import must be checked again. In an import of CVs alone, each file in the ZIP is a row, and a second ZIP is refused with IMPORT_STEP.',
})

export const candidateImportOpenCvs = operation({
  ...base,
  ...write,
  id: 'candidateImportOpenCvs',
  method: 'POST',
  path: `${path}/cvs`,
  body: Type.Object({
    fileName: Type.String({ minLength: 1, maxLength: 250, description: 'name of the import: its first file' }),
    folderId: Type.Optional(Nullable(Id)),
  }),
  answer: Type.Object({ id: Id }),
  doc: 'Creates an import of CVs, which are uploaded one after the other or in a ZIP. It is stored for 30 days.',
})

export const candidateImportAddCv = operation({
  ...base,
  ...write,
  id: 'candidateImportAddCv',
  method: 'POST',
  path: `${path}/cv`,
  transport: 'upload',
  maxBytes: cvMaxBytes,
  body: byId,
  answer: Type.Object({ row: Type.Integer() }),
  doc: 'Uploads a CV of an import that is not being read yet (20 MB; 1,000 per import). A file that is not a CV becomes a row with a remark.',
})

export const candidateImportReadCvs = operation({
  ...base,
  ...write,
  id: 'candidateImportReadCvs',
  method: 'PUT',
  path: `${path}/{id}/cvs`,
  params: byId,
  body: Type.Object({
    completesExisting: Type.Optional(
      Type.Boolean({
        description:
          'whether existing candidates get the CV and the data they lack; requires Candidate:UpdateCandidate',
      }),
    ),
    folderId: Type.Optional(Nullable(Id)),
    source: Type.Optional(Nullable(Type.String({ maxLength: 250 }))),
  }),
  answer: CandidateImport,
  doc: 'Starts reading the CVs of an import and determines the outcome for each. No candidates are created. It may be repeated: data that was read is preserved.',
})

export const candidateImportDecide = operation({
  ...base,
  ...write,
  id: 'candidateImportDecide',
  method: 'PUT',
  path: `${path}/{id}/rows`,
  params: byId,
  body: Type.Object({
    row: Type.Integer({ minimum: 1 }),
    decision: Type.Optional(
      Nullable(
        Type.Enum(cvDecisions, {
          description:
            'take: even if the candidate already exists, who then gets the CV and the data they lack (requires Candidate:UpdateCandidate); null: as set for the import; left out: not changed',
        }),
      ),
    ),
    name: Type.Optional(
      Type.String({ minLength: 1, maxLength: 250, description: 'name of the person, replacing the one read' }),
    ),
  }),
  answer: CandidateImportRow,
  doc: 'Decides on a CV of a checked import, or sets the name that could not be read. errorCode IMPORT_STEP at any other step.',
})

export const candidateImportList = operation({
  ...base,
  id: 'candidateImportList',
  method: 'POST',
  path: `${path}/list`,
  effect: 'read',
  body: Type.Object(rowsPaging(100)),
  answer: pagedRows(CandidateImport),
  doc: "The caller's imports of candidates, newest first.",
})

export const candidateImportGet = operation({
  ...base,
  id: 'candidateImportGet',
  method: 'GET',
  path: `${path}/{id}`,
  effect: 'read',
  params: byId,
  answer: CandidateImport,
  doc: "One of the caller's imports of candidates.",
})

export const candidateImportRows = operation({
  ...base,
  id: 'candidateImportRows',
  method: 'POST',
  path: `${path}/rows`,
  effect: 'read',
  body: Type.Object({
    importId: Id,
    ...rowsPaging(1000),
    outcomes: Type.Optional(Type.Array(Type.Enum(rowOutcomes), { maxItems: 10 })),
    isRemarked: Type.Optional(Type.Boolean({ description: 'true: only rows with remarks' })),
  }),
  answer: pagedRows(CandidateImportRow),
  doc: 'The rows of an import in the order of the file, with the expected or actual outcome of each. Empty before the check.',
})

export const candidateImportCheck = operation({
  ...base,
  ...write,
  id: 'candidateImportCheck',
  method: 'PUT',
  path: `${path}/{id}/columns`,
  params: byId,
  body: Type.Object({
    columns: Type.Array(
      Type.Object({ field: Nullable(Field), key: Type.Optional(Nullable(Type.String({ maxLength: 50 }))) }),
      { maxItems: mostImportColumns, description: 'one per column of the file; null if the column is ignored' },
    ),
    completesExisting: Type.Optional(
      Type.Boolean({
        description: 'whether existing candidates get the data they lack; requires Candidate:UpdateCandidate',
      }),
    ),
    dateFormat: Type.Optional(DateFormat),
    folderId: Type.Optional(Nullable(Id)),
    source: Type.Optional(Nullable(Type.String({ maxLength: 250 }))),
  }),
  answer: CandidateImport,
  doc: 'Sets what the columns contain (job columns require JobRequest:AddCandidateToJobRequest) and starts the check, which determines the outcome for each row. No candidates are written. It may be repeated.',
})

export const candidateImportRun = operation({
  ...base,
  ...write,
  id: 'candidateImportRun',
  method: 'POST',
  path: `${path}/{id}/run`,
  params: byId,
  answer: CandidateImport,
  doc: 'Starts a checked import; errorCode IMPORT_STEP at any other step.',
})

export const candidateImportUndo = operation({
  ...base,
  ...write,
  id: 'candidateImportUndo',
  method: 'POST',
  path: `${path}/{id}/undo`,
  access: 'Candidate:DeleteCandidate',
  params: byId,
  answer: CandidateImport,
  doc:
    'Starts undoing an entire import: new candidates are deleted, and others get their former data back. ' +
    'Candidates with whom somebody has worked since are not changed. errorCode IMPORT_STEP at any other step.',
})

export const candidateImportDelete = operation({
  ...base,
  ...write,
  id: 'candidateImportDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes an import and its files. Its candidates are preserved, and it can no longer be undone. errorCode IMPORT_RUNNING while it is running.',
})

export const candidateImportFailedRows = operation({
  ...base,
  id: 'candidateImportFailedRows',
  method: 'GET',
  path: `${path}/{id}/failed-rows`,
  effect: 'read',
  transport: 'download',
  params: byId,
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM: the columns of the file and `reason`' }),
  doc: 'Returns the failed rows as a CSV with the reasons, in the language of the caller, ready to be corrected and imported again.',
})
