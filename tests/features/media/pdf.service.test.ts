import { readFile } from 'node:fs/promises'
import { degrees, PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  mediaCompressPdf,
  mediaFile,
  mediaHideFieldCv,
  mediaReplaceText,
} from '../../../services/features/media/contract.ts'
import { hasEastAsianFont, needCanvas } from '../../../services/features/media/pdf/canvas.ts'
import { openToRead } from '../../../services/features/media/pdf/open.ts'
import { copyOf, textOf } from './documents.fixture.ts'
import { startMedia, type Here } from './media.fixture.ts'

let here: Here
let recruiter: ReturnType<Here['as']>
beforeAll(async () => {
  here = await startMedia()
  recruiter = here.as('recruiter')
})
afterAll(() => here?.close())

const { createCanvas } = needCanvas()
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
/** Draws a page of a PDF, with two pixels per point. */
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

describe('PDF', () => {
  test.each(['classic', 'moderncv'])(
    'of the CV %s: hidden texts cannot be selected, searched or read any more',
    async (name) => {
      const source = await readFile(`services/demo/files/cv-john-doe-${name}.pdf`)
      const path = await recruiter.stored('cv.pdf', source)
      const answer = await recruiter.post(mediaHideFieldCv, { filePath: path, texts: ['JOHN DOE'], fields: ['email'] })
      const bytes = await copyOf(recruiter, answer)
      expect((await textOf(source)).join()).toMatch(/john.?doe/i)
      expect((await textOf(bytes)).join()).not.toMatch(/john.?doe|@/i)
      const raw = await PDFDocument.load(bytes)
      expect(raw.getPageCount()).toBe((await PDFDocument.load(source)).getPageCount())
      expect(raw.getPages().every(({ node }) => (node.Annots()?.size() ?? 0) === 0)).toBe(true)
      expect(bytes.includes('Metadata')).toBe(false)
    },
  )

  test('pages without the text stay text; turned pages, drawn forms and split texts are covered at their position', async () => {
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
    const bytes = await copyOf(recruiter, answer)
    expect(await textOf(bytes)).toEqual(['nothing here', '', ''])
    // The text is one black bar now: nothing between its ends is light.
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

  test('links, notes and form fields do not keep hidden texts', async () => {
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
    const bytes = await copyOf(recruiter, answer)
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const objects = objectsOf(document)
    expect(/an@example|EmbeddedFile|Link|Widget/.test(objects)).toBe(false)
    expect([await textOf(bytes), document.getTitle()]).toEqual([['Write to me', ''], undefined])
  })

  test('a page that refers to a drawing of another page does not include it', async () => {
    const inner = await pdfWith(async (document) => void (await line(document, 'an@example.vn')))
    const source = await pdfWith(async (document) => {
      const first = document.addPage([300, 400])
      first.drawPage((await document.embedPdf(inner))[0]!, { x: 0, y: 0 })
      const second = await line(document, 'Experience')
      const names = second.node.Resources()!
      names.set(PDFName.of('XObject'), first.node.Resources()!.lookup(PDFName.of('XObject'))!)
    })
    const bytes = await copyOf(
      recruiter,
      await recruiter.post(mediaHideFieldCv, { filePath: await recruiter.stored('cv.pdf', source), fields: ['email'] }),
    )
    expect([await textOf(bytes), objectsOf(await PDFDocument.load(bytes)).includes('/Form')]).toEqual([['', ''], false])
  })

  test('a Japanese page whose font is not embedded keeps its letters, or is refused if no font has them', async () => {
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
    const canvas = await drawn(await copyOf(recruiter, answer), 1)
    // The box for a missing letter is hollow, whereas these letters have at least thirty-two strokes.
    const { data } = canvas.getContext('2d').getImageData(40, 100 * 2 - 36, 80 * 2, 40)
    expect(data.filter((value, index) => index % 4 === 0 && value < 128).length).toBeGreaterThan(1200)
  })

  test('fields of a form can be filled, other text is fixed', async () => {
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
    const filled = (await PDFDocument.load(await copyOf(recruiter, answer))).getForm().getTextField('to').getText()
    expect(filled).toBe('Dear Ánh 日本 and Ánh 日本')
    const fixed = await recruiter.stored(
      'cv.pdf',
      await pdfWith(async (document) => void (await line(document, '{{name}}'))),
    )
    expect(
      await recruiter.post(mediaReplaceText, { filePath: fixed, replacements: [{ search: '{{name}}', replace: 'x' }] }),
    ).toMatchObject({ status: 400, body: { errorCode: 'TEXT_FIXED' } })
  })

  test('a large photograph is made smaller, and a file never gets larger', async () => {
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

  test('a protected or broken PDF is stored and shown, but not processed', async () => {
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
