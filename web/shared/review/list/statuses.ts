import type { StatusColor } from '../../ui/StatusTag.tsx'

/** Text (key `review:status.…`) and colour of every status of a row (001/4, 001/2.2). */
export const statuses = {
  NEW: { text: 'submitted', color: 'blue' },
  APPROVED: { text: 'validated', color: 'green' },
  REJECTED: { text: 'invalidated', color: 'red' },
  EXISTED: { text: 'existed', color: 'orange' },
  FAILED: { text: 'failureImported', color: 'magenta' },
  FAIL: { text: 'failureImported', color: 'magenta' },
  FAILED_CREATEDCANDIDATE: { text: 'failureImported', color: 'magenta' },
  POLICYFAILURE: { text: 'policyFailure', color: 'cyan' },
} as const satisfies Record<string, { text: string; color: StatusColor }>
/** The status of a row, as the graph has it. */
export type RowStatus = keyof typeof statuses

/** What the filter offers: one entry for each text. */
export const filterStatuses = ['NEW', 'APPROVED', 'REJECTED', 'EXISTED', 'FAILED', 'POLICYFAILURE'] as const
export type FilterStatus = (typeof filterStatuses)[number]

/** Filtering by failed sends its two older spellings too (decision D-41). */
export const sentStatuses = (chosen: readonly FilterStatus[]): RowStatus[] =>
  chosen.flatMap((status): RowStatus[] =>
    status === 'FAILED' ? ['FAILED', 'FAILED_CREATEDCANDIDATE', 'FAIL'] : [status],
  )

/** Rows in yellow: failed ones, but not those that a policy refused (decision D-40). */
export const isFailedRow = (status: RowStatus) => statuses[status].text === 'failureImported'
