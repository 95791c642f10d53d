import { SaxesParser } from 'saxes'
import { broken, tooMuch } from './refusals.ts'

/** No real document is nested this deeply; recursive readers would run out of stack. */
const maxDepth = 256
/** A page of a document has about a thousand elements. */
const maxElements = 500_000
const chunk = 65_536

export interface Element {
  /** The name without its prefix. */
  name: string
  /** By name without prefix; values are unescaped. */
  attributes: Record<string, string>
}

/**
 * Reads the XML of a document's part within limits, and calls `onElement` for each element that begins. Throws
 * DOCUMENT_BROKEN for invalid XML and for entity declarations, which no part may contain (ECMA-376, part 2), and
 * DOCUMENT_TOO_LARGE for excessive nesting and size.
 */
export function readXml(bytes: Uint8Array, onElement?: (element: Element) => void): void {
  const parser = new SaxesParser()
  let depth = 0
  let count = 0
  parser.on('error', () => {
    throw broken()
  })
  parser.on('doctype', () => {
    throw broken()
  })
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(utf-8|utf-16|us-ascii)$/i.test(encoding)) throw broken()
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > maxDepth || ++count > maxElements) throw tooMuch()
    onElement?.({
      name: local(name),
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value])),
    })
  })
  parser.on('closetag', () => void depth--)
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
  for (let at = 0; at < bytes.length; at += chunk) {
    const isLast = at + chunk >= bytes.length
    parser.write(decoded(decoder, bytes.subarray(at, at + chunk), isLast))
  }
  parser.close()
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function decoded(decoder: TextDecoder, bytes: Uint8Array, isLast: boolean): string {
  try {
    return decoder.decode(bytes, { stream: !isLast })
  } catch {
    throw broken()
  }
}
