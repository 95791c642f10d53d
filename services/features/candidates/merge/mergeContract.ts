import { Type } from 'typebox'
import { operation } from '../../../core/contract/operation.ts'
import { Id } from '../../../core/contract/shapes.ts'
import { Candidate, CandidateFields, photoFields, photoMaxBytes } from '../shapes.ts'

const service = 'candidates' as const
const byId = Type.Object({ id: Id })

export const candidateDuplicates = operation({
  id: 'candidateDuplicates',
  method: 'POST',
  path: '/Candidates/duplicates',
  service,
  effect: 'read',
  origin: 'ours',
  access: ['Candidate:CreateCandidate', 'Candidate:UpdateCandidate'],
  body: Type.Object({
    name: Type.String({ maxLength: 250 }),
    phones: Type.Array(Type.String({ maxLength: 50 }), { maxItems: 20 }),
    emails: Type.Array(Type.String({ maxLength: 250 }), { maxItems: 20 }),
    exceptId: Type.Optional(Id),
  }),
  answer: Type.Array(
    Type.Object({
      candidate: Candidate,
      reasons: Type.Array(Type.Enum(['email', 'phone', 'name'] as const)),
      similarity: Type.Number({ minimum: 0, maximum: 1, description: 'of the folded names, by trigrams' }),
    }),
    { maxItems: 10 },
  ),
  doc: 'Up to ten candidates with the same e-mail or phone, or a very similar name (similarity at least 0.8), the surest first.',
  place: 'ours',
})

export const candidateMerge = operation({
  id: 'candidateMerge',
  method: 'POST',
  path: '/Candidates/merge',
  service,
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  access: 'Candidate:UpdateCandidate',
  maxBytes: photoMaxBytes,
  body: Type.Object({
    ...photoFields,
    targetId: Id,
    sourceId: Type.Optional(Id),
    draft: Type.Optional(CandidateFields),
    filePath: Type.Optional(Type.String({ maxLength: 200 })),
    cateIds: Type.Array(Id, { maxItems: 100, default: [] }),
    fields: Type.Array(Type.String({ maxLength: 50 }), {
      maxItems: 50,
      default: [],
      description: 'members of CandidateFields taken from the source or draft although the target has them',
    }),
    version: Type.Integer({ minimum: 1, description: 'of the target' }),
  }),
  answer: Type.Object({ mergeId: Id, candidate: Candidate }),
  doc:
    'Completes the target by a second candidate (which then is no more, and its id leads to the target) or by a draft that was never saved: ' +
    'lists are joined, empty fields filled, `fields` taken over; folders, followers, notes, files, jobs and events move. Exactly one of sourceId and draft.',
  place: 'ours',
})

export const candidateMergeUndo = operation({
  id: 'candidateMergeUndo',
  method: 'POST',
  path: '/Candidates/merge/{id}/undo',
  service,
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  access: 'Candidate:UpdateCandidate',
  params: byId,
  answer: Candidate,
  doc: 'Both candidates become what they were before the merge. 599 when the target has changed since.',
  place: 'ours',
})
