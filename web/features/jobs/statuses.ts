import type { StatusColor } from '../../shared/ui/StatusTag.tsx'

/** Colours of the statuses of jobs (000/4). */
export const statusColors = { OPEN: 'green', CLOSED: 'red', ON_HOLD: 'blue', FILLED: 'cyan' } as const satisfies Record<
  string,
  StatusColor
>
