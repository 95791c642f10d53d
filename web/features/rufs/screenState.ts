import { pageSizes } from '../../shared/pageSizes.ts'
import { sortParam } from '../../shared/table/sort.ts'
import { countParam, listParam, textParam, type Param } from '../../shared/urlState.ts'
import { rufStatuses } from './statuses.ts'

const orders = ['name', 'status', 'createdDate'] as const

/** Everything of this screen that its address says. */
export const screenShape = {
  keyword: textParam,
  status: listParam(rufStatuses),
  sort: sortParam<(typeof orders)[number]>(orders),
  page: countParam(1),
  size: countParam(20, pageSizes),
}

export type ScreenState = {
  [K in keyof typeof screenShape]: (typeof screenShape)[K] extends Param<infer T> ? T : never
}
export type SetScreenState = (change: Partial<ScreenState>, options?: { replace?: boolean }) => void

/** What taking all filters away means. */
export const noFilters = { keyword: '', status: [], page: 1 } as const satisfies Partial<ScreenState>
export const hasFilters = ({ keyword, status }: ScreenState) => keyword !== '' || status.length > 0
