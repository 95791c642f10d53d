import { textOf, type Line } from './lines.ts'
import { headingOf, type SectionKind } from './words/headings.ts'

export interface Section {
  kind: SectionKind
  lines: Line[]
}

/** Rejoins headings that a narrow column breaks. */
function wholeHeadings(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const text = last && `${textOf(last)}${/\p{ASCII}$/u.test(textOf(last)) ? ' ' : ''}${textOf(line)}`
    const isBroken =
      last && text!.length < 60 && last.size === line.size && last.page === line.page && !headingOf(textOf(line))
    if (isBroken && (line.isWrapped || !headingOf(textOf(last))) && headingOf(text!))
      whole[whole.length - 1] = { ...last, parts: [text!] }
    else whole.push(line)
  }
  return whole
}

/** Left edges that are closer than this belong to the same column. */
const nearby = 40

/**
 * Returns the sections of a CV: the head up to the first heading (of each column), then one section for each heading. A
 * line that looks like the known headings of its column (size, alone on its line) also begins a section, of an unknown
 * kind.
 */
export function sectionsOf(all: readonly Line[]): Section[] {
  const lines = wholeHeadings(all)
  const known = lines.filter((line) => headingOf(textOf(line)))
  const body = median(lines.map((line) => line.size))
  const sizeAt = (x: number) => {
    const near = known.filter((line) => Math.abs(line.x - x) < nearby)
    const sizes = (near.length > 1 ? near : known).map((line) => line.size)
    return sizes.length > 1 ? Math.min(...sizes) : 0
  }
  // A heading that is no larger than the text, while others are, is an item of a list.
  const isSmall = ({ x, size }: Line) => {
    const near = known.filter((line) => Math.abs(line.x - x) < nearby).map((line) => line.size)
    const usual = near.length > 2 ? median(near) : 0
    return usual > body * 1.08 && size < usual * 0.93
  }
  const sections: Section[] = [{ kind: 'head', lines: [] }]
  for (const line of lines) {
    const text = textOf(line)
    const usual = sizeAt(line.x)
    // A much larger line is a name.
    const isAsLarge = line.size > body * 1.15 && line.size >= usual - 0.2 && (usual === 0 || line.size < usual * 1.35)
    const looksAlike = isAsLarge && line.parts.length === 1 && text.length < 45
    const heading = isSmall(line) ? undefined : headingOf(text)
    // The candidate's name may be above the first heading of a column.
    if (line.isColumn && !heading) sections.push({ kind: 'head', lines: [] })
    const { kind: within, lines: before } = sections.at(-1)!
    // A line right after a heading is its first entry, even if it looks like a heading.
    // A line below a larger line of the head is the candidate's job title.
    const isBelowName = within === 'head' && before.length < 5 && before.some(({ size }) => size > line.size)
    const isFirst = before.length === 0 || (within === 'head' && before.length === 1) || isBelowName
    const kind = heading ?? (looksAlike && !isFirst ? 'other' : undefined)
    if (kind) sections.push({ kind, lines: [] })
    else before.push(line)
  }
  return sections
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
