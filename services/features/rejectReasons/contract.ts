import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

export const RejectReason = Type.Object({
  id: Id,
  name: Type.String(),
  isDefault: Type.Boolean({ description: 'whether it is preselected' }),
  place: Type.Integer({ description: 'position in the list, from 1' }),
  templateId: Nullable(Type.String({ format: 'uuid', description: 'the e-mail template that it suggests' })),
})
export type RejectReason = Static<typeof RejectReason>

export const RejectReasonUsage = Type.Object({
  id: Id,
  candidates: Type.Integer({
    description: `the number of candidates of jobs who are rejected for it; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
})
export type RejectReasonUsage = Static<typeof RejectReasonUsage>

/** The maximum length of a reason. */
export const longestReason = 100

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
const readers = ['MasterRejectReasons:ListMasterRejectReasons', 'MasterRejectReasons:ReadMasterRejectReasons'] as const
// Texts that are too long or blank are reported at the field, so the shape allows them.
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestReason} characters, unique regardless of case`,
  }),
  isDefault: Type.Boolean({ description: 'true: it becomes the preselected reason in place of the former one' }),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'position from 1; if omitted, a new reason comes last and an existing one keeps its position',
    }),
  ),
  templateId: Type.Optional(
    Nullable(
      Type.String({
        format: 'uuid',
        description: 'an e-mail template of the company; null: no template; omitted: unchanged',
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
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the name; case and accents are ignored' }),
    ),
  }),
  answer: pagedRows(RejectReason),
  doc: "Returns the reject reasons, in the company's order.",
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
  doc: 'Returns reject reasons by id, in any order. Unknown ids are left out.',
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
  doc: 'Returns how many candidates of jobs are rejected for each of the reasons.',
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
  doc: 'Returns one reject reason.',
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
  doc: 'Creates a reject reason. It can be chosen from now on.',
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
  doc: 'Changes the reason. Candidates who are already rejected for it keep the text of that time.',
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
  doc: 'Merges two reasons. Candidates who were rejected for this reason are counted for the other one (`into`) but keep the text of that time, and this reason is deleted. Returns the remaining reason.',
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
  doc: 'Deletes a reason for which nobody is rejected. Refused with REJECT_REASON_IN_USE and the number of candidates otherwise. It can be merged into another reason instead.',
})
