import { vendorStatuses, type VendorStatus as Status } from '../../../services/features/vendors/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { openSet, otherValue, type Other } from '../../core/graph/enums.ts'

export const VendorStatus = builder.enumType('VendorStatus', {
  description: 'Whether a vendor, one of its addresses or a user in charge is active.',
  values: {
    ACTIVE: { value: 'Active', description: 'It is active.' },
    INACTIVE: { value: 'Inactive', description: 'It is stored but no longer active.' },
    OTHER: otherValue('statusName'),
  } satisfies Record<string, { value: Status | Other; description: string }>,
})

/** The statuses that the enum has values for. */
export const vendorStatusSet = openSet(vendorStatuses)
