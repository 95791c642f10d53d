import { Type, type Static } from 'typebox'
import { openWords, Id, MessageDetails, Moment, Nullable } from './shapes.ts'

export const importStatuses = ['new', 'importing', 'succeed', 'failed'] as const

const errors = Type.Array(
  Type.Object({ row: Type.Integer(), message: Type.String(), messageDetails: Type.Optional(MessageDetails) }),
  { description: 'the first 100; row 1 is the first below the header, 0 the file as a whole' },
)

/** An import of a file whose rows become records, as it stands. */
export const RowImport = Type.Object({
  id: Id,
  fileName: Type.String(),
  status: Type.Optional(openWords(Type.Enum(importStatuses))),
  total: Nullable(Type.Integer()),
  totalCreated: Nullable(Type.Integer()),
  totalExisted: Nullable(Type.Integer()),
  totalFailed: Nullable(Type.Integer()),
  errors,
  createdBy: Type.String(),
  createdDate: Nullable(Moment),
})
export type RowImport = Static<typeof RowImport>

/** What an import would make of a file. */
export const ImportCheck = Type.Object({
  total: Type.Integer(),
  totalCreated: Type.Integer(),
  totalExisted: Type.Integer(),
  totalFailed: Type.Integer(),
  errors,
})
export type ImportCheck = Static<typeof ImportCheck>
