import { feeKinds, type FeeKind } from '../../../services/features/vendorAgreements/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { openSet, otherValue, type Other } from '../../core/graph/enums.ts'

export const VendorFeeKind = builder.enumType('VendorFeeKind', {
  description: 'How the fee of a hire is reckoned.',
  values: {
    PERCENT: { value: 'percent', description: 'A part of the yearly salary.' },
    FLAT: { value: 'flat', description: 'The same amount each time.' },
    OTHER: otherValue('feeKindName'),
  } satisfies Record<string, { value: FeeKind | Other; description: string }>,
})
export const feeKindSet = openSet(feeKinds)
