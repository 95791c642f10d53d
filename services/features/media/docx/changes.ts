import { refused } from '../../../core/http/errors.ts'
import type { hideFields, TextChange } from '../mediaShapes.ts'
import { findNeedles, missingOf, needlesOf, type Needle } from '../needles.ts'
import { relationsOf } from './relations.ts'
import { paragraphs, withChanges, type Change } from './runs.ts'
import { readZip, writeZip } from '../../../core/documents/zip.ts'

export interface Changed {
  bytes: Uint8Array
  count: number
  notFound: string[]
}

const isText = (name: string) => /^word\/[^/]+\.xml$/.test(name)
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/**
 * Replaces texts in the body, headers, footers, notes and text boxes of a .docx. If matches overlap, the earliest and
 * longest one wins.
 */
export async function replaceInDocx({
  bytes,
  replacements,
}: {
  bytes: Uint8Array
  replacements: readonly TextChange[]
}): Promise<Changed> {
  const { parts } = await readZip(Buffer.from(bytes))
  const found = new Set<string>()
  let count = 0
  for (const [name, content] of parts) {
    if (!isText(name)) continue
    const xml = decode(content)
    const changes = paragraphs(xml).map((paragraph) => ({
      paragraph,
      changes: replaced(paragraph.map(({ text }) => text).join(''), replacements, found),
    }))
    const own = changes.reduce((sum, { changes: { length } }) => sum + length, 0)
    if (own > 0) parts.set(name, Buffer.from(withChanges(xml, changes)))
    count += own
  }
  const notFound = replacements.map(({ search }) => search).filter((search) => !found.has(search))
  return { bytes: writeZip(parts), count, notFound }
}

function replaced(text: string, replacements: readonly TextChange[], found: Set<string>): Change[] {
  const changes: Change[] = []
  for (let at = 0; at < text.length;) {
    const [next] = replacements
      .map(({ search, replace }) => ({ search, replace, start: text.indexOf(search, at) }))
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start || b.search.length - a.search.length)
    if (!next) break
    at = next.start + next.search.length
    changes.push({ start: next.start, end: at, text: next.replace })
    found.add(next.search)
  }
  return changes
}

/** The replacement for a hidden text. */
const mask = '█████'
/** Whether a part is searchable text, a picture or a font. A document may contain nothing else. */
const isHarmless = (name: string) =>
  /\.(xml|rels|vml|png|jpe?g|gif|bmp|tiff?|emf|wmf|webp|svg|odttf|ttf|otf|fntdata)$/i.test(name)

/** Removes texts from the paragraphs, links, properties and all attributes of a .docx. */
export async function hideInDocx({
  bytes,
  texts,
  fields,
}: {
  bytes: Uint8Array
  texts: readonly string[]
  fields: readonly (typeof hideFields)[number][]
}): Promise<Changed> {
  const { parts } = await readZip(Buffer.from(bytes))
  const needles = needlesOf(texts, fields)
  const found = new Set<Needle>()
  let count = 0
  for (const [name, content] of parts) {
    // The thumbnail of the first page and embedded files would still show the hidden text.
    if (/^docProps\/thumbnail/i.test(name)) parts.delete(name)
    else if (!isHarmless(name))
      throw refused('DOCUMENT_HAS_ATTACHMENTS', 'The document holds other files, in which nothing can be hidden')
    else if (/\.(xml|rels|vml|svg)$/i.test(name)) {
      const part = hidden(decode(content), needles, found)
      count += part.count
      const xml = Buffer.from(part.xml)
      parts.set(
        name,
        name === '_rels/.rels'
          ? Buffer.from(relationsOf(xml, ({ Target = '' }) => !/docProps\/thumbnail/i.test(Target)))
          : xml,
      )
    }
  }
  return { bytes: writeZip(parts), count, notFound: missingOf(needles, found) }
}

function hidden(xml: string, needles: readonly Needle[], found: Set<Needle>): { xml: string; count: number } {
  let count = 0
  const changes = paragraphs(xml).map((paragraph) => {
    const matches = merged(
      findNeedles([...paragraph.map(({ text }) => text).join('')].flatMap(unitsOf), needles),
      found,
    )
    count += matches.length
    return { paragraph, changes: matches }
  })
  const inTexts = withChanges(xml, changes)
  // The remaining texts are in readable attributes, and in elements outside of paragraphs such as properties and names.
  const rest = inTexts.replace(elsewhere, (piece: string, before: string, inner: string, after: string) => {
    const matches = merged(findNeedles([...inner].flatMap(unitsOf), needles), found)
    if (matches.length === 0) return piece
    count += matches.length
    let text = inner
    for (const { start, end } of matches.toReversed())
      text = text.slice(0, start) + (before === '>' ? mask : 'hidden') + text.slice(end)
    return before + text + after
  })
  return { xml: rest, count }
}

/**
 * Link addresses, descriptions and names of people in attributes, and text between tags. All other attributes are
 * structural.
 */
const elsewhere =
  /(\b(?:descr|title|alt|string|tooltip|author|initials|userId)="|\bTarget="(?=[a-z]+:)|>)([^"<>]+)("|(?=<))/gi

/** Splits a character into its UTF-16 units, so that positions are those of the string. */
const unitsOf = (char: string): string[] => (char.length === 1 ? [char] : [char, ''])

/** Converts matches into changes. Matches that touch become one change. */
function merged(matches: ReturnType<typeof findNeedles>, found: Set<Needle>): Change[] {
  const changes: Change[] = []
  for (const { needle, start, end } of matches.toSorted((a, b) => a.start - b.start)) {
    found.add(needle)
    const last = changes.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else changes.push({ start, end, text: mask })
  }
  return changes
}
