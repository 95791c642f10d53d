import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

export const JobRank = Type.Object({
  id: Id,
  name: Type.String(),
  place: Type.Integer({ description: 'position from 1, most junior first' }),
})
export type JobRank = Static<typeof JobRank>

export const JobRankUsage = Type.Object({
  id: Id,
  place: Type.Integer({ description: 'position from 1, most junior first' }),
  candidates: Type.Integer({
    description: `the number of candidates with this rank; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
  jobs: Type.Integer({ description: 'the number of jobs that require it, counted in the same way' }),
  forms: Type.Integer({ description: 'the number of forms that calculate a job rank with it' }),
})
export type JobRankUsage = Static<typeof JobRankUsage>

/** The maximum length of a job rank's name. */
export const longestRank = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['JobRank:ListJobRank', 'JobRank:ReadJobRank'] as const
// Names that are too long or blank are reported at the field, so the shape allows them.
const body = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestRank} characters, unique regardless of case`,
  }),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description:
        'position from 1, most junior first; if omitted, a new rank comes last and an existing one keeps its position',
    }),
  ),
})

export const jobRankManageList = operation({
  ...base,
  id: 'jobRankManageList',
  method: 'POST',
  path: '/commons/job-ranks/list',
  access: 'JobRank:ListJobRank',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the name; case and accents are ignored' }),
    ),
  }),
  answer: pagedRows(JobRank),
  doc: 'Returns the job ranks, most junior first.',
})

export const jobRankManageUsage = operation({
  ...base,
  id: 'jobRankManageUsage',
  method: 'POST',
  path: '/commons/job-ranks/usage',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(JobRankUsage),
  doc: 'Returns the position of each of the ranks and how often it is used.',
})

export const jobRankManageGet = operation({
  ...base,
  id: 'jobRankManageGet',
  method: 'GET',
  path: '/commons/job-ranks/{id}',
  access: ['JobRank:ReadJobRank', 'JobRank:UpdateJobRank'],
  effect: 'read',
  params: byId,
  answer: JobRank,
  doc: 'Returns one job rank.',
})

export const jobRankManageCreate = operation({
  ...base,
  id: 'jobRankManageCreate',
  method: 'POST',
  path: '/commons/job-ranks/create',
  access: 'JobRank:CreateJobRank',
  effect: 'write',
  idempotent: true,
  body,
  answer: JobRank,
  doc: 'Creates a job rank. It can be chosen from now on.',
})

export const jobRankManageUpdate = operation({
  ...base,
  id: 'jobRankManageUpdate',
  method: 'PUT',
  path: '/commons/job-ranks/{id}',
  access: 'JobRank:UpdateJobRank',
  effect: 'write',
  idempotent: true,
  params: byId,
  body,
  answer: JobRank,
  doc: 'Changes the rank. Candidates and tasks with the old name get the new one. Existing feedback that recommends the rank keeps the old name.',
})

export const jobRankManageMerge = operation({
  ...base,
  id: 'jobRankManageMerge',
  method: 'POST',
  path: '/commons/job-ranks/{id}/merge',
  access: 'JobRank:UpdateJobRank',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({ into: Id }),
  answer: JobRank,
  doc: 'Merges two ranks. Candidates, tasks, jobs and forms with this rank get the other one (`into`), and this rank is deleted. Returns the remaining rank.',
})

export const jobRankManageDelete = operation({
  ...base,
  id: 'jobRankManageDelete',
  method: 'DELETE',
  path: '/commons/job-ranks/{id}',
  access: 'JobRank:DeleteJobRank',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a rank that is not used. Refused with JOB_RANK_IN_USE and the numbers of candidates, jobs and forms otherwise. It can be merged into another rank instead.',
})
