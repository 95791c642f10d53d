import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from './shapes.ts'

/** What has become of a mail; `sent`: a mail server has accepted it. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** Why a mail still waits, or has failed. What the server said stands beside it. */
export const mailReasons = [
  /** There is no mail server in the settings. */
  'noServer',
  /** It could not be reached, or does not let us in. */
  'unreachable',
  /** The server asks to try again later. */
  'deferred',
  /** The server does not take it, whenever it is tried. */
  'refused',
  /** The connection or the process ended before the server had answered: it may have taken it or not. */
  'unclear',
  /** The server had taken it, and another one sent it back. */
  'bounced',
  /** Mails to this address came back before: it does not exist. */
  'suppressed',
  /** Its reader wants no mails that go to many. */
  'unsubscribed',
  /** A file that belongs to it is gone. */
  'noFile',
  /** It is from the time when the product sent no mails. */
  'neverSent',
] as const
export type MailReason = (typeof mailReasons)[number]

/** What has become of a mail that the product sends. */
export const MailStatus = Type.Object({
  id: Id,
  recipient: Type.String(),
  subject: Type.String(),
  state: Type.Enum(mailStates, { description: 'sent: a mail server has accepted it' }),
  reason: Nullable(Type.Enum(mailReasons, { description: 'why it still waits, or has failed' })),
  answer: Nullable(Type.String({ description: 'what the mail server said last' })),
  tries: Type.Integer({ description: 'how often it was tried' }),
  createdDate: Moment,
  nextTryDate: Nullable(Type.String({ format: 'date-time', description: 'of one that waits; UTC' })),
  sentDate: Nullable(Type.String({ format: 'date-time', description: 'when the server accepted it; UTC' })),
})
export type MailStatus = Static<typeof MailStatus>
