/**
 * The contents of the command palette (Mod+K). A feature contributes with the `palette` slot of its screens.ts (entries
 * that are available everywhere) and with the `finds` slot (records that the services find by the typed text). An open
 * page contributes its actions with `usePageAction(label, run)`.
 */
import { useEffect, useSyncExternalStore } from 'react'
import type { Environment } from 'relay-runtime'
import { useLatest } from './hooks/useLatest.ts'
import type { Session } from './session/session.ts'

export interface PaletteEntry {
  /** A key that is unique among all entries: `verificationFolder:1`. */
  key: string
  /** The translated label. */
  label: string
  /** Shown beside the label: the kind of entry. */
  hint?: string
  group: 'recent' | 'actions'
  /** A path to open, or a function to run. */
  to?: string
  run?: () => void
}

/** Returns the entries of a feature when the palette opens. Its namespace of texts has loaded by then. */
export type PaletteSource = (context: { userName: string }) => readonly PaletteEntry[]

/** A record that matches the typed text. */
export type FoundRecord = Required<Pick<PaletteEntry, 'key' | 'label' | 'to'>> & Pick<PaletteEntry, 'hint'>

/** Finds records of a feature by the typed text of at least two letters, which the services match as in lists. */
export type PaletteFinder = (asked: {
  environment: Environment
  words: string
  can: Session['can']
}) => Promise<readonly FoundRecord[]>

export interface PageAction {
  key: string
  label: string
  run: () => void
}

let actions: readonly PageAction[] = []
const listeners = new Set<() => void>()

function change(next: readonly PageAction[]) {
  actions = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows an action in the palette while the component is mounted; null shows nothing. */
export function usePageAction(label: string | null, action: () => void): void {
  const run = useLatest(action)
  useEffect(() => {
    if (label === null) return
    const own = { key: `page:${label}`, label, run }
    change([...actions, own])
    return () => change(actions.filter((other) => other !== own))
  }, [label, run])
}

/** Returns the actions of the open page. */
export const usePageActions = (): readonly PageAction[] => useSyncExternalStore(subscribe, () => actions)
