import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a stable function that calls the newest one: for listeners that outlive a render. */
export function useLatest<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
