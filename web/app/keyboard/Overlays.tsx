import { lazy, Suspense } from 'react'
import type { GroupedEntry } from '../shell/menu/menuEntries.ts'
import { closeOverlay, useOverlay } from './overlay.ts'
import { useKeys } from './useKeys.ts'

const Palette = lazy(() => import('./Palette.tsx'))
const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx'))
const closePalette = () => closeOverlay('palette')
const closeSheet = () => closeOverlay('sheet')

/**
 * Listens for the shortcuts of every page and shows what they open. The code of an overlay is loaded when it is first
 * opened.
 */
export function Overlays({ entries }: { entries: readonly GroupedEntry[] }) {
  useKeys(entries)
  const overlay = useOverlay()
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' && <Palette entries={entries} onClose={closePalette} />}
      {overlay === 'sheet' && <ShortcutSheet entries={entries} onClose={closeSheet} />}
    </Suspense>
  )
}
