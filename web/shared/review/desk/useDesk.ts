import { useSyncExternalStore } from 'react'

/** Wide enough for a CV beside the form. */
const wide = '(min-width: 1280px)'
const query = () => (typeof matchMedia === 'function' ? matchMedia(wide) : null)

function subscribe(listener: () => void) {
  const media = query()
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the screen is wide enough for the review desk; follows the window. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false)
