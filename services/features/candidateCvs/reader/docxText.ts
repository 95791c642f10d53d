import mammoth from 'mammoth'
import { megabyte } from '../../../core/contract/shapes.ts'
import { readXml } from '../../../core/documents/xml.ts'
import { isXml, readZip, writeZip } from '../../../core/documents/zip.ts'
import { plainLine, type Line } from './lines.ts'

/** XML of a CV; that of a hundred pages is smaller. */
const mostXml = 20 * megabyte

/** The lines of a DOCX: its paragraphs. Pictures are not unpacked, and XML that is made to hurt is refused before it is read. */
export async function docxLines(bytes: Uint8Array): Promise<Line[]> {
  const { parts } = await readZip(Buffer.from(bytes), isXml, mostXml)
  for (const part of parts.values()) readXml(part)
  const { value } = await mammoth.extractRawText({ buffer: writeZip(parts, true) })
  return value.split('\n').flatMap((text) => plainLine(text))
}
