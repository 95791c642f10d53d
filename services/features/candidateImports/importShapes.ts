import { Type, type Static } from 'typebox'
import { asAsked, Id, MessageDetails, Moment, Nullable } from '../../core/contract/shapes.ts'

/** What a column of a file may hold of a candidate. `ownField` is one of the company's own fields, which `key` names. */
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

/** Steps of an import: its columns are told, it is checked, it runs, and it may be undone. */
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

/** What becomes, or became, of a row. */
export const rowOutcomes = ['waiting', 'created', 'completed', 'existing', 'failed', 'left', 'undone', 'kept'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** What an import is of: rows of a CSV, or CVs alone. */
export const importKinds = ['rows', 'cvs'] as const
export type ImportKind = (typeof importKinds)[number]

/** What somebody has decided of a CV: to take it though the candidate is known already, or to leave it out. */
export const cvDecisions = ['take', 'leave'] as const
export type CvDecision = (typeof cvDecisions)[number]

export const Field = Type.Enum(importFields)
export const DateFormat = Type.Enum(['dayFirst', 'monthFirst'] as const)

const Column = Type.Object({
  title: Type.String({ description: 'as the header of the file has it' }),
  samples: Type.Array(Type.String(), { description: 'the first values that are not empty' }),
  field: Nullable(Field),
  key: Nullable(Type.String({ description: 'of ownField' })),
})

const message = { message: Type.String(), messageDetails: Type.Optional(MessageDetails) }

export const CandidateImport = Type.Object({
  id: Id,
  kind: Type.Enum(importKinds, { description: 'of what: rows of a CSV, or CVs alone' }),
  fileName: Type.String({ description: 'of the CSV; of CVs, the first file that was named' }),
  archiveName: Nullable(Type.String({ description: 'the ZIP of CVs' })),
  status: Type.Enum(importSteps),
  columns: Type.Array(Column, { description: 'in the order of the file; none of CVs' }),
  completesExisting: Type.Boolean({ description: 'false: who is known already stays as they are' }),
  dateFormat: DateFormat,
  folderId: Nullable(Id),
  source: Nullable(Type.String({ description: 'where all of them come from, where their row does not say it' })),
  total: Type.Integer({ description: 'rows of the file, or CVs' }),
  processed: Type.Integer({ description: 'rows that are done in the present step' }),
  totalCreated: Type.Integer({ description: 'like the following, a forecast until a row is done' }),
  totalCompleted: Type.Integer(),
  totalExisted: Type.Integer(),
  totalFailed: Type.Integer(),
  totalLeft: Type.Integer({ description: 'CVs that somebody has decided to leave out' }),
  totalRemarked: Type.Integer({ description: 'rows of which something is left out' }),
  totalFiles: Type.Integer({ description: 'files that go to a candidate' }),
  totalUndone: Type.Integer(),
  totalKept: Type.Integer({ description: 'candidates whom an undo left alone, since somebody has worked with them' }),
  errors: Type.Array(Type.Object(message), { description: 'why the file as a whole failed' }),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Moment,
})
export type CandidateImport = Static<typeof CandidateImport>

export const CandidateImportRow = Type.Object({
  importId: asAsked(Id),
  row: Type.Integer({ description: '1 is the first below the header, or the first CV' }),
  name: Type.String(),
  offeredName: Nullable(
    Type.String({ description: 'whose a CV without a name may be: nobody is called so by itself' }),
  ),
  contact: Type.String({ description: 'the first e-mail or phone' }),
  outcome: Type.Enum(rowOutcomes),
  candidateId: Nullable(Id),
  isDecidable: Type.Boolean({
    description: 'it is a CV of which something can be decided, once the import is checked',
  }),
  files: Type.Array(Type.String(), { description: 'names in the ZIP, or of the CV' }),
  remarks: Type.Array(Type.Object(message), { description: 'why it failed, or what of it is left out' }),
})
export type CandidateImportRow = Static<typeof CandidateImportRow>
