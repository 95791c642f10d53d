import { clean } from './words/letters.ts'

/** One line of a CV as a person reads it, with its known layout. */
export interface Line {
  /** The parts of the line that are set apart (such as a date at its right end), in reading order. */
  parts: string[]
  /** 1-based; null if the file has no pages. */
  page: number | null
  /** The left edges of the parts in points, if known. */
  xs?: number[]
  /** The height of the line above the bottom of its page in points, if known. */
  y?: number
  /** The left edge in points; 0 if unknown. */
  x: number
  /** The height of the letters in points; 0 if unknown. */
  size: number
  /** Whether the line began with a bullet, and so belongs to the entry above. */
  isBullet: boolean
  /** The confidence that the text is correct, 0 to 1, if it was recognised in a picture. */
  confidence?: number
  /** The targets of its links. */
  links?: string[]
  /** Set if its first word did not fit on the line above, which it may continue. */
  isWrapped?: true
  /**
   * Set on the first line of a further column, which starts anew: the text above its first heading does not belong to a
   * previous section.
   */
  isColumn?: true
}

export const textOf = ({ parts }: Line): string => parts.join(' ')

/** Removes spaces and the passed signs from both ends of a text. */
export function strip(text: string, before: string, behind = before): string {
  let [start, end] = [0, text.length]
  while (start < end && (before.includes(text[start]!) || !text[start]!.trim())) start++
  while (end > start && (behind.includes(text[end - 1]!) || !text[end - 1]!.trim())) end--
  return text.slice(start, end)
}

/**
 * The limits for a line and for a whole CV. No real CV is longer, and every regular expression that reads it may rely
 * on them.
 */
const longestLine = 2_000
const longestText = 200_000

/** Returns the lines, cut at the limits. */
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

/** A run of letters as shown on a page. */
export interface Run {
  text: string
  x: number
  y: number
  width: number
  size: number
  /** The target of a link on it. */
  link?: string
  /** The confidence that the text is correct, 0 to 1, if it was recognised in a picture. */
  confidence?: number
}

const bullet = /^(?:[•◦●○▪■◆◇‣⁃·∙–\-*➢✓»]\s+|・\s*)/u
export const isBulletSign = (text: string): boolean => bullet.test(`${text.trim()} `)

/** Converts a line of plain text; tabs and wide gaps split it into parts. Returns nothing for a blank line. */
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
