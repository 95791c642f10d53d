import { deflateSync } from 'node:zlib'
import { docx, docxOf, paragraph } from './docx.ts'

const megabyte = 1024 * 1024
const document = 'word/document.xml'
const start =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
const end = '</w:body></w:document>'
const withDocument = (xml: string | Buffer) =>
  docx('', { more: { [document]: typeof xml === 'string' ? xml : new Uint8Array(xml) } })

/** A .docx of a fifth of a megabyte that says that it unpacks to 200 MB, and does. */
export const bigBomb = () => withDocument(Buffer.alloc(200 * megabyte, 0x20))
/** One of 90 MB, which a zip may unpack to: a single text. */
export const textBomb = () =>
  withDocument(
    Buffer.concat([
      Buffer.from(`${start}<w:p><w:r><w:t>`),
      Buffer.alloc(90 * megabyte, 0x61),
      Buffer.from(`</w:t></w:r></w:p>${end}`),
    ]),
  )
/** One of millions of empty paragraphs. */
export const elementBomb = () => withDocument(start + '<w:p/>'.repeat(15_000_000) + end)
/** One whose entities stand for ten times as many each. */
export const entityBomb = () =>
  withDocument(
    `<?xml version="1.0"?><!DOCTYPE w:document [<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_none, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]>` +
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('&a9;')}</w:body></w:document>`,
  )
/** One with tables in tables, too deep for a reader that calls itself. */
export const deepDocx = (depth = 100_000) =>
  withDocument(start + '<w:tbl>'.repeat(depth) + '</w:tbl>'.repeat(depth) + end)
/** A small one whose only paragraph has no end. */
export const longWord = (length = 100_000) => docxOf('a'.repeat(length))

/** A PDF whose page says its text in a fifth of a gigabyte of operators. */
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
