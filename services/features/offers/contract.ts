import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, megabyte, Moment, Nullable } from '../../core/contract/shapes.ts'
import { FeedbackAnswers } from '../feedbackRequests/feedbackShapes.ts'
import { Offer, OfferLink, OfferForm, offerLimits, OfferOpening, OfferReceipt } from './offerShapes.ts'

// Re-exported for the gateway, which imports contracts only.
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
/**
 * The permission keys that let a user see offers. Users who make offers see all; approvers see those that they are
 * asked to approve.
 */
export const offerReaders = [manage, 'JobRequest:ApproveSalaryOffer', 'JobRequest:ApproveOfferLetter'] as const
const write = { ...base, access: manage, effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
const version = Type.Integer({ description: 'the version that was read; any other is refused with errorCode 599' })
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
  doc: 'Returns the offers to these candidates, newest first. Callers who only approve get those that they are or were asked to approve.',
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
  doc: 'Returns offers by their ids, in any order. Those that the caller may not see are left out.',
})

export const offerForms = operation({
  ...base,
  id: 'offerForms',
  method: 'GET',
  path: '/Offers/forms',
  access: manage,
  effect: 'read',
  answer: Type.Array(OfferForm),
  doc: 'Returns the active forms of salary offers and offer letters, newest first.',
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
  doc: 'Creates a draft of an offer to a candidate of a job. Refused with OFFER_OPEN while the candidate has another open offer of this kind there.',
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
  doc: 'Changes an offer. It becomes a draft again: approvals end, and a link that was sent no longer works.',
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
      description: 'user names of the approvers, in the order in which they are asked',
    }),
  }),
  answer: Offer,
  doc: 'Creates the document and requests the approval. If the form requires no approval and no approver is named, the offer is approved at once.',
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
    comment: Type.Optional(Type.String({ maxLength: offerLimits.comment, description: 'required for a rejection' })),
    version,
  }),
  answer: Offer,
  doc: 'Approves or rejects an offer. The caller must be the approver whose turn it is, or their deputy. The last approval or a rejection moves the candidate to the stage that the form names.',
})

export const offerSend = operation({
  ...write,
  id: 'offerSend',
  method: 'POST',
  path: '/Offers/{id}/send',
  params: byId,
  body: Type.Object({ version }),
  answer: Offer,
  doc: 'Sends an approved letter to the candidate: a mail with the link for reading and answering it. If it is sent again, the earlier link no longer works.',
})

export const offerWithdraw = operation({
  ...write,
  id: 'offerWithdraw',
  method: 'POST',
  path: '/Offers/{id}/withdraw',
  params: byId,
  body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: offerLimits.reason })) }),
  answer: Offer,
  doc: 'Withdraws an open offer. If it was sent to the candidate, they are notified.',
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
  doc: 'Returns the document of an offer: the approved one, or a preview of the current state.',
})

const base1 = { ...base, access: 'public', place: 'integrations/7, D-128' } as const
const byToken = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100, description: 'the token of a link' }),
})
const key = Type.String({ minLength: 1, maxLength: 100, description: 'the key that was returned for the code' })

export const offerLink = operation({
  ...base1,
  id: 'offerLink',
  method: 'GET',
  path: '/OfferLetters/{token}',
  effect: 'read',
  params: byToken,
  answer: OfferLink,
  doc: 'Returns whose offer a link leads to, but nothing of its content. LINK_GONE if the link is not open.',
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
    seconds: Type.Integer({ description: 'seconds until another code can be requested' }),
  }),
  doc: 'Mails a six-digit code to the candidate, which is valid for ten minutes. Within half a minute of the last code nothing is sent.',
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
  doc: 'Opens the offer with the code. Five wrong codes lock the link, and the sender is notified.',
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
    reason: Type.Optional(Type.String({ maxLength: offerLimits.reason, description: 'the reason for declining' })),
    version: Type.Integer({ description: 'the version of the offer that was read' }),
  }),
  answer: OfferReceipt,
  doc: 'Accepts or declines an offer, once. The candidate moves to the corresponding stage and gets a receipt, and the sender of the offer is notified.',
})
