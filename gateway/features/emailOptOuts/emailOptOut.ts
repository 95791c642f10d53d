import * as contract from '../../../services/features/emailOptOuts/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'

const EmailOptOut = builder
  .objectRef<contract.EmailOptOut>('EmailOptOut')
  .implement({
    description: 'Whether an address still gets the bulk mails of a company.',
    fields: (t) => ({
      companyName: t.exposeString('companyName', { description: 'The company that sends the mails.' }),
      mailHint: t.exposeString('mailHint', { description: 'The address, mostly hidden.' }),
      isUnsubscribed: t.exposeBoolean('isUnsubscribed', {
        description: 'Whether bulk mails are no longer sent to it.',
      }),
    }),
  })

const token = { required: true, description: "The token of the link in a mail's footer." } as const

builder.queryField('emailOptOut', (t) =>
  t.field({
    type: EmailOptOut,
    nullable: true,
    operation: contract.emailOptOut,
    description: 'Whether the owner of the link still gets bulk mails. Available to everyone who has the link.',
    args: { token: t.arg.string(token) },
    resolve: (_root, args, { rest }) => rest.call(contract.emailOptOut, { params: { token: args.token } }),
  }),
)

mutation('setEmailOptOut', {
  description: "Unsubscribes from a company's bulk mails, or subscribes again. Available to everyone who has the link.",
  operation: contract.emailOptOutSet,
  input: (t) => ({
    token: t.string(token),
    isUnsubscribed: t.boolean({ required: true, description: 'Whether bulk mails are no longer sent.' }),
  }),
  payload: (t: PayloadFields<{ optOut: contract.EmailOptOut }>) => ({
    optOut: t.expose('optOut', { type: EmailOptOut, description: 'The state after the change.' }),
  }),
  resolve: async ({ token: given, isUnsubscribed }, { rest }) => ({
    optOut: await rest.call(contract.emailOptOutSet, { params: { token: given }, body: { isUnsubscribed } }),
  }),
})
