import { strToU8, zipSync } from 'fflate'

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>
<Default Extension="png" ContentType="image/png"/>
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (list: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`

/** Returns a paragraph whose text is split over runs. */
export const paragraph = (...runs: string[]) =>
  `<w:p>${runs.map((run) => `<w:r><w:t>${run}</w:t></w:r>`).join('')}</w:p>`
export const relation = (id: string, type: string, target: string, isExternal = false) =>
  `<Relationship Id="${id}" Type="${kind}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`

/** Returns a .docx with this body, and optionally with more parts. */
export function docx(
  body: string,
  { rels = '', more = {} }: { rels?: string; more?: Record<string, string | Uint8Array> } = {},
): Buffer {
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${kind}"
    xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
    xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${body}</w:body></w:document>`
  const parts = {
    '[Content_Types].xml': types,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': document,
    'word/_rels/document.xml.rels': relations(rels),
    ...more,
  }
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  )
}

/** Returns a .docx with one part that claims to be small but is not. */
export function lyingDocx(): Buffer {
  const bytes = docx(paragraph('x'), { more: { 'word/big.xml': new Uint8Array(20_000_000) } })
  // The size is at byte 24 of the directory entry, which begins 46 bytes before its name.
  const entry = bytes.lastIndexOf('word/big.xml') - 46
  bytes.writeUInt32LE(100, entry + 24)
  return bytes
}

/** Returns a Word file with plain paragraphs. */
export const docxOf = (...paragraphs: string[]): Buffer => docx(paragraphs.map((text) => paragraph(text)).join(''))
