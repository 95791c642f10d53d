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

const changed = (t: PayloadFields<{ submission: Row }>) => ({
  submission: t.expose('submission', { type: VendorSubmission, description: 'The submission as it is now.' }),
})

mutation('withdrawVendorSubmission', {
  description: 'Takes a submitted CV of the own vendor back.',
  operation: vendorSubmissionWithdraw,
  input: (t) => ({ id: t.id({ required: true, description: 'The submission (global id).' }) }),
  payload: changed,
  resolve: async ({ id }, { rest }) => ({
    submission: await rest.call(vendorSubmissionWithdraw, { params: { id: idOf('VendorSubmission', id) }, body: {} }),
  }),
})

mutation('ruleOnVendorSubmission', {
  description:
    'Rules on a submitted CV: whether its vendor is entitled to the candidate, and what it is told of a rejection.',
  operation: vendorSubmissionRule,
  input: (t) => ({
    id: t.id({ required: true, description: 'The submission (global id).' }),
    ruling: t.field({
      type: VendorSubmissionRuling,
      description: 'Whether its vendor is entitled to the candidate; left as it is without it.',
    }),
    shownReason: t.string({
      description: 'What the vendor is told of a rejection, up to 500 characters; left as it is without it.',
    }),
  }),
  payload: changed,
  resolve: async ({ id, ruling, shownReason }, { rest }) => ({
    submission: await rest.call(vendorSubmissionRule, {
      params: { id: idOf('VendorSubmission', id) },
      body: { ...(ruling && { ruling: known(ruling, 'ruling') }), ...(shownReason != null && { shownReason }) },
    }),
  }),
})
