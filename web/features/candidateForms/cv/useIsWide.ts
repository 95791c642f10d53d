import { useSyncExternalStore } from 'react'

/** From here on the CV has room beside the form. */
const query = '(min-width: 1280px)'
const read = () => window.matchMedia?.(query).matches ?? false

function subscribe(listener: () => void) {
  const media = window.matchMedia?.(query)
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the CV is shown beside the form: on small screens its reader is not even fetched. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, read)
