import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable, orElse } from '../../core/contract/shapes.ts'
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

/** One thing read from a CV, where it stands there, and how sure that is. */
export const ExtractedField = Type.Object({
  field: Type.String({ description: 'member of the draft: name, emails.0, resume.work.1.company …' }),
  value: Type.String(),
  snippet: Type.String({ description: 'the text around it, at most 200 characters' }),
  page: Nullable(Type.Integer({ description: '1-based; null where the file has no pages' })),
  confidence: orElse(Type.Number({ minimum: 0, maximum: 1, description: 'ours: how sure the reader is' }), 1),
  isOffered: orElse(
    Type.Boolean({
      description:
        'ours: not sure enough to be in the draft; entries that are offered have places behind those of the draft',
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
  isScan: orElse(
    Type.Boolean({ description: 'ours: pages of it are pictures, which were read by text recognition' }),
    false,
  ),
  unreadPages: orElse(Type.Integer({ description: 'ours: pages of a scan that could not be read, or not in time' }), 0),
})
export type Extraction = Static<typeof Extraction>

export const CvMatch = Type.Object({
  candidateId: Id,
  filePath: Type.String(),
  page: Type.Integer({ description: '1-based; 1 where the file has no pages' }),
  before: Type.String({ description: 'what stands before it, at most 80 characters' }),
  match: Type.String({ description: 'what was found, as the CV writes it' }),
  after: Type.String({ description: 'what stands behind it, at most 80 characters' }),
})
export type CvMatch = Static<typeof CvMatch>

export const CvNews = Type.Object({
  candidateId: Id,
  filePath: Type.String({ description: 'the newest CV of the candidate' }),
  fields: Type.Array(ExtractedField, { description: 'all of them offered' }),
})
export type CvNews = Static<typeof CvNews>
