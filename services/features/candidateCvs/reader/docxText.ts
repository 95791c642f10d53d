import mammoth from 'mammoth'
import { megabyte } from '../../../core/contract/shapes.ts'
import { readXml } from '../../../core/documents/xml.ts'
import { isXml, readZip, writeZip } from '../../../core/documents/zip.ts'
import { plainLine, textOf, type Line } from './lines.ts'
import { headingOf } from './words/headings.ts'

/** The maximum size of a CV's XML; that of a hundred pages is smaller. */
const mostXml = 20 * megabyte
/** The maximum length of a cell in a table of facts. */
const longestCell = 120

/** An element of a document, as mammoth reads it. */
interface Element {
  type: string
  value?: string
  children?: Element[]
  styleName?: string | null
  /** In points. */
  fontSize?: number | null
  /** Set for paragraphs of a list. */
  numbering?: object | null
  href?: string
}

/** Font sizes of styles, used where only the style is known. */
const sizes: readonly [style: RegExp, size: number][] = [
  [/^title$/i, 24],
  [/^heading 1$/i, 15],
  [/^(?:heading 2|subtitle)$/i, 13],
]
const usualSize = 11

/**
 * Returns the lines of a DOCX: its paragraphs, and the rows of its tables. Pictures are not unpacked, and malicious XML
 * is refused before it is read.
 */
export async function docxLines(bytes: Uint8Array): Promise<Line[]> {
  const { parts } = await readZip(Buffer.from(bytes), isXml, mostXml)
  for (const part of parts.values()) readXml(part)
  const heads = await Promise.all(
    [...parts].filter(([name]) => isHead.test(name)).map(([, head]) => headLines(parts, head)),
  )
  return [...distinctLines(heads.flat()), ...(await bodyLines(parts))]
}

async function bodyLines(parts: ReadonlyMap<string, Uint8Array>): Promise<Line[]> {
  let lines: Line[] = []
  await mammoth.convertToHtml(
    { buffer: writeZip(parts, true) },
    {
      transformDocument: (document: Element) => {
        lines = linesOf(document)
        // Leaves nothing to convert to HTML.
        return { ...document, children: [] }
      },
    },
  )
  return lines
}

/** The header of the pages, which often contains the candidate's name. */
const isHead = /^word\/header\d{0,3}\.xml$/
/** Returns the lines of a header, which is read as a separate document. A header that cannot be read is left out. */
async function headLines(parts: ReadonlyMap<string, Uint8Array>, head: Uint8Array): Promise<Line[]> {
  const xml = Buffer.from(head).toString('utf8')
  const [start, end] = [xml.indexOf('<w:hdr'), xml.lastIndexOf('</w:hdr>')]
  const inner = xml.indexOf('>', start) + 1
  if (start < 0 || end < inner) return []
  const document = `<w:document${xml.slice(start + 6, inner)}<w:body>${xml.slice(inner, end)}</w:body></w:document>`
  const alone = new Map([...parts, ['word/document.xml', Buffer.from(document)]] as const)
  return bodyLines(alone).catch(() => [])
}
/** Removes duplicates: headers of odd and even pages often have the same text. */
const distinctLines = (lines: readonly Line[]): Line[] => [
  ...new Map(lines.map((line) => [textOf(line), line])).values(),
]

function linesOf(element: Element): Line[] {
  if (element.type === 'paragraph') return paragraphOf(element)
  if (element.type === 'tableRow') return rowOf((element.children ?? []).map(linesOf))
  return (element.children ?? []).flatMap(linesOf)
}

function paragraphOf(element: Element): Line[] {
  const all = within(element)
  const links = all.flatMap(({ href }) => (href && /^https?:/i.test(href) ? [href] : []))
  const named = sizes.find(([style]) => style.test(element.styleName ?? ''))?.[1] ?? 0
  const size = Math.max(named, ...all.map(({ fontSize }) => fontSize ?? 0)) || usualSize
  return writtenIn(element)
    .split('\n')
    .flatMap((text) => plainLine(text))
    .map((line) => ({
      ...line,
      size,
      isBullet: line.isBullet || Boolean(element.numbering),
      ...(links.length > 0 && { links }),
    }))
}
const within = (element: Element): Element[] => [element, ...(element.children ?? []).flatMap(within)]

function writtenIn({ type, value = '', children = [] }: Element): string {
  if (type === 'text') return value
  if (type === 'tab') return '\t'
  return type === 'break' ? '\n' : children.map(writtenIn).join('')
}

const isFact = (cell: readonly Line[]) => cell.length <= 1 && cell.every((line) => textOf(line).length <= longestCell)

/**
 * Converts a table row to lines according to its cells: facts become one line, a date is placed beside its entry, other
 * cells are columns.
 */
function rowOf(cells: readonly Line[][]): Line[] {
  const filled = cells.filter((cell) => cell.length > 0)
  if (filled.every(isFact)) {
    const facts = filled.flat()
    const [size, links] = [Math.max(0, ...facts.map((line) => line.size)), facts.flatMap((line) => line.links ?? [])]
    const line = plainLine(facts.map(textOf).join('\t'))
    return line.map((one) => ({ ...one, size, ...(links.length > 0 && { links }) }))
  }
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
