import { clean } from './words/letters.ts'

/** One line of a CV as people read it, with what is known of its looks. */
export interface Line {
  /** Parts that stand apart on the line (a date at its right end, say) in reading order. */
  parts: string[]
  /** 1-based; null where the file has no pages. */
  page: number | null
  /** Left edges of the parts in points, where they are known. */
  xs?: number[]
  /** Height of the line on its page in points, from below, where it is known. */
  y?: number
  /** Left edge in points; 0 where unknown. */
  x: number
  /** Height of the letters in points; 0 where unknown. */
  size: number
  /** A bullet began the line: it belongs to the entry above. */
  isBullet: boolean
  /** How sure it is that it says this, 0 to 1, where it was recognised in a picture. */
  confidence?: number
  /** Where its links lead. */
  links?: string[]
  /** Its first word had no place on the line above: it may go on there. */
  isWrapped?: true
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
  /** Where a link on it leads. */
  link?: string
  /** How sure it is that it says this, 0 to 1, where it was recognised in a picture. */
  confidence?: number
}

const bullet = /^(?:[•◦●○▪■◆◇‣⁃·∙–\-*➢✓»]\s+|・\s*)/u
export const isBulletSign = (text: string): boolean => bullet.test(`${text.trim()} `)

/** A line of plain text; tabs and wide gaps part it. Nothing for a blank one. */
export function plainLine(text: string, page: number | null = null): Line[] {
  const parts = text
    .split(/\t+| {3,}/)
    .map(clean)
    .filter(Boolean)
  return parts.length === 0 ? [] : [bulletOff({ parts, page, x: 0, size: 0, isBullet: false })]
}

export function bulletOff(line: Line): Line {
  const [first = '', ...rest] = line.parts
  if (bullet.test(`${first} `) && first.length < 2)
    return { ...line, parts: rest, ...(line.xs && { xs: line.xs.slice(1) }), isBullet: true }
  return bullet.test(first) ? { ...line, parts: [first.replace(bullet, ''), ...rest], isBullet: true } : line
}
