import { useEffect, type RefObject } from 'react'
import { areShortcutsOn, isInField } from '../../hooks/keyboard.ts'

/** Within a drawer one key presses the button that names it (`aria-keyshortcuts`): never while typing, nor while something is asked. */
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
      // A dialog over the drawer (leave without saving?) answers alone.
      const dialogs = document.querySelectorAll('[role=dialog][data-state=open]')
      if (dialogs.length > 1) return
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
