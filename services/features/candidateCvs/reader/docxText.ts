import mammoth from 'mammoth'
import { megabyte } from '../../../core/contract/shapes.ts'
import { readXml } from '../../../core/documents/xml.ts'
import { isXml, readZip, writeZip } from '../../../core/documents/zip.ts'
import { plainLine, textOf, type Line } from './lines.ts'
import { headingOf } from './sections.ts'

/** XML of a CV; that of a hundred pages is smaller. */
const mostXml = 20 * megabyte
/** What a cell of a table of facts holds at most. */
const longestCell = 120

/** An element of a document, as mammoth reads it. */
interface Element {
  type: string
  value?: string
  children?: Element[]
}

/** The lines of a DOCX: its paragraphs, and the rows of its tables. Pictures are not unpacked, and XML that is made to hurt is refused before it is read. */
export async function docxLines(bytes: Uint8Array): Promise<Line[]> {
  const { parts } = await readZip(Buffer.from(bytes), isXml, mostXml)
  for (const part of parts.values()) readXml(part)
  let lines: Line[] = []
  await mammoth.convertToHtml(
    { buffer: writeZip(parts, true) },
    {
      transformDocument: (document: Element) => {
        lines = linesOf(document)
        // Nothing is left to be made HTML of.
        return { ...document, children: [] }
      },
    },
  )
  return lines
}

function linesOf(element: Element): Line[] {
  if (element.type === 'paragraph')
    return writtenIn(element)
      .split('\n')
      .flatMap((text) => plainLine(text))
  if (element.type === 'tableRow') return rowOf((element.children ?? []).map(linesOf))
  return (element.children ?? []).flatMap(linesOf)
}

function writtenIn({ type, value = '', children = [] }: Element): string {
  if (type === 'text') return value
  if (type === 'tab') return '\t'
  return type === 'break' ? '\n' : children.map(writtenIn).join('')
}

const isFact = (cell: readonly Line[]) => cell.length <= 1 && cell.every((line) => textOf(line).length <= longestCell)

/** A row of a table by what its cells hold: facts are one line, a date stands beside what it is of, others are columns. */
function rowOf(cells: readonly Line[][]): Line[] {
  const filled = cells.filter((cell) => cell.length > 0)
  if (filled.every(isFact)) return plainLine(filled.map((cell) => textOf(cell[0]!)).join('\t'))
  const [first = [], second = []] = filled
  if (filled.length === 2 && isFact(first) !== isFact(second)) {
    const [fact, [head, ...rest]] = isFact(first) ? [first, second] : [second, first]
    const isHeading = [...fact, head!].some((line) => headingOf(textOf(line)))
    if (!isHeading) return [{ ...head!, parts: [...head!.parts, textOf(fact[0]!)] }, ...rest]
  }
  return filled.flatMap((cell, at) => {
    const isColumn = at > 0 && cell.some((line) => headingOf(textOf(line)))
    return isColumn ? [{ ...cell[0]!, isColumn }, ...cell.slice(1)] : cell
  })
}
