import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'
import { FeedbackAnswers } from '../feedbackRequests/feedbackShapes.ts'
import { ApprovalRound } from '../requisitions/shapes.ts'

/** A salary is offered inside of the company, a letter to the candidate. */
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
/** States of an offer that may still come to something; a candidate has one such offer of a kind in a job. */
export const openStates = ['draft', 'pending', 'rejected', 'approved', 'sent'] as const satisfies OfferState[]

export const offerLimits = {
  subject: 250,
  message: 100_000,
  reason: 1000,
  comment: 1000,
  approvers: 10,
  /** Days that an offer may stay open. */
  days: 180,
  /** Wrong codes that a link bears. */
  wrongCodes: 5,
  /** Codes that one link may be used to ask for. */
  codes: 10,
  codeMinutes: 10,
  /** Seconds between two codes. */
  codePause: 30,
  keyMinutes: 30,
} as const

export const OfferDocument = Type.Object({
  path: Type.String({ description: 'in the file store' }),
  name: Type.String(),
  contentType: Type.String(),
  size: Type.Integer({ description: 'bytes' }),
  sha256: Type.String({ description: 'of the file, in hexadecimal' }),
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
  formContents: Type.String({ description: 'JSON text: the form as it was when the offer was begun' }),
  answers: FeedbackAnswers,
  subject: Type.String({ description: 'of the mail to the candidate' }),
  message: Type.String({ description: 'sanitised HTML of that mail' }),
  validUntil: Nullable(Moment),
  state: Type.Enum(offerStates),
  version: Type.Integer({ description: 'grows with each change of what is offered' }),
  needsApproval: Type.Boolean({ description: 'its form asks for an approval' }),
  document: Nullable(OfferDocument),
  recipient: Nullable(Type.String({ description: 'address that it was sent to' })),
  submittedBy: Nullable(Type.String({ description: 'user name' })),
  sentBy: Nullable(Type.String({ description: 'user name' })),
  sentDate: Nullable(Moment),
  endedDate: Nullable(Type.String({ format: 'date-time', description: 'when it was answered, withdrawn, or expired' })),
  reason: Nullable(Type.String({ description: 'why it was declined or withdrawn' })),
  createdBy: Type.String(),
  createdDate: Moment,
  rounds: Type.Array(ApprovalRound, { description: 'the newest first' }),
  waitingId: Nullable(Type.String({ format: 'uuid', description: "the step on which it is the caller's turn" })),
  waitingFor: Nullable(Type.String({ description: 'user name of whom the caller stands in for on that step' })),
  suggested: Type.Array(Type.String(), {
    description: 'who approved it before, or another offer of the job: user names in their order',
  }),
})
export type Offer = Static<typeof Offer>

export const OfferForm = Type.Object({
  id: Id,
  name: Type.String(),
  kind: OfferKindWord,
  contents: Type.String({ description: 'JSON text' }),
  needsApproval: Type.Boolean({ description: 'an offer by it has to be approved' }),
  attachmentName: Nullable(
    Type.String({ description: 'the document that is filled in; null: one is made of the answers' }),
  ),
})
export type OfferForm = Static<typeof OfferForm>

/** What whoever has the link sees before they have shown that they read the candidate's mails. */
export const OfferLink = Type.Object({
  companyName: Type.String(),
  mailHint: Type.String({ description: 'the address that codes go to, with most of it hidden' }),
  isLocked: Type.Boolean({ description: 'too many wrong codes: the link opens nothing any more' }),
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
    sha256: Type.String({ description: 'of the file, in hexadecimal' }),
    content: Type.String({ description: 'the file, base64' }),
  }),
})
export type OfferLetter = Static<typeof OfferLetter>

export const OfferOpening = Type.Object({
  result: Type.Enum(['opened', 'wrong', 'expired', 'locked'] as const, {
    description: 'expired: the code is older than ten minutes; locked: too many wrong codes',
  }),
  triesLeft: Type.Integer({ description: 'wrong codes that the link still bears' }),
  key: Nullable(Type.String({ description: 'lets the offer be answered for half an hour' })),
  letter: Nullable(OfferLetter),
})
export type OfferOpening = Static<typeof OfferOpening>

export const OfferReceipt = Type.Object({
  answer: Type.Enum(['accepted', 'declined'] as const),
  companyName: Type.String(),
  jobTitle: Type.String(),
  answeredDate: Moment,
  documentName: Type.String(),
  sha256: Type.String({ description: 'of the document that was answered, in hexadecimal' }),
})
export type OfferReceipt = Static<typeof OfferReceipt>
