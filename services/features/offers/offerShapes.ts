import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'
import { FeedbackAnswers } from '../feedbackRequests/feedbackShapes.ts'
import { ApprovalRound } from '../requisitions/shapes.ts'

/** A salary offer is made within the company, a letter is sent to the candidate. */
export const offerKinds = ['salaryOffer', 'offerLetter'] as const
export type OfferKind = (typeof offerKinds)[number]

export const offerStates = [
  'draft',
  'pending',
  'rejected',
  'approved',
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const
export type OfferState = (typeof offerStates)[number]
/** The states of offers that can still change. A candidate has at most one such offer of a kind in a job. */
export const openStates = ['draft', 'pending', 'rejected', 'approved', 'sent'] as const satisfies OfferState[]

export const offerLimits = {
  subject: 250,
  message: 100_000,
  reason: 1000,
  comment: 1000,
  approvers: 10,
  /** The maximum number of days that an offer may stay open. */
  days: 180,
  /** The number of wrong codes that lock a link. */
  wrongCodes: 5,
  /** The maximum number of codes that can be requested with one link. */
  codes: 10,
  codeMinutes: 10,
  /** The minimum number of seconds between two codes. */
  codePause: 30,
  keyMinutes: 30,
} as const

export const OfferDocument = Type.Object({
  path: Type.String({ description: 'path in the file store' }),
  name: Type.String(),
  contentType: Type.String(),
  size: Type.Integer({ description: 'size in bytes' }),
  sha256: Type.String({ description: 'hash of the file, in hexadecimal' }),
})
export type OfferDocument = Static<typeof OfferDocument>

export const OfferKindWord = Type.Enum(offerKinds)

export const Offer = Type.Object({
  id: Id,
  jobId: Id,
  jobTitle: Type.String(),
  candidateId: Id,
  candidateName: Type.String(),
  kind: OfferKindWord,
  formId: Id,
  formName: Type.String(),
  formContents: Type.String({ description: 'JSON text: the form as it was when the offer was created' }),
  answers: FeedbackAnswers,
  subject: Type.String({ description: 'subject of the mail to the candidate' }),
  message: Type.String({ description: 'sanitised HTML of that mail' }),
  validUntil: Nullable(Moment),
  state: Type.Enum(offerStates),
  version: Type.Integer({ description: "increases with each change of the offer's content" }),
  needsApproval: Type.Boolean({ description: 'whether its form requires an approval' }),
  document: Nullable(OfferDocument),
  recipient: Nullable(Type.String({ description: 'the address to which it was sent' })),
  submittedBy: Nullable(Type.String({ description: 'user name' })),
  sentBy: Nullable(Type.String({ description: 'user name' })),
  sentDate: Nullable(Moment),
  endedDate: Nullable(Type.String({ format: 'date-time', description: 'when it was answered, withdrawn, or expired' })),
  reason: Nullable(Type.String({ description: 'the reason for declining or withdrawing it' })),
  createdBy: Type.String(),
  createdDate: Moment,
  rounds: Type.Array(ApprovalRound, { description: 'newest first' }),
  waitingId: Nullable(Type.String({ format: 'uuid', description: "the step that waits for the caller's decision" })),
  waitingFor: Nullable(
    Type.String({ description: 'user name of the approver whose deputy the caller is on that step' }),
  ),
  suggested: Type.Array(Type.String(), {
    description: 'user names of the previous approvers of this offer or of another offer of the job, in their order',
  }),
})
export type Offer = Static<typeof Offer>

export const OfferForm = Type.Object({
  id: Id,
  name: Type.String(),
  kind: OfferKindWord,
  contents: Type.String({ description: 'JSON text' }),
  needsApproval: Type.Boolean({ description: 'whether offers made with it must be approved' }),
  attachmentName: Nullable(
    Type.String({ description: 'the document that is filled in; null: one is generated from the answers' }),
  ),
})
export type OfferForm = Static<typeof OfferForm>

/** The data that a link shows before its reader has proved that they read the candidate's mails. */
export const OfferLink = Type.Object({
  companyName: Type.String(),
  mailHint: Type.String({ description: 'the address that codes are sent to, mostly hidden' }),
  isLocked: Type.Boolean({ description: 'true: there were too many wrong codes, and the link no longer works' }),
})
export type OfferLink = Static<typeof OfferLink>

export const OfferLetter = Type.Object({
  companyName: Type.String(),
  candidateName: Type.String(),
  jobTitle: Type.String(),
  validUntil: Moment,
  version: Type.Integer(),
  document: Type.Object({
    name: Type.String(),
    contentType: Type.String(),
    sha256: Type.String({ description: 'hash of the file, in hexadecimal' }),
    content: Type.String({ description: 'the file in base64' }),
  }),
})
export type OfferLetter = Static<typeof OfferLetter>

export const OfferOpening = Type.Object({
  result: Type.Enum(['opened', 'wrong', 'expired', 'locked'] as const, {
    description: 'expired: the code is older than ten minutes; locked: too many wrong codes',
  }),
  triesLeft: Type.Integer({ description: 'the number of wrong codes that are left' }),
  key: Nullable(Type.String({ description: 'the key for answering the offer within half an hour' })),
  letter: Nullable(OfferLetter),
})
export type OfferOpening = Static<typeof OfferOpening>

export const OfferReceipt = Type.Object({
  answer: Type.Enum(['accepted', 'declined'] as const),
  companyName: Type.String(),
  jobTitle: Type.String(),
  answeredDate: Moment,
  documentName: Type.String(),
  sha256: Type.String({ description: 'hash of the document that was answered, in hexadecimal' }),
})
export type OfferReceipt = Static<typeof OfferReceipt>
