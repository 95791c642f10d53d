/**
 * Keyboard shortcuts in general: whether they are on in this browser (user menu, /setting), and the list of shortcuts
 * of the open page, for the sheet behind `?`. Pages declare theirs with `useShortcut(key, run, label)`.
 */
import { useSyncExternalStore } from 'react'

export interface PageShortcut {
  keys: string
  label: string
}

const storageKey = 'shortcuts:v1'
let isOn = stored()
let onPage: readonly PageShortcut[] = []
const listeners = new Set<() => void>()

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

function tell() {
  for (const listener of listeners) listener()
}

addEventListener('storage', (event) => {
  if (event.key !== storageKey) return
  isOn = stored()
  tell()
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const areShortcutsOn = (): boolean => isOn
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn)

export function setShortcutsOn(next: boolean): void {
  isOn = next
  try {
    localStorage.setItem(storageKey, next ? 'on' : 'off')
  } catch {
    // The choice applies to this page only.
  }
  tell()
}

/** Lists a shortcut of the open page. Returns a function that removes it. */
export function listShortcut(shortcut: PageShortcut): () => void {
  onPage = [...onPage, shortcut]
  tell()
  return () => {
    onPage = onPage.filter((other) => other !== shortcut)
    tell()
  }
}

export const usePageShortcuts = (): readonly PageShortcut[] => useSyncExternalStore(subscribe, () => onPage)

const fields = 'input, textarea, select, [contenteditable=true]'
const dialogs = 'dialog, [role=dialog], [role=alertdialog]'

export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null
/** Whether the key was pressed in an open dialog: shortcuts of the page behind it do not apply. */
export const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(dialogs) !== null

/** Whether shortcuts use the modifier of a Mac. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
export const modName = isMac ? '⌘' : 'Ctrl'
export const isMod = (event: KeyboardEvent): boolean =>
  isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
