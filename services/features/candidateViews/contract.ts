import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment } from '../../core/contract/shapes.ts'

const base = {
  service: 'candidates',
  origin: 'ours',
  access: ['Candidate:ListCandidate', 'TalentManagement:TalentManagement'],
  place: 'ours',
} as const
const byId = Type.Object({ id: Id })

/** A search that somebody keeps under a name. */
export const CandidateView = Type.Object({
  id: Id,
  name: Type.String(),
  query: Type.String({ description: "the list's address query without the leading ?" }),
  userName: Type.String({ description: 'whose it is' }),
  isShared: Type.Boolean({ description: 'colleagues who have its link may open it' }),
  updatedDate: Moment,
})
export type CandidateView = Static<typeof CandidateView>

const Fields = Type.Object({
  name: Type.String({ maxLength: 1000, description: 'not blank, at most 100 characters' }),
  query: Type.String({ maxLength: 8000 }),
  isShared: Type.Boolean({ default: false }),
})

export const candidateViewList = operation({
  ...base,
  id: 'candidateViewList',
  method: 'GET',
  path: '/Candidates/views',
  effect: 'read',
  answer: Type.Array(CandidateView),
  doc: "The caller's own views in name order, at most 200.",
})
export const candidateViewGet = operation({
  ...base,
  id: 'candidateViewGet',
  method: 'GET',
  path: '/Candidates/views/{id}',
  effect: 'read',
  params: byId,
  answer: CandidateView,
  doc: 'An own view, or a shared one of a colleague; 404 for every other.',
})
export const candidateViewCreate = operation({
  ...base,
  id: 'candidateViewCreate',
  method: 'POST',
  path: '/Candidates/views',
  effect: 'write',
  idempotent: true,
  body: Fields,
  answer: CandidateView,
  doc: 'Keeps a search under a name that the caller has not used yet (errors.name when it is).',
})
export const candidateViewUpdate = operation({
  ...base,
  id: 'candidateViewUpdate',
  method: 'PUT',
  path: '/Candidates/views/{id}',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Fields,
  answer: CandidateView,
  doc: 'Changes an own view.',
})
export const candidateViewDelete = operation({
  ...base,
  id: 'candidateViewDelete',
  method: 'DELETE',
  path: '/Candidates/views/{id}',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: Type.Object({ status: Type.String() }),
  doc: 'Deletes an own view.',
})
