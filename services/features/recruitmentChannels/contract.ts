import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

export const Channel = Type.Object({ id: Id, name: Type.String() })
export type Channel = Static<typeof Channel>

export const ChannelUsage = Type.Object({
  id: Id,
  candidates: Type.Integer({
    description: `the number of candidates from it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
  triggers: Type.Integer({ description: 'the number of workflow triggers that run only for candidates from it' }),
})
export type ChannelUsage = Static<typeof ChannelUsage>

/** The maximum length of a channel's name. */
export const longestChannel = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['RecChannel:ListRecChannel', 'RecChannel:ReadRecChannel'] as const
// Names that are too long or blank are reported at the field, so the shape allows them.
const body = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestChannel} characters, unique regardless of case`,
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
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the name; case and accents are ignored' }),
    ),
  }),
  answer: pagedRows(Channel),
  doc: 'Returns the recruitment channels, in name order.',
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
  doc: 'Returns how many candidates and triggers use each of the channels.',
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
  doc: 'Returns one recruitment channel.',
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
  doc: 'Creates a recruitment channel. It can be chosen from now on.',
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
  doc: 'Renames the recruitment channel.',
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
  doc: 'Merges two channels. Candidates, rows of imports and triggers of this channel get the other one (`into`), and this channel is deleted. Returns the remaining channel.',
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
  doc: 'Deletes a channel that is not used. Refused with CHANNEL_IN_USE and the numbers of candidates, rows of imports and triggers otherwise. It can be merged into another channel instead.',
})
