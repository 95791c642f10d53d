import type { Docx } from './layouts/layout.ts'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const fonts = '<w:rFonts w:ascii="DejaVu Sans" w:hAnsi="DejaVu Sans" w:eastAsia="Noto Sans CJK JP"/>'
const style = (id: string, name: string, looks: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${looks}</w:style>`

/** Returns the parts of a DOCX with this body. */
export function docxParts({ body }: Docx): Map<string, Uint8Array> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${office}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${office}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${office}.numbering+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${relation}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${w}><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1100" w:right="1100" w:bottom="1100" w:left="1100"/></w:sectPr></w:body></w:document>`,
    'word/styles.xml': `<w:styles ${w}><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>${style('Normal', 'Normal', '')}${style('Title', 'Title', '<w:rPr><w:sz w:val="44"/></w:rPr>')}${style('Heading1', 'heading 1', '<w:pPr><w:spacing w:before="240" w:after="80"/></w:pPr><w:rPr><w:b/><w:color w:val="1F4E79"/><w:sz w:val="26"/></w:rPr>')}${style('ListBullet', 'List Bullet', '<w:pPr><w:ind w:left="400" w:hanging="260"/></w:pPr>')}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${w}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="400" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  }
  return new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(xml + text)]))
}
