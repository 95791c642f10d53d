import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, megabyte, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { cvMaxBytes } from '../candidateCvs/contract.ts'
import { CandidateImport, CandidateImportRow, cvDecisions, DateFormat, Field, rowOutcomes } from './importShapes.ts'

// Passed on for the gateway, which imports contracts only.
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
/** Rows of one file. */
export const mostImportRows = 20_000
export const archiveMaxBytes = 200 * megabyte
/** CVs of one import, those of its ZIP among them. */
export const mostImportCvs = 1000
/** Columns of one file. */
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
    'Takes a CSV of candidates as another tracker has exported it (20 MB, 20,000 rows), reads its header and guesses what each column holds. ' +
    'Nobody becomes a candidate yet. Imports, with their files, are kept for 30 days.',
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
  doc: 'Takes a ZIP with the CVs of an import that has not begun (200 MB); it stands for the one before, and the import is to be checked again. Of an import of CVs alone each file in it is a row.',
})

export const candidateImportOpenCvs = operation({
  ...base,
  ...write,
  id: 'candidateImportOpenCvs',
  method: 'POST',
  path: `${path}/cvs`,
  body: Type.Object({
    fileName: Type.String({ minLength: 1, maxLength: 250, description: 'what the import is called: its first file' }),
    folderId: Type.Optional(Nullable(Id)),
  }),
  answer: Type.Object({ id: Id }),
  doc: 'Opens an import of CVs, which come one after the other or in a ZIP. It is kept for 30 days.',
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
  doc: 'Takes a CV of an import that is not being read yet (20 MB; 1,000 of one import). What is no CV becomes a row that says so.',
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
        description: 'who is known already gets the CV and what they lack; needs Candidate:UpdateCandidate',
      }),
    ),
    folderId: Type.Optional(Nullable(Id)),
    source: Type.Optional(Nullable(Type.String({ maxLength: 250 }))),
  }),
  answer: CandidateImport,
  doc: 'Begins to read the CVs of an import, and finds out what would become of each. It makes no candidate, and may be done again: what was read stays.',
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
            'take: also where the candidate is known already, who gets the CV and what they lack (needs Candidate:UpdateCandidate); null: as the import does; left out: as before',
        }),
      ),
    ),
    name: Type.Optional(
      Type.String({ minLength: 1, maxLength: 250, description: 'of the person, instead of what was read' }),
    ),
  }),
  answer: CandidateImportRow,
  doc: 'Decides what becomes of a CV of a checked import, and tells the name that could not be read. errorCode IMPORT_STEP at another step.',
})

export const candidateImportList = operation({
  ...base,
  id: 'candidateImportList',
  method: 'POST',
  path: `${path}/list`,
  effect: 'read',
  body: Type.Object(rowsPaging(100)),
  answer: pagedRows(CandidateImport),
  doc: "The caller's imports of candidates, the latest first.",
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
    isRemarked: Type.Optional(Type.Boolean({ description: 'true: only rows of which something is said' })),
  }),
  answer: pagedRows(CandidateImportRow),
  doc: 'The rows of an import in the order of the file, with what becomes or became of each. None before its check.',
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
      { maxItems: mostImportColumns, description: 'one for each column of the file; null: it is left out' },
    ),
    completesExisting: Type.Optional(
      Type.Boolean({ description: 'who is known already gets what they lack; needs Candidate:UpdateCandidate' }),
    ),
    dateFormat: Type.Optional(DateFormat),
    folderId: Type.Optional(Nullable(Id)),
    source: Type.Optional(Nullable(Type.String({ maxLength: 250 }))),
  }),
  answer: CandidateImport,
  doc: 'Tells what the columns hold (those of jobs need JobRequest:AddCandidateToJobRequest), and begins the check: what would become of each row. It writes no candidate, and may be done again.',
})

export const candidateImportRun = operation({
  ...base,
  ...write,
  id: 'candidateImportRun',
  method: 'POST',
  path: `${path}/{id}/run`,
  params: byId,
  answer: CandidateImport,
  doc: 'Begins a checked import. Refused with errorCode IMPORT_STEP at another step.',
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
    'Begins to take an import back as a whole: new candidates are deleted, others get back what they had. Candidates with whom somebody has worked ' +
    'since stay as they are. Refused with errorCode IMPORT_STEP at another step.',
})

export const candidateImportDelete = operation({
  ...base,
  ...write,
  id: 'candidateImportDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Forgets an import and its files; its candidates stay, and it can no longer be undone. Refused with errorCode IMPORT_RUNNING while it works.',
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
  doc: 'The rows that failed as a CSV with the reasons, in the language of the caller, ready to mend and import again.',
})
