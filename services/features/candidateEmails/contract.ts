import { Type, type Static } from 'typebox'
import { MailStatus } from '../../core/contract/mails.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

export const emailLimits = {
  subject: 250,
  contents: 100_000,
  files: 10,
  megabytes: 10,
  /** Candidates that a letter goes to at once. */
  many: 2000,
  /** Mails to many that somebody gets within a day (Decree 91/2020). */
  bulkPerDay: 3,
} as const

const base = { service: 'candidates', origin: 'ours', place: 'ours' } as const

export const CandidateEmail = Type.Object({
  id: Id,
  candidateId: Id,
  isReceived: Type.Boolean({ description: 'from the candidate; else to them' }),
  isAutomatic: Type.Boolean({
    description: 'a machine wrote it: a note of absence, a report on a mail that came back',
  }),
  isBulk: Type.Boolean({ description: 'it went to several candidates at once' }),
  jobId: Nullable(Type.String({ format: 'uuid', description: 'the job that it is about' })),
  userName: Nullable(Type.String({ description: 'who of the company wrote it; null: the candidate' })),
  fromName: Type.String(),
  fromAddress: Type.String(),
  toAddress: Type.String(),
  subject: Type.String(),
  contents: Type.String({ description: 'sanitised HTML, without what it repeats' }),
  quoted: Type.String({ description: 'what it repeats of earlier mails, as plain text' }),
  attachments: Type.Array(
    Type.Object({
      name: Type.String(),
      contentType: Type.String(),
      size: Type.Integer({ description: 'bytes' }),
      path: Nullable(Type.String({ description: 'in the file store; null: it was not kept, for what it is' })),
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
  doc: 'What the company and a candidate have written to each other, newest first; mail: what became of one that was sent, while it is kept.',
})

const Wording = {
  jobId: Type.Optional(Nullable(Type.String({ format: 'uuid', description: 'the job that it is about' }))),
  subject: Type.String({ maxLength: emailLimits.subject, description: 'one line; placeholders by their names' }),
  contents: Type.String({ maxLength: emailLimits.contents, description: 'HTML; placeholders as data-token' }),
}
const Letter = { candidateId: Id, ...Wording }
const attachments = Type.Optional(
  Type.Array(Type.String({ maxLength: 300, description: 'path of a file that the caller has uploaded' }), {
    maxItems: emailLimits.files,
    description: `at most ${emailLimits.megabytes} MB together`,
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
    toAddress: Nullable(Type.String({ description: "the candidate's first address; null: there is none" })),
    subject: Type.String(),
    contents: Type.String({ description: 'sanitised HTML' }),
    missing: Type.Array(Type.String(), { description: 'placeholders that no value is known for' }),
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
        Type.String({ maxLength: 250, description: "one of the candidate's addresses; the first when left out" }),
      ),
    ),
    attachments,
  }),
  answer: CandidateEmail,
  doc:
    'Sends a mail to a candidate in the name of the caller. Answers come back into the conversation where the services receive mails, else to the ' +
    'caller. It is sent after the answer. Refused with MAIL_OFF where no mail server is configured.',
})

/** Why somebody does not get a mail that goes to many. */
export const skipReasons = [
  /** The candidate is not there any more. */
  'gone',
  'noAddress',
  /** Another one of the chosen has the same address. */
  'sameAddress',
  'blackListed',
  /** They want no mails that go to many. */
  'unsubscribed',
  /** Mails to the address came back. */
  'undeliverable',
  /** They got enough of such mails within a day. */
  'tooOften',
  /** Nothing is known for a placeholder. */
  'placeholders',
] as const

const SkippedRecipient = Type.Object({
  candidateId: Id,
  reason: Type.Enum(skipReasons),
  missing: Type.Array(Type.String(), { description: 'placeholders that no value is known for' }),
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
    ready: Type.Integer({ description: 'candidates who would get it' }),
    skipped: Type.Array(SkippedRecipient, {
      description: 'those who would not, in the order in which they were asked for',
    }),
  }),
  doc: 'Who of many candidates would get a mail, and who would not, and why. Nothing is sent.',
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
    queued: Type.Integer({ description: 'mails that wait to be sent' }),
    skipped: Type.Array(SkippedRecipient),
  }),
  doc:
    `Sends a mail to each of up to ${emailLimits.many} candidates in the name of the caller, filled for each and kept in each conversation. It carries a link by which ` +
    `the reader ends such mails; who has done so gets none, nor who got ${emailLimits.bulkPerDay} within a day. Refused with MAIL_OFF where no mail server is configured.`,
})

export const candidateEmailLogAddress = operation({
  ...base,
  id: 'candidateEmailLogAddress',
  method: 'POST',
  path: '/Candidates/emails/log-address',
  access: 'Candidate:UpdateCandidate',
  effect: 'write',
  idempotent: true,
  body: Type.Object({ isNew: Type.Boolean({ description: 'the earlier one ends' }) }),
  answer: Type.Object({ address: Nullable(Type.String({ description: 'null: the services receive no mails' })) }),
  doc:
    'The address that the caller puts into BCC when they write from their own mail program: what comes there from them goes into the conversations ' +
    'of the candidates it is written to. It stays the same unless another one is asked for.',
})
