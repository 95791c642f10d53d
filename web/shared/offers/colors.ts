import type { StatusColor } from '../ui/StatusTag.tsx'
import type { OfferState } from './__generated__/OfferReview_offer.graphql.ts'

/** The colours of the states of offers. */
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
} as const satisfies Record<OfferState, StatusColor>
