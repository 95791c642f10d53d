import type { StatusColor } from '../../shared/ui/StatusTag.tsx'

/** The statuses of a job, in the order in which they are offered. */
export const statuses = ['OPEN', 'ON_HOLD', 'CLOSED', 'FILLED'] as const
/** Colours of the statuses of jobs (000/4). */
export const statusColors = {
  OPEN: 'green',
  CLOSED: 'red',
  ON_HOLD: 'blue',
  FILLED: 'cyan',
  OTHER: 'neutral',
} as const satisfies Record<string, StatusColor>
export const priorities = ['URGENT', 'HIGH', 'NORMAL', 'LOW'] as const
export const closeReasons = ['CANCELLED', 'BUDGET', 'POSTPONED', 'FOUND_ELSEWHERE', 'DUPLICATE', 'OTHER'] as const
export const tabs = ['HOT', 'NEW', 'SUGGESTED'] as const
export type JobTab = (typeof tabs)[number]
/** Colours of publications (002/4.5). */
export const publicationColors = { PENDING: 'blue', APPROVED: 'green', REJECTED: 'red' } as const satisfies Record<
  string,
  StatusColor
>
