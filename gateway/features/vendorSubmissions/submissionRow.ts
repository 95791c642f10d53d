import { builder } from '../../core/graph/builder.ts'
import { recordId } from '../../core/graph/ids.ts'
import { VerificationCandidate } from '../verifications/verificationCandidate.ts'
import { VendorSubmission } from './vendorSubmission.ts'

builder.objectField(VendorSubmission, 'verificationCandidate', (t) =>
  t.field({
    type: VerificationCandidate,
    nullable: true,
    description:
      "Its row in the vendors' folder, where it is reviewed; null until the row exists, for users outside the company, and for users who may not review.",
    resolve: ({ rowId }, _args, context, info) => VerificationCandidate.refer(context, recordId(rowId ?? null), info),
  }),
)
