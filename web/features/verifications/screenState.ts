import { dateRanges, daysOf, momentsOf } from '../../shared/dateRanges.ts'
import { isDay } from '../../shared/dates.ts'
import { pageSizes } from '../../shared/pageSizes.ts'
import { choiceParam, countParam, listParam, textParam, type Param } from '../../shared/urlState.ts'
import { filterStatuses, sentStatuses } from './statuses.ts'

export const actions = ['approve', 'reject', 'view', 'save'] as const
/** Tabs of the drawer and of the folder modal, beside Details. */
export const tabs = ['cv', 'info', 'rules'] as const
export type ReviewAction = (typeof actions)[number]

const dayParam: Param<string> = { read: (text) => (text && isDay(text) ? text : ''), write: (day) => day || null }

/** Everything of this screen that its address says. Ids are the services' own. */
export const screenShape = {
  folder: textParam,
  folderSearch: textParam,
  keyword: textParam,
  status: listParam(filterStatuses),
  import: textParam,
  channels: listParam(),
  range: choiceParam(dateRanges),
  from: dayParam,
  to: dayParam,
  page: countParam(1),
  size: countParam(20, pageSizes),
  row: textParam,
  action: choiceParam(actions),
  /** The folder in the folder modal, or `new`. */
  edit: textParam,
  tab: choiceParam(tabs),
  /** Page of the mail log; 0 while it is closed. */
  mails: countParam(0),
}

export type ScreenState = { [K in keyof typeof screenShape]: (typeof screenShape)[K] extends Param<infer T> ? T : never }
export type SetScreenState = (change: Partial<ScreenState>, options?: { replace?: boolean }) => void

/** What taking all filters away means. */
export const noFilters = {
  keyword: '', status: [], import: '', channels: [], range: null, from: '', to: '', page: 1,
} as const satisfies Partial<ScreenState>

export const hasFilters = (state: ScreenState) =>
  Boolean(state.keyword || state.status.length || state.import || state.channels.length || state.range || state.from || state.to)

/** The filter as the list query takes it; ids of imports and channels are looked up by the services' ids. */
export function filterOf(state: ScreenState, globalIds: ReadonlyMap<string, string>) {
  const ids = state.channels.flatMap((id) => globalIds.get(id) ?? [])
  const days = state.range ? daysOf(state.range) : { from: state.from || null, to: state.to || null }
  return {
    keyword: state.keyword.trim() || null,
    statuses: state.status.length ? sentStatuses(state.status) : null,
    importId: (state.import && globalIds.get(state.import)) || null,
    channelIds: ids.length ? ids : null,
    ...momentsOf(days),
  }
}
