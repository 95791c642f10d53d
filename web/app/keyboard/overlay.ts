import { useSyncExternalStore } from 'react'

/** The overlay that the keyboard has opened over the page. */
export type Overlay = 'palette' | 'sheet' | null

let overlay: Overlay = null
const listeners = new Set<() => void>()

export function openOverlay(next: Overlay): void {
  overlay = next
  for (const listener of listeners) listener()
}

/** Closes an overlay, unless another one has replaced it: the browser reports late that a dialog was closed. */
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
