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
      description: 'own talent folders to put the candidate into',
    }),
    filePath: Type.Optional(
      Type.String({ maxLength: 200, description: "an uploaded CV of the caller, which becomes the candidate's" }),
    ),
    ignoreDuplicates: Type.Boolean({
      default: false,
      description: 'also when somebody has the same e-mail or phone; their record keeps it as its key',
    }),
  }),
  answer: Candidate,
  doc: 'Adds a candidate. errorCode CANDIDATE_EXISTS (paramValues: candidateId, name) when a candidate has one of the e-mails or phones, unless ignoreDuplicates.',
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
  doc: 'The candidate becomes this. 599 when the record has changed since the caller saw it (paramValues: updatedBy, updatedDate).',
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
  doc: 'Takes a candidate out of every list; candidateRestore brings it back.',
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
  doc: 'Brings back a deleted candidate.',
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
  doc: 'The labels of a candidate become these.',
  place: 'ours',
})
