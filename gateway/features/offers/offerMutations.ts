import * as contract from '../../../services/features/offers/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { readAnswers } from '../../core/graph/types/formAnswers.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Candidate } from '../candidates/candidate.ts'
import { Offer } from './offer.ts'

const OfferVerdict = builder.enumType('OfferVerdict', {
  description: 'A decision that an approver can make.',
  values: {
    APPROVE: {
      value: 'approved',
      description: 'The next approver is asked; after the last one the offer is approved.',
    },
    REJECT: {
      value: 'rejected',
      description: 'The round ends, and the user who made the offer is notified of the reason.',
    },
  } as const,
})

const payload = (t: PayloadFields<{ offer: contract.Offer }>) => ({
  offer: t.expose('offer', { type: Offer, description: 'The offer after the change.' }),
  candidate: t.field({
    type: Candidate,
    nullable: true,
    description: 'The candidate after the change.',
    resolve: ({ offer }, _args, context) => Candidate.tryLoad(context, offer.candidateId),
  }),
})

const texts = {
  id: 'The offer (global id).',
  version: 'The version that was read; CONFLICT if it has changed since.',
  answers: 'Answers by key of the form field, as JSON text: { key: { value, reason } }.',
  subject: 'Subject of the e-mail to the candidate: one line, with placeholders by name.',
  message: 'HTML of that mail; placeholders are written as data-token.',
  validUntil: 'The moment until which the candidate may answer.',
}
const fieldNames = { contents: 'message', toAddress: 'message' }

interface OfferContent {
  answers: string
  subject?: string | null | undefined
  message?: string | null | undefined
  validUntil?: Date | null | undefined
}
const toContentBody = ({ answers, subject, message, validUntil }: OfferContent) => ({
  answers: readAnswers(answers),
  subject: subject ?? '',
  message: message ?? '',
  validUntil: validUntil?.toISOString() ?? null,
})

mutation('createOffer', {
  description:
    'Creates a draft offer to a candidate of a job. REFUSED with OFFER_OPEN while another offer of the same kind is open.',
  operation: contract.offerCreate,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    candidateId: t.id({ required: true, description: 'The candidate (global id).' }),
    formId: t.id({ required: true, description: 'The form to use for the offer (global id).' }),
    answers: t.string({ required: true, description: texts.answers }),
    subject: t.string({ description: texts.subject }),
    message: t.string({ description: texts.message }),
    validUntil: t.field({ type: 'DateTime', description: texts.validUntil }),
  }),
  payload,
  resolve: async ({ jobId, candidateId, formId, ...fields }, { rest }) => ({
    offer: await rest.call(contract.offerCreate, {
      body: {
        jobId: idOf('Job', jobId, 'jobId'),
        candidateId: idOf('Candidate', candidateId, 'candidateId'),
        formId: idOf('OfferForm', formId, 'formId'),
        ...toContentBody(fields),
      },
    }),
  }),
})

mutation('updateOffer', {
  description:
    'Changes the content of an offer, which becomes a draft again: approvals end, and a link that was sent no longer works.',
  operation: contract.offerUpdate,
  input: (t) => ({
    id: t.id({ required: true, description: texts.id }),
    version: t.int({ required: true, description: texts.version }),
    answers: t.string({ required: true, description: texts.answers }),
    subject: t.string({ description: texts.subject }),
    message: t.string({ description: texts.message }),
    validUntil: t.field({ type: 'DateTime', description: texts.validUntil }),
  }),
  payload,
  resolve: async ({ id, version, ...fields }, { rest }) => ({
    offer: await rest.call(contract.offerUpdate, {
      params: { id: idOf('Offer', id) },
      body: { version, ...toContentBody(fields) },
    }),
  }),
})

mutation('submitOffer', {
  description:
    'Generates the document and requests approval. If the form requires none and no approvers are named, the offer is approved at once.',
  operation: contract.offerSubmit,
  input: (t) => ({
    id: t.id({ required: true, description: texts.id }),
    version: t.int({ required: true, description: texts.version }),
    approverIds: t.idList({
      required: true,
      description: 'The approvers, in the order in which they are asked (global ids).',
    }),
  }),
  payload,
  resolve: async ({ id, version, approverIds }, { rest }) => ({
    offer: await rest.call(contract.offerSubmit, {
      params: { id: idOf('Offer', id) },
      body: { version, approvers: approverIds.map((one) => userNameOf(one, 'approverIds')) },
      fieldNames: { approvers: 'approverIds' },
    }),
  }),
})

mutation('decideOffer', {
  description: 'Approves or rejects an offer, as the approver whose turn it is or as their deputy.',
  operation: contract.offerDecide,
  input: (t) => ({
    stepId: t.id({ required: true, description: 'The step to decide on (global id).' }),
    verdict: t.field({ type: OfferVerdict, required: true, description: 'The decision of the approver.' }),
    comment: t.string({ description: 'Comment, up to 1,000 characters; required to reject.' }),
    version: t.int({ required: true, description: texts.version }),
  }),
  payload,
  resolve: async ({ stepId, verdict, comment, version }, { rest }) => ({
    offer: await rest.call(contract.offerDecide, {
      params: { id: idOf('OfferApprovalStep', stepId, 'stepId') },
      body: { decision: verdict, version, ...(comment && { comment }) },
    }),
  }),
})

mutation('sendOffer', {
  description:
    'Sends an approved letter to the candidate: an e-mail with a link to read and answer it. Sending again invalidates the earlier link.',
  operation: contract.offerSend,
  input: (t) => ({
    id: t.id({ required: true, description: texts.id }),
    version: t.int({ required: true, description: texts.version }),
  }),
  payload,
  resolve: async ({ id, version }, { rest }) => ({
    offer: await rest.call(contract.offerSend, { params: { id: idOf('Offer', id) }, body: { version }, fieldNames }),
  }),
})

mutation('withdrawOffer', {
  description: 'Withdraws an open offer. The candidate is notified if it was sent.',
  operation: contract.offerWithdraw,
  input: (t) => ({
    id: t.id({ required: true, description: texts.id }),
    reason: t.string({ description: 'Reason, up to 1,000 characters; only visible to the company.' }),
  }),
  payload,
  resolve: async ({ id, reason }, { rest }) => ({
    offer: await rest.call(contract.offerWithdraw, {
      params: { id: idOf('Offer', id) },
      body: reason ? { reason } : {},
    }),
  }),
})
