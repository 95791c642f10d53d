import { useEffect, type RefObject } from 'react'
import { isInField, isMac } from '../hooks/keyboard.ts'
import { useLatest } from '../hooks/useLatest.ts'

interface Actions {
  /** Handles Escape. Returns whether there was something to leave. */
  leave: (target: EventTarget | null) => boolean
  openFind: () => void
  /** Handlers by key name: PageDown, +. */
  keys: Readonly<Record<string, () => void>>
}

/** Handles the keys of the viewer while it has the focus. While the user types, only Escape and the search key work. */
export function useViewerKeys(root: RefObject<HTMLElement | null>, actions: Actions) {
  const onEscape = useLatest((event: KeyboardEvent) => {
    // When the focused button is disabled, the focus moves to the body.
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
    // Captures the event before a surrounding drawer or dialog.
    addEventListener('keydown', onEscape, { capture: true })
    box?.addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onEscape, { capture: true })
      box?.removeEventListener('keydown', onKey)
    }
  }, [root, onEscape, onKey])
}
