import { useEffect, useEffectEvent, type RefObject } from 'react'
import { areShortcutsOn, isInDialog, isInField, listShortcut } from './keyboard.ts'

/**
 * Runs a function on a key anywhere on the page, except while typing, in a dialog, with a modifier, or when shortcuts
 * are off. With a label it is listed in the sheet of shortcuts.
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

/**
 * Within a part of the page, a key presses the button that names it (`aria-keyshortcuts`), except while typing or
 * during a confirmation.
 */
export function useButtonKeys(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        !areShortcutsOn() ||
        !/^[a-z]$/.test(event.key) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        event.isComposing
      )
        return
      const { target } = event
      if (isInField(target) || (target instanceof Element && target.closest('[role=alertdialog], [role=menu]'))) return
      // While a dialog is open above it (leave without saving?), only that dialog responds.
      const above = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1)
      if (above && !above.contains(root.current)) return
      const button = root.current?.querySelector<HTMLButtonElement>(
        `button[aria-keyshortcuts="${event.key}"]:not(:disabled)`,
      )
      if (!button) return
      event.preventDefault()
      button.click()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [root])
}
