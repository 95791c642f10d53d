import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { degrees, PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  mediaCompressPdf,
  mediaDocxToPdf,
  mediaFile,
  mediaHideFieldCv,
  mediaHtmlToPdf,
  mediaReplaceText,
  mediaTempFile,
} from '../../../services/features/media/contract.ts'
import { hasEastAsianFont, needCanvas } from '../../../services/features/media/pdf/canvas.ts'
import { openToRead } from '../../../services/features/media/pdf/open.ts'
import { chromiumPath } from '../../support/chromium.ts'
import { docx, paragraph, relation } from '../../support/docx.ts'
import { startMedia, type Here } from './mediaHere.ts'

let here: Here
let recruiter: ReturnType<Here['as']>
beforeAll(async () => {
  here = await startMedia()
  recruiter = here.as('recruiter')
})
afterAll(() => here?.close())

const { createCanvas } = needCanvas()
const textOf = async (pdf: Uint8Array) => {
  const document = await openToRead(pdf)
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_page, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  return pages
}
const pdfWith = async (draw: (document: PDFDocument) => void | Promise<void>) => {
  const document = await PDFDocument.create()
  await draw(document)
  return Buffer.from(await document.save())
}
const line = async (document: PDFDocument, text: string, more: object = {}) => {
  const page = document.addPage([595, 842])
  page.drawText(text, { x: 50, y: 700, size: 14, font: await document.embedFont(StandardFonts.Helvetica), ...more })
  return page
}
/** A page of a PDF, two dots a point. */
async function drawn(pdf: Uint8Array, number: number) {
  const page = await (await openToRead(pdf)).getPage(number)
  const viewport = page.getViewport({ scale: 2 })
  const canvas = createCanvas(viewport.width, viewport.height)
  await page.render({ canvas: canvas as never, viewport }).promise
  return canvas
}
const objectsOf = ({ context }: PDFDocument) =>
  context
    .enumerateIndirectObjects()
    .map(([, object]) => String(object))
    .join('\n')
/** Bytes of a changed copy. */
const copyOf = async (answer: { status: number; text: string; body: any }) => {
  if (answer.status !== 200) throw new Error(answer.text)
  return (await recruiter.get(mediaTempFile, { filePath: answer.body.filePath })).bytes
}
const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(new Uint8Array(bytes))).map(([name, part]) => [name, strFromU8(part)]))

describe('.docx', () => {
  test('is answered as an HTML page where there is no LibreOffice, without what could run or be fetched', async () => {
    const body =
      paragraph('Kinh nghiệm &amp; 日本語') +
      '<w:p><w:hyperlink r:id="rId9"><w:r><w:t>press</w:t></w:r></w:hyperlink></w:p>'
    const path = await recruiter.stored(
      'Hồ sơ.docx',
      docx(body, { rels: relation('rId9', 'hyperlink', 'javascript:alert(1)', true) }),
    )
    const answer = await recruiter.post(mediaDocxToPdf, { filePath: path })
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'text/html; charset=utf-8',
      expect.stringContaining('.html'),
    ])
    expect(answer.text).toContain('<p>Kinh nghiệm &amp; 日本語</p>')
    expect(answer.text).not.toMatch(/javascript/)
  })

  test('an old .doc and files of another kind are refused with a code where nothing converts them', async () => {
    const doc = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('WordDocument', 'utf16le'),
    ])
    const old = await recruiter.post(mediaDocxToPdf, { filePath: await recruiter.stored('cv.doc', doc) })
    expect(old).toMatchObject({
      status: 400,
      body: { errorCode: 'CONVERTER_MISSING', paramValues: { needed: 'LibreOffice' } },
    })
    const text = await recruiter.stored('a.txt', 'x')
    const answers = [
      await recruiter.post(mediaDocxToPdf, { filePath: text }),
      await recruiter.get(mediaCompressPdf, { filePath: text }),
    ]
    expect(answers).toMatchObject([
      { status: 400, body: { errorCode: 'WRONG_FILE_TYPE' } },
      { status: 400, body: { errorCode: 'WRONG_FILE_TYPE' } },
    ])
  })

  test('placeholders are replaced, however they are split over runs, in every part', async () => {
    const body =
      paragraph('Dear {{', 'na', 'me}}, {{name}}!') +
      paragraph('{{pay}} &lt;{{none}}&gt;') +
      '<w:p><w:r><w:t>{{na</w:t><w:tab/><w:t>me}}</w:t></w:r></w:p>'
    const path = await recruiter.stored(
      'offer.docx',
      docx(body, { more: { 'word/header1.xml': `<w:hdr xmlns:w="x">${paragraph('{{pa', 'y}}')}</w:hdr>` } }),
    )
    const answer = await recruiter.post(mediaReplaceText, {
      filePath: path,
      replacements: [
        { search: '{{name}}', replace: 'Ánh & <Co>' },
        { search: '{{pay}}', replace: '{{name}}' },
        { search: '{{other}}', replace: '' },
      ],
    })
    expect(answer.body).toMatchObject({ count: 4, notFound: ['{{other}}'] })
    const parts = partsOf(await copyOf(answer))
    expect(parts['word/document.xml']).toContain(
      '<w:t>Dear Ánh &amp; &lt;Co&gt;</w:t></w:r><w:r><w:t></w:t></w:r><w:r><w:t>, Ánh &amp; &lt;Co&gt;!</w:t>',
    )
    expect(parts['word/document.xml']).toContain('{{name}} &lt;{{none}}&gt;')
    expect(parts['word/header1.xml']).toContain('<w:t>{{name}}</w:t>')
    expect(parts['word/document.xml']).toContain('<w:t>{{na</w:t><w:tab/><w:t>me}}</w:t>')
  })

  test('hidden texts are nowhere in the copy: texts, links, properties, descriptions', async () => {
    const body =
      paragraph('Tel: 0912', ' 345.678 an@exam', 'ple.vn') +
      '<w:p><w:hyperlink r:id="rId9"><w:r><w:t>mail</w:t></w:r></w:hyperlink></w:p>' +
      '<w:p><w:pPr><w:tblW w:w="0912345678"/></w:pPr><w:r><w:t>Trần Văn Đức, 2019 - 2023</w:t></w:r><wp:docPr id="1" name="x" descr="tran van duc"/></w:p>'
    const more = {
      'docProps/core.xml': '<c xmlns:dc="x"><dc:creator>TRẦN VĂN ĐỨC</dc:creator></c>',
      'docProps/thumbnail.jpeg': new Uint8Array([1, 2, 3]),
    }
    const path = await recruiter.stored(
      'cv.docx',
      docx(body, { rels: relation('rId9', 'hyperlink', 'mailto:an@example.vn', true), more }),
    )
    const answer = await recruiter.post(mediaHideFieldCv, {
      filePath: path,
      texts: ['Tran Van Duc', 'Nobody'],
      fields: ['email', 'phone'],
    })
    expect(answer.body).toMatchObject({ count: 6, notFound: ['Nobody'] })
    const bytes = await copyOf(answer)
    const parts = partsOf(bytes)
    expect(Object.keys(parts)).not.toContain('docProps/thumbnail.jpeg')
    const all = Object.values(parts)
      .join('\n')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]|<[^>]*w:w=[^>]*>/g, '')
    expect(all).not.toMatch(/345|an@|example\.vn|[ĐD]uc|DUC/i)
    expect(all).toContain('2019 - 2023')
    const page = await recruiter.post(mediaDocxToPdf, { filePath: answer.body.filePath })
    expect(page.text).toContain('Tel: █████ █████')
    const nothing = await recruiter.post(mediaHideFieldCv, { filePath: path, texts: ['zzzz'] })
    expect(nothing).toMatchObject({ status: 400, body: { errorCode: 'NOTHING_TO_HIDE' } })
    expect((await recruiter.post(mediaHideFieldCv, { filePath: path })).status).toBe(400)
  })

  test('one with other files in it is not said to be clean', async () => {
    const path = await recruiter.stored(
      'cv.docx',
      docx(paragraph('an@example.vn'), { more: { 'word/embeddings/sheet.bin': 'an@example.vn' } }),
    )
    expect(await recruiter.post(mediaHideFieldCv, { filePath: path, fields: ['email'] })).toMatchObject({
      status: 400,
      body: { errorCode: 'DOCUMENT_HAS_ATTACHMENTS' },
    })
  })
})

describe('PDF', () => {
  test.each(['classic', 'moderncv'])(
    'of the CV %s: hidden texts cannot be selected, searched or read any more',
    async (name) => {
      const source = await readFile(`services/demo/files/cv-john-doe-${name}.pdf`)
      const path = await recruiter.stored('cv.pdf', source)
      const answer = await recruiter.post(mediaHideFieldCv, { filePath: path, texts: ['JOHN DOE'], fields: ['email'] })
      const bytes = await copyOf(answer)
      expect((await textOf(source)).join()).toMatch(/john.?doe/i)
      expect((await textOf(bytes)).join()).not.toMatch(/john.?doe|@/i)
      const raw = await PDFDocument.load(bytes)
      expect(raw.getPageCount()).toBe((await PDFDocument.load(source)).getPageCount())
      expect(raw.getPages().every(({ node }) => (node.Annots()?.size() ?? 0) === 0)).toBe(true)
      expect(bytes.includes('Metadata')).toBe(false)
    },
  )

  test('pages without the text stay text; turned pages, drawn forms and texts in pieces are covered where they stand', async () => {
    const inner = await pdfWith(async (document) => void (await line(document, 'call 0912 345 678 now')))
    const source = await pdfWith(async (document) => {
      await line(document, 'nothing here')
      ;(await line(document, '0912.345.678', { rotate: degrees(30) })).setRotation(degrees(90))
      const [form] = await document.embedPdf(inner)
      document.addPage([595, 842]).drawPage(form!, { x: 20, y: 30, xScale: 0.5, yScale: 0.5 })
    })
    const answer = await recruiter.post(mediaHideFieldCv, {
      filePath: await recruiter.stored('cv.pdf', source),
      texts: ['+84 912 345 678'],
    })
    expect(answer.body).toMatchObject({ count: 2, notFound: [] })
    const bytes = await copyOf(answer)
    expect(await textOf(bytes)).toEqual(['nothing here', '', ''])
    // What was written there is one black bar now: nothing between its ends is light.
    const canvas = await drawn(bytes, 3)
    const row = canvas
      .getContext('2d')
      .getImageData(0, Math.round(canvas.height - 2 * (30 + 703 / 2)), canvas.width, 1).data
    const dark = Array.from({ length: canvas.width }, (_x, x) => row[x * 4]! < 60)
    const longest = Math.max(
      ...dark
        .map(String)
        .join('')
        .split('false')
        .map((run) => run.length / 4),
    )
    expect(longest).toBeGreaterThan(70)
    expect(longest).toBeLessThan(100)
  })

  test('links, notes and form fields do not keep what was hidden', async () => {
    const source = await pdfWith(async (document) => {
      const page = await line(document, 'Write to me')
      const link = document.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [50, 690, 150, 720],
        A: { S: 'URI', URI: 'mailto:an@example.vn' },
      } as never)
      page.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(link)]))
      const field = document.getForm().createTextField('mail')
      field.setText('an@example.vn')
      field.addToPage(document.addPage(), { x: 50, y: 500 })
      document.setTitle('an@example.vn')
      document.setAuthor('an@example.vn')
      await document.attach(Buffer.from('an@example.vn'), 'a.txt')
    })
    const answer = await recruiter.post(mediaHideFieldCv, {
      filePath: await recruiter.stored('cv.pdf', source),
      fields: ['email'],
    })
    const bytes = await copyOf(answer)
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const objects = objectsOf(document)
    expect(/an@example|EmbeddedFile|Link|Widget/.test(objects)).toBe(false)
    expect([await textOf(bytes), document.getTitle()]).toEqual([['Write to me', ''], undefined])
  })

  test('a page that only names what another one draws does not take it along', async () => {
    const inner = await pdfWith(async (document) => void (await line(document, 'an@example.vn')))
    const source = await pdfWith(async (document) => {
      const first = document.addPage([300, 400])
      first.drawPage((await document.embedPdf(inner))[0]!, { x: 0, y: 0 })
      const second = await line(document, 'Experience')
      const names = second.node.Resources()!
      names.set(PDFName.of('XObject'), first.node.Resources()!.lookup(PDFName.of('XObject'))!)
    })
    const bytes = await copyOf(
      await recruiter.post(mediaHideFieldCv, { filePath: await recruiter.stored('cv.pdf', source), fields: ['email'] }),
    )
    expect([await textOf(bytes), objectsOf(await PDFDocument.load(bytes)).includes('/Form')]).toEqual([['', ''], false])
  })

  test('a Japanese page whose font is not in the PDF keeps its letters, or is refused where no font has them', async () => {
    const source = await pdfWith((document) => {
      const { context } = document
      const page = document.addPage([400, 200])
      const system = { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Japan1'), Supplement: 4 }
      const descriptor = context.register(
        context.obj({
          Type: 'FontDescriptor',
          FontName: 'KozMinPro-Regular',
          Flags: 4,
          FontBBox: [0, -200, 1000, 900],
          ItalicAngle: 0,
          Ascent: 880,
          Descent: -120,
          StemV: 80,
        }),
      )
      const cid = context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'CIDFontType0',
          BaseFont: 'KozMinPro-Regular',
          CIDSystemInfo: system,
          FontDescriptor: descriptor,
          DW: 1000,
        }),
      )
      page.node.setFontDictionary(
        PDFName.of('F1'),
        context.register(
          context.obj({
            Type: 'Font',
            Subtype: 'Type0',
            BaseFont: 'KozMinPro-Regular',
            Encoding: 'UniJIS-UCS2-H',
            DescendantFonts: [cid],
          }),
        ),
      )
      const hex = Buffer.from('龘龘龘龘 0912345678', 'utf16le').swap16().toString('hex')
      page.node.set(PDFName.of('Contents'), context.register(context.stream(`BT /F1 20 Tf 20 100 Td <${hex}> Tj ET`)))
    })
    const answer = await recruiter.post(mediaHideFieldCv, {
      filePath: await recruiter.stored('cv.pdf', source),
      fields: ['phone'],
    })
    if (!hasEastAsianFont()) return expect(answer.body.errorCode).toBe('FONT_MISSING')
    const canvas = await drawn(await copyOf(answer), 1)
    // The box that stands for a missing letter is hollow, these letters have thirty-two strokes and more.
    const { data } = canvas.getContext('2d').getImageData(40, 100 * 2 - 36, 80 * 2, 40)
    expect(data.filter((value, index) => index % 4 === 0 && value < 128).length).toBeGreaterThan(1200)
  })

  test('fields of a form are filled, other text is fixed', async () => {
    const source = await pdfWith((document) => {
      const field = document.getForm().createTextField('to')
      field.setText('Dear {{name}} and {{name}}')
      field.addToPage(document.addPage(), { x: 50, y: 500 })
    })
    const answer = await recruiter.post(mediaReplaceText, {
      filePath: await recruiter.stored('form.pdf', source),
      replacements: [{ search: '{{name}}', replace: 'Ánh 日本' }],
    })
    expect(answer.body).toMatchObject({ count: 2, notFound: [] })
    const filled = (await PDFDocument.load(await copyOf(answer))).getForm().getTextField('to').getText()
    expect(filled).toBe('Dear Ánh 日本 and Ánh 日本')
    const fixed = await recruiter.stored(
      'cv.pdf',
      await pdfWith(async (document) => void (await line(document, '{{name}}'))),
    )
    expect(
      await recruiter.post(mediaReplaceText, { filePath: fixed, replacements: [{ search: '{{name}}', replace: 'x' }] }),
    ).toMatchObject({ status: 400, body: { errorCode: 'TEXT_FIXED' } })
  })

  test('a large photograph is made smaller, and a file never larger', async () => {
    const canvas = createCanvas(2600, 2000)
    const context = canvas.getContext('2d')
    for (let x = 0; x < 2600; x += 20)
      for (let y = 0; y < 2000; y += 20) {
        context.fillStyle = `rgb(${x % 256},${y % 256},${(x * y) % 256})`
        context.fillRect(x, y, 20, 20)
      }
    const photo = await canvas.encode('jpeg', 98)
    const source = await pdfWith(
      async (document) =>
        void document.addPage().drawImage(await document.embedJpg(photo), { x: 0, y: 0, width: 500, height: 400 }),
    )
    const smaller = await recruiter.get(mediaCompressPdf, { filePath: await recruiter.stored('photo.pdf', source) })
    expect(smaller.headers.get('content-type')).toBe('application/pdf')
    expect(smaller.bytes.length).toBeLessThan(source.length / 2)
    expect((await PDFDocument.load(smaller.bytes)).getPageCount()).toBe(1)
    const again = await recruiter.get(mediaCompressPdf, {
      filePath: await recruiter.stored('small.pdf', smaller.bytes),
    })
    expect(again.bytes.length).toBeLessThanOrEqual(smaller.bytes.length)
  })

  test('a protected or broken one is kept and shown, but nothing is done to it', async () => {
    const document = await PDFDocument.create()
    await line(document, 'an@example.vn')
    document.encrypt({ userPassword: 'x', ownerPassword: 'y' })
    const locked = await recruiter.stored('locked.pdf', await document.save())
    const broken = await recruiter.stored('broken.pdf', `%PDF-1.7\n${'x'.repeat(2000)}`)
    for (const [filePath, errorCode] of [
      [locked, 'DOCUMENT_ENCRYPTED'],
      [broken, 'DOCUMENT_BROKEN'],
    ] as const) {
      expect((await recruiter.get(mediaFile, { filePath })).status).toBe(200)
      expect(await recruiter.post(mediaHideFieldCv, { filePath, fields: ['email'] })).toMatchObject({
        status: 400,
        body: { errorCode },
      })
      expect(await recruiter.get(mediaCompressPdf, { filePath })).toMatchObject({ status: 400, body: { errorCode } })
      expect(
        await recruiter.post(mediaReplaceText, { filePath, replacements: [{ search: 'a', replace: 'b' }] }),
      ).toMatchObject({ status: 400, body: { errorCode } })
    }
  })
})

/** A server that nothing may ask. */
async function startTrap() {
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.end('fetched')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: () => void server.close(),
  }
}

describe('HTML', () => {
  const hasBrowser = existsSync(chromiumPath)

  test.runIf(hasBrowser)(
    `becomes a PDF, runs nothing and fetches nothing${hasBrowser ? '' : ` – there is no Chromium at ${chromiumPath}`}`,
    async () => {
      const trap = await startTrap()
      const { url } = trap
      const html = `<h1>Thư mời 日本</h1><p id="p">still</p><script>p.textContent = 'run'</script><img src="${url}/a.png" onerror="p.textContent='run'">
      <link rel="stylesheet" href="${url}/a.css"><iframe src="${url}/frame"></iframe><iframe src="file:///etc/hostname"></iframe><object data="${url}/o"></object>
      <meta http-equiv="refresh" content="0;url=${url}/next"><p style="page-break-before:always">second</p>`
      const answer = await recruiter.post(mediaHtmlToPdf, {
        html,
        styleSheet: `@import "${url}/b.css"; @font-face { font-family: x; src: url(${url}/f) } h1 { font-family: x }`,
        margin: '20mm 10mm',
      })
      trap.close()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const pages = await textOf(answer.bytes)
      expect(pages.map((page) => page.normalize('NFKC'))).toEqual([
        expect.stringMatching(/Thư mời.*本.*still/),
        'second',
      ])
      expect(trap.asked()).toBe(0)
      expect((await recruiter.post(mediaHtmlToPdf, { html: 'x', margin: '5mm; evil' })).status).toBe(400)
    },
  )

  test('is refused where there is no Chromium', async () => {
    const without = await startMedia({ CHROMIUM_PATH: 'none' })
    const answer = await without.as('recruiter').post(mediaHtmlToPdf, { html: '<p>x</p>' })
    await without.close()
    expect(answer).toMatchObject({
      status: 400,
      body: { errorCode: 'CONVERTER_MISSING', paramValues: { needed: 'Chromium' } },
    })
  })
})

const soffice = ['/usr/bin/soffice', '/usr/bin/libreoffice', process.env.SOFFICE_PATH ?? ''].find(
  (path) => path && existsSync(path),
)
test.runIf(soffice)(
  `LibreOffice makes a PDF of a .docx, without fetching what it links to${soffice ? '' : ' – there is none on this machine'}`,
  async () => {
    const trap = await startTrap()
    const url = `${trap.url}/a.png`
    const picture =
      '<w:p><w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="a"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">' +
      '<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="a"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="rId8"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'
    const withOffice = await startMedia({ SOFFICE_PATH: soffice! })
    const client = withOffice.as('recruiter')
    const path = await client.stored(
      'cv.docx',
      docx(paragraph('Kinh nghiem') + picture, { rels: relation('rId8', 'image', url, true) }),
    )
    const answer = await client.post(mediaDocxToPdf, { filePath: path })
    await withOffice.close()
    trap.close()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await textOf(answer.bytes)).toEqual([expect.stringContaining('Kinh nghiem')])
    expect(trap.asked()).toBe(0)
  },
)
