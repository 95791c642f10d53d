import { feeKinds, type FeeKind } from '../../../services/features/vendorAgreements/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { openSet, otherValue, type Other } from '../../core/graph/enums.ts'

export const VendorFeeKind = builder.enumType('VendorFeeKind', {
  description: 'How the fee for a hire is calculated.',
  values: {
    PERCENT: { value: 'percent', description: 'A percentage of the yearly salary.' },
    FLAT: { value: 'flat', description: 'A fixed amount for each hire.' },
    OTHER: otherValue('feeKindName'),
  } satisfies Record<string, { value: FeeKind | Other; description: string }>,
})
export const feeKindSet = openSet(feeKinds)
