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
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { RecruitmentChannel } from '../lookups/lookup.ts'

const usages = loader<Usage>({ read: byIds(channelManageUsage), key: ({ id }) => id })

const RecruitmentChannelUsage = builder
  .objectRef<Usage>('RecruitmentChannelUsage')
  .implement({
    description: 'Counts of what uses a channel. A channel in use can be merged but not deleted.',
    fields: (t) => ({
      candidateCount: t.exposeInt('candidates', {
        description: 'Number of candidates from this channel; 101 means more than 100.',
      }),
      triggerCount: t.exposeInt('triggers', {
        description: 'Number of workflow triggers that apply only to candidates from this channel.',
      }),
    }),
  })

builder.objectField(RecruitmentChannel, 'usage', (t) =>
  t.field({
    type: RecruitmentChannelUsage,
    nullable: true,
    mayFailAlone: true,
    operation: channelManageUsage,
    description: 'How often the channel is used.',
    resolve: ({ id }, _args, context) => usages.load(context, id),
  }),
)

const RecruitmentChannelConnection = connectionOf(RecruitmentChannel)

builder.queryField('companyRecruitmentChannels', (t) =>
  t.field({
    type: RecruitmentChannelConnection,
    operation: channelManageList,
    description:
      "Recruitment channels of the viewer's company, paginated and in name order, for users who manage them.",
    args: { query: t.arg.string({ description: 'Part of the name; accents and case are ignored.' }), ...pageArgs },
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
  description: 'The channel: not blank, up to 100 characters, not in use yet.',
} as const
const idField = { required: true, description: 'The channel (global id).' } as const
const payloadFields = (t: PayloadFields<{ channel: Row }>) => ({
  recruitmentChannel: t.expose('channel', { type: RecruitmentChannel, description: 'The channel after the change.' }),
})
const readChannel = (context: GatewayContext) => (id: string) => context.rest.call(channelManageGet, { params: { id } })

mutation('createRecruitmentChannel', {
  description: 'Adds a recruitment channel and offers it from now on.',
  operation: channelManageCreate,
  input: (t) => ({ name: t.string(nameField) }),
  payload: payloadFields,
  resolve: async (body, context) => {
    const write = context.rest.call(channelManageCreate, { body })
    return { channel: await savedRecord(context, write, readChannel(context)) }
  },
})

mutation('updateRecruitmentChannel', {
  description: 'Renames a recruitment channel.',
  operation: channelManageUpdate,
  input: (t) => ({ id: t.id(idField), name: t.string(nameField) }),
  payload: payloadFields,
  resolve: async ({ id, name }, context) => {
    const params = { id: idOf('RecruitmentChannel', id) }
    const write = context.rest.call(channelManageUpdate, { params, body: { name } })
    return { channel: await savedRecord(context, write, readChannel(context), params.id) }
  },
})

mutation('mergeRecruitmentChannel', {
  description: 'Merges a channel into another: whatever uses the first now uses the second, and the first is deleted.',
  operation: channelManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The channel to merge into (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; channel: Row }>) => ({
    deletedRecruitmentChannelId: t.exposeID('id', { description: 'The deleted channel (global id).' }),
    recruitmentChannel: t.expose('channel', { type: RecruitmentChannel, description: 'The remaining channel.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('RecruitmentChannel', id) }
    const into = idOf('RecruitmentChannel', intoId, 'intoId')
    const write = context.rest.call(channelManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), channel: await savedRecord(context, write, readChannel(context), into) }
  },
})

mutation('deleteRecruitmentChannel', {
  description: 'Deletes a recruitment channel that is not in use.',
  operation: channelManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedRecruitmentChannelId: t.exposeID('id', { description: 'The deleted channel (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('RecruitmentChannel', id) }
    assertAccepted(await rest.call(channelManageDelete, { params }), 'The channel was not deleted')
    return { id: String(id) }
  },
})
