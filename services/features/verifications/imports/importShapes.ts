import { Type, type Static } from 'typebox'
import { also, asAsked, Id, Moment, Nullable, megabyte, openWords } from '../../../core/contract/shapes.ts'

/** Largest CSV of an import (001/5, inclusive by decision D-24). */
export const importMaxBytes = 5 * megabyte

export const importStatuses = ['new', 'importing', 'succeed', 'failed'] as const
export const VerificationImport = Type.Object({
  id: asAsked(Id),
  verificationId: asAsked(Nullable(Id)),
  title: Type.String(),
  fileName: Type.String(),
  status: Type.Optional(also(openWords(Type.Enum(importStatuses)), 'result.status')),
  result: Type.String({ description: 'JSON text: {status, total, totalCanVerify, totalExistedd, totalFailed}' }),
  processed: Nullable(Type.Integer({ description: 'ours: rows read so far' })),
  totalRows: Nullable(Type.Integer({ description: 'ours: rows of the file, once counted' })),
  totalPolicyFailure: Nullable(Type.Integer({ description: 'ours' })),
  error: Nullable(
    Type.String({ description: 'ours: why the whole file failed: unreadable, columns, empty, internal' }),
  ),
  createdBy: Type.String(),
  createdDate: Nullable(Moment),
  startedDate: Nullable(Moment),
  finishedDate: Nullable(Moment),
})
export type VerificationImport = Static<typeof VerificationImport>
