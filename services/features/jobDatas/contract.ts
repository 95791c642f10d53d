import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

/** The vocabularies of the page of job data. */
export const jobDataKinds = [
  'jobType',
  'experienceLevel',
  'salaryType',
  'salaryCurrency',
  'industry',
  'jobFunction',
  'interviewRound',
] as const

/** Those of them that the company orders by hand; the others stand in name order. */
export const orderedKinds = ['jobType', 'experienceLevel', 'salaryType', 'salaryCurrency', 'interviewRound'] as const

const Kind = Type.Enum(jobDataKinds, { description: 'the list that the entry belongs to' })
export type JobDataKind = (typeof jobDataKinds)[number]

export const JobData = Type.Object({
  id: Id,
  kind: Kind,
  name: Type.String({ description: 'of a currency its ISO 4217 code' }),
  symbol: Type.String({ description: 'of a currency: how it stands beside an amount; of all others empty' }),
  isDefault: Type.Boolean({ description: 'chosen where nobody has chosen' }),
  place: Type.Integer({ description: 'in its list, from 1' }),
})
export type JobData = Static<typeof JobData>

export const JobDataUsage = Type.Object({
  id: Id,
  jobs: Type.Integer({ description: `that have it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}` }),
})
export type JobDataUsage = Static<typeof JobDataUsage>

/** What holds for the texts of an entry. */
export const jobDataLimits = { name: 100, symbol: 5 } as const

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['JobData:ListJobData', 'JobData:ReadJobData'] as const
// Longer and blank ones are answered under the field, so the shapes leave room for them.
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${jobDataLimits.name} characters, not in its list already in any case of its letters; of a currency three capital letters`,
  }),
  symbol: Type.Optional(
    Type.String({ maxLength: 10_000, description: `of a currency alone: at most ${jobDataLimits.symbol} characters` }),
  ),
  isDefault: Type.Boolean({
    description: 'true: it is the one that is chosen where nobody has chosen, and the former one is so no more',
  }),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'in an ordered list, from 1; left out: a new one is the last, another one stays where it is',
    }),
  ),
} as const

export const jobDataManageList = operation({
  ...base,
  id: 'jobDataManageList',
  method: 'POST',
  path: '/commons/job-datas/list',
  access: 'JobData:ListJobData',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    kind: Type.Optional(Kind),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, accents and case aside' })),
  }),
  answer: pagedRows(JobData),
  doc: 'The entries of one list, in its order, or of all of them, list by list.',
})

export const jobDataManageByIds = operation({
  ...base,
  id: 'jobDataManageByIds',
  method: 'POST',
  path: '/commons/job-datas/by-ids',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(JobData),
  doc: 'Entries by id, in any order; unknown ones are left out.',
})

export const jobDataManageUsage = operation({
  ...base,
  id: 'jobDataManageUsage',
  method: 'POST',
  path: '/commons/job-datas/usage',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(JobDataUsage),
  doc: 'How many jobs have each of the entries. Job functions and interview rounds are on no job; they are left out.',
})

export const jobDataManageGet = operation({
  ...base,
  id: 'jobDataManageGet',
  method: 'GET',
  path: '/commons/job-datas/{id}',
  access: ['JobData:ReadJobData', 'JobData:UpdateJobData'],
  effect: 'read',
  params: byId,
  answer: JobData,
  doc: 'One entry.',
})

export const jobDataManageCreate = operation({
  ...base,
  ...write,
  id: 'jobDataManageCreate',
  method: 'POST',
  path: '/commons/job-datas/create',
  access: 'JobData:CreateJobData',
  body: Type.Object({ kind: Kind, ...fields }),
  answer: JobData,
  doc: 'A new entry of a list: it is offered from now on.',
})

export const jobDataManageUpdate = operation({
  ...base,
  ...write,
  id: 'jobDataManageUpdate',
  method: 'PUT',
  path: '/commons/job-datas/{id}',
  access: 'JobData:UpdateJobData',
  params: byId,
  body: Type.Object(fields),
  answer: JobData,
  doc: 'The entry becomes this; jobs that have it say so from then on.',
})

export const jobDataManageMerge = operation({
  ...base,
  ...write,
  id: 'jobDataManageMerge',
  method: 'POST',
  path: '/commons/job-datas/{id}/merge',
  access: 'JobData:UpdateJobData',
  params: byId,
  body: Type.Object({ into: Id }),
  answer: JobData,
  doc: 'Two entries that mean one become one: jobs that have this one have the other (`into`, of the same list) from then on, and this one is gone. Answers the one that stays.',
})

export const jobDataManageDelete = operation({
  ...base,
  ...write,
  id: 'jobDataManageDelete',
  method: 'DELETE',
  path: '/commons/job-datas/{id}',
  access: 'JobData:DeleteJobData',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes an entry that no job has; JOB_DATA_IN_USE with the number of jobs. It can be merged into another one instead.',
})
