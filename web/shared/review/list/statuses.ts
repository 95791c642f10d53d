import type { StatusColor } from '../../ui/StatusTag.tsx'

/** Text (key `review:status.…`) and colour of every status of a row (001/4, 001/2.2). */
export const statuses = {
  NEW: { text: 'submitted', color: 'blue' },
  APPROVED: { text: 'validated', color: 'green' },
  REJECTED: { text: 'invalidated', color: 'red' },
  EXISTING: { text: 'existed', color: 'orange' },
  FAILED: { text: 'failureImported', color: 'magenta' },
  BLOCKED_BY_POLICY: { text: 'policyFailure', color: 'cyan' },
  /** Any other that the services have. */
  OTHER: { text: 'other', color: 'cyan' },
} as const satisfies Record<string, { text: string; color: StatusColor }>
/** The status of a row, as the graph has it. */
export type RowStatus = keyof typeof statuses

/** What the filter offers: one entry for each text. */
export const filterStatuses = ['NEW', 'APPROVED', 'REJECTED', 'EXISTING', 'FAILED', 'BLOCKED_BY_POLICY'] as const
export type FilterStatus = (typeof filterStatuses)[number]

/** Words in addresses and saved views of earlier versions. */
export const formerStatuses = { EXISTED: 'EXISTING', POLICYFAILURE: 'BLOCKED_BY_POLICY' } as const satisfies Record<
  string,
  FilterStatus
>

/** Rows in yellow: failed ones, but not those that a policy refused (decision D-40). */
export const isFailedRow = (status: RowStatus) => status === 'FAILED'

/** Rows that were never imported can be neither approved nor rejected (decision D-40). */
export const isRefusedRow = (status: RowStatus) => status === 'FAILED' || status === 'BLOCKED_BY_POLICY'
