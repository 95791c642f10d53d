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
    description: "A candidate's consent to a vendor sending their CV.",
    fields: (t) => ({
      companyName: t.exposeString('companyName', { description: 'Name of the company that received the CV.' }),
      vendorName: t.exposeString('vendorName', { description: 'Name of the vendor that sent it.' }),
      candidateName: t.exposeString('candidateName', { description: 'Name of the candidate.' }),
      jobTitle: t.exposeString('jobTitle', { description: 'Title of the job for which it was sent.' }),
      isGiven: t.exposeBoolean('isGiven', {
        nullable: true,
        description: 'Whether the candidate consents; null if they have not answered.',
      }),
    }),
  })

const token = { required: true, description: 'The token of the link in the e-mail.' } as const

builder.queryField('vendorConsent', (t) =>
  t.field({
    type: VendorConsent,
    nullable: true,
    operation: vendorConsent,
    description: 'What the candidate who has the link is asked to consent to.',
    args: { token: t.arg.string(token) },
    resolve: (_root, args, { rest }) => rest.call(vendorConsent, { params: { token: args.token } }),
  }),
)

mutation('setVendorConsent', {
  description: 'Sets whether the candidate who has the link consents; without their consent the CV is withdrawn.',
  operation: vendorConsentSet,
  input: (t) => ({
    token: t.string(token),
    isGiven: t.boolean({ required: true, description: 'Whether the candidate consents.' }),
  }),
  payload: (t: PayloadFields<{ consent: Row }>) => ({
    consent: t.expose('consent', { type: VendorConsent, description: 'The consent after the change.' }),
  }),
  resolve: async ({ token: given, isGiven }, { rest }) => ({
    consent: await rest.call(vendorConsentSet, { params: { token: given }, body: { isGiven } }),
  }),
})
