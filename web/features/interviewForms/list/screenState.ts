import { pageSizes } from '../../../shared/pageSizes.ts'
import { countParam, textParam } from '../../../shared/urlState.ts'

/** Everything of the forms tab that the address says. */
export const screenShape = { name: textParam, page: countParam(1), size: countParam(20, pageSizes) }

export interface ScreenState {
  name: string
  page: number
  size: number
}
export type SetScreenState = (change: Partial<ScreenState>, options?: { replace?: boolean }) => void
