import * as contract from '../../../services/features/offers/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { readAnswers } from '../../core/graph/types/formAnswers.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Candidate } from '../candidates/candidate.ts'
import { Offer } from './offer.ts'

const OfferVerdict = builder.enumType('OfferVerdict', {
  description: 'What an approver may decide.',
  values: {
    APPROVE: {
      value: 'approved',
      description: 'The next approver is asked; behind the last one the offer is approved.',
    },
    REJECT: { value: 'rejected', description: 'The round ends, and who has made the offer is told why.' },
  } as const,
})

const payload = (t: PayloadFields<{ offer: contract.Offer }>) => ({
  offer: t.expose('offer', { type: Offer, description: 'The offer as it is now.' }),
  candidate: t.field({
    type: Candidate,
    nullable: true,
    description: 'The candidate as it is now.',
    resolve: ({ offer }, _args, context) => Candidate.tryLoad(context, offer.candidateId),
  }),
})

const texts = {
  id: 'The offer (global id).',
  version: 'The version that was read; another one is refused as CONFLICT.',
  answers: "Answers by the keys of the form's fields, as JSON text: { key: { value, reason } }.",
  subject: 'Subject of the mail to the candidate: one line; placeholders by their names.',
  message: 'HTML of that mail; placeholders as data-token.',
  validUntil: 'Until when the candidate may answer.',
}
const fieldNames = { contents: 'message', toAddress: 'message' }

interface Written {
  answers: string
  subject?: string | null | undefined
  message?: string | null | undefined
  validUntil?: Date | null | undefined
}
const written = ({ answers, subject, message, validUntil }: Written) => ({
  answers: readAnswers(answers),
  subject: subject ?? '',
  message: message ?? '',
  validUntil: validUntil?.toISOString() ?? null,
})

mutation('createOffer', {
  description:
    'Begins an offer to a candidate of a job, as a draft. REFUSED with OFFER_OPEN while another one of the kind is open there.',
  operation: contract.offerCreate,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    candidateId: t.id({ required: true, description: 'The candidate (global id).' }),
    formId: t.id({ required: true, description: 'The form that it is written by (global id).' }),
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
        ...written(fields),
      },
    }),
  }),
})

mutation('updateOffer', {
  description:
    'Changes what is offered. It is a draft again: approvals end, and a link that was sent opens nothing any more.',
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
      body: { version, ...written(fields) },
    }),
  }),
})

mutation('submitOffer', {
  description:
    'Makes the document and asks for approval. Where the form asks for none and nobody is named, the offer is approved at once.',
  operation: contract.offerSubmit,
  input: (t) => ({
    id: t.id({ required: true, description: texts.id }),
    version: t.int({ required: true, description: texts.version }),
    approverIds: t.idList({
      required: true,
      description: 'Who decides, in the order in which they are asked (global ids).',
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
  description: 'Approves or rejects an offer, as the approver whose turn it is or who stands in for them.',
  operation: contract.offerDecide,
  input: (t) => ({
    stepId: t.id({ required: true, description: 'The step to decide on (global id).' }),
    verdict: t.field({ type: OfferVerdict, required: true, description: 'What is decided.' }),
    comment: t.string({ description: 'What there is to say, up to 1,000 characters; needed to reject.' }),
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
    'Sends an approved letter to the candidate: a mail with the link by which to read and answer it. Sent again, the earlier link opens nothing any more.',
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
  description: 'Takes an open offer back. A candidate to whom it was sent is told.',
  operation: contract.offerWithdraw,
  input: (t) => ({
    id: t.id({ required: true, description: texts.id }),
    reason: t.string({ description: 'Why, up to 1,000 characters; for the company alone.' }),
  }),
  payload,
  resolve: async ({ id, reason }, { rest }) => ({
    offer: await rest.call(contract.offerWithdraw, {
      params: { id: idOf('Offer', id) },
      body: reason ? { reason } : {},
    }),
  }),
})
