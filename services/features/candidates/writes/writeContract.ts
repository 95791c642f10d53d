import { Type } from 'typebox'
import { operation } from '../../../core/contract/operation.ts'
import { Id } from '../../../core/contract/shapes.ts'
import { Candidate, CandidateFields, CandidateRow, Done, photoFields, photoMaxBytes } from '../shapes.ts'

const service = 'candidates' as const
const byId = Type.Object({ id: Id })

export const candidateCreate = operation({
  id: 'candidateCreate',
  method: 'POST',
  path: '/Candidates/create',
  service,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  access: 'Candidate:CreateCandidate',
  maxBytes: photoMaxBytes,
  body: Type.Object({
    ...CandidateFields.properties,
    ...photoFields,
    cateIds: Type.Array(Id, {
      maxItems: 100,
      default: [],
      description: "the caller's own talent folders to which the candidate is added",
    }),
    filePath: Type.Optional(
      Type.String({ maxLength: 200, description: 'an uploaded CV of the caller, which is attached to the candidate' }),
    ),
    ignoreDuplicates: Type.Boolean({
      default: false,
      description:
        'whether to save even if another candidate has the same e-mail or phone; that candidate keeps it as a contact',
    }),
  }),
  answer: Candidate,
  doc: 'Adds a candidate. errorCode CANDIDATE_EXISTS (paramValues: candidateId, name) if a candidate has one of the e-mails or phones, unless ignoreDuplicates.',
  place: '001/7.2/3',
})

export const candidateUpdate = operation({
  id: 'candidateUpdate',
  method: 'PUT',
  path: '/Candidates/{id}',
  service,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  access: 'Candidate:UpdateCandidate',
  params: byId,
  maxBytes: photoMaxBytes,
  body: Type.Object({
    ...CandidateFields.properties,
    ...photoFields,
    version: Type.Integer({ minimum: 1 }),
    ignoreDuplicates: Type.Boolean({ default: false }),
  }),
  answer: Candidate,
  doc: 'Updates the candidate. 599 if the record has changed since the caller read it (paramValues: updatedBy, updatedDate).',
  place: '001/7.2/4',
})

export const candidateDelete = operation({
  id: 'candidateDelete',
  method: 'DELETE',
  path: '/Candidates/{id}',
  service,
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  access: 'Candidate:DeleteCandidate',
  params: byId,
  answer: Done,
  doc: 'Deletes a candidate, who no longer appears in lists; candidateRestore restores them.',
  place: '000/6 (Candidate Delete)',
})

export const candidateRestore = operation({
  id: 'candidateRestore',
  method: 'POST',
  path: '/Candidates/{id}/restore',
  service,
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  access: 'Candidate:DeleteCandidate',
  params: byId,
  answer: Candidate,
  doc: 'Restores a deleted candidate.',
  place: 'ours',
})

export const candidateSetLabels = operation({
  id: 'candidateSetLabels',
  method: 'PUT',
  path: '/Candidates/{id}/labels',
  service,
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  access: 'Candidate:UpdateCandidate',
  params: byId,
  body: Type.Object({ labelIds: Type.Array(Id, { maxItems: 50 }) }),
  answer: CandidateRow,
  doc: 'Replaces the labels of a candidate.',
  place: 'ours',
})
