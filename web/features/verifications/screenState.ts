import { hasRowFilters, noRowFilters, rowFilterOf, rowShape, type StateOf } from '../../shared/review/rowState.ts'
import { choiceParam, countParam, textParam } from '../../shared/urlState.ts'

export const actions = ['approve', 'reject', 'view', 'save'] as const
/** Tabs of the drawer and of the folder modal, beside Details. */
export const tabs = ['cv', 'info', 'rules'] as const
export type ReviewAction = (typeof actions)[number]

/** Everything of this screen that its address says. Ids are the services' own. */
export const screenShape = {
  ...rowShape,
  folder: textParam,
  folderSearch: textParam,
  import: textParam,
  action: choiceParam(actions),
  /** The folder in the folder modal, or `new`. */
  edit: textParam,
  tab: choiceParam(tabs),
  /** Page of the mail log; 0 while it is closed. */
  mails: countParam(0),
}

export type ScreenState = StateOf<typeof screenShape>
export type SetScreenState = (change: Partial<ScreenState>, options?: { replace?: boolean }) => void

/** What taking all filters away means. */
export const noFilters = { ...noRowFilters, import: '' } as const satisfies Partial<ScreenState>

export const hasFilters = (state: ScreenState) => hasRowFilters(state) || state.import !== ''

/** The filter as the list query takes it; ids of imports and channels are looked up by the services' ids. */
export const filterOf = (state: ScreenState, globalIds: ReadonlyMap<string, string>) => ({
  ...rowFilterOf(state, globalIds),
  importId: (state.import && globalIds.get(state.import)) || null,
})
