import { writeZip } from '../../../core/documents/zip.ts'

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const run = (text: string, format = '') =>
  text
    .split('\n')
    .map((line) => `<w:r>${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${escape(line)}</w:t></w:r>`)
    .join('<w:r><w:br/></w:r>')
const paragraph = (content: string) => `<w:p>${content}</w:p>`
const cell = (content: string) => `<w:tc><w:tcPr><w:tcW w:w="4500" w:type="dxa"/></w:tcPr>${paragraph(content)}</w:tc>`
const bold = '<w:b/>'

const types =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>'
const relationsTo = (type: string, target: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
const styles =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:spacing w:after="240"/></w:pPr><w:rPr><w:b/><w:sz w:val="36"/></w:rPr></w:style></w:styles>'

/** Returns a Word file with a title, a few lines and a table of two columns. */
export function plainDocx(
  title: string,
  lines: readonly string[],
  rows: readonly (readonly [label: string, value: string])[],
): Buffer {
  const table = rows.map(([label, value]) => `<w:tr>${cell(run(label, bold))}${cell(run(value))}</w:tr>`).join('')
  const body = [
    paragraph(`<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run(title)}`),
    ...lines.filter(Boolean).map((line) => paragraph(run(line))),
    rows.length > 0 ? `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/></w:tblPr>${table}</w:tbl>` : '',
    paragraph(''),
  ].join('')
  const document = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  const parts = new Map<string, Uint8Array>([
    ['[Content_Types].xml', Buffer.from(types)],
    ['_rels/.rels', Buffer.from(relationsTo('officeDocument', 'word/document.xml'))],
    ['word/document.xml', Buffer.from(document)],
    ['word/_rels/document.xml.rels', Buffer.from(relationsTo('styles', 'styles.xml'))],
    ['word/styles.xml', Buffer.from(styles)],
  ])
  return Buffer.from(writeZip(parts))
}
