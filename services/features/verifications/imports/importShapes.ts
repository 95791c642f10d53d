import { Type, type Static } from 'typebox'
import {
  withAlternativeNames,
  withRequestDefault,
  Id,
  Moment,
  Nullable,
  megabyte,
  openEnum,
} from '../../../core/contract/shapes.ts'

/** The maximum size of the CSV of an import (001/5, inclusive by decision D-24). */
export const importMaxBytes = 5 * megabyte

export const importStatuses = ['new', 'importing', 'succeed', 'failed'] as const
export const VerificationImport = Type.Object({
  id: withRequestDefault(Id),
  verificationId: withRequestDefault(Nullable(Id)),
  title: Type.String(),
  fileName: Type.String(),
  status: Type.Optional(withAlternativeNames(openEnum(Type.Enum(importStatuses)), 'result.status')),
  result: Type.String({ description: 'JSON text: {status, total, totalCanVerify, totalExistedd, totalFailed}' }),
  processed: Nullable(Type.Integer({ description: 'ours: the number of rows read so far' })),
  totalRows: Nullable(Type.Integer({ description: 'ours: the number of rows in the file, once counted' })),
  totalPolicyFailure: Nullable(Type.Integer({ description: 'ours' })),
  error: Nullable(
    Type.String({ description: 'ours: the reason why the entire file failed: unreadable, columns, empty, internal' }),
  ),
  createdBy: Type.String(),
  createdDate: Nullable(Moment),
  startedDate: Nullable(Moment),
  finishedDate: Nullable(Moment),
})
export type VerificationImport = Static<typeof VerificationImport>
