import type { CompanyDb } from '../../core/database/companyDb.ts'
import { newId } from '../../core/ids.ts'
import { agreementAt } from '../vendorAgreements/terms.ts'
import './tables.ts'

/** A submission whose candidate was hired. */
export interface Hire {
  submissionId: string
  vendorId: string
  submittedAt: Date
  hiredAt: Date
  jobId: string | null
  /** Whether the vendor owned the candidate at that time. */
  isEntitled: boolean
}

/**
 * Creates the placement of a hire unless it exists, with the terms that were agreed for the CV. It has no fee if the
 * vendor did not own the candidate (integrations §9); staff can change that.
 */
export async function makePlacement(tx: CompanyDb, hire: Hire): Promise<void> {
  const { submissionId, vendorId, submittedAt, hiredAt, jobId, isEntitled } = hire
  const terms = await agreementAt(tx, vendorId, submittedAt, jobId)
  await tx
    .insert('vendor_placement', {
      ...{ id: newId(), submission_id: submissionId, vendor_id: vendorId, job_id: jobId },
      ...{ hired_at: hiredAt, is_entitled: isEntitled, fixed_fee: isEntitled ? null : 0 },
      ...(terms && {
        ...{ fee_kind: terms.feeKind, fee_rate: terms.fee, currency: terms.currency },
        ...{ guarantee_days: terms.guaranteeDays, refund_rule: terms.refundRule },
      }),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'submission_id']).doNothing())
    .execute()
}
