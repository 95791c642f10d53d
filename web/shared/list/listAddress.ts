/**
 * How the address of a list stores its state. This is independent of the page's components, so that the rows are
 * requested before the page has loaded.
 */
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

/** The orders of a list: their names in the address, and in its query. */
export type Orders = Readonly<Record<string, string>>

/** The part of the address that every list has in addition to its filters. */
export interface ListPlace {
  sort: Sort<string>
  page: number
  size: number
  /** The id of the open saved view. */
  view: string
  /** The id of the record in the drawer. */
  opened: string
}

/** The input for the query of a list: its filters by their names, and page, size and order. */
export type ListVariables<F, S extends Orders> = F & {
  page: number
  size: number
  orderBy: { field: S[keyof S]; direction: 'ASC' | 'DESC' }
}

/** How the address stores a filter. */
export interface FilterParams<T> {
  /** The parameter under the filter's own name. */
  param?: Param<T>
  /** Or several parameters, one for each part of its value. */
  params?: { readonly [P in keyof T]: Param<T[P]> }
}

/** Search terms, cut to the length that the services accept, or a value from a list that is loaded with the rows. */
export const textFilterParam: FilterParams<string> = {
  param: { read: (text) => (text ?? '').slice(0, 200), write: textParam.write },
}
/** A flag; `1` in the address. */
export const flagFilterParam: FilterParams<boolean> = { param: flagParam }
/** Any texts. */
export const textsFilterParam: FilterParams<readonly string[]> = { param: listParam() }
/** Several values of a closed list; `former` maps the names in addresses and saved views of earlier versions. */
export const choicesFilterParam = <const T extends string>(
  values: readonly T[],
  former?: Readonly<Record<string, T>>,
): FilterParams<readonly T[]> => ({ param: listParam(values, former) })
/** Days, or a range like `this month`: `range`, `from` and `to` in the address. */
export const daysFilterParams: FilterParams<DateSpan> = {
  params: { range: choiceParam(dateRanges), from: dayParam, to: dayParam },
}

/** How a list is queried: `V` is the type of its query's variables, `F` of its filters' values. */
export interface ListSource<V, F extends object, S extends Orders> {
  /** How the address stores the filters, by their names. */
  params?: { readonly [P in keyof F]: FilterParams<F[P]> }
  /**
   * The orders by their name in the address, with their name in the query. The default is the first one, newest on top.
   */
  sorts?: S
  /** A prefix for `page`, `size`, `view` and the filters in the address of a page with several lists. */
  prefix?: string
  /** The page sizes, the list's default first. */
  sizes?: readonly number[]
  /** Returns the query's variables for the state in the address. */
  variables: (state: ListVariables<F, S>) => V
}

/** Declares the source of a list. The page spreads it into ListScreen, and preloadList uses it to send the query. */
export const listSource = <V, F extends object = object, const S extends Orders = Orders>(
  source: ListSource<V, F, S>,
) => source

type Values = Record<string, unknown>
type Params = Record<string, Param<unknown>>
type AnyParams = Record<string, FilterParams<unknown>>

/** Returns the parameters of a filter by their names: one under the filter's name, or several (a span of days). */
const paramsOf = ([name, { param, params }]: [string, FilterParams<unknown>]): Params =>
  (params ?? { [name]: param }) as Params

/** Returns the name of a parameter for one of several lists on a page: `workflow` turns `page` into `workflowPage`. */
const named = (prefix: string, name: string) => (prefix ? `${prefix}${name[0]!.toUpperCase()}${name.slice(1)}` : name)
/** Returns the values under their names in the address. */
export const renamed = (prefix: string, values: object): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [named(prefix, name), value]))

interface ShapeOptions {
  prefix?: string
  sizes?: readonly number[]
  /** The name of the parameter for the record in the drawer. */
  drawer?: string
}

/** Returns all parameters in the address of a list. */
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

/** Returns the state of a list from the values of its parameters. */
export function stateOf({ prefix, drawer, groups, search }: AddressShape, found: Values): Values {
  const values: Values = { opened: drawer ? found[drawer] : '' }
  for (const name of [...search.map(([key]) => key), 'page', 'size', 'view']) values[name] = found[named(prefix, name)]
  for (const [name, parts] of groups) values[name] = Object.fromEntries(parts.map((part) => [part, values[part]]))
  return values
}

/** Returns the variables of a list's query for a state of its address. */
export function getQueryVariables<V, F extends object, S extends Orders>(
  { sorts, variables }: Pick<ListSource<V, F, S>, 'sorts' | 'variables'>,
  { sort: { by, isDescending }, ...rest }: F & ListPlace,
): V {
  const orderBy = { field: sorts?.[by], direction: isDescending ? 'DESC' : 'ASC' }
  return variables({ ...rest, orderBy } as unknown as ListVariables<F, S>)
}

/** Returns a preload that sends the query of a list for its page: `export default preloadList(query, source)`. */
export function preloadList<Q extends OperationType, F extends object, S extends Orders>(
  query: TypedQuery<Q>,
  source: ListSource<Q['variables'], F, S>,
): Preload {
  const shape = addressShape(source.params ?? {}, source.sorts ?? {}, source)
  return ({ search }) => [
    routeQuery<Q>(query, getQueryVariables(source, stateOf(shape, readParams(shape.address, search)) as F & ListPlace)),
  ]
}
