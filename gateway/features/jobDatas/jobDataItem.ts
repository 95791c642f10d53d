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
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const JobDataKind = enumOf<Kind>('JobDataKind', 'The list that an item of job data belongs to.', {
  jobType: 'Kinds of employment, ordered by hand.',
  experienceLevel: 'Levels of experience that jobs require, ordered by hand.',
  salaryType: 'Bases on which salaries are stated, ordered by hand.',
  salaryCurrency: 'Currencies of salaries, ordered by hand.',
  industry: 'Industries of jobs, in name order.',
  jobFunction: 'Job functions, in name order.',
  interviewRound: 'Rounds of an interview process, ordered by hand.',
})

const usages = loader<Usage>({ read: byIds(jobDataManageUsage), key: ({ id }) => id })

export const JobDataItem = node<Row>('JobDataItem', {
  description: "An item of one of the company's lists about jobs, such as kinds of employment or currencies.",
  permission: ['JobData:ListJobData', 'JobData:ReadJobData'],
  loader: loader<Row>({ read: byIds(jobDataManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name shown to users; for a currency, its ISO 4217 code.' }),
    kind: t.expose('kind', { type: JobDataKind, description: 'The list that it belongs to.' }),
    symbol: t.exposeString('symbol', {
      description: 'For a currency, the symbol shown next to an amount; otherwise empty.',
    }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is the default choice.' }),
    place: t.exposeInt('place', { description: 'Its position in the list, from 1.' }),
    jobCount: t.int({
      nullable: true,
      mayFailAlone: true,
      operation: jobDataManageUsage,
      description:
        'Number of jobs that use it; 101 means more than 100. An item in use can be merged but not deleted. Null for job functions and interview rounds.',
      resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.jobs ?? null,
    }),
  }),
})

const JobDataItemConnection = connectionOf(JobDataItem)

const JobDataItemFilter = builder.inputType('JobDataItemFilter', {
  description: 'Conditions on job data. All conditions must hold.',
  fields: (t) => ({ kind: t.field({ type: JobDataKind, description: 'Only items of this list.' }) }),
})

builder.queryField('jobDataItems', (t) =>
  t.field({
    type: JobDataItemConnection,
    operation: jobDataManageList,
    description: "Items of the lists about jobs of the viewer's company, in list order.",
    args: {
      query: t.arg.string({ description: 'Part of the name; accents and case are ignored.' }),
      filter: t.arg({ type: JobDataItemFilter, description: 'Which items to return; those of all lists if omitted.' }),
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
  description:
    'The name: not blank, up to 100 characters, not used in its list yet; for a currency, three capital letters.',
} as const
const symbolField = { description: 'For currencies only: up to 5 characters.' } as const
const defaultField = {
  required: true,
  description: 'Whether it is the default choice, in place of the previous one.',
} as const
const placeField = {
  description:
    'Position in an ordered list, from 1; if omitted, a new item is added at the end and an existing one keeps its position.',
} as const
const idField = { required: true, description: 'The item (global id).' } as const
const payloadFields = (t: PayloadFields<{ jobDataItem: Row }>) => ({
  jobDataItem: t.expose('jobDataItem', { type: JobDataItem, description: 'The item after the change.' }),
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
  description: 'Adds an item to a list about jobs.',
  operation: jobDataManageCreate,
  input: (t) => ({
    kind: t.field({ type: JobDataKind, required: true, description: 'The list to add it to.' }),
    name: t.string(nameField),
    symbol: t.string(symbolField),
    isDefault: t.boolean(defaultField),
    place: t.int(placeField),
  }),
  payload: payloadFields,
  resolve: async ({ kind, ...fields }, context) => {
    const write = context.rest.call(jobDataManageCreate, { body: { kind, ...bodyOf(fields) } })
    return { jobDataItem: await savedRecord(context, write, readItem(context)) }
  },
})

mutation('updateJobDataItem', {
  description: 'Changes an item; jobs that use it show the change.',
  operation: jobDataManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    name: t.string(nameField),
    symbol: t.string(symbolField),
    isDefault: t.boolean(defaultField),
    place: t.int(placeField),
  }),
  payload: payloadFields,
  resolve: async ({ id, ...fields }, context) => {
    const params = { id: idOf('JobDataItem', id) }
    const write = context.rest.call(jobDataManageUpdate, { params, body: bodyOf(fields) })
    return { jobDataItem: await savedRecord(context, write, readItem(context), params.id) }
  },
})

mutation('mergeJobDataItem', {
  description: 'Merges an item into another: jobs that use the first now use the second, and the first is deleted.',
  operation: jobDataManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The item of the same list to merge into (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; jobDataItem: Row }>) => ({
    deletedJobDataItemId: t.exposeID('id', { description: 'The deleted item (global id).' }),
    jobDataItem: t.expose('jobDataItem', { type: JobDataItem, description: 'The remaining item.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('JobDataItem', id) }
    const into = idOf('JobDataItem', intoId, 'intoId')
    const write = context.rest.call(jobDataManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), jobDataItem: await savedRecord(context, write, readItem(context), into) }
  },
})

mutation('deleteJobDataItem', {
  description: 'Deletes an item that no job uses.',
  operation: jobDataManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedJobDataItemId: t.exposeID('id', { description: 'The deleted item (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('JobDataItem', id) }
    assertAccepted(await rest.call(jobDataManageDelete, { params }), 'The entry was not deleted')
    return { id: String(id) }
  },
})
