import type { Line, Run } from '../lines.ts'
import { linesOf, rowsOf, textOfRuns } from './rows.ts'

/** The number of lines at the top and at the bottom of each page that are examined. */
const outermost = 3

/** Returns a key for comparing headers and footers, in which numbers are ignored: `Anna Berg – page 2`. */
const keyOf = (row: readonly Run[]) =>
  `${Math.round(row[0]!.y / 4)} ${textOfRuns(row).replace(/\d+/g, '#').replace(/\s+/g, '')}`

/**
 * Removes headers and footers from pages, because they interrupt the text. Their texts are returned once, before
 * everything else.
 */
export function withoutRunning(pages: readonly (readonly Run[])[]): { pages: Run[][]; running: Line[] } {
  const rows = pages.map((runs) => rowsOf(runs))
  const ends = (page: readonly Run[][]) =>
    page.length > outermost * 2 ? [...page.slice(0, outermost), ...page.slice(-outermost)] : page
  const counts = new Map<string, number>()
  for (const page of rows) for (const key of new Set(ends(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const most = Math.max(2, pages.length / 2)
  const isRunning = (row: readonly Run[]) => (counts.get(keyOf(row)) ?? 0) >= most
  const first = rows[0] ? ends(rows[0]).filter(isRunning) : []
  return {
    pages: rows.map((page) => {
      const taken = new Set(ends(page).filter(isRunning))
      return page.filter((row) => !taken.has(row)).flat()
    }),
    running: first
      .flatMap((row) => linesOf(row, 1))
      .filter(({ parts }) => /\p{L}{2}/u.test(parts.join(' ').replace(/page|trang|of/giu, ''))),
  }
}
