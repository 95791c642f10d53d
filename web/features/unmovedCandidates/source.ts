import { countParam } from '../../shared/hooks/urlState.ts'

/** Days without a move after which a candidate is called to mind. */
export const spans = [7, 14, 30] as const

/** What the address of the landing page says about the card of candidates who stand still. */
export const shape = { unmoved: countParam(14, spans) }

/** Candidates that the card shows. */
export const shownCount = 5
