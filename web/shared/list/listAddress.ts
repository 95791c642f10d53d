/** How the address of a list says what is asked for: without a part of the page, so that the rows are on their way before it is. */
import type { OperationType } from 'relay-runtime'
import { dateRanges, type DateSpan } from '../format/dateRanges.ts'
import { pageSizes } from '../paging/pageSizes.ts'
import { routeQuery, type Preload } from '../relay/routeQuery.ts'
import { sortParam, type Sort } from '../table/sort.ts'
import {
  choiceParam,
  countParam,
  dayParam,
  flagParam,
  listParam,
  readParams,
  textParam,
  type Param,
} from '../hooks/urlState.ts'
import type { TypedQuery } from './typed.ts'

/** The orders of a list: their words in the address, and what its query calls them. */
export type Orders = Readonly<Record<string, string>>

/** What the address of every list says beside its filters. */
export interface ListPlace {
  sort: Sort<string>
  page: number
  size: number
  /** Id of the saved view that is open. */
  view: string
  /** Id of the record in the drawer. */
  opened: string
}

/** What the query of a list is made of: its filters by their names, and page, size and order. */
export type ListVariables<F, S extends Orders> = F & {
  page: number
  size: number
  orderBy: { field: S[keyof S]; direction: 'ASC' | 'DESC' }
}

/** How the address holds a filter. */
export interface FilterParams<T> {
  /** Under the filter's own name. */
  param?: Param<T>
  /** Or under several names: the parts of its value. */
  params?: { readonly [P in keyof T]: Param<T[P]> }
}

/** Words to search for, of which the services take no more, or one of a list that comes with the rows. */
export const byText: FilterParams<string> = {
  param: { read: (text) => (text ?? '').slice(0, 200), write: textParam.write },
}
/** Only the rows that have a mark; `1` in the address. */
export const byFlag: FilterParams<boolean> = { param: flagParam }
/** Any texts. */
export const byTexts: FilterParams<readonly string[]> = { param: listParam() }
/** Any of a closed list; `former` has the words that addresses and saved views of earlier versions use. */
export const byChoices = <const T extends string>(
  values: readonly T[],
  former?: Readonly<Record<string, T>>,
): FilterParams<readonly T[]> => ({ param: listParam(values, former) })
/** Days, or a range like `this month`: `range`, `from` and `to` in the address. */
export const byDays: FilterParams<DateSpan> = {
  params: { range: choiceParam(dateRanges), from: dayParam, to: dayParam },
}

/** What a list is asked with: `V` are the variables of its query, `F` the values of its filters. */
export interface ListSource<V, F extends object, S extends Orders> {
  /** How the address holds the filters, by their names. */
  params?: { readonly [P in keyof F]: FilterParams<F[P]> }
  /** Orders by their word in the address, and what the query calls them. The list begins with the first, newest on top. */
  sorts?: S
  /** Stands before `page`, `size`, `view` and the filters in the address of a page with several lists. */
  prefix?: string
  /** Page sizes, the list's own first. */
  sizes?: readonly number[]
  /** What the query is asked with, by what the address says. */
  variables: (state: ListVariables<F, S>) => V
}

/** A list's source; the page spreads it into ListScreen, and preloadList asks by it. */
export const listSource = <V, F extends object = object, const S extends Orders = Orders>(
  source: ListSource<V, F, S>,
) => source

type Values = Record<string, unknown>
type Params = Record<string, Param<unknown>>
type AnyParams = Record<string, FilterParams<unknown>>

/** The parameters of a filter by their names: one under its own, or several (a span of days). */
const paramsOf = ([name, { param, params }]: [string, FilterParams<unknown>]): Params =>
  (params ?? { [name]: param }) as Params

/** How two lists of one page keep their addresses apart: `workflow` makes `workflowPage` of `page`. */
const named = (prefix: string, name: string) => (prefix ? `${prefix}${name[0]!.toUpperCase()}${name.slice(1)}` : name)
/** Values under the names that they have in the address. */
export const renamed = (prefix: string, values: object): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [named(prefix, name), value]))

interface ShapeOptions {
  prefix?: string
  sizes?: readonly number[]
  /** Name of the parameter that holds the record in the drawer. */
  drawer?: string
}

/** All that the address of a list holds. */
export function addressShape(
  filters: object,
  sorts: Orders,
  { prefix = '', sizes = pageSizes, drawer }: ShapeOptions = {},
) {
  const entries = Object.entries(filters as AnyParams)
  const kept = Object.assign({}, ...entries.map(paramsOf)) as Params
  const withSort = { ...kept, sort: sortParam(Object.keys(sorts)) } as Params
  const place = { page: countParam(1), size: countParam(sizes[0]!, sizes), view: textParam }
  return {
    prefix,
    drawer,
    narrowing: Object.entries(kept),
    groups: entries.flatMap(([name, { params }]) => (params ? [[name, Object.keys(params)] as const] : [])),
    search: Object.entries(withSort),
    address: { ...renamed(prefix, { ...withSort, ...place }), ...(drawer && { [drawer]: textParam }) } as Params,
  }
}
export type AddressShape = ReturnType<typeof addressShape>

/** The state of a list by the values of its parameters. */
export function stateOf({ prefix, drawer, groups, search }: AddressShape, found: Values): Values {
  const values: Values = { opened: drawer ? found[drawer] : '' }
  for (const name of [...search.map(([key]) => key), 'page', 'size', 'view']) values[name] = found[named(prefix, name)]
  for (const [name, parts] of groups) values[name] = Object.fromEntries(parts.map((part) => [part, values[part]]))
  return values
}

/** What the query of a list is asked with, in a state of its address. */
export function variablesIn<V, F extends object, S extends Orders>(
  { sorts, variables }: Pick<ListSource<V, F, S>, 'sorts' | 'variables'>,
  { sort: { by, isDescending }, ...rest }: F & ListPlace,
): V {
  const orderBy = { field: sorts?.[by], direction: isDescending ? 'DESC' : 'ASC' }
  return variables({ ...rest, orderBy } as unknown as ListVariables<F, S>)
}

/** Asks for the rows of a list, which is shown as its page: `export default preloadList(query, source)`. */
export function preloadList<Q extends OperationType, F extends object, S extends Orders>(
  query: TypedQuery<Q>,
  source: ListSource<Q['variables'], F, S>,
): Preload {
  const shape = addressShape(source.params ?? {}, source.sorts ?? {}, source)
  return ({ search }) => [
    routeQuery<Q>(query, variablesIn(source, stateOf(shape, readParams(shape.address, search)) as F & ListPlace)),
  ]
}
