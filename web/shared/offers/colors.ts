import type { StatusColor } from '../ui/StatusTag.tsx'
import type { OfferState } from './__generated__/OfferReview_offer.graphql.ts'

/** Colours of the states of offers. */
export const offerColors = {
  DRAFT: 'neutral',
  PENDING: 'blue',
  REJECTED: 'red',
  APPROVED: 'cyan',
  SENT: 'orange',
  ACCEPTED: 'green',
  DECLINED: 'magenta',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
} as const satisfies Partial<Record<OfferState, StatusColor>>

/** Colours of what became of an approver's turn. */
export const stepColors = {
  WAITING: 'blue',
  LATER: 'neutral',
  APPROVED: 'green',
  REJECTED: 'red',
  SKIPPED: 'neutral',
  DROPPED: 'neutral',
} as const satisfies Record<string, StatusColor>
