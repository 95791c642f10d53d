import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** The maximum length of name and note. The remark of a review has the same limit. */
export const longestName = 250
export const longestNote = 2000

export const rufStatuses = ['open', 'inProgress', 'done', 'cancelled'] as const
export const rufOrders = ['name', 'status', 'createdDate'] as const

export const Ruf = Type.Object({
  id: Id,
  name: Type.String(),
  status: Type.Enum(rufStatuses),
  note: Nullable(Type.String()),
  candidateId: Nullable(Id),
  candidateName: Nullable(Type.String({ description: 'name of the linked candidate, if there is one' })),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Moment,
})
export type Ruf = Static<typeof Ruf>

/** Blank names are reported with the texts of the specification, so the shape allows them. */
export const RufFields = Type.Object({
  name: Type.String({ maxLength: 10_000, description: `not blank, at most ${longestName} characters` }),
  status: Type.Enum(rufStatuses),
  note: Type.Optional(Nullable(Type.String({ maxLength: longestNote }))),
  candidateId: Type.Optional(Nullable(Id)),
})
export type RufFields = Static<typeof RufFields>

const ours = { service: 'candidates', origin: 'ours', place: 'D-62' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })

export const rufList = operation({
  ...ours,
  id: 'rufList',
  method: 'POST',
  path: '/Ruf/list',
  access: 'Ruf:ViewRuf',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'search terms for the name or the note; folded' }),
    ),
    status: Type.Optional(Type.Array(Type.Enum(rufStatuses), { maxItems: rufStatuses.length })),
    candidateId: Type.Optional(Id),
    sortBy: Type.Optional(Type.Enum(rufOrders, { description: 'the default is createdDate' })),
    sortDirection: Type.Optional(Type.Enum(['asc', 'desc'] as const, { description: 'the default is desc' })),
  }),
  answer: pagedRows(Ruf),
  doc: "Returns the RUF records of the caller's company, newest first by default.",
})

export const rufByIds = operation({
  ...ours,
  id: 'rufByIds',
  method: 'POST',
  path: '/Ruf/by-ids',
  access: 'Ruf:ViewRuf',
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(Ruf),
  doc: "Returns the RUF records of the caller's company with these ids, in any order.",
})

export const rufCreate = operation({
  ...ours,
  ...write,
  id: 'rufCreate',
  method: 'POST',
  path: '/Ruf/create',
  access: 'Ruf:CreateRuf',
  body: RufFields,
  answer: Ruf,
  doc: 'Creates a RUF record of the caller. It can be linked to a candidate of the company.',
})

export const rufUpdate = operation({
  ...ours,
  ...write,
  id: 'rufUpdate',
  method: 'PUT',
  path: '/Ruf/{id}',
  access: 'Ruf:UpdateRuf',
  params: byId,
  body: RufFields,
  answer: Ruf,
  doc: 'Replaces the fields of the record. Its creator and creation date stay.',
})

export const rufDelete = operation({
  ...ours,
  ...write,
  id: 'rufDelete',
  method: 'DELETE',
  path: '/Ruf/{id}',
  access: 'Ruf:DeleteRuf',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a record. Its candidate stays.',
})
