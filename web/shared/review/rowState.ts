import { dateRanges, daysOf, momentsOf } from '../dateRanges.ts'
import { pageSizes } from '../pageSizes.ts'
import { choiceParam, countParam, dayParam, listParam, textParam, type Param } from '../urlState.ts'
import { filterStatuses, sentStatuses } from './statuses.ts'

/** What the address of every list of rows to review says. Ids are the services' own. */
export const rowShape = {
  keyword: textParam,
  status: listParam(filterStatuses),
  channels: listParam(),
  range: choiceParam(dateRanges),
  from: dayParam,
  to: dayParam,
  page: countParam(1),
  size: countParam(20, pageSizes),
  row: textParam,
}

export type StateOf<S> = { [K in keyof S]: S[K] extends Param<infer T> ? T : never }
export type RowState = StateOf<typeof rowShape>
export type SetRowState = (change: Partial<RowState>, options?: { replace?: boolean }) => void

/** What taking all filters away means. */
export const noRowFilters = {
  keyword: '',
  status: [],
  channels: [],
  range: null,
  from: '',
  to: '',
  page: 1,
} as const satisfies Partial<RowState>

export const hasRowFilters = (state: RowState) =>
  Boolean(state.keyword || state.status.length || state.channels.length || state.range || state.from || state.to)

/** The filter as the list queries take it; ids of channels are looked up by the services' ids. */
export function rowFilterOf(state: RowState, globalIds: ReadonlyMap<string, string>) {
  const ids = state.channels.flatMap((id) => globalIds.get(id) ?? [])
  const days = state.range ? daysOf(state.range) : { from: state.from || null, to: state.to || null }
  return {
    keyword: state.keyword.trim() || null,
    statuses: state.status.length ? sentStatuses(state.status) : null,
    channelIds: ids.length ? ids : null,
    ...momentsOf(days),
  }
}
