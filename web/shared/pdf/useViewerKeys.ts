import { useEffect, type RefObject } from 'react'
import { isInField, isMac } from '../hooks/keyboard.ts'
import { useLatest } from '../hooks/useLatest.ts'

interface Actions {
  /** Escape: answers whether there was something to leave. */
  leave: (target: EventTarget | null) => boolean
  openFind: () => void
  /** By key name: PageDown, +. */
  keys: Readonly<Record<string, () => void>>
}

/** Keys of the viewer: only while the focus is in it, and not while typing but for Escape and the search. */
export function useViewerKeys(root: RefObject<HTMLElement | null>, actions: Actions) {
  const onEscape = useLatest((event: KeyboardEvent) => {
    // A button that was switched off under the focus leaves it on the body.
    const isHere = root.current?.contains(event.target as Node) || event.target === document.body
    if (event.key !== 'Escape' || event.isComposing || !isHere || !actions.leave(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  })
  const onKey = useLatest((event: KeyboardEvent) => {
    const isMod = isMac ? event.metaKey : event.ctrlKey
    const isFind = isMod && event.key.toLowerCase() === 'f'
    const run = isFind
      ? actions.openFind
      : isMod || event.altKey || isInField(event.target)
        ? undefined
        : actions.keys[event.key]
    if (!run) return
    event.preventDefault()
    run()
  })

  useEffect(() => {
    const { current: box } = root
    // Before the drawer or dialog around hears it.
    addEventListener('keydown', onEscape, { capture: true })
    box?.addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onEscape, { capture: true })
      box?.removeEventListener('keydown', onKey)
    }
  }, [root, onEscape, onKey])
}
