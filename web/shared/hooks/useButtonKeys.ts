import { useEffect, type RefObject } from 'react'
import { areShortcutsOn, isInField } from './keyboard.ts'

/** Within a part of the page one key presses the button that names it (`aria-keyshortcuts`): never while typing, nor while something is asked. */
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
      // A dialog over it (leave without saving?) answers alone.
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
