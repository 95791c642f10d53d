import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, paged, pagedRows, paging, rowsPaging } from '../../core/contract/shapes.ts'
import { searchPayload } from './filters.ts'
import { Candidate, CandidateFields, CandidateRow } from './shapes.ts'

const service = 'candidates' as const
const byId = Type.Object({ id: Id })
const Done = Type.Object({ status: Type.String({ description: 'OK means success' }) })
const Ids = Type.Array(Id, { minItems: 1, maxItems: 1000 })

/** Who reads a candidate by its id: those whose screens show one (architecture, permissions). */
export const candidateReaders = [
  'Candidate:ReadCandidate',
  'Candidate:ListCandidate',
  'Candidate:UpdateCandidate',
  'Candidate:CV-Verification',
  'Candidate:CollectCandidate',
  'DPS:ListDPS',
  'TalentManagement:TalentManagement',
] as const

/** What became of one row of a bulk action. */
export const BulkResult = Type.Object({ id: Id, ok: Type.Boolean(), message: Nullable(Type.String()) })
export type BulkResult = Static<typeof BulkResult>

export const candidateList = operation({
  id: 'candidateList',
  method: 'POST',
  path: '/Candidates/list',
  service,
  effect: 'read',
  origin: 'spec',
  access: ['Candidate:ListCandidate', 'TalentManagement:TalentManagement'],
  body: Type.Object({ ...rowsPaging(1000), ...searchPayload }),
  answer: pagedRows(CandidateRow),
  doc: "Candidates of the caller's company by words and filters, newest first unless asked otherwise. Without ListCandidate a folderId is required.",
  place: '001/7.2/1, 001/3/23, 001/3/24',
})

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
  doc: 'Rows of these candidates, in any order; unknown ones are left out. One that was merged answers with mergedInto.',
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
  doc: 'One candidate, to be edited.',
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
  doc: 'One candidate, to be read.',
  place: '001/7.2/6, D-83',
})

export const candidateCreate = operation({
  id: 'candidateCreate',
  method: 'POST',
  path: '/Candidates/create',
  service,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  access: 'Candidate:CreateCandidate',
  body: Type.Object({
    ...CandidateFields.properties,
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
  body: Type.Object({
    ...CandidateFields.properties,
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
  body: Type.Object({
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
        description: 'whom to make followers; needs AssignFollow; left out: the caller',
      }),
    ),
  }),
  answer: Type.Array(BulkResult),
  doc: 'The caller, or other users, follow candidates. What became of each candidate.',
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
    userName: Type.Optional(Type.String({ maxLength: 250, description: 'ours: another follower; needs AssignFollow' })),
  }),
  answer: Done,
  doc: 'The caller no longer follows the candidate.',
  place: '001/7.2/8',
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

export const candidateExport = operation({
  id: 'candidateExport',
  method: 'POST',
  path: '/Candidates/export-csv',
  service,
  effect: 'read',
  origin: 'spec',
  transport: 'download',
  access: 'Candidate:ExportCandidate',
  body: Type.Object({
    ...searchPayload,
    ids: Type.Optional(Type.Array(Id, { maxItems: 10_000, description: 'ours: only these' })),
    columns: Type.Optional(
      Type.Array(Type.String({ maxLength: 50 }), {
        maxItems: 50,
        description: 'ours: members of the row and extension:{key}, in this order',
      }),
    ),
  }),
  answer: Type.String({ description: 'text/csv, UTF-8 with BOM, formula-safe' }),
  doc: 'Candidates that a list would show, all pages, as CSV; streamed, at most 100,000 rows.',
  place: '001/7.2/2',
})

export const candidateDashboardFollow = operation({
  id: 'candidateDashboardFollow',
  method: 'POST',
  path: '/Candidates/dashboard-follow',
  service,
  effect: 'read',
  origin: 'spec',
  access: 'Candidate:DashboardListCandidateFollow',
  body: Type.Object(paging(100)),
  answer: paged(CandidateRow),
  doc: 'Candidates whom the caller follows, last active first.',
  place: '001/7.2/11',
})

export const candidateDashboardList = operation({
  id: 'candidateDashboardList',
  method: 'POST',
  path: '/Candidates/dashboard-list',
  service,
  effect: 'read',
  origin: 'spec',
  access: 'Candidate:ListCandidate',
  body: Type.Object(paging(100)),
  answer: paged(CandidateRow),
  doc: 'Candidates that the caller owns, newest first.',
  place: '001/7.2/27',
})

export const candidatesOfJob = operation({
  id: 'candidatesOfJob',
  method: 'POST',
  path: '/Candidates/list-by-job',
  service,
  effect: 'read',
  origin: 'spec',
  access: ['JobRequest:ReadJobRequest', 'JobRequest:InterviewManage'],
  body: Type.Object({ ...paging(1000), jobId: Id }),
  answer: paged(CandidateRow),
  doc: 'Candidates that were added to a job, latest first.',
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
  doc: 'Jobs that these candidates were added to, latest first.',
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
  doc: 'Adds candidates to an open job; those that it has stay. What became of each.',
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
  doc: 'Takes candidates from a job.',
  place: '000/7/55',
})

export {
  candidateFilters,
  candidateOrders,
  filterOperators,
  type CandidateFilterName,
  type SearchFilter,
  type SearchPayload,
} from './filters.ts'
export { genders, type Candidate, type CandidateFields, type CandidateRow, type Resume } from './shapes.ts'
