import { useEffect, useEffectEvent } from 'react'
import { areShortcutsOn, isInDialog, isInField, isMod } from '../../../../shared/hooks/keyboard.ts'

/** Mod+Z undoes, Mod+Shift+Z and Mod+Y redo; not in text inputs, which have their own undo. */
export function useEditorKeys(undo: () => void, redo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!isMod(event) || event.altKey || (key !== 'z' && key !== 'y')) return
    if (!areShortcutsOn() || isInField(event.target) || isInDialog(event.target)) return
    event.preventDefault()
    if (key === 'z' && !event.shiftKey) undo()
    else redo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
