import { deflateSync } from 'node:zlib'
import { docx, docxOf, paragraph } from './docx.ts'

const megabyte = 1024 * 1024
const document = 'word/document.xml'
const start =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
const end = '</w:body></w:document>'
const withDocument = (xml: string | Buffer) =>
  docx('', { more: { [document]: typeof xml === 'string' ? xml : new Uint8Array(xml) } })

/** Returns a .docx of a fifth of a megabyte that declares 200 MB of unpacked data, and contains them. */
export const bigBomb = () => withDocument(Buffer.alloc(200 * megabyte, 0x20))
/** Returns a .docx with 90 MB of unpacked data, which is within the limit of a zip: one single text. */
export const textBomb = () =>
  withDocument(
    Buffer.concat([
      Buffer.from(`${start}<w:p><w:r><w:t>`),
      Buffer.alloc(90 * megabyte, 0x61),
      Buffer.from(`</w:t></w:r></w:p>${end}`),
    ]),
  )
/** Returns a .docx with millions of empty paragraphs. */
export const elementBomb = () => withDocument(start + '<w:p/>'.repeat(15_000_000) + end)
/** Returns a .docx in which each entity expands to ten others. */
export const entityBomb = () =>
  withDocument(
    `<?xml version="1.0"?><!DOCTYPE w:document [<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_none, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]>` +
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('&a9;')}</w:body></w:document>`,
  )
/** Returns a .docx with nested tables, too deep for a recursive reader. */
export const deepDocx = (depth = 100_000) =>
  withDocument(start + '<w:tbl>'.repeat(depth) + '</w:tbl>'.repeat(depth) + end)
/** Returns a small .docx with one paragraph that is a single very long word. */
export const longWord = (length = 100_000) => docxOf('a'.repeat(length))

/** Returns a PDF whose page draws its text with a fifth of a gigabyte of operators. */
export function pdfBomb(): Buffer {
  const content = deflateSync(Buffer.alloc(200 * megabyte, 'BT (a) Tj ET '))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n${content.toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`, 'latin1')
}
