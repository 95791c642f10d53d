import { useEffect, useSyncExternalStore } from 'react'
import { storeFirstQueries } from '../../relay/firstQueries.ts'

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

/** A window in the background draws nothing, so that it does not wait for the page to be drawn. */
const longestMs = 200

/** Runs a function once the browser has drawn what is on the page now. */
function afterDrawing(run: () => void): () => void {
  let timer = setTimeout(run, longestMs)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Reports that the page beside it is shown. Belongs into the same Suspense boundary. */
export function PageShown() {
  useEffect(() => {
    if (isShown) return
    storeFirstQueries()
    return afterDrawing(() => {
      isShown = true
      for (const listener of listeners) listener()
    })
  }, [])
  return null
}
