import { useEffect, useEffectEvent } from 'react'
import { areShortcutsOn, isInDialog, isInField, listShortcut } from './keyboard.ts'

/**
 * Runs on one key of the whole page, never while typing, in a dialog, with a modifier, or when shortcuts are off. With a
 * label it stands in the sheet of shortcuts.
 */
export function useShortcut(key: string, run: () => void, label?: string) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key !== key ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      event.isComposing
    )
      return
    if (!areShortcutsOn() || isInField(event.target) || isInDialog(event.target)) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => (label ? listShortcut({ keys: key, label }) : undefined), [key, label])
}
