import { useRef, useState } from 'react'

/** The maximum number of rows for one action. */
export const mostChosen = 1000

export interface Selection<R extends { id: string }> {
  chosen: readonly R[]
  has: (id: string) => boolean
  /** `isRange`: includes all rows since the one that was toggled last (Shift). */
  toggle: (row: R, rows: readonly R[], isRange: boolean) => void
  /** Selects all rows of the page, or none of them. */
  togglePage: (rows: readonly R[]) => void
  remove: (isGone: (row: R) => boolean) => void
  clear: () => void
}

/** Manages the selected rows; they are preserved while pages, order and filters change. */
export function useSelection<R extends { id: string }>(): Selection<R> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map())
  const last = useRef<string | null>(null)
  const change = (rows: readonly R[], isOn: boolean) => {
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
    toggle: (row, rows, isRange) => {
      const [from, to] = [last.current, row.id].map((id) => rows.findIndex((other) => other.id === id))
      last.current = row.id
      const among =
        isRange && from! >= 0 && to! >= 0 ? rows.slice(Math.min(from!, to!), Math.max(from!, to!) + 1) : [row]
      change(among, !chosen.has(row.id))
    },
    togglePage: (rows) => change(rows, !rows.every(({ id }) => chosen.has(id))),
    remove: (isGone) => setChosen(new Map([...chosen].filter(([, row]) => !isGone(row)))),
    clear: () => {
      last.current = null
      setChosen(new Map())
    },
  }
}
