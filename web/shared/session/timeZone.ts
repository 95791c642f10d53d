import { useSyncExternalStore } from 'react'

/** The zone of this browser. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

let told: string | null = null
const listeners = new Set<() => void>()

/** The zone that the user lives in: what they have told, else the browser's. */
export const ownZone = (): string => told ?? browserZone()

/** Shows times of interviews in another zone from now on. */
export function showZone(zone: string | null): void {
  told = zone
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same for components. */
export const useOwnZone = (): string => useSyncExternalStore(subscribe, ownZone)
