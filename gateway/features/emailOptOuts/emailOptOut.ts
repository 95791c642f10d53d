import * as contract from '../../../services/features/emailOptOuts/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'

const EmailOptOut = builder
  .objectRef<contract.EmailOptOut>('EmailOptOut')
  .implement({
    description: 'Whether an address still gets the mails of a company that go to many.',
    fields: (t) => ({
      companyName: t.exposeString('companyName', { description: 'Whose mails they are.' }),
      mailHint: t.exposeString('mailHint', { description: 'The address, with most of it hidden.' }),
      isUnsubscribed: t.exposeBoolean('isUnsubscribed', { description: 'Such mails are no longer sent to it.' }),
    }),
  })

const token = { required: true, description: 'The token of the link below a mail.' } as const

builder.queryField('emailOptOut', (t) =>
  t.field({
    type: EmailOptOut,
    nullable: true,
    operation: contract.emailOptOut,
    description: 'Whether whoever has the link still gets mails that go to many; for everybody who has the link.',
    args: { token: t.arg.string(token) },
    resolve: (_root, args, { rest }) => rest.call(contract.emailOptOut, { params: { token: args.token } }),
  }),
)

mutation('setEmailOptOut', {
  description: 'Ends mails of a company that go to many, or lets them come again; for everybody who has the link.',
  operation: contract.emailOptOutSet,
  input: (t) => ({
    token: t.string(token),
    isUnsubscribed: t.boolean({ required: true, description: 'No more such mails.' }),
  }),
  payload: (t: PayloadFields<{ optOut: contract.EmailOptOut }>) => ({
    optOut: t.expose('optOut', { type: EmailOptOut, description: 'What holds now.' }),
  }),
  resolve: async ({ token: given, isUnsubscribed }, { rest }) => ({
    optOut: await rest.call(contract.emailOptOutSet, { params: { token: given }, body: { isUnsubscribed } }),
  }),
})
