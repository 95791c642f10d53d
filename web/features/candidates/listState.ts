import { pageSizes } from '../../shared/pageSizes.ts'
import { sortParam, type Sort as SharedSort } from '../../shared/table/sort.ts'
import { countParam, textParam, type Param } from '../../shared/urlState.ts'
import { conditionsParam } from './filters/conditions.ts'

export const orders = ['createdDate', 'updatedDate', 'lastActivity', 'name', 'experienceYear'] as const
export type Order = (typeof orders)[number]
export type Sort = SharedSort<Order>

const orderParam = sortParam<Order>(orders)

const flagParam: Param<boolean> = { read: (text) => text === '1', write: (value) => (value ? '1' : null) }
/** The services take no longer words. */
const searchParam: Param<string> = { read: (text) => (text ?? '').slice(0, 200), write: textParam.write }

/** What a saved view keeps. */
const searchShape = { q: searchParam, f: conditionsParam, followed: flagParam, sort: orderParam }
/** Everything of a list of candidates that its address says. Ids are the services' own. */
export const listShape = {
  ...searchShape,
  page: countParam(1),
  size: countParam(20, pageSizes),
  candidateId: textParam,
  view: textParam,
}

type StateOf<S> = { [K in keyof S]: S[K] extends Param<infer T> ? T : never }
export type SearchState = StateOf<typeof searchShape>
export type ListState = StateOf<typeof listShape>
export type SetListState = (change: Partial<ListState>, options?: { replace?: boolean }) => void

/** What taking all filters away means. */
export const noFilters = { q: '', f: [], followed: false, page: 1 } as const satisfies Partial<ListState>
export const hasFilters = ({ q, f, followed }: SearchState): boolean => q.trim() !== '' || f.length > 0 || followed

/** Filters and order as a view keeps them: the query of the list's address. */
export function queryOf(state: SearchState): string {
  const query = new URLSearchParams()
  for (const [name, param] of Object.entries(searchShape) as [keyof SearchState, Param<unknown>][]) {
    const text = param.write(state[name])
    if (text !== null) query.set(name, text)
  }
  return query.toString()
}

/** Reads what a view keeps; what is not understood is left out. */
export function searchOf(query: string): SearchState {
  const address = new URLSearchParams(query)
  return {
    q: searchParam.read(address.get('q')),
    f: conditionsParam.read(address.get('f')),
    followed: flagParam.read(address.get('followed')),
    sort: orderParam.read(address.get('sort')),
  }
}
