import { Type, type Static } from 'typebox'
import { withRequestDefault, Id, MessageDetails, Moment, Nullable } from '../../core/contract/shapes.ts'

/**
 * The fields of a candidate that a column of a file may contain. `ownField` is one of the company's own fields,
 * identified by `key`.
 */
export const importFields = [
  'name',
  'givenName',
  'familyName',
  'email',
  'phone',
  'jobTitle',
  'company',
  'experienceYear',
  'birthday',
  'gender',
  'address',
  'nationality',
  'website',
  'messenger',
  'source',
  'channel',
  'label',
  'owner',
  'skill',
  'workLocation',
  'institution',
  'summary',
  'note',
  'cv',
  'job',
  'stage',
  'ownField',
] as const
export type ImportField = (typeof importFields)[number]

/** The steps of an import: its columns are assigned, it is checked, it runs, and it may be undone. */
export const importSteps = [
  'new',
  'checking',
  'checked',
  'importing',
  'succeeded',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportStep = (typeof importSteps)[number]

/** The expected or actual outcome of a row. */
export const rowOutcomes = ['waiting', 'created', 'completed', 'existing', 'failed', 'left', 'undone', 'kept'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** What is imported: rows of a CSV, or CVs alone. */
export const importKinds = ['rows', 'cvs'] as const
export type ImportKind = (typeof importKinds)[number]

/** A user's decision on a CV: take it even if the candidate already exists, or leave it out. */
export const cvDecisions = ['take', 'leave'] as const
export type CvDecision = (typeof cvDecisions)[number]

export const Field = Type.Enum(importFields)
export const DateFormat = Type.Enum(['dayFirst', 'monthFirst'] as const)

const Column = Type.Object({
  title: Type.String({ description: 'as in the header of the file' }),
  samples: Type.Array(Type.String(), { description: 'the first values that are not empty' }),
  field: Nullable(Field),
  key: Nullable(Type.String({ description: 'key of the own field' })),
})

const message = { message: Type.String(), messageDetails: Type.Optional(MessageDetails) }

export const CandidateImport = Type.Object({
  id: Id,
  kind: Type.Enum(importKinds, { description: 'what is imported: rows of a CSV, or CVs alone' }),
  fileName: Type.String({ description: 'name of the CSV; for CVs, the name of the first file' }),
  archiveName: Nullable(Type.String({ description: 'name of the ZIP with CVs' })),
  status: Type.Enum(importSteps),
  columns: Type.Array(Column, { description: 'in the order of the file; empty for CVs' }),
  completesExisting: Type.Boolean({ description: 'false: existing candidates are not changed' }),
  dateFormat: DateFormat,
  folderId: Nullable(Id),
  source: Nullable(Type.String({ description: 'source of candidates whose row does not contain one' })),
  total: Type.Integer({ description: 'number of rows of the file, or of CVs' }),
  processed: Type.Integer({ description: 'number of rows that are done in the current step' }),
  totalCreated: Type.Integer({ description: 'this and the following numbers are a forecast until a row is done' }),
  totalCompleted: Type.Integer(),
  totalExisted: Type.Integer(),
  totalFailed: Type.Integer(),
  totalLeft: Type.Integer({ description: 'CVs that a user has decided to leave out' }),
  totalRemarked: Type.Integer({ description: 'rows of which some data is left out' }),
  totalFiles: Type.Integer({ description: 'files that are attached to a candidate' }),
  totalUndone: Type.Integer(),
  totalKept: Type.Integer({
    description: 'candidates whom an undo did not change because somebody has worked with them',
  }),
  errors: Type.Array(Type.Object(message), { description: 'why the entire file failed' }),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Moment,
})
export type CandidateImport = Static<typeof CandidateImport>

export const CandidateImportRow = Type.Object({
  importId: withRequestDefault(Id),
  row: Type.Integer({ description: '1 is the first row below the header, or the first CV' }),
  name: Type.String(),
  offeredName: Nullable(
    Type.String({ description: 'possible name for a CV without a name; it is not used automatically' }),
  ),
  contact: Type.String({ description: 'first e-mail address or phone number' }),
  outcome: Type.Enum(rowOutcomes),
  candidateId: Nullable(Id),
  isDecidable: Type.Boolean({
    description: 'whether it is a CV on which a decision is possible once the import is checked',
  }),
  files: Type.Array(Type.String(), { description: 'file names in the ZIP, or of the CV' }),
  remarks: Type.Array(Type.Object(message), { description: 'why it failed, or which data is left out' }),
})
export type CandidateImportRow = Static<typeof CandidateImportRow>
