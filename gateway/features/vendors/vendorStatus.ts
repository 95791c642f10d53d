import { vendorStatuses, type VendorStatus as Status } from '../../../services/features/vendors/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { openSet, otherValue, type Other } from '../../core/graph/enums.ts'

export const VendorStatus = builder.enumType('VendorStatus', {
  description: 'Whether a vendor, an address of one or a person in charge counts now.',
  values: {
    ACTIVE: { value: 'Active', description: 'It counts now.' },
    INACTIVE: { value: 'Inactive', description: 'It is kept, and counts no more.' },
    OTHER: otherValue('statusName'),
  } satisfies Record<string, { value: Status | Other; description: string }>,
})

/** The statuses that the enum has words for. */
export const vendorStatusSet = openSet(vendorStatuses)
