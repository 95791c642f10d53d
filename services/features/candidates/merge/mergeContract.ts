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
      similarity: Type.Number({ minimum: 0, maximum: 1, description: 'trigram similarity of the folded names' }),
    }),
    { maxItems: 10 },
  ),
  doc: 'Up to ten candidates with the same e-mail address or phone number, or a very similar name (similarity at least 0.8), most likely first.',
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
      description: 'members of CandidateFields that are taken from the source or draft even if the target has a value',
    }),
    version: Type.Integer({ minimum: 1, description: 'version of the target' }),
  }),
  answer: Type.Object({ mergeId: Id, candidate: Candidate }),
  doc:
    'Completes the target with a second candidate (which is then deleted, and whose id leads to the target) or ' +
    'with a draft that was never saved. Lists are joined, empty fields are filled and `fields` are taken over; ' +
    'folders, followers, notes, files, jobs and events are moved. Exactly one of sourceId and draft must be sent.',
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
  doc: 'Restores both candidates to their state before the merge; 599 if the target has changed since.',
  place: 'ours',
})
