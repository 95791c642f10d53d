import { useMemo, useState } from 'react'
import { useUrlState } from '../hooks/urlState.ts'
import { addressShape, renamed, stateOf, type FilterParams, type ListPlace, type Orders } from './listAddress.ts'

interface SetOptions {
  replace?: boolean
}

interface AddressOptions {
  prefix?: string
  sizes?: readonly number[]
  drawer?: { param: string; params?: readonly string[] }
}

export interface ListAddress<F> {
  state: F & ListPlace
  /** To another page, order or view. */
  go: (change: Partial<ListPlace>, options?: SetOptions) => void
  /** Narrows the list, which begins with its first page then. */
  narrow: (filters: Partial<F>, options?: SetOptions) => void
  hasFilters: (state: F) => boolean
  /** Takes all filters away. */
  clear: () => void
  /** Puts a record into the drawer; an empty id closes it. */
  openRecord: (id: string, options?: SetOptions) => void
  /** Filters and order as a saved view keeps them. */
  query: string
  /** A view's query as this list writes it: what it does not understand is left out. */
  normalize: (query: string) => string
  /** Shows what a view keeps. */
  open: (query: string, view: string, options?: SetOptions) => void
}

type Values = Record<string, unknown>

/** The state of a list in its address. `sizes` of a page begin with the list's own. */
export function useListAddress<F extends object>(
  filters: { readonly [P in keyof F]: FilterParams<F[P]> },
  sorts: Orders,
  { prefix = '', sizes, drawer }: AddressOptions = {},
): ListAddress<F> {
  // The filters and orders of a list are the same as long as it is open.
  const [shape] = useState(() => addressShape(filters, sorts, { prefix, sizes, drawer: drawer?.param }))
  const { narrowing, groups, search } = shape
  const [found, setFound] = useUrlState(shape.address)
  const state = useMemo(() => stateOf(shape, found), [shape, found])
  const put = (change: object, options?: SetOptions) => setFound(renamed(prefix, change), options)
  /** A filter of several parameters as these. */
  const flat = (values: Values): Values => Object.assign({ ...values }, ...groups.map(([name]) => values[name]))
  const written = (values: Values) => {
    const query = new URLSearchParams()
    for (const [name, param] of search) {
      const text = param.write(values[name])
      if (text !== null) query.set(name, text)
    }
    return query.toString()
  }
  const read = (query: string) => {
    const kept = new URLSearchParams(query)
    return Object.fromEntries(search.map(([name, param]) => [name, param.read(kept.get(name))]))
  }
  return {
    // The parameters are those of the filters: what is read by them has their types.
    state: state as F & ListPlace,
    go: put,
    narrow: (change, options) => put({ ...flat(change as Values), page: 1 }, options),
    hasFilters: (values) => narrowing.some(([name, param]) => param.write(flat(values as Values)[name]) !== null),
    clear: () => put({ ...Object.fromEntries(narrowing.map(([name, param]) => [name, param.read(null)])), page: 1 }),
    openRecord: (id, options) => {
      const gone = Object.fromEntries((drawer?.params ?? []).map((name) => [name, null]))
      if (drawer) setFound({ ...gone, [drawer.param]: id }, options)
    },
    query: written(state),
    normalize: (query) => written(read(query)),
    open: (query, view, options) => put({ ...read(query), view, page: 1 }, options),
  }
}
