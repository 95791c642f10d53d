import { Type, type Static } from 'typebox'
import { MailStatus } from '../../core/contract/mails.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

export const emailLimits = {
  subject: 250,
  contents: 100_000,
  files: 10,
  megabytes: 10,
  /** The maximum number of candidates of a bulk mail. */
  many: 2000,
  /** The maximum number of bulk mails that a person gets within a day (Decree 91/2020). */
  bulkPerDay: 3,
} as const

const base = { service: 'candidates', origin: 'ours', place: 'ours' } as const

export const CandidateEmail = Type.Object({
  id: Id,
  candidateId: Id,
  isReceived: Type.Boolean({ description: 'whether it is from the candidate; otherwise it is to them' }),
  isAutomatic: Type.Boolean({
    description: 'whether it was generated: an absence notice, or a report on a mail that was not delivered',
  }),
  isBulk: Type.Boolean({ description: 'whether it was sent to several candidates at once' }),
  jobId: Nullable(Type.String({ format: 'uuid', description: 'the job it is about' })),
  userName: Nullable(Type.String({ description: 'the user who wrote it; null if the candidate wrote it' })),
  fromName: Type.String(),
  fromAddress: Type.String(),
  toAddress: Type.String(),
  subject: Type.String(),
  contents: Type.String({ description: 'sanitised HTML, without quoted earlier mails' }),
  quoted: Type.String({ description: 'quoted text of earlier mails, as plain text' }),
  attachments: Type.Array(
    Type.Object({
      name: Type.String(),
      contentType: Type.String(),
      size: Type.Integer({ description: 'in bytes' }),
      path: Nullable(Type.String({ description: 'in the file store; null if a file of this type is not stored' })),
    }),
  ),
  date: Moment,
  mail: Nullable(MailStatus),
})
export type CandidateEmail = Static<typeof CandidateEmail>

export const candidateEmailList = operation({
  ...base,
  id: 'candidateEmailList',
  method: 'POST',
  path: '/Candidates/emails/list',
  access: 'Candidate:ReadCandidate',
  effect: 'read',
  body: Type.Object({ ...rowsPaging(100), candidateId: Id }),
  answer: pagedRows(CandidateEmail),
  doc: 'The mails between the company and a candidate, newest first. mail is the delivery status of a sent mail, as long as it is stored.',
})

const Wording = {
  jobId: Type.Optional(Nullable(Type.String({ format: 'uuid', description: 'the job it is about' }))),
  subject: Type.String({ maxLength: emailLimits.subject, description: 'one line, with placeholders by name' }),
  contents: Type.String({ maxLength: emailLimits.contents, description: 'HTML, with placeholders as data-token' }),
}
const Letter = { candidateId: Id, ...Wording }
const attachments = Type.Optional(
  Type.Array(Type.String({ maxLength: 300, description: 'path of a file uploaded by the caller' }), {
    maxItems: emailLimits.files,
    description: `at most ${emailLimits.megabytes} MB in total`,
  }),
)

export const candidateEmailPreview = operation({
  ...base,
  id: 'candidateEmailPreview',
  method: 'POST',
  path: '/Candidates/emails/preview',
  access: 'Candidate:UpdateCandidate',
  effect: 'read',
  body: Type.Object(Letter),
  answer: Type.Object({
    toAddress: Nullable(Type.String({ description: "the candidate's first address; null if there is none" })),
    subject: Type.String(),
    contents: Type.String({ description: 'sanitised HTML' }),
    missing: Type.Array(Type.String(), { description: 'placeholders without a known value' }),
  }),
  doc: 'A mail to a candidate as it would be sent, with the values of its placeholders.',
})

export const candidateEmailSend = operation({
  ...base,
  id: 'candidateEmailSend',
  method: 'POST',
  path: '/Candidates/emails/send',
  access: 'Candidate:UpdateCandidate',
  effect: 'write',
  idempotent: true,
  body: Type.Object({
    ...Letter,
    toAddress: Type.Optional(
      Nullable(
        Type.String({ maxLength: 250, description: "one of the candidate's addresses; the first one if left out" }),
      ),
    ),
    attachments,
  }),
  answer: CandidateEmail,
  doc:
    'Sends a mail to a candidate in the name of the caller. Answers arrive in the conversation if the services ' +
    "receive mails, otherwise at the caller's address. The mail is sent after the response. MAIL_OFF if no mail " +
    'server is configured.',
})

/** The reasons why somebody does not get a bulk mail. */
export const skipReasons = [
  /** The candidate no longer exists. */
  'gone',
  'noAddress',
  /** Another selected candidate has the same address. */
  'sameAddress',
  'blackListed',
  /** The candidate has unsubscribed from bulk mails. */
  'unsubscribed',
  /** Mails to the address could not be delivered. */
  'undeliverable',
  /** The candidate has reached the limit of bulk mails within a day. */
  'tooOften',
  /** A placeholder has no known value. */
  'placeholders',
] as const

const SkippedRecipient = Type.Object({
  candidateId: Id,
  reason: Type.Enum(skipReasons),
  missing: Type.Array(Type.String(), { description: 'placeholders without a known value' }),
})
export type SkippedRecipient = Static<typeof SkippedRecipient>

const toMany = { candidateIds: Type.Array(Id, { minItems: 1, maxItems: emailLimits.many }), ...Wording }

export const candidateEmailsPlan = operation({
  ...base,
  id: 'candidateEmailsPlan',
  method: 'POST',
  path: '/Candidates/emails/plan-many',
  access: 'Candidate:UpdateCandidate',
  effect: 'read',
  body: Type.Object(toMany),
  answer: Type.Object({
    ready: Type.Integer({ description: 'number of candidates who would get it' }),
    skipped: Type.Array(SkippedRecipient, { description: 'candidates who would not get it, in the requested order' }),
  }),
  doc: 'Which of the candidates would get a bulk mail, and which would not and why. Nothing is sent.',
})

export const candidateEmailsSend = operation({
  ...base,
  id: 'candidateEmailsSend',
  method: 'POST',
  path: '/Candidates/emails/send-many',
  access: 'Candidate:UpdateCandidate',
  effect: 'write',
  idempotent: true,
  body: Type.Object({ ...toMany, attachments }),
  answer: Type.Object({
    queued: Type.Integer({ description: 'number of mails that wait to be sent' }),
    skipped: Type.Array(SkippedRecipient),
  }),
  doc:
    `Sends a mail to each of up to ${emailLimits.many} candidates in the name of the caller, with the ` +
    'placeholders filled for each, and stores it in each conversation. It contains a link for unsubscribing from ' +
    `such mails. Candidates who have unsubscribed, or who got ${emailLimits.bulkPerDay} such mails within a day, ` +
    'get none. MAIL_OFF if no mail server is configured.',
})

export const candidateEmailLogAddress = operation({
  ...base,
  id: 'candidateEmailLogAddress',
  method: 'POST',
  path: '/Candidates/emails/log-address',
  access: 'Candidate:UpdateCandidate',
  effect: 'write',
  idempotent: true,
  body: Type.Object({ isNew: Type.Boolean({ description: 'whether to create a new address; the earlier one ends' }) }),
  answer: Type.Object({ address: Nullable(Type.String({ description: 'null if the services do not receive mails' })) }),
  doc:
    'Returns the address that the caller puts into BCC when writing from their own mail program. Mails that they ' +
    'send to it are added to the conversations of the candidates to whom they are addressed. The address stays ' +
    'the same unless a new one is requested.',
})
