/** One line of a CV as people read it, with what is known of its looks. */
export interface Line {
  /** Parts that stand apart on the line (a date at its right end, say) in reading order. */
  parts: string[]
  /** 1-based; null where the file has no pages. */
  page: number | null
  /** Left edge in points; 0 where unknown. */
  x: number
  /** Height of the letters in points; 0 where unknown. */
  size: number
  /** A bullet began the line: it belongs to the entry above. */
  isBullet: boolean
  /** The first line of a further column, which begins anew: what stands above its first heading belongs to none. */
  isColumn?: true
}

export const textOf = ({ parts }: Line): string => parts.join(' ')

/** A text without spaces and these signs at its ends. */
export function strip(text: string, before: string, behind = before): string {
  let [start, end] = [0, text.length]
  while (start < end && (before.includes(text[start]!) || !text[start]!.trim())) start++
  while (end > start && (behind.includes(text[end - 1]!) || !text[end - 1]!.trim())) end--
  return text.slice(start, end)
}

/** What is read of a line and of a whole CV; nobody writes more, and every expression that reads it may count on it. */
const longestLine = 2_000
const longestText = 200_000

/** The lines as far as they are read. */
export function withinLimits(lines: readonly Line[]): Line[] {
  let left = longestText
  return lines.flatMap((line) => {
    let room = Math.min(left, longestLine)
    const parts = line.parts.flatMap((part) => {
      const cut = part.slice(0, Math.max(room, 0)).trimEnd()
      room -= part.length + 1
      return cut ? [cut] : []
    })
    left -= parts.join(' ').length
    return parts.length === 0 ? [] : [{ ...line, parts }]
  })
}

/** A run of letters as a page shows it. */
export interface Run {
  text: string
  x: number
  y: number
  width: number
  size: number
}

/** Icons of symbol fonts live in the private use area: they say nothing. */
const icons = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}]/gu
const separator = /^\s*(?:[\uE000-\uF8FF\u{F0000}-\u{FFFFD}]|[|·•◆⋄])\s*$/u
const bullet = /^(?:[•◦●○▪■◆◇‣⁃·∙–\-*➢✓»]\s+|・\s*)/u

/** What a text says without icons and with single spaces; ligatures, radicals and full-width signs as the letters that they stand for. */
export const clean = (text: string): string =>
  text
    .replace(icons, ' ')
    .normalize('NFKC')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

/** A line of plain text; tabs and wide gaps part it. Nothing for a blank one. */
export function plainLine(text: string, page: number | null = null): Line[] {
  const parts = text
    .split(/\t+| {3,}/)
    .map(clean)
    .filter(Boolean)
  return parts.length === 0 ? [] : [bulletOff({ parts, page, x: 0, size: 0, isBullet: false })]
}

function bulletOff(line: Line): Line {
  const [first = '', ...rest] = line.parts
  if (bullet.test(`${first} `) && first.length < 2) return { ...line, parts: rest, isBullet: true }
  return bullet.test(first) ? { ...line, parts: [first.replace(bullet, ''), ...rest], isBullet: true } : line
}

/** The page number at the foot: "John Doe – 1/2". */
const isFooter = ({ parts }: Line): boolean =>
  /(?:^|\s)(?:page\s+)?\d{1,2}\s*(?:\/|of)\s*\d{1,2}$/i.test(parts.join(' ')) && parts.join(' ').length < 40

/** A page as it is read: its lines, or those of two columns and where the second one begins. */
export interface PageOfLines {
  lines: Line[]
  second: { lines: Line[]; x: number } | null
}

/** The lines of one page: runs at one height are one line, wide gaps part it, columns are read one after the other. */
export function readPage(runs: readonly Run[], page: number, isHeading: (text: string) => boolean): PageOfLines {
  const whole = linesOf(runs, page)
  const headings = runs.filter(({ text }) => isHeading(clean(text)))
  const gutter = gutterOf(headings, runs, whole)
  if (gutter === null) return { lines: whole, second: null }
  const column = (isIn: (run: Run) => boolean) => linesOf(runs.filter(isIn), page)
  return { lines: column(({ x }) => x < gutter), second: { lines: column(({ x }) => x >= gutter), x: gutter } }
}

/**
 * The lines of all pages in reading order: of pages with a sidebar the sidebars first, then the columns beside them, which go
 * on from page to page. A page that has text in the place of the second column only goes on with it.
 */
export function inReadingOrder(pages: readonly PageOfLines[]): Line[] {
  const lines: Line[] = []
  let second = null as { lines: Line[]; x: number } | null
  const end = () => {
    const [first, ...rest] = second?.lines ?? []
    if (first) lines.push({ ...first, isColumn: true }, ...rest)
    second = null
  }
  for (const page of pages) {
    const goesOn: boolean = second !== null && !page.second && page.lines.every(({ x }) => x >= second!.x)
    if (goesOn) {
      second!.lines.push(...page.lines)
      continue
    }
    if (!page.second) end()
    lines.push(...page.lines)
    if (page.second) second = { x: page.second.x, lines: [...(second?.lines ?? []), ...page.second.lines] }
  }
  end()
  return lines
}

/** Where a second column begins: headings stand at two places across the page. */
function gutterOf(headings: readonly Run[], runs: readonly Run[], whole: readonly Line[]): number | null {
  if (headings.length < 3) return null
  const xs = headings.map(({ x }) => x).sort((one, other) => one - other)
  const first = xs[0]!
  const second = xs.find((x) => x > first + 120)
  if (second === undefined) return null
  const gutter = second - 5
  const behind = xs.filter((x) => x >= gutter).length
  const isSure = behind >= 2 && xs.length - behind >= 2
  // One heading alone may stand anywhere: then nothing below the first of them may run across.
  const top = Math.max(...headings.map(({ y }) => y))
  const isCrossed = runs.some(({ x, y, width }) => y <= top && x < gutter && x + width > gutter + 5)
  if (!isSure && isCrossed) return null
  // Centred headings are not columns: text then begins left of both.
  return whole.some(({ x, parts }) => x < gutter && parts[0]!.length > 70) ? null : gutter
}

function linesOf(runs: readonly Run[], page: number): Line[] {
  const rows: Run[][] = []
  for (const run of [...runs]
    .filter(({ text }) => text.trim())
    .sort((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.at(-1)
    if (row && Math.abs(row[0]!.y - run.y) <= Math.max(2, row[0]!.size * 0.3)) row.push(run)
    else rows.push([run])
  }
  return rows
    .flatMap((row) => {
      row.sort((one, other) => one.x - other.x)
      const parts: string[] = []
      let end = -Infinity
      let isAfterIcon = false
      let isBullet = false
      for (const { text, x, width, size } of row) {
        const gap = x - end
        // An icon or a dot stands between two things that only share a line.
        if (separator.test(text)) {
          isAfterIcon = parts.length > 0
          isBullet ||= parts.length === 0 && bullet.test(`${text.trim()} `)
          end = x + width
          continue
        }
        if (parts.length === 0 || isAfterIcon || gap > Math.max(24, size * 2.5)) parts.push(text)
        else parts[parts.length - 1] += (gap > size * 0.15 ? ' ' : '') + text
        end = Math.max(end, x + width)
        isAfterIcon = false
      }
      const said = parts.map(clean).filter(Boolean)
      const size = Math.max(...row.map((run) => run.size))
      return said.length === 0 ? [] : [bulletOff({ parts: said, page, x: row[0]!.x, size, isBullet })]
    })
    .filter((line) => line.parts.length > 0 && !isFooter(line))
}
