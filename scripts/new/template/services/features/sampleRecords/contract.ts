import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** The maximum lengths of name and note. */
export const longestName = 250
export const longestNote = 2000

export const sampleRecordOrders = ['name', 'createdDate'] as const

export const SampleRecord = Type.Object({
  id: Id,
  name: Type.String(),
  note: Nullable(Type.String()),
  createdBy: Type.String({ description: 'user name of the creator' }),
  createdDate: Moment,
})
export type SampleRecord = Static<typeof SampleRecord>

/** Blank and overlong names are answered with readable messages, so the shape allows for them. */
export const SampleRecordFields = Type.Object({
  name: Type.String({ maxLength: 10_000, description: `not blank, at most ${longestName} characters` }),
  note: Type.Optional(Nullable(Type.String({ maxLength: longestNote }))),
})
export type SampleRecordFields = Static<typeof SampleRecordFields>

const base = { service: 'commons', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })

export const sampleRecordList = operation({
  ...base,
  id: 'sampleRecordList',
  method: 'POST',
  path: '/SampleRecords/list',
  effect: 'read',
  access: 'SampleRecord:ListSampleRecord',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'words of the name or the note, compared in folded form' }),
    ),
    sortBy: Type.Optional(Type.Enum(sampleRecordOrders, { description: 'default createdDate' })),
    sortDirection: Type.Optional(Type.Enum(['asc', 'desc'] as const, { description: 'default desc' })),
  }),
  answer: pagedRows(SampleRecord),
  doc: "Returns the sample records of the caller's company, newest first by default.",
})

export const sampleRecordByIds = operation({
  ...base,
  id: 'sampleRecordByIds',
  method: 'POST',
  path: '/SampleRecords/by-ids',
  effect: 'read',
  access: 'SampleRecord:ListSampleRecord',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(SampleRecord),
  doc: "Returns those of the ids that are sample records of the caller's company, in any order.",
})

export const sampleRecordCreate = operation({
  ...base,
  ...write,
  id: 'sampleRecordCreate',
  method: 'POST',
  path: '/SampleRecords/create',
  access: 'SampleRecord:CreateSampleRecord',
  body: SampleRecordFields,
  answer: SampleRecord,
  doc: 'Creates one of the sample records.',
})

export const sampleRecordUpdate = operation({
  ...base,
  ...write,
  id: 'sampleRecordUpdate',
  method: 'PUT',
  path: '/SampleRecords/{id}',
  access: 'SampleRecord:UpdateSampleRecord',
  params: byId,
  body: SampleRecordFields,
  answer: SampleRecord,
  doc: 'Replaces the data of the record. Its creator and creation time do not change.',
})

export const sampleRecordDelete = operation({
  ...base,
  ...write,
  id: 'sampleRecordDelete',
  method: 'DELETE',
  path: '/SampleRecords/{id}',
  access: 'SampleRecord:DeleteSampleRecord',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes one of the sample records.',
})
