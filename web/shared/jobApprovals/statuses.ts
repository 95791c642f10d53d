import type { StatusColor } from '../ui/StatusTag.tsx'

/** The colours of the approval statuses of new jobs. */
export const approvalColors = {
  PENDING: 'blue',
  APPROVED: 'green',
  REJECTED: 'red',
  WITHDRAWN: 'neutral',
} as const satisfies Record<string, StatusColor>
