import { callResults } from '../../../shared/calls/words.ts'
import { dateRanges, daysOf, momentsOf } from '../../../shared/dateRanges.ts'
import { pageSizes } from '../../../shared/pageSizes.ts'
import { choiceParam, countParam, dayParam, listParam, type Param } from '../../../shared/urlState.ts'

/** Everything of the log that its address says. */
export const screenShape = {
  result: listParam(callResults),
  callers: listParam(),
  range: choiceParam(dateRanges),
  from: dayParam,
  to: dayParam,
  page: countParam(1),
  size: countParam(20, pageSizes),
}

export type ScreenState = {
  [K in keyof typeof screenShape]: (typeof screenShape)[K] extends Param<infer T> ? T : never
}
export type SetScreenState = (change: Partial<ScreenState>, options?: { replace?: boolean }) => void

/** What taking all filters away means. */
export const noFilters = {
  result: [],
  callers: [],
  range: null,
  from: '',
  to: '',
  page: 1,
} as const satisfies Partial<ScreenState>
export const hasFilters = ({ result, callers, range, from, to }: ScreenState) =>
  Boolean(result.length || callers.length || range || from || to)

/** The filter as the query takes it. */
export function filterOf({ result, callers, range, from, to }: ScreenState) {
  const days = range ? daysOf(range) : { from: from || null, to: to || null }
  return { results: result.length ? result : null, userNames: callers.length ? callers : null, ...momentsOf(days) }
}
