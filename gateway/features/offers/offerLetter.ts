import * as contract from '../../../services/features/offers/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'

const OfferLink = builder
  .objectRef<contract.OfferLink>('OfferLink')
  .implement({
    description: 'What whoever has the link of an offer sees before they have given the code.',
    fields: (t) => ({
      companyName: t.exposeString('companyName', { description: 'Who makes the offer.' }),
      mailHint: t.exposeString('mailHint', { description: 'The address that codes go to, with most of it hidden.' }),
      isLocked: t.exposeBoolean('isLocked', {
        description: 'Too many codes were wrong: the link opens nothing any more.',
      }),
    }),
  })

const OfferLetterDocument = builder
  .objectRef<contract.OfferLetter['document']>('OfferLetterDocument')
  .implement({
    description: 'The document of an offer, for a reader without an account.',
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
    description: 'An offer as the candidate reads it.',
    fields: (t) => ({
      companyName: t.exposeString('companyName', { description: 'Who makes the offer.' }),
      candidateName: t.exposeString('candidateName', { description: 'To whom it is made.' }),
      jobTitle: t.exposeString('jobTitle', { description: 'The position that is offered.' }),
      validUntil: t.expose('validUntil', { type: 'DateTime', description: 'Until when it may be answered.' }),
      version: t.exposeInt('version', { description: 'Which version of the offer this is; the answer names it.' }),
      document: t.expose('document', { type: OfferLetterDocument, description: 'What is offered.' }),
    }),
  })

const OfferOpeningResult = enumOf<contract.OfferOpening['result']>('OfferOpeningResult', 'What became of a code.', {
  opened: 'The offer is open.',
  wrong: 'The code is wrong.',
  expired: 'The code is no longer good, or none was asked for.',
  locked: 'Too many codes were wrong: the link opens nothing any more.',
})

const OfferAnswer = builder.enumType('OfferAnswer', {
  description: 'What a candidate says to an offer.',
  values: {
    ACCEPT: { value: 'accepted', description: 'The candidate takes it.' },
    DECLINE: { value: 'declined', description: 'The candidate does not take it, and says why.' },
  } as const,
})

const OfferReceipt = builder
  .objectRef<contract.OfferReceipt>('OfferReceipt')
  .implement({
    description: 'What a candidate has answered to an offer.',
    fields: (t) => ({
      answer: t.expose('answer', { type: OfferAnswer, description: 'What was answered.' }),
      companyName: t.exposeString('companyName', { description: 'Who made the offer.' }),
      jobTitle: t.exposeString('jobTitle', { description: 'The position that is offered.' }),
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
    description: 'Whose offer a link leads to, and nothing of what it says; for everybody who has the link.',
    args: { token: t.arg.string(token) },
    resolve: (_root, args, { rest }) => rest.call(contract.offerLink, { params: { token: args.token } }),
  }),
)

mutation('sendOfferCode', {
  description: 'Mails the candidate a code that opens the offer, good for ten minutes; for everybody who has the link.',
  operation: contract.offerSendCode,
  input: (t) => ({ token: t.string(token) }),
  payload: (t: PayloadFields<{ seconds: number }>) => ({
    waitSeconds: t.exposeInt('seconds', { description: 'Seconds until another one may be asked for.' }),
  }),
  resolve: ({ token: given }, { rest }) => rest.call(contract.offerSendCode, { params: { token: given } }),
})

mutation('openOffer', {
  description: 'Opens an offer by the code; five wrong ones lock the link. For everybody who has the link.',
  operation: contract.offerOpen,
  input: (t) => ({
    token: t.string(token),
    code: t.string({ required: true, description: 'The six digits of the mail.' }),
  }),
  payload: (t: PayloadFields<contract.OfferOpening>) => ({
    result: t.expose('result', { type: OfferOpeningResult, description: 'What became of the code.' }),
    triesLeft: t.exposeInt('triesLeft', { description: 'Wrong codes that the link still bears.' }),
    key: t.exposeString('key', { nullable: true, description: 'With which the offer is answered, for half an hour.' }),
    letter: t.expose('letter', {
      type: OfferLetter,
      nullable: true,
      description: 'The offer; null while it is closed.',
    }),
  }),
  resolve: ({ token: given, code }, { rest }) =>
    rest.call(contract.offerOpen, { params: { token: given }, body: { code } }),
})

mutation('answerOffer', {
  description: 'Accepts or declines an offer, once; for everybody who has the link and its key.',
  operation: contract.offerAnswer,
  input: (t) => ({
    token: t.string(token),
    key: t.string({ required: true, description: 'That the code gave.' }),
    answer: t.field({ type: OfferAnswer, required: true, description: 'What is answered.' }),
    reason: t.string({ description: 'Why it is declined, up to 1,000 characters; needed then.' }),
    version: t.int({ required: true, description: 'The version that was read.' }),
  }),
  payload: (t: PayloadFields<{ receipt: contract.OfferReceipt }>) => ({
    receipt: t.expose('receipt', { type: OfferReceipt, description: 'What was answered, and to what.' }),
  }),
  resolve: async ({ token: given, key, answer, reason, version }, { rest }) => ({
    receipt: await rest.call(contract.offerAnswer, {
      params: { token: given },
      body: { key, answer, version, ...(reason && { reason }) },
    }),
  }),
})
