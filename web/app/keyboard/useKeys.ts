import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { areShortcutsOn, isInDialog, isInField, isMod } from '../../shared/hooks/keyboard.ts'
import type { GroupedEntry } from '../shell/menu/menuEntries.ts'
import { openOverlay } from './overlay.ts'

/** How long after g a letter still counts as the second half of a jump. */
const jumpTimeoutMs = 1_500

/** Handles the shortcuts that work on every page: Mod+K, `?`, and g followed by the letter of a screen. */
export function useKeys(entries: readonly GroupedEntry[]): void {
  const navigate = useNavigate()
  const startedAt = useRef(0)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!areShortcutsOn() || event.isComposing || event.defaultPrevented || event.repeat || isInDialog(event.target))
      return
    const isJump = Date.now() - startedAt.current < jumpTimeoutMs
    if (event.key !== 'Shift') startedAt.current = 0
    const take = (run: () => void) => {
      event.preventDefault()
      event.stopPropagation()
      run()
    }
    if (isMod(event)) {
      if (event.key.toLowerCase() === 'k' && !event.shiftKey && !event.altKey) take(() => openOverlay('palette'))
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return
    const target = isJump ? entries.find(({ jump }) => jump === event.key) : undefined
    if (target) take(() => void navigate(target.path))
    else if (event.key === 'g') startedAt.current = Date.now()
    else if (event.key === '?') take(() => openOverlay('sheet'))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    // Captures the event before a row of a list handles the letter.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}
