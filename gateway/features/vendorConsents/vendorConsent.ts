import {
  vendorConsent,
  vendorConsentSet,
  type VendorConsent as Row,
} from '../../../services/features/vendorConsents/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'

const VendorConsent = builder
  .objectRef<Row>('VendorConsent')
  .implement({
    description: 'Whether a candidate agrees that a vendor has sent their CV.',
    fields: (t) => ({
      companyName: t.exposeString('companyName', { description: 'Who has received the CV.' }),
      vendorName: t.exposeString('vendorName', { description: 'Who has sent it.' }),
      candidateName: t.exposeString('candidateName', { description: 'Whose CV it is.' }),
      jobTitle: t.exposeString('jobTitle', { description: 'For what it was sent.' }),
      isGiven: t.exposeBoolean('isGiven', {
        nullable: true,
        description: 'What the candidate has said; null: nothing yet.',
      }),
    }),
  })

const token = { required: true, description: 'The token of the link of the mail.' } as const

builder.queryField('vendorConsent', (t) =>
  t.field({
    type: VendorConsent,
    nullable: true,
    operation: vendorConsent,
    description: 'To what the candidate who has the link is asked to agree.',
    args: { token: t.arg.string(token) },
    resolve: (_root, args, { rest }) => rest.call(vendorConsent, { params: { token: args.token } }),
  }),
)

mutation('setVendorConsent', {
  description: 'Says whether the candidate who has the link agrees; a CV to which they do not agree is withdrawn.',
  operation: vendorConsentSet,
  input: (t) => ({ token: t.string(token), isGiven: t.boolean({ required: true, description: 'They agree to it.' }) }),
  payload: (t: PayloadFields<{ consent: Row }>) => ({
    consent: t.expose('consent', { type: VendorConsent, description: 'What holds now.' }),
  }),
  resolve: async ({ token: given, isGiven }, { rest }) => ({
    consent: await rest.call(vendorConsentSet, { params: { token: given }, body: { isGiven } }),
  }),
})
