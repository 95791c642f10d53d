import { Type, type Static } from 'typebox'
import { withAlternativeNames, Id, LocalTime, Moment, Nullable } from '../../core/contract/shapes.ts'
import { ExtractedField } from '../candidateCvs/cvShapes.ts'
import { CandidateFields } from '../candidates/shapes.ts'

/**
 * The API shapes that the lists of rows to review share: rows of verification folders and inbound candidates. Each list
 * has its own operations.
 */

export const candidateStatuses = [
  'new',
  'approved',
  'rejected',
  'existed',
  'failed',
  'fail',
  'failed_createdcandidate',
  'policyfailure',
] as const
export type CandidateStatus = (typeof candidateStatuses)[number]

/** The person of a row. */
export const rowPerson = {
  name: Type.String(),
  phones: Type.Array(Type.String()),
  emails: Type.Array(Type.String()),
  candidateProccessId: withAlternativeNames(Nullable(Id), 'candidateProcessedId'),
  createdDate: Nullable(Moment),
}

/** The documents and data that came with a row. */
export const rowPapers = {
  cvPath: withAlternativeNames(
    Nullable(Type.String({ description: 'comma-separated; the first one is used' })),
    'value',
  ),
  info: withAlternativeNames(
    Nullable(Type.String({ description: 'JSON text: what was imported, by column name' })),
    'infomation',
  ),
}

export const CvReading = Type.Object(
  { draft: CandidateFields, fields: Type.Array(ExtractedField) },
  { description: 'ours: what was read from the CV, with positions in the text' },
)
export type CvReading = Static<typeof CvReading>

/** Returned only on request, because it is long. */
export const rowReading = { cvReading: Type.Optional(Nullable(CvReading)) }

/** The requested rows, and whether to include what was read from their CVs. */
export const RowsById = Type.Object({
  ids: Type.Array(Id, { maxItems: 1000 }),
  withReading: Type.Optional(
    Type.Boolean({ description: 'whether to include what was read from their CVs (`cvReading`)' }),
  ),
})
export type RowsById = Static<typeof RowsById>

/** The outcome of the review of a row. */
export const rowReview = {
  reviewedBy: Nullable(Type.String({ description: 'ours: user name' })),
  reviewedDate: Nullable(Moment),
}

/** The alternative name of the keyword (001/3/10). */
export const rowInput = {
  input: Type.Optional(Type.String({ maxLength: 200, description: 'used if keyword is empty' })),
}

/** The filters of a list of rows (001/3/10). */
export const rowFilters = {
  keyword: Type.Optional(Type.String({ maxLength: 200, description: 'name, phone or e-mail; folded' })),
  status: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
  recChannelIds: Type.Optional(Type.Array(Id, { maxItems: 200 })),
  fromDate: Type.Optional(LocalTime),
  toDate: Type.Optional(LocalTime),
}

const Text225 = Type.String({ maxLength: 225 })
/** The form for approving or rejecting a row (001/3/7). */
export const ApprovalPayload = Type.Object({
  id: Id,
  status: Type.Union([Type.Literal('approved'), Type.Literal('rejected')]),
  remark: Type.String({ minLength: 1, maxLength: 2000 }),
  languages: Type.Optional(
    Type.Array(
      Type.Object({
        language: Text225,
        level: Type.Integer({ minimum: 0, maximum: 5, description: 'ours: 0 means unknown' }),
      }),
    ),
  ),
  experiences: Type.Optional(
    Type.Array(
      Type.Object({ companyName: Type.String({ maxLength: 250 }), position: Type.String({ maxLength: 250 }) }),
      { maxItems: 100 },
    ),
  ),
  jobRank: Type.Optional(Type.String({ maxLength: 250 })),
  owner: Type.Optional(Type.String({ maxLength: 250 })),
  recChanel: Type.Optional(Id),
  website: Type.Optional(Type.String({ maxLength: 500 })),
  folderId: Type.Optional(Type.String({ description: 'comma-separated ids of talent folders' })),
  skill: Type.Optional(Type.String({ maxLength: 2000, description: 'comma-separated' })),
  companyName: Type.Optional(Type.String({ maxLength: 250 })),
  position: Type.Optional(Type.String({ maxLength: 250 })),
  experienceYear: Type.Optional(Type.Number({ minimum: 0, maximum: 70 })),
  desiredWorkLocations: Type.Optional(Type.String({ maxLength: 500 })),
})
export type ApprovalPayload = Static<typeof ApprovalPayload>

export const Approved = Type.Object({
  status: Type.String({ description: 'OK means success' }),
  candidateId: Nullable(Id),
})
export type Approved = Static<typeof Approved>
