import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

export const RejectReason = Type.Object({
  id: Id,
  name: Type.String(),
  isDefault: Type.Boolean({ description: 'chosen where nobody has chosen' }),
  place: Type.Integer({ description: 'in the list, from 1' }),
  templateId: Nullable(Type.String({ format: 'uuid', description: 'the e-mail template that it suggests' })),
})
export type RejectReason = Static<typeof RejectReason>

export const RejectReasonUsage = Type.Object({
  id: Id,
  candidates: Type.Integer({
    description: `of jobs that are rejected for it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
})
export type RejectReasonUsage = Static<typeof RejectReasonUsage>

/** Longest reason. */
export const longestReason = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['MasterRejectReasons:ListMasterRejectReasons', 'MasterRejectReasons:ReadMasterRejectReasons'] as const
// Longer and blank ones are answered under the field, so the shape leaves room for them.
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestReason} characters, not there already in any case of its letters`,
  }),
  isDefault: Type.Boolean({
    description: 'true: it is the one that is chosen where nobody has chosen, and the former one is so no more',
  }),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'from 1; left out: a new one is the last, another one stays where it is',
    }),
  ),
  templateId: Type.Optional(
    Nullable(
      Type.String({
        format: 'uuid',
        description: 'an e-mail template of the company; null: it suggests none; left out: as it was',
      }),
    ),
  ),
} as const

export const rejectReasonManageList = operation({
  ...base,
  id: 'rejectReasonManageList',
  method: 'POST',
  path: '/commons/master-reject-reasons/list',
  access: 'MasterRejectReasons:ListMasterRejectReasons',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, accents and case aside' })),
  }),
  answer: pagedRows(RejectReason),
  doc: "Reasons of rejections, in the company's order.",
})

export const rejectReasonManageByIds = operation({
  ...base,
  id: 'rejectReasonManageByIds',
  method: 'POST',
  path: '/commons/master-reject-reasons/by-ids',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(RejectReason),
  doc: 'Reasons by id, in any order; unknown ones are left out.',
})

export const rejectReasonManageUsage = operation({
  ...base,
  id: 'rejectReasonManageUsage',
  method: 'POST',
  path: '/commons/master-reject-reasons/usage',
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(RejectReasonUsage),
  doc: 'How many candidates of jobs are rejected for each of the reasons.',
})

export const rejectReasonManageGet = operation({
  ...base,
  id: 'rejectReasonManageGet',
  method: 'GET',
  path: '/commons/master-reject-reasons/{id}',
  access: ['MasterRejectReasons:ReadMasterRejectReasons', 'MasterRejectReasons:UpdateMasterRejectReasons'],
  effect: 'read',
  params: byId,
  answer: RejectReason,
  doc: 'One reason.',
})

export const rejectReasonManageCreate = operation({
  ...base,
  ...write,
  id: 'rejectReasonManageCreate',
  method: 'POST',
  path: '/commons/master-reject-reasons/create',
  access: 'MasterRejectReasons:CreateMasterRejectReasons',
  body: Type.Object(fields),
  answer: RejectReason,
  doc: 'A new reason: it is offered to who rejects candidates from now on.',
})

export const rejectReasonManageUpdate = operation({
  ...base,
  ...write,
  id: 'rejectReasonManageUpdate',
  method: 'PUT',
  path: '/commons/master-reject-reasons/{id}',
  access: 'MasterRejectReasons:UpdateMasterRejectReasons',
  params: byId,
  body: Type.Object(fields),
  answer: RejectReason,
  doc: 'The reason becomes this. Candidates who are rejected already keep the words of then.',
})

export const rejectReasonManageMerge = operation({
  ...base,
  ...write,
  id: 'rejectReasonManageMerge',
  method: 'POST',
  path: '/commons/master-reject-reasons/{id}/merge',
  access: 'MasterRejectReasons:UpdateMasterRejectReasons',
  params: byId,
  body: Type.Object({ into: Id }),
  answer: RejectReason,
  doc: 'Two reasons that mean one become one: who is rejected for this one counts for the other (`into`) from then on and keeps the words of then, and this one is gone. Answers the one that stays.',
})

export const rejectReasonManageDelete = operation({
  ...base,
  ...write,
  id: 'rejectReasonManageDelete',
  method: 'DELETE',
  path: '/commons/master-reject-reasons/{id}',
  access: 'MasterRejectReasons:DeleteMasterRejectReasons',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a reason that nobody is rejected for; REJECT_REASON_IN_USE with the number of candidates. It can be merged into another one instead.',
})
