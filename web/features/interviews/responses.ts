import type { StatusColor } from '../../shared/ui/StatusTag.tsx'

/** Colours of what people have answered. */
export const responseColors = {
  NEEDS_ACTION: 'neutral',
  ACCEPTED: 'green',
  DECLINED: 'red',
  TENTATIVE: 'orange',
} as const satisfies Record<string, StatusColor>
