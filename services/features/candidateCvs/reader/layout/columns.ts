import type { Line, Run } from '../lines.ts'
import { clean } from '../words/letters.ts'
import { linesOf, piecesOf, rowsOf, textOfRuns } from './rows.ts'

/**
 * A part of a page that is read from top to bottom: lines across the page, or two columns, with the position of the
 * second.
 */
export interface Band {
  lines: Line[]
  second: { lines: Line[]; x: number } | null
}

/** Runs that belong together, and their position. */
interface Piece {
  runs: Run[]
  x: number
  end: number
  y: number
  isHeading: boolean
}

/** The widest gap between two words of a line, relative to the letter size. */
const widestSpace = 1.1

/**
 * Returns the bands of one page. Runs at the same height form a line, wide gaps split it, and columns are read one
 * after the other.
 */
export function readPage(runs: readonly Run[], page: number, isHeading: (text: string) => boolean): Band[] {
  const rows = rowsOf(runs).map((row) =>
    piecesOf(row, widestSpace).map((of): Piece => ({
      runs: of,
      x: of[0]!.x,
      end: Math.max(...of.map(({ x, width }) => x + width)),
      y: of[0]!.y,
      isHeading: isHeading(clean(textOfRuns(of))),
    })),
  )
  const gutter = gutterOf(rows.flat())
  if (gutter === null) return [{ lines: linesOf(runs, page), second: null }]
  return bandsOf(rows, gutter).map(({ rows: of, isParted }): Band => {
    const all = of.flatMap((row) => row.flatMap((piece) => piece.runs))
    if (!isParted) return { lines: linesOf(all, page), second: null }
    const column = (isIn: (run: Run) => boolean) => linesOf(all.filter(isIn), page)
    return { lines: column(({ x }) => x < gutter), second: { lines: column(({ x }) => x >= gutter), x: gutter } }
  })
}

const crosses = ({ x, end }: Piece, gutter: number) => x < gutter && end > gutter + 5

/**
 * Returns where a second column begins, or null. There is one if headings begin at two positions across the page and
 * hardly any text crosses between them.
 */
function gutterOf(pieces: readonly Piece[]): number | null {
  const headings = pieces.filter((piece) => piece.isHeading)
  if (headings.length < 3) return null
  const first = Math.min(...headings.map(({ x }) => x))
  const seconds = headings.map(({ x }) => x).filter((x) => x > first + 120)
  if (seconds.length === 0) return null
  const second = Math.min(...seconds)
  const before = headings.filter(({ x }) => x < second - 5)
  const top = Math.max(...headings.map(({ y }) => y))
  const isSure = seconds.length >= 2 && before.length >= 2
  const below = pieces.filter(({ y }) => y <= top)
  const crossing = below.filter((piece) => crosses(piece, second - 5)).length
  // A single heading may stand anywhere, so then nothing below the first heading may cross.
  if (isSure ? crossing > below.length / 4 : crossing > 0) return null
  // Centred headings have no text below them that begins at the same position.
  const beside = below.filter((piece) => !piece.isHeading && piece.x > second - 45 && piece.x < second + 60).length
  if (beside < seconds.length / 2) return null
  // Bullets and lines that begin further left than the headings still belong to their column.
  const reach = Math.max(...below.filter(({ x, end }) => x < second - 5 && end <= second).map(({ end }) => end))
  const beyond = below.filter(({ x }) => x > reach && x >= second - 40).map(({ x }) => x)
  return Math.min(second, ...beyond) - 5
}

/** Groups the rows into those that run across the page and those that belong to columns. */
function bandsOf(rows: readonly Piece[][], gutter: number): { rows: Piece[][]; isParted: boolean }[] {
  const bands: { rows: Piece[][]; isParted: boolean }[] = []
  for (const row of rows) {
    const isParted = !row.some((piece) => crosses(piece, gutter))
    const band = bands.at(-1)
    if (band?.isParted === isParted) band.rows.push(row)
    else bands.push({ rows: [row], isParted })
  }
  // Rows that only happen to be short do not have headings on both sides.
  const isBoth = ({ rows: of }: { rows: Piece[][] }) => {
    const headings = of.flat().filter(({ isHeading }) => isHeading)
    return headings.some(({ x }) => x < gutter) && headings.some(({ x }) => x >= gutter)
  }
  const largest = bands.filter((band) => band.isParted && isBoth(band))
  return bands.map((band) => ({
    ...band,
    isParted: band.isParted && (largest.length === 0 || isBoth(band) || isLarge(band)),
  }))
}
const isLarge = ({ rows }: { rows: Piece[][] }) => rows.length >= 8

/**
 * Returns the lines of all pages in reading order. On pages with a sidebar, the sidebars come first, then the columns
 * beside them, which continue from page to page. A page that only has text in the position of the second column
 * continues that column.
 */
export function inReadingOrder(pages: readonly (readonly Band[])[]): Line[] {
  const lines: Line[] = []
  let second = null as { lines: Line[]; x: number } | null
  const end = () => {
    const [first, ...rest] = second?.lines ?? []
    if (first) lines.push({ ...first, isColumn: true }, ...rest)
    second = null
  }
  for (const page of pages) {
    for (const [at, band] of page.entries()) {
      if (at > 0) end()
      const [open, column]: [typeof second, Band['second']] = [second, band.second]
      if (open && !column && band.lines.every(({ x }) => x >= open.x)) {
        open.lines.push(...band.lines)
        continue
      }
      if (!column || (open && Math.abs(open.x - column.x) > 60)) end()
      lines.push(...band.lines)
      if (column) second = { x: column.x, lines: [...(second?.lines ?? []), ...column.lines] }
    }
  }
  end()
  return lines
}
