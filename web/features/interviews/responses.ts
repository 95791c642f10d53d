import type { StatusColor } from '../../shared/ui/StatusTag.tsx'

/** The colours of the panel's responses. */
export const responseColors = {
  NEEDS_ACTION: 'neutral',
  ACCEPTED: 'green',
  DECLINED: 'red',
  TENTATIVE: 'orange',
} as const satisfies Record<string, StatusColor>
