import { useEffect, useEffectEvent } from 'react'

const typing = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog]'

/** Runs on one key of the whole page, never while typing, in a dialog, or with a modifier. */
export function useShortcut(key: string, run: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(typing)) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
