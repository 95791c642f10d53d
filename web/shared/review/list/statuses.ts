import type { StatusColor } from '../../ui/StatusTag.tsx'

/** The text (key `review:status.…`) and colour of every status of a row (001/4, 001/2.2). */
export const statuses = {
  NEW: { text: 'submitted', color: 'blue' },
  APPROVED: { text: 'validated', color: 'green' },
  REJECTED: { text: 'invalidated', color: 'red' },
  EXISTING: { text: 'existed', color: 'orange' },
  FAILED: { text: 'failureImported', color: 'magenta' },
  BLOCKED_BY_POLICY: { text: 'policyFailure', color: 'cyan' },
  /** Any other status of the services. */
  OTHER: { text: 'other', color: 'cyan' },
} as const satisfies Record<string, { text: string; color: StatusColor }>
/** The status of a row, as in the GraphQL schema. */
export type RowStatus = keyof typeof statuses

/** The options of the filter: one for each text. */
export const filterStatuses = ['NEW', 'APPROVED', 'REJECTED', 'EXISTING', 'FAILED', 'BLOCKED_BY_POLICY'] as const
export type FilterStatus = (typeof filterStatuses)[number]

/** The names in addresses and saved views of earlier versions. */
export const formerStatuses = { EXISTED: 'EXISTING', POLICYFAILURE: 'BLOCKED_BY_POLICY' } as const satisfies Record<
  string,
  FilterStatus
>

/** Whether the row is highlighted in yellow: failed rows, except those that a policy refused (decision D-40). */
export const isFailedRow = (status: RowStatus) => status === 'FAILED'

/** Whether the row was never imported: it can be neither approved nor rejected (decision D-40). */
export const isRefusedRow = (status: RowStatus) => status === 'FAILED' || status === 'BLOCKED_BY_POLICY'
