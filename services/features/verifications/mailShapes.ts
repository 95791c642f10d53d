import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'

export const mailOutcomes = ['received', 'taken', 'noCv', 'duplicate', 'loop', 'broken', 'tooLarge', 'failed'] as const
export const mailReasons = [
  'bounce',
  'autoSubmitted',
  'bulk',
  'xLoop',
  'hops',
  'message',
  'files',
  'folder',
  'internal',
  'crashed',
] as const
export const mailFileOutcomes = ['taken', 'failed', 'duplicate', 'ignored'] as const
export const mailFileReasons = [
  'encrypted',
  'unreadable',
  'noText',
  'noConverter',
  'tooLarge',
  'empty',
  'wrongType',
  'incomplete',
  'tooMany',
  'tooMuch',
] as const

/** An attachment of a mail and what became of it. */
export const VerificationMailFile = Type.Object({
  name: Type.String(),
  size: Type.Integer({ description: 'bytes' }),
  outcome: Type.Enum(mailFileOutcomes, {
    description: 'taken and failed made a row; duplicate: the folder has this file; ignored: no CV',
  }),
  reason: Nullable(Type.Enum(mailFileReasons)),
  candidateId: Nullable(Id),
})
export type VerificationMailFile = Static<typeof VerificationMailFile>

/** A mail to an e-mail folder, whatever became of it. */
export const VerificationMail = Type.Object({
  id: Id,
  verificationId: Id,
  importId: Nullable(Id),
  sender: Type.String({ description: 'of the envelope; empty for bounces' }),
  from: Type.String({ description: 'as the mail says; empty until it has been read' }),
  subject: Type.String(),
  size: Type.Integer({ description: 'bytes' }),
  outcome: Type.Enum(mailOutcomes, {
    description: 'received: waits; taken: made rows; noCv: no CV was attached; tooLarge: refused, and not kept',
  }),
  reason: Nullable(Type.Enum(mailReasons, { description: 'of a loop, a duplicate or a failure' })),
  rowCount: Type.Integer({ description: 'rows that it made, failed ones included' }),
  failedCount: Type.Integer(),
  files: Type.Array(VerificationMailFile),
  receivedDate: Moment,
  processedDate: Nullable(Moment),
  canDownload: Type.Boolean({ description: 'the caller created the folder and the mail is kept' }),
})
export type VerificationMail = Static<typeof VerificationMail>
