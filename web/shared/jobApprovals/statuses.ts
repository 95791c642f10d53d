import type { StatusColor } from '../ui/StatusTag.tsx'

/** Colours of the approvals of new jobs. */
export const approvalColors = {
  PENDING: 'blue',
  APPROVED: 'green',
  REJECTED: 'red',
  WITHDRAWN: 'neutral',
} as const satisfies Record<string, StatusColor>

/** Colours of what approvers decide; `LATER`: others come first. */
export const decisionColors = {
  APPROVED: 'green',
  REJECTED: 'red',
  SKIPPED: 'neutral',
  DROPPED: 'neutral',
  WAITING: 'blue',
  LATER: 'neutral',
} as const satisfies Record<string, StatusColor>
