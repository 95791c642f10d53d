import { useRef, useState } from 'react'
import type { ChosenCandidate } from '../../../shared/candidates/BulkDialog.tsx'

/** Most candidates of one action. */
export const mostChosen = 1000

export interface Selection {
  chosen: readonly ChosenCandidate[]
  has: (id: string) => boolean
  /** `isRange`: with all rows since the one that was chosen last (Shift). */
  toggle: (candidate: ChosenCandidate, rows: readonly ChosenCandidate[], isRange: boolean) => void
  /** All rows of the page, or none of them. */
  togglePage: (rows: readonly ChosenCandidate[]) => void
  remove: (databaseIds: readonly string[]) => void
  clear: () => void
}

/** Which candidates are chosen; kept while pages, order and filters change. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenCandidate>>(new Map())
  const last = useRef<string | null>(null)
  const change = (rows: readonly ChosenCandidate[], isOn: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (!isOn) next.delete(row.id)
      else if (next.size < mostChosen) next.set(row.id, row)
    }
    setChosen(next)
  }
  return {
    chosen: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (candidate, rows, isRange) => {
      const [from, to] = [last.current, candidate.id].map((id) => rows.findIndex((row) => row.id === id))
      last.current = candidate.id
      const among =
        isRange && from! >= 0 && to! >= 0 ? rows.slice(Math.min(from!, to!), Math.max(from!, to!) + 1) : [candidate]
      change(among, !chosen.has(candidate.id))
    },
    togglePage: (rows) => change(rows, !rows.every(({ id }) => chosen.has(id))),
    remove: (databaseIds) =>
      setChosen(new Map([...chosen].filter(([, { databaseId }]) => !databaseIds.includes(databaseId)))),
    clear: () => {
      last.current = null
      setChosen(new Map())
    },
  }
}
