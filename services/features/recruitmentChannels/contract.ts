import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

export const Channel = Type.Object({ id: Id, name: Type.String() })
export type Channel = Static<typeof Channel>

export const ChannelUsage = Type.Object({
  id: Id,
  candidates: Type.Integer({
    description: `who came by it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
  triggers: Type.Integer({ description: 'of workflows that act only for candidates who came by it' }),
})
export type ChannelUsage = Static<typeof ChannelUsage>

/** Longest name of a channel. */
export const longestChannel = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['RecChannel:ListRecChannel', 'RecChannel:ReadRecChannel'] as const
// Longer and blank ones are answered under the field, so the shape leaves room for them.
const body = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestChannel} characters, not there already in any case of its letters`,
  }),
})

export const channelManageList = operation({
  ...base,
  id: 'channelManageList',
  method: 'POST',
  path: '/commons/recruitment-channels/list',
  access: 'RecChannel:ListRecChannel',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, accents and case aside' })),
  }),
  answer: pagedRows(Channel),
  doc: 'Recruitment channels, in name order.',
})

export const channelManageUsage = operation({
  ...base,
  id: 'channelManageUsage',
  method: 'POST',
  path: '/commons/recruitment-channels/usage',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(ChannelUsage),
  doc: 'How many candidates and triggers each of the channels has.',
})

export const channelManageGet = operation({
  ...base,
  id: 'channelManageGet',
  method: 'GET',
  path: '/commons/recruitment-channels/{id}',
  access: ['RecChannel:ReadRecChannel', 'RecChannel:UpdateRecChannel'],
  effect: 'read',
  params: byId,
  answer: Channel,
  doc: 'One recruitment channel.',
})

export const channelManageCreate = operation({
  ...base,
  id: 'channelManageCreate',
  method: 'POST',
  path: '/commons/recruitment-channels/create',
  access: 'RecChannel:CreateRecChannel',
  effect: 'write',
  idempotent: true,
  body,
  answer: Channel,
  doc: 'A new recruitment channel: it is offered from now on.',
})

export const channelManageUpdate = operation({
  ...base,
  id: 'channelManageUpdate',
  method: 'PUT',
  path: '/commons/recruitment-channels/{id}',
  access: 'RecChannel:UpdateRecChannel',
  effect: 'write',
  idempotent: true,
  params: byId,
  body,
  answer: Channel,
  doc: 'The channel is called this from now on.',
})

export const channelManageMerge = operation({
  ...base,
  id: 'channelManageMerge',
  method: 'POST',
  path: '/commons/recruitment-channels/{id}/merge',
  access: 'RecChannel:UpdateRecChannel',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({ into: Id }),
  answer: Channel,
  doc: 'Two channels that mean one become one: candidates, rows of imports and triggers of this one are of the other (`into`) from then on, and this one is gone. Answers the one that stays.',
})

export const channelManageDelete = operation({
  ...base,
  id: 'channelManageDelete',
  method: 'DELETE',
  path: '/commons/recruitment-channels/{id}',
  access: 'RecChannel:DeleteRecChannel',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a channel that nothing names; CHANNEL_IN_USE with the numbers of candidates, rows of imports and triggers. It can be merged into another one instead.',
})
