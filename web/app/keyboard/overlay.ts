import { useSyncExternalStore } from 'react'

/** What lies over the page at the keyboard's request. */
export type Overlay = 'palette' | 'sheet' | null

let overlay: Overlay = null
const listeners = new Set<() => void>()

export function openOverlay(next: Overlay): void {
  overlay = next
  for (const listener of listeners) listener()
}

/** Closes it, unless another one has taken its place: the browser says late that a dialog was closed. */
export function closeOverlay(closed: Overlay): void {
  if (overlay === closed) openOverlay(null)
}

export const useOverlay = (): Overlay =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => overlay,
  )
