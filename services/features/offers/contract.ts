import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, megabyte, Moment, Nullable } from '../../core/contract/shapes.ts'
import { FeedbackAnswers } from '../feedbackRequests/feedbackShapes.ts'
import { Offer, OfferLink, OfferForm, offerLimits, OfferOpening, OfferReceipt } from './offerShapes.ts'

// Passed on for the gateway, which imports contracts only.
export type {
  Offer,
  OfferDocument,
  OfferLink,
  OfferForm,
  OfferKind,
  OfferLetter,
  OfferOpening,
  OfferReceipt,
  OfferState,
} from './offerShapes.ts'

const base = { service: 'jobs', origin: 'ours', place: 'D-10, D-128' } as const
const manage = 'JobRequest:InterviewManage'
/** Who may see offers: who makes them sees all, an approver those that they are asked about. */
export const offerReaders = [manage, 'JobRequest:ApproveSalaryOffer', 'JobRequest:ApproveOfferLetter'] as const
const write = { ...base, access: manage, effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
const version = Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' })
const Fields = {
  answers: FeedbackAnswers,
  subject: Type.Optional(Type.String({ maxLength: offerLimits.subject })),
  message: Type.Optional(Type.String({ maxLength: offerLimits.message, description: 'HTML of the mail' })),
  validUntil: Type.Optional(Nullable(Moment)),
}

export const offersOf = operation({
  ...base,
  id: 'offersOf',
  method: 'POST',
  path: '/Offers/of-candidates',
  access: offerReaders,
  effect: 'read',
  body: Type.Object({ candidateIds: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(Offer),
  doc: 'The offers to these candidates, the newest first; of those who only approve, what they are or were asked about.',
})

export const offersByIds = operation({
  ...base,
  id: 'offersByIds',
  method: 'POST',
  path: '/Offers/by-ids',
  access: offerReaders,
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 100 }) }),
  answer: Type.Array(Offer),
  doc: 'Offers by their ids, in any order; what the caller may not see is left out.',
})

export const offerForms = operation({
  ...base,
  id: 'offerForms',
  method: 'GET',
  path: '/Offers/forms',
  access: manage,
  effect: 'read',
  answer: Type.Array(OfferForm),
  doc: 'The active forms of salary offers and offer letters, the newest first.',
  place: '000/3/4',
})

export const offerCreate = operation({
  ...write,
  id: 'offerCreate',
  method: 'POST',
  path: '/Offers/create',
  maxBytes: 2 * megabyte,
  body: Type.Object({ jobId: Id, candidateId: Id, formId: Id, ...Fields }),
  answer: Offer,
  doc: 'Begins an offer to a candidate of a job, as a draft. OFFER_OPEN while another one of the kind is open there.',
})

export const offerUpdate = operation({
  ...write,
  id: 'offerUpdate',
  method: 'PUT',
  path: '/Offers/{id}',
  maxBytes: 2 * megabyte,
  params: byId,
  body: Type.Object({ version, ...Fields }),
  answer: Offer,
  doc: 'Changes what is offered. It is a draft again: approvals end, and a link that was sent opens nothing any more.',
})

export const offerSubmit = operation({
  ...write,
  id: 'offerSubmit',
  method: 'POST',
  path: '/Offers/{id}/submit',
  params: byId,
  body: Type.Object({
    version,
    approvers: Type.Array(Type.String({ maxLength: 250 }), {
      maxItems: offerLimits.approvers,
      description: 'user names in the order in which they are asked',
    }),
  }),
  answer: Offer,
  doc: 'Makes the document and asks for approval. Where the form asks for none and nobody is named, it is approved at once.',
})

export const offerDecide = operation({
  ...base,
  id: 'offerDecide',
  method: 'POST',
  path: '/Offers/approvals/{id}/decide',
  access: ['JobRequest:ApproveSalaryOffer', 'JobRequest:ApproveOfferLetter'],
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({
    decision: Type.Enum(['approved', 'rejected'] as const),
    comment: Type.Optional(Type.String({ maxLength: offerLimits.comment, description: 'needed to reject' })),
    version,
  }),
  answer: Offer,
  doc: 'Approves or rejects an offer, as the approver whose turn it is or who stands in for them. The last approval and a rejection move the candidate to the stages that the form names.',
})

export const offerSend = operation({
  ...write,
  id: 'offerSend',
  method: 'POST',
  path: '/Offers/{id}/send',
  params: byId,
  body: Type.Object({ version }),
  answer: Offer,
  doc: 'Sends an approved letter to the candidate: a mail with the link by which to read and answer it. Sent again, the earlier link opens nothing any more.',
})

export const offerWithdraw = operation({
  ...write,
  id: 'offerWithdraw',
  method: 'POST',
  path: '/Offers/{id}/withdraw',
  params: byId,
  body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: offerLimits.reason })) }),
  answer: Offer,
  doc: 'Takes an open offer back. A candidate to whom it was sent is told.',
})

export const offerPreview = operation({
  ...base,
  id: 'offerPreview',
  method: 'GET',
  path: '/Offers/{id}/preview',
  access: offerReaders,
  effect: 'read',
  transport: 'download',
  params: byId,
  answer: Type.String({ description: 'the file' }),
  doc: 'The document of an offer: as it was approved, or as it would be now.',
})

const base1 = { ...base, access: 'public', place: 'integrations/7, D-128' } as const
const byToken = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100, description: 'of a link' }) })
const key = Type.String({ minLength: 1, maxLength: 100, description: 'that the code gave' })

export const offerLink = operation({
  ...base1,
  id: 'offerLink',
  method: 'GET',
  path: '/OfferLetters/{token}',
  effect: 'read',
  params: byToken,
  answer: OfferLink,
  doc: 'Whose offer a link leads to, and nothing of what it says. LINK_GONE for a link that is not open.',
})

export const offerSendCode = operation({
  ...base1,
  id: 'offerSendCode',
  method: 'POST',
  path: '/OfferLetters/{token}/code',
  effect: 'write',
  params: byToken,
  answer: Type.Object({
    ok: Type.Boolean(),
    seconds: Type.Integer({ description: 'until another one may be asked for' }),
  }),
  doc: 'Mails a code of six digits to the candidate, good for ten minutes. Within half a minute of the last one it sends nothing.',
})

export const offerOpen = operation({
  ...base1,
  id: 'offerOpen',
  method: 'POST',
  path: '/OfferLetters/{token}/open',
  effect: 'write',
  params: byToken,
  body: Type.Object({ code: Type.String({ maxLength: 20 }) }),
  answer: OfferOpening,
  doc: 'Opens the offer by the code. Five wrong ones lock the link, and who has sent it is told.',
})

export const offerAnswer = operation({
  ...base1,
  id: 'offerAnswer',
  method: 'POST',
  path: '/OfferLetters/{token}/answer',
  effect: 'write',
  params: byToken,
  body: Type.Object({
    key,
    answer: Type.Enum(['accepted', 'declined'] as const),
    reason: Type.Optional(Type.String({ maxLength: offerLimits.reason, description: 'why it is declined' })),
    version: Type.Integer({ description: 'of the offer that was read' }),
  }),
  answer: OfferReceipt,
  doc: 'Accepts or declines an offer, once. The candidate moves to the stage for it, who has sent the offer is told, and the candidate gets a receipt.',
})
