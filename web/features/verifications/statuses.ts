import type { StatusColor } from '../../shared/StatusTag.tsx'
import type { VerificationCandidateStatus } from './candidates/__generated__/VerificationCandidateRow_candidate.graphql.ts'

/** Text (key `status.…`) and colour of every status of a row (001/4, 001/2.2). */
export const statuses = {
  NEW: { text: 'submitted', color: 'blue' },
  APPROVED: { text: 'validated', color: 'green' },
  REJECTED: { text: 'invalidated', color: 'red' },
  EXISTED: { text: 'existed', color: 'orange' },
  FAILED: { text: 'failureImported', color: 'magenta' },
  FAIL: { text: 'failureImported', color: 'magenta' },
  FAILED_CREATEDCANDIDATE: { text: 'failureImported', color: 'magenta' },
  POLICYFAILURE: { text: 'policyFailure', color: 'cyan' },
} as const satisfies Record<VerificationCandidateStatus, { text: string; color: StatusColor }>

/** What the filter offers: one entry for each text. */
export const filterStatuses = ['NEW', 'APPROVED', 'REJECTED', 'EXISTED', 'FAILED', 'POLICYFAILURE'] as const
export type FilterStatus = (typeof filterStatuses)[number]

/** Filtering by failed sends its two older spellings too (decision D-41). */
export const sentStatuses = (chosen: readonly FilterStatus[]): VerificationCandidateStatus[] =>
  chosen.flatMap((status): VerificationCandidateStatus[] =>
    status === 'FAILED' ? ['FAILED', 'FAILED_CREATEDCANDIDATE', 'FAIL'] : [status])

/** Rows in yellow: failed ones, but not those that a policy refused (decision D-40). */
export const isFailedRow = (status: VerificationCandidateStatus) => statuses[status].text === 'failureImported'
