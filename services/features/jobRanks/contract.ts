import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

export const JobRank = Type.Object({
  id: Id,
  name: Type.String(),
  place: Type.Integer({ description: 'from 1, junior first' }),
})
export type JobRank = Static<typeof JobRank>

export const JobRankUsage = Type.Object({
  id: Id,
  place: Type.Integer({ description: 'from 1, junior first' }),
  candidates: Type.Integer({ description: `who have it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}` }),
  jobs: Type.Integer({ description: 'that ask for it, counted alike' }),
  forms: Type.Integer({ description: 'that calculate a job rank from it' }),
})
export type JobRankUsage = Static<typeof JobRankUsage>

/** Longest name of a job rank. */
export const longestRank = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['JobRank:ListJobRank', 'JobRank:ReadJobRank'] as const
// Longer and blank ones are answered under the field, so the shape leaves room for them.
const body = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestRank} characters, not there already in any case of its letters`,
  }),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'from 1, junior first; left out: a new one is the last, another one stays where it is',
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
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, accents and case aside' })),
  }),
  answer: pagedRows(JobRank),
  doc: 'Job ranks, junior first.',
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
  doc: 'Where each of the ranks stands, and what names it.',
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
  doc: 'One job rank.',
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
  doc: 'A new job rank: it is offered from now on.',
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
  doc: 'The rank becomes this; candidates and tasks that have the old name have the new one. Feedback that speaks for it keeps the words of then.',
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
  doc: 'Two ranks that mean one become one: candidates, tasks, jobs and forms of this one are of the other (`into`) from then on, and this one is gone. Answers the one that stays.',
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
  doc: 'Deletes a rank that nothing names; JOB_RANK_IN_USE with the numbers of candidates, jobs and forms. It can be merged into another one instead.',
})
