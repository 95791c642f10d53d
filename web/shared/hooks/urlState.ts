import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router'
import { isDay } from '../format/dates.ts'
import { needsLeaveConfirmation } from './leaving.ts'

/**
 * The way in which one search parameter is read and written; a value equal to the default is left out of the address.
 */
export interface Param<T> {
  read(text: string | null): T
  write(value: T): string | null
}

/** Free text; empty by default. */
export const textParam: Param<string> = { read: (text) => text ?? '', write: (value) => value || null }

/** A day as YYYY-MM-DD; empty by default. */
export const dayParam: Param<string> = {
  read: (text) => (text && isDay(text) ? text : ''),
  write: (day) => day || null,
}

/** One of a closed list, or null. */
export const choiceParam = <const T extends string>(choices: readonly T[]): Param<T | null> => ({
  read: (text) => choices.find((choice) => choice === text) ?? null,
  write: (value) => value,
})

/** Yes or no; no by default. */
export const flagParam: Param<boolean> = { read: (text) => text === '1', write: (value) => (value ? '1' : null) }

/**
 * Several values of a closed list (or any texts, without a list), joined by commas; `former` maps earlier names of the
 * choices.
 */
export const listParam = <T extends string = string>(
  choices?: readonly T[],
  former: Readonly<Record<string, T>> = {},
): Param<readonly T[]> => ({
  read: (text) => {
    const values = [...new Set((text ?? '').split(',').filter(Boolean))] as T[]
    if (!choices) return values
    const known = values.map((value) => (Object.hasOwn(former, value) ? former[value]! : value))
    return [...new Set(known)].filter((value) => choices.includes(value))
  },
  write: (values) => values.join(',') || null,
})

/** An integer from 1 on; anything else is read as the default. */
export const countParam = (fallback: number, choices?: readonly number[]): Param<number> => ({
  read: (text) => {
    const value = Number(text)
    return Number.isInteger(value) && value >= 1 && (!choices || choices.includes(value)) ? value : fallback
  },
  write: (value) => (value === fallback ? null : String(value)),
})

type State<S> = { [K in keyof S]: S[K] extends Param<infer T> ? T : never }

/** Returns the state in an address, according to the parameters of a screen. */
export function readParams<S extends object>(shape: S, search: URLSearchParams): State<S> {
  const params = Object.entries(shape as unknown as Record<string, Param<unknown>>)
  return Object.fromEntries(params.map(([name, param]) => [name, param.read(search.get(name))])) as State<S>
}

/**
 * The pending search parameters of a location, whose navigation is not complete yet: changes by any part of the page
 * build on each other.
 */
const pendingSearches = new WeakMap<Location, URLSearchParams>()

/**
 * Returns the state of a screen that is stored in its address. `set` pushes an entry to the browser's history (page,
 * tab, drawer); with `replace` it does not (typing, corrections). Other parameters are preserved.
 */
export function useUrlState<S extends object>(shape: S) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  // The router changes the address in a transition, which waits for whatever loads. The requested state shows at once.
  const [ahead, setAhead] = useState({ of: location, search: address })
  const search = ahead.of === location ? ahead.search : address
  const state = useMemo(() => readParams(shape, search), [search, shape])
  const here = useRef(location)
  useLayoutEffect(() => {
    here.current = location
  }, [location])
  const set = useCallback(
    (change: Partial<State<S>>, options?: { replace?: boolean }) => {
      const at = here.current
      const next = new URLSearchParams(pendingSearches.get(at) ?? at.search)
      for (const [name, value] of Object.entries(change)) {
        const text = (shape as unknown as Record<string, Param<unknown>>)[name]?.write(value) ?? null
        if (text === null) next.delete(name)
        else next.set(name, text)
      }
      // An unsaved form asks for confirmation first: nothing changes until the user has answered.
      if (!needsLeaveConfirmation()) {
        pendingSearches.set(at, next)
        setAhead({ of: at, search: next })
      }
      // The hash is preserved, because it selects the section of the settings. So is the state that a page was opened
      // with.
      void navigate(
        { search: next.toString(), hash: at.hash },
        { replace: options?.replace, preventScrollReset: true, state: at.state },
      )
    },
    [navigate, shape],
  )
  return [state, set] as const
}
