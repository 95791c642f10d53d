import type { VendorPlacement } from '../../../services/features/vendorPlacements/contract.ts'
import { uuid } from '../../support/records.ts'

/** A hire through the first vendor, whose fee is due. */
export const placement = (id: number, more: Partial<VendorPlacement> = {}): VendorPlacement => ({
  ...{ id: uuid(id), submissionId: uuid(90), vendorId: uuid(1), vendorName: 'TalentBridge' },
  ...{ candidateId: null, candidateName: 'Nguyễn Văn An', jobId: null, jobTitle: 'Payment team' },
  ...{ hiredDate: '2026-10-01T08:00:00.000Z', isEntitled: true, state: 'due', feeKind: 'percent', feeRate: 18 },
  ...{ currency: 'VND', fee: 86_400_000, guaranteeDays: 60, guaranteeUntil: '2026-12-14', refundRule: 'Half of it' },
  ...{ startDay: '2026-10-16', salary: 480_000_000, fixedFee: null, settled: null, note: '', version: 2 },
  ...more,
})
