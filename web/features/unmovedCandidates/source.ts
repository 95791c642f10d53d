import { countParam } from '../../shared/hooks/urlState.ts'

/** The choices of days without a move after which a candidate is listed. */
export const spans = [7, 14, 30] as const

/** The state of the card in the address of the landing page. */
export const shape = { unmoved: countParam(14, spans) }

/** The number of candidates that the card shows. */
export const shownCount = 5
