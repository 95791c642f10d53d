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

/** An attachment of a mail, with its outcome. */
export const VerificationMailFile = Type.Object({
  name: Type.String(),
  size: Type.Integer({ description: 'size in bytes' }),
  outcome: Type.Enum(mailFileOutcomes, {
    description: 'taken and failed created a row; duplicate: the folder already has this file; ignored: not a CV',
  }),
  reason: Nullable(Type.Enum(mailFileReasons)),
  candidateId: Nullable(Id),
})
export type VerificationMailFile = Static<typeof VerificationMailFile>

/** A mail to an e-mail folder, with any outcome. */
export const VerificationMail = Type.Object({
  id: Id,
  verificationId: Id,
  importId: Nullable(Id),
  sender: Type.String({ description: 'sender in the envelope; empty for bounces' }),
  from: Type.String({ description: 'sender in the mail itself; empty until it has been read' }),
  subject: Type.String(),
  size: Type.Integer({ description: 'size in bytes' }),
  outcome: Type.Enum(mailOutcomes, {
    description: 'received: waiting; taken: created rows; noCv: no CV was attached; tooLarge: refused and not stored',
  }),
  reason: Nullable(Type.Enum(mailReasons, { description: 'the reason for a loop, a duplicate or a failure' })),
  rowCount: Type.Integer({ description: 'the number of rows that it created, including failed ones' }),
  failedCount: Type.Integer(),
  files: Type.Array(VerificationMailFile),
  receivedDate: Moment,
  processedDate: Nullable(Moment),
  canDownload: Type.Boolean({ description: 'true if the caller created the folder and the mail is stored' }),
})
export type VerificationMail = Static<typeof VerificationMail>
