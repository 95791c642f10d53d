import { choiceParam, countParam, textParam, type Param } from '../../shared/urlState.ts'

/** The list's own page size, and the others that are offered (001/9). */
export const taskPageSizes = [10, 20, 30, 40, 90]

/** Everything of this screen that its address says. Ids are the services' own. */
export const screenShape = {
  /** The open type; none: the tasks of all. */
  type: textParam,
  typeSearch: textParam,
  q: textParam,
  job: textParam,
  page: countParam(1),
  size: countParam(10, taskPageSizes),
  /** The task in the drawer, and its tab. */
  task: textParam,
  tab: choiceParam(['notes']),
}

export type ScreenState = {
  [K in keyof typeof screenShape]: (typeof screenShape)[K] extends Param<infer T> ? T : never
}
export type SetScreenState = (change: Partial<ScreenState>, options?: { replace?: boolean }) => void

/** What taking all filters away means. */
export const noFilters = { q: '', job: '', page: 1 } as const satisfies Partial<ScreenState>
export const hasFilters = ({ q, job }: ScreenState): boolean => q.trim() !== '' || job !== ''
/** What stands over the rows, and does not change them. */
export const closed = { task: '', tab: null } as const satisfies Partial<ScreenState>
