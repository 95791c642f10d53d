import {
  jobRankManageCreate,
  jobRankManageDelete,
  jobRankManageGet,
  jobRankManageList,
  jobRankManageMerge,
  jobRankManageUpdate,
  jobRankManageUsage,
  type JobRank as Row,
  type JobRankUsage as Usage,
} from '../../../services/features/jobRanks/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { JobRank } from '../lookups/lookup.ts'

const usages = loader<Usage>({ read: byIds(jobRankManageUsage), key: ({ id }) => id })

const JobRankUsage = builder
  .objectRef<Usage>('JobRankUsage')
  .implement({
    description: 'Counts of what uses a job rank. A rank in use can be merged but not deleted.',
    fields: (t) => ({
      candidateCount: t.exposeInt('candidates', {
        description: 'Number of candidates who have it; 101 means more than 100.',
      }),
      jobCount: t.exposeInt('jobs', { description: 'Number of jobs that require it; 101 means more than 100.' }),
      formCount: t.exposeInt('forms', { description: 'Number of forms that calculate a job rank with it.' }),
    }),
  })

builder.objectFields(JobRank, (t) => ({
  place: t.int({
    nullable: true,
    mayFailAlone: true,
    operation: jobRankManageUsage,
    description: 'Its position among the ranks, from 1, most junior first.',
    resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.place ?? null,
  }),
  usage: t.field({
    type: JobRankUsage,
    nullable: true,
    mayFailAlone: true,
    operation: jobRankManageUsage,
    description: 'How often the rank is used.',
    resolve: ({ id }, _args, context) => usages.load(context, id),
  }),
}))

const JobRankConnection = connectionOf(JobRank)

builder.queryField('companyJobRanks', (t) =>
  t.field({
    type: JobRankConnection,
    operation: jobRankManageList,
    description: "Job ranks of the viewer's company, paginated, most junior first, for users who manage them.",
    args: { query: t.arg.string({ description: 'Part of the name; accents and case are ignored.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(jobRankManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const nameField = { required: true, description: 'The rank: not blank, up to 100 characters, not in use yet.' } as const
const placeField = {
  description:
    'Position from 1, most junior first; if omitted, a new rank is added at the end and an existing one keeps its position.',
} as const
const bodyOf = ({ name, place }: { name: string; place?: number | null }) => ({ name, ...(place != null && { place }) })
const idField = { required: true, description: 'The rank (global id).' } as const
const payloadFields = (t: PayloadFields<{ rank: Row }>) => ({
  jobRank: t.expose('rank', { type: JobRank, description: 'The rank after the change.' }),
})
const readRank = (context: GatewayContext) => (id: string) => context.rest.call(jobRankManageGet, { params: { id } })

mutation('createJobRank', {
  description: 'Adds a job rank and offers it from now on.',
  operation: jobRankManageCreate,
  input: (t) => ({ name: t.string(nameField), place: t.int(placeField) }),
  payload: payloadFields,
  resolve: async (input, context) => {
    const write = context.rest.call(jobRankManageCreate, { body: bodyOf(input) })
    return { rank: await savedRecord(context, write, readRank(context)) }
  },
})

mutation('updateJobRank', {
  description: 'Changes a job rank; candidates who have it get the new name.',
  operation: jobRankManageUpdate,
  input: (t) => ({ id: t.id(idField), name: t.string(nameField), place: t.int(placeField) }),
  payload: payloadFields,
  resolve: async ({ id, ...input }, context) => {
    const params = { id: idOf('JobRank', id) }
    const write = context.rest.call(jobRankManageUpdate, { params, body: bodyOf(input) })
    return { rank: await savedRecord(context, write, readRank(context), params.id) }
  },
})

mutation('mergeJobRank', {
  description: 'Merges a rank into another: whatever uses the first now uses the second, and the first is deleted.',
  operation: jobRankManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The rank to merge into (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; rank: Row }>) => ({
    deletedJobRankId: t.exposeID('id', { description: 'The deleted rank (global id).' }),
    jobRank: t.expose('rank', { type: JobRank, description: 'The remaining rank.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('JobRank', id) }
    const into = idOf('JobRank', intoId, 'intoId')
    const write = context.rest.call(jobRankManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), rank: await savedRecord(context, write, readRank(context), into) }
  },
})

mutation('deleteJobRank', {
  description: 'Deletes a job rank that is not in use.',
  operation: jobRankManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedJobRankId: t.exposeID('id', { description: 'The deleted rank (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('JobRank', id) }
    assertAccepted(await rest.call(jobRankManageDelete, { params }), 'The rank was not deleted')
    return { id: String(id) }
  },
})
