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
  /** Goes to another page, order or view. */
  go: (change: Partial<ListPlace>, options?: SetOptions) => void
  /** Changes filters and returns to the first page. */
  narrow: (filters: Partial<F>, options?: SetOptions) => void
  hasFilters: (state: F) => boolean
  /** Clears all filters. */
  clear: () => void
  /** Opens a record in the drawer; an empty id closes it. */
  openRecord: (id: string, options?: SetOptions) => void
  /** The filters and the order, as a saved view stores them. */
  query: string
  /** Returns a view's query in the form of this list, without unknown parts. */
  normalize: (query: string) => string
  /** Shows a saved view. */
  open: (query: string, view: string, options?: SetOptions) => void
}

type Values = Record<string, unknown>

/** Manages the state of a list in its address. `sizes` are the page sizes, the list's default first. */
export function useListAddress<F extends object>(
  filters: { readonly [P in keyof F]: FilterParams<F[P]> },
  sorts: Orders,
  { prefix = '', sizes, drawer }: AddressOptions = {},
): ListAddress<F> {
  // The filters and orders of a list do not change while it is open.
  const [shape] = useState(() => addressShape(filters, sorts, { prefix, sizes, drawer: drawer?.param }))
  const { narrowing, groups, search } = shape
  const [found, setFound] = useUrlState(shape.address)
  const state = useMemo(() => stateOf(shape, found), [shape, found])
  const put = (change: object, options?: SetOptions) => setFound(renamed(prefix, change), options)
  /** Replaces a filter of several parameters with these parameters. */
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
    // The parameters come from the filters, so the values have their types.
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
