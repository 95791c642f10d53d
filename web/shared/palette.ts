/**
 * What the command palette (Mod+K) offers. A feature contributes by the `palette` slot of its screens.ts: things that can be
 * reached from anywhere, and by the `finds` slot: records that the services find by what is typed. A page contributes what can be done on it, while it is open: `usePageAction(label, run)`.
 */
import { useEffect, useSyncExternalStore } from 'react'
import type { Environment } from 'relay-runtime'
import { useLatest } from './hooks/useLatest.ts'
import type { Session } from './session/session.ts'

export interface PaletteEntry {
  /** Unique among all entries: `verificationFolder:1`. */
  key: string
  /** Already translated. */
  label: string
  /** Beside the label: what kind of thing it is. */
  hint?: string
  group: 'recent' | 'actions'
  /** A path to open, or something to do. */
  to?: string
  run?: () => void
}

/** Entries of a feature at the moment the palette opens. Its namespace of texts is loaded by then. */
export type PaletteSource = (context: { userName: string }) => readonly PaletteEntry[]

/** A record that was found by what is typed. */
export type FoundRecord = Required<Pick<PaletteEntry, 'key' | 'label' | 'to'>> & Pick<PaletteEntry, 'hint'>

/** Finds records of a feature by what is typed: two letters at least, which the services take as they do in lists. */
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

/** The palette shows the action as long as the component is there. Nothing (null) offers nothing. */
export function usePageAction(label: string | null, action: () => void): void {
  const run = useLatest(action)
  useEffect(() => {
    if (label === null) return
    const own = { key: `page:${label}`, label, run }
    change([...actions, own])
    return () => change(actions.filter((other) => other !== own))
  }, [label, run])
}

/** What can be done on the open page. */
export const usePageActions = (): readonly PageAction[] => useSyncExternalStore(subscribe, () => actions)
