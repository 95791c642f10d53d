import { rowShape, type StateOf } from '../../shared/review/rowState.ts'
import { choiceParam } from '../../shared/urlState.ts'

/** Everything of this screen that its address says. Ids are the services' own. */
export const screenShape = {
  ...rowShape,
  action: choiceParam(['approve', 'reject', 'view']),
  /** Tab of the drawer, beside Details. */
  tab: choiceParam(['cv', 'info']),
}

export type ScreenState = StateOf<typeof screenShape>
export type ReviewAction = NonNullable<ScreenState['action']>
export type SetScreenState = (change: Partial<ScreenState>, options?: { replace?: boolean }) => void
