import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { safeDocx } from '../../../services/features/media/docx/safe.ts'
import { docx, paragraph, relation } from '../../support/docx.ts'
import { deepDocx, entityBomb } from '../../support/hostile.ts'

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const target = 'http://10.0.0.1/seen.png'
const rels = 'word/_rels/document.xml.rels'
const relationsOf = async (bytes: Buffer, name = rels) =>
  strFromU8(unzipSync(new Uint8Array(await safeDocx(bytes)))[name]!)
const whole = (list: string, namespace = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"') =>
  `<?xml version="1.0"?><Relationships ${namespace}>${list}</Relationships>`

test.each([
  ['as Word writes it', whole(relation('r1', 'image', target, true))],
  ['in single quotes', whole(`<Relationship Id='r1' Type='${type}/image' Target='${target}' TargetMode='External'/>`)],
  [
    'under another prefix',
    `<?xml version="1.0"?><p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships"><p:Relationship Id="r1" Type="${type}/image" Target="${target}" TargetMode="External"/></p:Relationships>`,
  ],
  [
    'with spaces around the sign',
    whole(`<Relationship Id="r1" Type="${type}/image" Target="${target}" TargetMode = "External" />`),
  ],
  [
    'with a reference in the mode',
    whole(`<Relationship Id="r1" Type="${type}/image" Target="${target}" TargetMode="&#69;xternal"/>`),
  ],
  [
    'with a sign that ends a tag for some',
    whole(`<Relationship Id="a>b" Type="${type}/image" Target="${target}" TargetMode="External"/>`),
  ],
  ['without a mode', whole(`<Relationship Id="r1" Type="${type}/image" Target="${target}"/>`)],
  ['as a file of a server', whole(`<Relationship Id="r1" Type="${type}/image" Target="\\\\10.0.0.1\\seen.png"/>`)],
  [
    'with an end tag',
    whole(`<Relationship Id="r1" Type="${type}/image" Target="${target}" TargetMode="External"></Relationship>`),
  ],
])('a linked picture is removed, %s', async (_how, xml) => {
  const found = await relationsOf(docx(paragraph('x'), { more: { [rels]: xml } }))
  expect(found).not.toContain('10.0.0.1')
})

test('it is removed in UTF-16 too, and in parts whose names are in capitals', async () => {
  const xml = Buffer.from(`\ufeff${whole(relation('r1', 'image', target, true))}`, 'utf16le')
  expect(await relationsOf(docx('', { more: { [rels]: new Uint8Array(xml) } }))).not.toContain('10.0.0.1')
  expect(
    await relationsOf(
      docx('', { more: { 'word/_rels/HEADER1.XML.RELS': whole(relation('r1', 'image', target, true)) } }),
      'word/_rels/HEADER1.XML.RELS',
    ),
  ).not.toContain('10.0.0.1')
})

test('a link to click stays, but not as a picture; embedded parts stay', async () => {
  const list =
    relation('r1', 'hyperlink', 'https://example.com/a?b=1&amp;c=2', true) +
    relation('r2', 'hyperlink', target, true) +
    relation('r3', 'image', 'media/photo.png')
  const body =
    '<w:p><w:hyperlink r:id="r1"><w:r><w:t>me</w:t></w:r></w:hyperlink><w:r><a:blip r:link="r2"/><a:blip r:embed="r3"/></w:r></w:p>'
  const found = await relationsOf(docx(body, { rels: list }))
  expect(found).toContain('https://example.com/a?b=1&amp;c=2')
  expect(found).toContain('media/photo.png')
  expect(found).not.toContain('10.0.0.1')
})

test('a complete HTML page inside the document is not passed on', async () => {
  expect(await relationsOf(docx('', { rels: relation('r1', 'aFChunk', 'page.html') }))).not.toContain('page.html')
})

test.each([
  ['entities that multiply', entityBomb(), 'DOCUMENT_BROKEN'],
  ['nesting without an end', deepDocx(), 'DOCUMENT_TOO_LARGE'],
  ['what is no XML', docx('<w:p>'), 'DOCUMENT_BROKEN'],
])('%s are refused with a code', async (_what, bytes, errorCode) => {
  await expect(safeDocx(bytes)).rejects.toMatchObject({ status: 400, body: { errorCode } })
})

test('a megabyte of link beginnings is read quickly', async () => {
  const begun = performance.now()
  await expect(safeDocx(docx('', { rels: '<Relationship '.repeat(70_000) }))).rejects.toMatchObject({
    body: { errorCode: 'DOCUMENT_BROKEN' },
  })
  expect(performance.now() - begun).toBeLessThan(1_000)
})
