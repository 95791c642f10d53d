import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable, withDefault } from '../../core/contract/shapes.ts'
import { CandidateFields } from '../candidates/shapes.ts'

export const CandidateFile = Type.Object({
  id: Id,
  candidateId: Id,
  kind: Type.Enum(['cv', 'file'] as const),
  path: Type.String(),
  name: Type.String(),
  contentType: Type.String(),
  size: Type.Integer({ description: 'bytes' }),
  createdBy: Type.String(),
  createdDate: Nullable(Moment),
})
export type CandidateFile = Static<typeof CandidateFile>

/** A value read from a CV, the text it was read from, and its confidence. */
export const ExtractedField = Type.Object({
  field: Type.String({ description: 'member of the draft: name, emails.0, resume.work.1.company …' }),
  value: Type.String(),
  snippet: Type.String({ description: 'the text around it, at most 200 characters' }),
  page: Nullable(Type.Integer({ description: '1-based; null where the file has no pages' })),
  confidence: withDefault(Type.Number({ minimum: 0, maximum: 1, description: 'ours: confidence of the reader' }), 1),
  isOffered: withDefault(
    Type.Boolean({
      description:
        'ours: not certain enough to be in the draft; the positions of offered entries follow those of the draft',
    }),
    false,
  ),
})
export type ExtractedField = Static<typeof ExtractedField>
export const Extraction = Type.Object({
  filePath: Type.String(),
  fileName: Type.String(),
  draft: CandidateFields,
  fields: Type.Array(ExtractedField),
  characters: Nullable(Type.Integer({ description: 'of the text; 0 for a scan without text' })),
  isScan: withDefault(
    Type.Boolean({ description: 'ours: whether it has pages that are pictures, which were read by text recognition' }),
    false,
  ),
  unreadPages: withDefault(
    Type.Integer({ description: 'ours: number of pages of a scan that could not be read, or not in time' }),
    0,
  ),
})
export type Extraction = Static<typeof Extraction>

export const CvMatch = Type.Object({
  candidateId: Id,
  filePath: Type.String(),
  page: Type.Integer({ description: '1-based; 1 if the file has no pages' }),
  before: Type.String({ description: 'text before the match, at most 80 characters' }),
  match: Type.String({ description: 'matching text, as written in the CV' }),
  after: Type.String({ description: 'text after the match, at most 80 characters' }),
})
export type CvMatch = Static<typeof CvMatch>

export const CvNews = Type.Object({
  candidateId: Id,
  filePath: Type.String({ description: 'newest CV of the candidate' }),
  fields: Type.Array(ExtractedField, { description: 'all of them with isOffered' }),
})
export type CvNews = Static<typeof CvNews>
