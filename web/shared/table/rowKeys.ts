import type { KeyboardEvent } from 'react'
import { areShortcutsOn } from '../hooks/keyboard.ts'

/** Moves up or down a row for the arrow keys (or k and j). Returns whether the key was one of them. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableRowElement>): boolean {
  const letter = areShortcutsOn() ? event.key : ''
  const isDown = event.key === 'ArrowDown' || letter === 'j'
  if (!isDown && event.key !== 'ArrowUp' && letter !== 'k') return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const next = isDown ? event.currentTarget.nextElementSibling : event.currentTarget.previousElementSibling
  if (next instanceof HTMLElement && next.tabIndex >= -1) next.focus()
  event.preventDefault()
  return true
}
