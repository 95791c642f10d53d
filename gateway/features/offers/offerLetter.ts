import * as contract from '../../../services/features/offers/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'

const OfferLink = builder
  .objectRef<contract.OfferLink>('OfferLink')
  .implement({
    description: 'What the link of an offer shows before the code is entered.',
    fields: (t) => ({
      companyName: t.exposeString('companyName', { description: 'Name of the company that makes the offer.' }),
      mailHint: t.exposeString('mailHint', { description: 'The address to which codes are sent, mostly masked.' }),
      isLocked: t.exposeBoolean('isLocked', { description: 'Whether the link is locked after too many wrong codes.' }),
    }),
  })

const OfferLetterDocument = builder
  .objectRef<contract.OfferLetter['document']>('OfferLetterDocument')
  .implement({
    description: 'The document of an offer, for readers without an account.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the file.' }),
      contentType: t.exposeString('contentType', { description: 'Media type of the file.' }),
      hash: t.exposeString('sha256', { description: 'SHA-256 of the file, in hexadecimal.' }),
      content: t.exposeString('content', { description: 'The file as base64.' }),
    }),
  })

const OfferLetter = builder
  .objectRef<contract.OfferLetter>('OfferLetter')
  .implement({
    description: 'An offer as shown to the candidate.',
    fields: (t) => ({
      companyName: t.exposeString('companyName', { description: 'Name of the company that makes the offer.' }),
      candidateName: t.exposeString('candidateName', { description: 'Name of the candidate.' }),
      jobTitle: t.exposeString('jobTitle', { description: 'The offered position.' }),
      validUntil: t.expose('validUntil', { type: 'DateTime', description: 'Until when it may be answered.' }),
      version: t.exposeInt('version', { description: 'Version of the offer, to be passed with the answer.' }),
      document: t.expose('document', { type: OfferLetterDocument, description: 'The document of the offer.' }),
    }),
  })

const OfferOpeningResult = enumOf<contract.OfferOpening['result']>(
  'OfferOpeningResult',
  'The result of entering a code.',
  {
    opened: 'The offer is open.',
    wrong: 'The code is wrong.',
    expired: 'The code has expired, or none was requested.',
    locked: 'Too many wrong codes were entered: the link no longer works.',
  },
)

const OfferAnswer = builder.enumType('OfferAnswer', {
  description: 'The answer of a candidate to an offer.',
  values: {
    ACCEPT: { value: 'accepted', description: 'The candidate accepts the offer.' },
    DECLINE: { value: 'declined', description: 'The candidate declines the offer and gives a reason.' },
  } as const,
})

const OfferReceipt = builder
  .objectRef<contract.OfferReceipt>('OfferReceipt')
  .implement({
    description: "Confirmation of a candidate's answer to an offer.",
    fields: (t) => ({
      answer: t.expose('answer', { type: OfferAnswer, description: 'The answer of the candidate.' }),
      companyName: t.exposeString('companyName', { description: 'Name of the company that made the offer.' }),
      jobTitle: t.exposeString('jobTitle', { description: 'The offered position.' }),
      answeredAt: t.expose('answeredDate', { type: 'DateTime', description: 'When it was answered.' }),
      documentName: t.exposeString('documentName', { description: 'Name of the document that was answered.' }),
      hash: t.exposeString('sha256', { description: 'SHA-256 of that document, in hexadecimal.' }),
    }),
  })

const token = { required: true, description: 'The token of the link.' } as const

builder.queryField('offerLink', (t) =>
  t.field({
    type: OfferLink,
    nullable: true,
    operation: contract.offerLink,
    description:
      "The company that a link's offer comes from, but not its content; public to everyone who has the link.",
    args: { token: t.arg.string(token) },
    resolve: (_root, args, { rest }) => rest.call(contract.offerLink, { params: { token: args.token } }),
  }),
)

mutation('sendOfferCode', {
  description:
    'E-mails the candidate a code that opens the offer and is valid for ten minutes; public to everyone who has the link.',
  operation: contract.offerSendCode,
  input: (t) => ({ token: t.string(token) }),
  payload: (t: PayloadFields<{ seconds: number }>) => ({
    waitSeconds: t.exposeInt('seconds', { description: 'Seconds until another code may be requested.' }),
  }),
  resolve: ({ token: given }, { rest }) => rest.call(contract.offerSendCode, { params: { token: given } }),
})

mutation('openOffer', {
  description: 'Opens an offer with the code; five wrong codes lock the link. Public to everyone who has the link.',
  operation: contract.offerOpen,
  input: (t) => ({
    token: t.string(token),
    code: t.string({ required: true, description: 'The six digits from the e-mail.' }),
  }),
  payload: (t: PayloadFields<contract.OfferOpening>) => ({
    result: t.expose('result', { type: OfferOpeningResult, description: 'The result of entering the code.' }),
    triesLeft: t.exposeInt('triesLeft', { description: 'Number of wrong codes left before the link is locked.' }),
    key: t.exposeString('key', {
      nullable: true,
      description: 'The key for answering the offer, valid for half an hour.',
    }),
    letter: t.expose('letter', {
      type: OfferLetter,
      nullable: true,
      description: 'The offer; null if it was not opened.',
    }),
  }),
  resolve: ({ token: given, code }, { rest }) =>
    rest.call(contract.offerOpen, { params: { token: given }, body: { code } }),
})

mutation('answerOffer', {
  description: 'Accepts or declines an offer, once; public to everyone who has the link and its key.',
  operation: contract.offerAnswer,
  input: (t) => ({
    token: t.string(token),
    key: t.string({ required: true, description: 'The key that was returned for the code.' }),
    answer: t.field({ type: OfferAnswer, required: true, description: 'The answer of the candidate.' }),
    reason: t.string({ description: 'Reason for declining, up to 1,000 characters; required to decline.' }),
    version: t.int({ required: true, description: 'The version that was read.' }),
  }),
  payload: (t: PayloadFields<{ receipt: contract.OfferReceipt }>) => ({
    receipt: t.expose('receipt', { type: OfferReceipt, description: 'Confirmation of the answer.' }),
  }),
  resolve: async ({ token: given, key, answer, reason, version }, { rest }) => ({
    receipt: await rest.call(contract.offerAnswer, {
      params: { token: given },
      body: { key, answer, version, ...(reason && { reason }) },
    }),
  }),
})
