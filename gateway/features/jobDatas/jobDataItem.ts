import {
  jobDataManageByIds,
  jobDataManageCreate,
  jobDataManageDelete,
  jobDataManageGet,
  jobDataManageList,
  jobDataManageMerge,
  jobDataManageUpdate,
  jobDataManageUsage,
  type JobData as Row,
  type JobDataKind as Kind,
  type JobDataUsage as Usage,
} from '../../../services/features/jobDatas/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const JobDataKind = enumOf<Kind>('JobDataKind', 'The list that an entry of job data belongs to.', {
  jobType: 'Kinds of employment, ordered by hand.',
  experienceLevel: 'Experience that a job asks for, ordered by hand.',
  salaryType: 'How a salary is meant, ordered by hand.',
  salaryCurrency: 'Currencies of salaries, ordered by hand.',
  industry: 'Industries of jobs, in name order.',
  jobFunction: 'What a job is about, in name order.',
  interviewRound: 'Rounds of an interview process, ordered by hand.',
})

const usages = loader<Usage>({ read: byIds(jobDataManageUsage), key: ({ id }) => id })

export const JobDataItem = node<Row>('JobDataItem', {
  description: "An entry of one of the company's lists about jobs: kinds of employment, currencies …",
  permission: ['JobData:ListJobData', 'JobData:ReadJobData'],
  loader: loader<Row>({ read: byIds(jobDataManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The entry as people choose it; of a currency its ISO 4217 code.' }),
    kind: t.expose('kind', { type: JobDataKind, description: 'The list that it belongs to.' }),
    symbol: t.exposeString('symbol', { description: 'Of a currency: how it stands beside an amount; else empty.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Chosen where nobody has chosen.' }),
    place: t.exposeInt('place', { description: 'Its place in the list, from 1.' }),
    jobCount: t.int({
      nullable: true,
      mayFailAlone: true,
      operation: jobDataManageUsage,
      description:
        'Jobs that have it, 101 means more than 100: while some do, it is merged into another one and not deleted. Null for job functions and interview rounds.',
      resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.jobs ?? null,
    }),
  }),
})

const JobDataItemConnection = connectionOf(JobDataItem)

const JobDataItemFilter = builder.inputType('JobDataItemFilter', {
  description: 'Conditions on job data; all of them must hold.',
  fields: (t) => ({ kind: t.field({ type: JobDataKind, description: 'The list that they belong to.' }) }),
})

builder.queryField('jobDataItems', (t) =>
  t.field({
    type: JobDataItemConnection,
    operation: jobDataManageList,
    description: "Entries of the lists about jobs of the viewer's company, in the order of their list.",
    args: {
      query: t.arg.string({ description: 'Part of the name; accents and case do not count.' }),
      filter: t.arg({ type: JobDataItemFilter, description: 'Which entries; those of all lists without it.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(jobDataManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(filter?.kind && { kind: filter.kind }), ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const nameField = {
  required: true,
  description: 'The name: not blank, up to 100 characters, not in its list already; of a currency three capitals.',
} as const
const symbolField = { description: 'Of a currency alone: up to 5 characters.' } as const
const defaultField = { required: true, description: 'Chosen where nobody has chosen; the former one is not.' } as const
const placeField = {
  description: 'In an ordered list, from 1; left out: a new one is the last, another one stays where it is.',
} as const
const idField = { required: true, description: 'The entry (global id).' } as const
const written = (t: PayloadFields<{ jobDataItem: Row }>) => ({
  jobDataItem: t.expose('jobDataItem', { type: JobDataItem, description: 'The entry as it is now.' }),
})
const readItem = (context: GatewayContext) => (id: string) => context.rest.call(jobDataManageGet, { params: { id } })

interface Fields {
  name: string
  symbol?: string | null
  isDefault: boolean
  place?: number | null
}
const bodyOf = ({ name, symbol, isDefault, place }: Fields) => ({
  name,
  isDefault,
  ...(symbol != null && { symbol }),
  ...(place != null && { place }),
})

mutation('createJobDataItem', {
  description: 'Adds an entry to a list about jobs.',
  operation: jobDataManageCreate,
  input: (t) => ({
    kind: t.field({ type: JobDataKind, required: true, description: 'The list that it joins.' }),
    name: t.string(nameField),
    symbol: t.string(symbolField),
    isDefault: t.boolean(defaultField),
    place: t.int(placeField),
  }),
  payload: written,
  resolve: async ({ kind, ...fields }, context) => {
    const write = context.rest.call(jobDataManageCreate, { body: { kind, ...bodyOf(fields) } })
    return { jobDataItem: await saved(context, write, readItem(context)) }
  },
})

mutation('updateJobDataItem', {
  description: 'Changes an entry; jobs that have it say so.',
  operation: jobDataManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    name: t.string(nameField),
    symbol: t.string(symbolField),
    isDefault: t.boolean(defaultField),
    place: t.int(placeField),
  }),
  payload: written,
  resolve: async ({ id, ...fields }, context) => {
    const params = { id: idOf('JobDataItem', id) }
    const write = context.rest.call(jobDataManageUpdate, { params, body: bodyOf(fields) })
    return { jobDataItem: await saved(context, write, readItem(context), params.id) }
  },
})

mutation('mergeJobDataItem', {
  description: 'Makes one entry of two: jobs that have the first have the second, and the first is gone.',
  operation: jobDataManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The entry of the same list that stays (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; jobDataItem: Row }>) => ({
    deletedJobDataItemId: t.exposeID('id', { description: 'The entry that is gone (global id).' }),
    jobDataItem: t.expose('jobDataItem', { type: JobDataItem, description: 'The entry that stays.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('JobDataItem', id) }
    const into = idOf('JobDataItem', intoId, 'intoId')
    const write = context.rest.call(jobDataManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), jobDataItem: await saved(context, write, readItem(context), into) }
  },
})

mutation('deleteJobDataItem', {
  description: 'Deletes an entry that no job has.',
  operation: jobDataManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedJobDataItemId: t.exposeID('id', { description: 'The entry that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('JobDataItem', id) }
    assertAccepted(await rest.call(jobDataManageDelete, { params }), 'The entry was not deleted')
    return { id: String(id) }
  },
})
