import { useSyncExternalStore } from 'react'
import { storageKeys } from '../config.ts'

export const colorModes = ['light', 'dark', 'system'] as const
export type ColorMode = (typeof colorModes)[number]

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let mode = stored()

function stored(): ColorMode {
  try {
    const value = localStorage.getItem(storageKeys.colorMode)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

function apply() {
  const isDark = mode === 'dark' || (mode === 'system' && systemIsDark.matches)
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.classList.toggle('light', !isDark)
  for (const listener of listeners) listener()
}

systemIsDark.addEventListener('change', apply)
addEventListener('storage', (event) => {
  if (event.key !== storageKeys.colorMode) return
  mode = stored()
  apply()
})

export function setColorMode(next: ColorMode): void {
  mode = next
  try {
    localStorage.setItem(storageKeys.colorMode, next)
  } catch {
    // The mode applies to this page only.
  }
  apply()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the chosen mode; index.html has set its class before the first paint. */
export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, () => mode)
