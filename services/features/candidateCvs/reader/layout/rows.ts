import { bulletOff, isBulletSign, type Line, type Run } from '../lines.ts'
import { brokenSpan, takeSpan } from '../dates.ts'
import { clean, isSpaced } from '../words/letters.ts'

const separator = /^\s*(?:[\uE000-\uF8FF\u{F0000}-\u{FFFFD}]|[|·•◆⋄])\s*$/u

/** Whether a line is the page number in the footer: "John Doe – 1/2". */
const isFooter = ({ parts }: Line): boolean =>
  /(?:^|\s)(?:page\s+)?\d{1,2}\s*(?:\/|of)\s*\d{1,2}$/i.test(parts.join(' ')) && parts.join(' ').length < 40

/** Groups the runs of a page by height, from top to bottom. */
export function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = []
  for (const run of runs.filter(({ text }) => text.trim()).sort((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.at(-1)
    if (row && Math.abs(row[0]!.y - run.y) <= Math.max(2, row[0]!.size * 0.3)) row.push(run)
    else rows.push([run])
  }
  return rows.map((row) => withLigatures(row.sort((one, other) => one.x - other.x)))
}

/** Old fonts use these characters for ligatures; others use them for icons. */
const ligatures: Record<string, string> = { '\uF001': 'fi', '\uF002': 'fl' }
/** Replaces characters that touch letters by the ligatures they stand for. */
function withLigatures(row: readonly Run[]): Run[] {
  const touch = (one?: Run, other?: Run) =>
    one && other && /\p{L}/u.test(one.text + other.text) && other.x - one.x - one.width < one.size * 0.1
  return row.map((run, at) => {
    const text = ligatures[run.text]
    return text && (touch(row[at - 1], run) || touch(run, row[at + 1])) ? { ...run, text } : run
  })
}

/** Groups runs that are not separated by gaps wider than `widest`, relative to the letter size. */
export function piecesOf(row: readonly Run[], widest: number): Run[][] {
  const pieces: Run[][] = []
  let end = -Infinity
  for (const run of row) {
    if (pieces.length > 0 && run.x - end <= run.size * widest) pieces.at(-1)!.push(run)
    else pieces.push([run])
    end = Math.max(end, run.x + run.width)
  }
  return pieces
}

/** Returns the text of adjacent runs. If all letters are spaced out, the wider gaps are those between words. */
export function textOfRuns(runs: readonly Run[]): string {
  const gaps = runs.slice(1).map(({ x, size }, at) => (x - runs[at]!.x - runs[at]!.width) / (size || 1))
  const text = join(runs, gaps, 0.15)
  if (!isSpaced(clean(text))) return text
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  const isOfTwoSorts = most - least > 0.2
  return join(
    runs.map((run) => ({ ...run, text: run.text.replace(/\s+/g, '') })),
    gaps,
    isOfTwoSorts ? (least + most) / 2 : isEastern(text.trim()[0] ?? '') ? Infinity : 0.55,
  )
}
const join = (runs: readonly Run[], gaps: readonly number[], widest: number) =>
  runs.map(({ text }, at) => (at > 0 && gaps[at - 1]! > widest ? ' ' : '') + text).join('')

/** Converts runs to lines. Runs at the same height form one line; wide gaps and separators split it into parts. */
export function linesOf(runs: readonly Run[], page: number): Line[] {
  const rows = rowsOf(runs)
  const edges = edgesOf(rows)
  const lines = rows.flatMap((row): Placed[] => {
    const parts: Run[][] = []
    let end = -Infinity
    let isAfterIcon = false
    let isBullet = false
    for (const run of row) {
      const { text, x, width, size } = run
      // An icon or a dot separates two things that only share a line.
      if (separator.test(text)) {
        isAfterIcon = parts.length > 0
        isBullet ||= parts.length === 0 && isBulletSign(text)
        end = x + width
        continue
      }
      const isApart = x - end > Math.max(12, size * 1.8) || (parts.length === 1 && isBesideDate(parts[0]!, run, edges))
      if (parts.length === 0 || isAfterIcon || isApart) parts.push([run])
      else parts.at(-1)!.push(run)
      end = Math.max(end, x + width)
      isAfterIcon = false
    }
    const said = parts
      .map((part) => ({ text: clean(textOfRuns(part)), x: part[0]!.x }))
      .filter(({ text }) => text !== '')
    if (said.length === 0) return []
    const isWoven = parts.some((part) => part.some((run, at) => at > 0 && isWithin(run, part[at - 1]!)))
    const confidence = Math.min(isWoven ? unsure : 1, ...row.map((run) => run.confidence ?? 1))
    const links = [...new Set(row.flatMap(({ link }) => link ?? []))]
    const line = bulletOff({
      parts: said.map(({ text }) => text),
      xs: said.map(({ x }) => x),
      page,
      x: row[0]!.x,
      y: row[0]!.y,
      size: Math.max(...row.map((run) => run.size)),
      isBullet,
      ...(links.length > 0 && { links }),
      ...(confidence < 1 && { confidence }),
    })
    return line.parts.length > 0 && !isFooter(line) ? [{ line, end }] : []
  })
  const right = Math.max(...lines.map(({ end: at }) => at))
  return lines.map(({ line }, at) =>
    at > 0 && isWrapped(lines[at - 1]!, lines[at]!, right) ? { ...line, isWrapped: true } : line,
  )
}

/** Whether a run is a few letters in another font that fill gaps in the text before them; it is unknown which gaps. */
const isWithin = (run: Run, before: Run) =>
  run.x + run.width < before.x + before.width - before.size * 0.5 && run.text.trim().length <= 3
const unsure = 0.45

/** Returns the left edges at which texts of three or more rows begin. */
function edgesOf(rows: readonly Run[][]): number[] {
  const counts = new Map<number, number>()
  for (const row of rows)
    for (const x of new Set(row.map((run) => Math.round(run.x)))) counts.set(x, (counts.get(x) ?? 0) + 1)
  return [...counts].flatMap(([x, count]) => (count >= 3 ? [x] : []))
}
/** Whether a text is in a separate column that the date before it nearly fills. */
function isBesideDate(before: readonly Run[], run: Run, edges: readonly number[]): boolean {
  const last = before.at(-1)!
  const isAtEdge = run.x > before[0]!.x + 40 && edges.some((x) => Math.abs(x - run.x) <= 1)
  if (!isAtEdge || run.x - last.x - last.width < run.size * 0.15 || !/^\p{L}[\p{L}'’.-]+\s\p{L}/u.test(run.text))
    return false
  const text = clean(textOfRuns(before))
  if (takeSpan(run.text) || brokenSpan(text, clean(run.text))) return false
  return text.length <= 30 && /^\D{0,12}\d/.test(text) && (takeSpan(text)?.rest.length ?? Infinity) <= 14
}

/** A line and its right edge. */
interface Placed {
  line: Line
  end: number
}
const isEastern = (letter: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter)

/** Whether the first word of a line did not fit on the line above. */
function isWrapped({ line: above, end }: Placed, { line, end: ownEnd }: Placed, right: number): boolean {
  if (line.isBullet || line.parts.length > 1 || above.y! - line.y! > above.size * 2.2) return false
  const last = above.xs?.at(-1) ?? above.x
  if (Math.abs(above.size - line.size) > 0.5 || line.x < last - 3 || line.x > last + 30) return false
  const text = line.parts[0]!
  const word = isEastern(text[0]!) ? text[0]! : text.split(' ')[0]!
  return end + ((ownEnd - line.x) * word.length) / text.length + line.size > right
}
