import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from './shapes.ts'

/** The state of a mail; `sent`: a mail server has accepted it. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** Why a mail is still waiting, or has failed. The server's reply is in a separate member. */
export const mailReasons = [
  /** There is no mail server in the settings. */
  'noServer',
  /** The mail server cannot be reached, or does not accept our sign-in. */
  'unreachable',
  /** The server asked to try again later. */
  'deferred',
  /** The server rejects the mail permanently. */
  'refused',
  /** The connection or the process ended before the server replied: it may or may not have accepted the mail. */
  'unclear',
  /** The server had accepted the mail, but another one returned it. */
  'bounced',
  /** Earlier mails to this address were returned: it does not exist. */
  'suppressed',
  /** The recipient has unsubscribed from mass mailings. */
  'unsubscribed',
  /** An attached file no longer exists. */
  'noFile',
  /** The mail dates from the time before the product sent mails. */
  'neverSent',
] as const
export type MailReason = (typeof mailReasons)[number]

/** The delivery status of a mail that the product sends. */
export const MailStatus = Type.Object({
  id: Id,
  recipient: Type.String(),
  subject: Type.String(),
  state: Type.Enum(mailStates, { description: 'sent: a mail server has accepted it' }),
  reason: Nullable(Type.Enum(mailReasons, { description: 'why the mail is still waiting, or has failed' })),
  answer: Nullable(Type.String({ description: 'the last reply of the mail server' })),
  tries: Type.Integer({ description: 'number of attempts' }),
  createdDate: Moment,
  nextTryDate: Nullable(Type.String({ format: 'date-time', description: 'for a waiting mail: the next attempt; UTC' })),
  sentDate: Nullable(Type.String({ format: 'date-time', description: 'when the server accepted it; UTC' })),
})
export type MailStatus = Static<typeof MailStatus>
