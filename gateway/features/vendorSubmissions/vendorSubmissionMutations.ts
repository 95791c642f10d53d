import {
  vendorSubmissionRule,
  vendorSubmissionWithdraw,
  type VendorSubmission as Row,
} from '../../../services/features/vendorSubmissions/contract.ts'
import { known } from '../../core/graph/enums.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { VendorSubmissionRuling } from './submissionEnums.ts'
import { VendorSubmission } from './vendorSubmission.ts'

const payloadFields = (t: PayloadFields<{ submission: Row }>) => ({
  submission: t.expose('submission', { type: VendorSubmission, description: 'The submission after the change.' }),
})

mutation('withdrawVendorSubmission', {
  description: "Withdraws a CV that the viewer's vendor has submitted.",
  operation: vendorSubmissionWithdraw,
  input: (t) => ({ id: t.id({ required: true, description: 'The submission (global id).' }) }),
  payload: payloadFields,
  resolve: async ({ id }, { rest }) => ({
    submission: await rest.call(vendorSubmissionWithdraw, { params: { id: idOf('VendorSubmission', id) }, body: {} }),
  }),
})

mutation('ruleOnVendorSubmission', {
  description:
    'Rules on a submitted CV: whether its vendor is entitled to the candidate, and which reason for a rejection is shown to the vendor.',
  operation: vendorSubmissionRule,
  input: (t) => ({
    id: t.id({ required: true, description: 'The submission (global id).' }),
    ruling: t.field({
      type: VendorSubmissionRuling,
      description: 'Whether its vendor is entitled to the candidate; unchanged if omitted.',
    }),
    shownReason: t.string({
      description: 'The reason for a rejection shown to the vendor, up to 500 characters; unchanged if omitted.',
    }),
  }),
  payload: payloadFields,
  resolve: async ({ id, ruling, shownReason }, { rest }) => ({
    submission: await rest.call(vendorSubmissionRule, {
      params: { id: idOf('VendorSubmission', id) },
      body: { ...(ruling && { ruling: known(ruling, 'ruling') }), ...(shownReason != null && { shownReason }) },
    }),
  }),
})
