import {
  channelManageCreate,
  channelManageDelete,
  channelManageGet,
  channelManageList,
  channelManageMerge,
  channelManageUpdate,
  channelManageUsage,
  type Channel as Row,
  type ChannelUsage as Usage,
} from '../../../services/features/recruitmentChannels/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { RecruitmentChannel } from '../lookups/lookup.ts'

const usages = loader<Usage>({ read: byIds(channelManageUsage), key: ({ id }) => id })

const RecruitmentChannelUsage = builder
  .objectRef<Usage>('RecruitmentChannelUsage')
  .implement({
    description: 'What names a channel: while something does, it is merged into another one and not deleted.',
    fields: (t) => ({
      candidateCount: t.exposeInt('candidates', { description: 'Candidates who came by it; 101 means more than 100.' }),
      triggerCount: t.exposeInt('triggers', {
        description: 'Triggers of workflows that act only for candidates who came by it.',
      }),
    }),
  })

builder.objectField(RecruitmentChannel, 'usage', (t) =>
  t.field({
    type: RecruitmentChannelUsage,
    nullable: true,
    mayFailAlone: true,
    operation: channelManageUsage,
    description: 'What names it.',
    resolve: ({ id }, _args, context) => usages.load(context, id),
  }),
)

const RecruitmentChannelConnection = connectionOf(RecruitmentChannel)

builder.queryField('companyRecruitmentChannels', (t) =>
  t.field({
    type: RecruitmentChannelConnection,
    operation: channelManageList,
    description:
      "Recruitment channels of the viewer's company page by page, in name order, for those who look after them.",
    args: { query: t.arg.string({ description: 'Part of the name; accents and case do not count.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(channelManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const nameField = {
  required: true,
  description: 'The channel: not blank, up to 100 characters, not there already.',
} as const
const idField = { required: true, description: 'The channel (global id).' } as const
const written = (t: PayloadFields<{ channel: Row }>) => ({
  recruitmentChannel: t.expose('channel', { type: RecruitmentChannel, description: 'The channel as it is now.' }),
})
const readChannel = (context: GatewayContext) => (id: string) => context.rest.call(channelManageGet, { params: { id } })

mutation('createRecruitmentChannel', {
  description: 'Adds a recruitment channel: it is offered from now on.',
  operation: channelManageCreate,
  input: (t) => ({ name: t.string(nameField) }),
  payload: written,
  resolve: async (body, context) => {
    const write = context.rest.call(channelManageCreate, { body })
    return { channel: await saved(context, write, readChannel(context)) }
  },
})

mutation('updateRecruitmentChannel', {
  description: 'Changes what a recruitment channel is called.',
  operation: channelManageUpdate,
  input: (t) => ({ id: t.id(idField), name: t.string(nameField) }),
  payload: written,
  resolve: async ({ id, name }, context) => {
    const params = { id: idOf('RecruitmentChannel', id) }
    const write = context.rest.call(channelManageUpdate, { params, body: { name } })
    return { channel: await saved(context, write, readChannel(context), params.id) }
  },
})

mutation('mergeRecruitmentChannel', {
  description: 'Makes one channel of two: what is of the first is of the second, and the first is gone.',
  operation: channelManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The channel that stays (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; channel: Row }>) => ({
    deletedRecruitmentChannelId: t.exposeID('id', { description: 'The channel that is gone (global id).' }),
    recruitmentChannel: t.expose('channel', { type: RecruitmentChannel, description: 'The channel that stays.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('RecruitmentChannel', id) }
    const into = idOf('RecruitmentChannel', intoId, 'intoId')
    const write = context.rest.call(channelManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), channel: await saved(context, write, readChannel(context), into) }
  },
})

mutation('deleteRecruitmentChannel', {
  description: 'Deletes a recruitment channel that nothing names.',
  operation: channelManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedRecruitmentChannelId: t.exposeID('id', { description: 'The channel that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('RecruitmentChannel', id) }
    assertAccepted(await rest.call(channelManageDelete, { params }), 'The channel was not deleted')
    return { id: String(id) }
  },
})
