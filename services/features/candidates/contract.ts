import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, MessageDetails, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { Candidate, CandidateRow, Done } from './shapes.ts'

// Re-exported for the gateway, which imports contracts only.
export {
  type CandidateFilterName,
  candidateFilters,
  candidateOrders,
  filterOperators,
  type SearchPayload,
} from './filters/filters.ts'
export {
  candidateDashboardFollow,
  candidateDashboardList,
  candidateExport,
  candidateList,
} from './list/listContract.ts'
export { candidateDuplicates, candidateMerge, candidateMergeUndo } from './merge/mergeContract.ts'
export { genders, type Candidate, type CandidateFields, type CandidateRow, type Resume } from './shapes.ts'
export {
  candidateCreate,
  candidateDelete,
  candidateRestore,
  candidateSetLabels,
  candidateUpdate,
} from './writes/writeContract.ts'

const service = 'candidates' as const
const byId = Type.Object({ id: Id })
const Ids = Type.Array(Id, { minItems: 1, maxItems: 1000 })

/**
 * The permissions with which a candidate can be read by id: those whose screens show one (architecture, permissions).
 */
export const candidateReaders = [
  'Candidate:ReadCandidate',
  'Candidate:ListCandidate',
  'Candidate:UpdateCandidate',
  'Candidate:CV-Verification',
  'Candidate:CollectCandidate',
  'DPS:ListDPS',
  'TalentManagement:TalentManagement',
] as const

/** The result of a bulk action for one row. */
export const BulkResult = Type.Object({
  id: Id,
  ok: Type.Boolean(),
  message: Nullable(Type.String()),
  messageDetails: Type.Optional(Nullable(MessageDetails)),
})
export type BulkResult = Static<typeof BulkResult>

export const candidateByIds = operation({
  id: 'candidateByIds',
  method: 'POST',
  path: '/Candidates/by-ids',
  service,
  effect: 'read',
  origin: 'ours',
  access: candidateReaders,
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(CandidateRow),
  doc: 'The rows of these candidates, in any order; unknown ones are left out. A merged candidate is returned with mergedInto.',
  place: 'ours',
})

export const candidateDetailByIds = operation({
  id: 'candidateDetailByIds',
  method: 'POST',
  path: '/Candidates/detail-by-ids',
  service,
  effect: 'read',
  origin: 'ours',
  access: candidateReaders,
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(Candidate),
  doc: 'These candidates with their resumes, in any order.',
  place: 'ours',
})

export const candidateGet = operation({
  id: 'candidateGet',
  method: 'GET',
  path: '/Candidates/{id}',
  service,
  effect: 'read',
  origin: 'spec',
  access: 'Candidate:UpdateCandidate',
  params: byId,
  answer: Candidate,
  doc: 'One candidate, for editing.',
  place: '001/7.2/5, D-83',
})

export const candidateView = operation({
  id: 'candidateView',
  method: 'GET',
  path: '/Candidates/view/{id}',
  service,
  effect: 'read',
  origin: 'spec',
  access: candidateReaders,
  params: byId,
  answer: Candidate,
  doc: 'One candidate, for reading.',
  place: '001/7.2/6, D-83',
})

export const candidateFollow = operation({
  id: 'candidateFollow',
  method: 'POST',
  path: '/Candidates/follow',
  service,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  access: ['Candidate:ReadCandidate', 'Candidate:ListCandidate', 'Candidate:AssignFollow'],
  body: Type.Object({
    candidateIds: Ids,
    userNames: Type.Optional(
      Type.Array(Type.String({ maxLength: 250 }), {
        maxItems: 100,
        description: 'users to make followers; requires AssignFollow; the caller if left out',
      }),
    ),
  }),
  answer: Type.Array(BulkResult),
  doc: 'Makes the caller, or other users, followers of candidates. Returns the result for each candidate.',
  place: '001/7.2/7',
})

export const candidateUnfollow = operation({
  id: 'candidateUnfollow',
  method: 'PUT',
  path: '/Candidates/unfollow/{id}',
  service,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  access: 'Candidate:UnFollow',
  params: byId,
  query: Type.Object({
    userName: Type.Optional(
      Type.String({ maxLength: 250, description: 'ours: another follower; requires AssignFollow' }),
    ),
  }),
  answer: Done,
  doc: 'The caller stops following the candidate.',
  place: '001/7.2/8',
})

export const candidatesOfJob = operation({
  id: 'candidatesOfJob',
  method: 'POST',
  path: '/Candidates/list-by-job',
  service,
  effect: 'read',
  origin: 'spec',
  access: ['JobRequest:ReadJobRequest', 'JobRequest:InterviewManage'],
  body: Type.Object({ ...rowsPaging(1000), jobId: Id }),
  answer: pagedRows(CandidateRow),
  doc: 'Candidates that were added to a job, newest first.',
  place: '001/7.2/12',
})

export const JobOfCandidate = Type.Object({
  candidateId: Id,
  jobId: Id,
  addedBy: Type.String({ description: 'user name' }),
  addedDate: Moment,
})
export type JobOfCandidate = Static<typeof JobOfCandidate>

export const jobsOfCandidates = operation({
  id: 'jobsOfCandidates',
  method: 'POST',
  path: '/Candidates/jobs',
  service,
  effect: 'read',
  origin: 'ours',
  access: candidateReaders,
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(JobOfCandidate),
  doc: 'Jobs to which these candidates were added, newest first.',
  place: 'ours',
})

export const jobAddCandidate = operation({
  id: 'jobAddCandidate',
  method: 'POST',
  path: '/Jobs/add-candidate',
  service: 'jobs',
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  access: 'JobRequest:AddCandidateToJobRequest',
  query: Type.Object({ jobID: Id }),
  body: Type.Object({ candidateIds: Ids }),
  answer: Type.Array(BulkResult),
  doc: 'Adds candidates to an open job; candidates who are already in it are not changed. Returns the result for each candidate.',
  place: '000/7/55',
})

export const jobRemoveCandidate = operation({
  id: 'jobRemoveCandidate',
  method: 'POST',
  path: '/Jobs/remove-candidate',
  service: 'jobs',
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  access: 'JobRequest:AddCandidateToJobRequest',
  query: Type.Object({ jobID: Id }),
  body: Type.Object({ candidateIds: Ids }),
  answer: Done,
  doc: 'Removes candidates from a job.',
  place: '000/7/55',
})
