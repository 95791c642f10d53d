import { useSyncExternalStore } from 'react'

/** Returns the time zone of this browser. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

let told: string | null = null
const listeners = new Set<() => void>()

/** Returns the user's time zone: the one in their settings, otherwise the browser's. */
export const ownZone = (): string => told ?? browserZone()

/** Shows the times of interviews in another time zone from now on. */
export function showZone(zone: string | null): void {
  told = zone
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Does the same for components. */
export const useOwnZone = (): string => useSyncExternalStore(subscribe, ownZone)
