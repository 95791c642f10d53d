import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

/** The vocabularies of the job data page. */
export const jobDataKinds = [
  'jobType',
  'experienceLevel',
  'salaryType',
  'salaryCurrency',
  'industry',
  'jobFunction',
  'interviewRound',
] as const

/** The kinds that the company orders by hand. All others are in name order. */
export const orderedKinds = ['jobType', 'experienceLevel', 'salaryType', 'salaryCurrency', 'interviewRound'] as const

const Kind = Type.Enum(jobDataKinds, { description: 'the list that the entry belongs to' })
export type JobDataKind = (typeof jobDataKinds)[number]

export const JobData = Type.Object({
  id: Id,
  kind: Kind,
  name: Type.String({ description: 'for a currency, its ISO 4217 code' }),
  symbol: Type.String({ description: 'for a currency, the symbol shown beside an amount; otherwise empty' }),
  isDefault: Type.Boolean({ description: 'whether it is preselected' }),
  place: Type.Integer({ description: 'position in its list, from 1' }),
})
export type JobData = Static<typeof JobData>

export const JobDataUsage = Type.Object({
  id: Id,
  jobs: Type.Integer({
    description: `the number of jobs that use it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
})
export type JobDataUsage = Static<typeof JobDataUsage>

/** The maximum lengths of the texts of an entry. */
export const jobDataLimits = { name: 100, symbol: 5 } as const

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['JobData:ListJobData', 'JobData:ReadJobData'] as const
// Texts that are too long or blank are reported at the field, so the shapes allow them.
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${jobDataLimits.name} characters, unique in its list regardless of case; for a currency, three capital letters`,
  }),
  symbol: Type.Optional(
    Type.String({ maxLength: 10_000, description: `only for a currency: at most ${jobDataLimits.symbol} characters` }),
  ),
  isDefault: Type.Boolean({ description: 'true: it becomes the preselected entry in place of the former one' }),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description:
        'position in an ordered list, from 1; if omitted, a new entry comes last and an existing one keeps its position',
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
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the name; case and accents are ignored' }),
    ),
  }),
  answer: pagedRows(JobData),
  doc: 'Returns the entries of one list in its order, or those of all lists, list by list.',
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
  doc: 'Returns entries by id, in any order. Unknown ids are left out.',
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
  doc: 'Returns how many jobs use each of the entries. Job functions and interview rounds are left out, because jobs do not use them.',
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
  doc: 'Returns one entry.',
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
  doc: 'Adds an entry to a list. It can be chosen from now on.',
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
  doc: 'Changes the entry. Jobs that use it show the new name.',
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
  doc: 'Merges two entries of a list. Jobs that use this entry get the other one (`into`), and this entry is deleted. Returns the remaining entry.',
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
  doc: 'Deletes an entry that no job uses. Refused with JOB_DATA_IN_USE and the number of jobs otherwise. It can be merged into another entry instead.',
})
