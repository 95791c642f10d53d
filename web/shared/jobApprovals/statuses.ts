import type { StatusColor } from '../ui/StatusTag.tsx'

/** Colours of the approvals of new jobs. */
export const approvalColors = {
  PENDING: 'blue',
  APPROVED: 'green',
  REJECTED: 'red',
  WITHDRAWN: 'neutral',
} as const satisfies Record<string, StatusColor>
