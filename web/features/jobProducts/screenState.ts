import { pageSizes } from '../../shared/pageSizes.ts'
import { countParam, textParam } from '../../shared/urlState.ts'

/** Everything of this screen that its address says. */
export const screenShape = { type: textParam, page: countParam(1), size: countParam(20, pageSizes) }

export interface ScreenState {
  type: string
  page: number
  size: number
}
export type SetScreenState = (change: Partial<ScreenState>, options?: { replace?: boolean }) => void
