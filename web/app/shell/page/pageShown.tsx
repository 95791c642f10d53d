import { useEffect, useSyncExternalStore } from 'react'

let isShown = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether the first page of the visit has been shown. Parts of the menu and the header that load data of their own wait
 * for it: users want to see the page first, and both browser and server would otherwise work on the parts meanwhile.
 */
export const useIsPageShown = (): boolean => useSyncExternalStore(subscribe, () => isShown)

/** Reports that the page beside it is shown. Belongs into the same Suspense boundary. */
export function PageShown() {
  useEffect(() => {
    if (isShown) return
    isShown = true
    for (const listener of listeners) listener()
  }, [])
  return null
}
