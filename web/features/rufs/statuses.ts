import type { StatusColor } from '../../shared/StatusTag.tsx'

/** Every status of a record, in the order of its life. */
export const rufStatuses = ['OPEN', 'IN_PROGRESS', 'DONE', 'CANCELLED'] as const
export type RufStatus = (typeof rufStatuses)[number]

/** The colour of each; its text is `rufs:statuses.…`. */
export const statusColors: Record<RufStatus, StatusColor> = {
  OPEN: 'blue',
  IN_PROGRESS: 'orange',
  DONE: 'green',
  CANCELLED: 'red',
}
