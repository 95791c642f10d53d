import { useSyncExternalStore, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createEnvironment } from './environment.ts'

let environment = createEnvironment()
const listeners = new Set<() => void>()

export const currentEnvironment = () => environment

/** Discards everything that was loaded, including failures: what is on screen fetches again. */
export function resetEnvironment(): void {
  environment = createEnvironment()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function RelayProvider({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(subscribe, currentEnvironment)
  return <RelayEnvironmentProvider environment={current}>{children}</RelayEnvironmentProvider>
}
