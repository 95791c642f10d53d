import { Type, type Static } from 'typebox'
import { openEnum, Id, MessageDetails, Moment, Nullable } from './shapes.ts'

export const importStatuses = ['new', 'importing', 'succeed', 'failed'] as const

const errors = Type.Array(
  Type.Object({ row: Type.Integer(), message: Type.String(), messageDetails: Type.Optional(MessageDetails) }),
  { description: 'the first 100; row 1 is the first below the header, row 0 is the entire file' },
)

/** The present state of an import of a file whose rows become records. */
export const RowImport = Type.Object({
  id: Id,
  fileName: Type.String(),
  status: Type.Optional(openEnum(Type.Enum(importStatuses))),
  total: Nullable(Type.Integer()),
  totalCreated: Nullable(Type.Integer()),
  totalExisted: Nullable(Type.Integer()),
  totalFailed: Nullable(Type.Integer()),
  errors,
  createdBy: Type.String(),
  createdDate: Nullable(Moment),
})
export type RowImport = Static<typeof RowImport>

/** The result that an import of a file would have. */
export const ImportCheck = Type.Object({
  total: Type.Integer(),
  totalCreated: Type.Integer(),
  totalExisted: Type.Integer(),
  totalFailed: Type.Integer(),
  errors,
})
export type ImportCheck = Static<typeof ImportCheck>
