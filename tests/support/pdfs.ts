import { PDFDocument, PDFName, PDFString, StandardFonts, rgb } from '@cantoo/pdf-lib'

const a4: [number, number] = [595.28, 841.89]
const words = ['Experience', 'Java', 'TypeScript', 'Kanban', 'Hanoi', 'Osaka', 'payment', 'review', 'search', 'team']

/** Returns a PDF whose pages contain their number and twenty lines; `wide` pages are in landscape. */
export async function pdfOf(count: number, { wide = [] as number[], text = '' } = {}): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= count; number++) {
    const [width, height] = wide.includes(number) ? [a4[1], a4[0]] : a4
    const page = pdf.addPage([width, height])
    page.drawText(`Page ${number} of ${count}`, { x: 50, y: height - 70, size: 24, font })
    if (text) page.drawText(text, { x: 50, y: height - 110, size: 14, font })
    for (let line = 0; line < 20; line++) {
      const said = Array.from({ length: 8 }, (_, at) => words[(number + line + at) % words.length]).join(' ')
      page.drawText(said, { x: 50, y: height - 150 - line * 18, size: 11, font, color: rgb(0.2, 0.2, 0.25) })
    }
  }
  return pdf
}

export const pdfBytes = async (count: number, options?: Parameters<typeof pdfOf>[1]): Promise<Uint8Array> =>
  (await pdfOf(count, options)).save()

/** Returns a PDF that opens only with its password. */
export async function lockedPdf(password: string): Promise<Uint8Array> {
  const pdf = await pdfOf(2)
  pdf.encrypt({ userPassword: password, ownerPassword: `${password} of the owner` })
  return pdf.save({ useObjectStreams: false })
}

/**
 * Returns a PDF with Japanese text in a font that the file refers to but does not embed, with a character map that the
 * reader must provide.
 */
export async function japanesePdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage(a4)
  const { context } = pdf
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: 'HeiseiKakuGo-W5',
      Flags: 4,
      FontBBox: [-92, -250, 1010, 922],
      ItalicAngle: 0,
      Ascent: 752,
      Descent: -221,
      CapHeight: 737,
      StemV: 114,
    }),
  )
  const cid = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType0',
      BaseFont: 'HeiseiKakuGo-W5',
      FontDescriptor: descriptor,
      DW: 1000,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Japan1'), Supplement: 2 },
    }),
  )
  const font = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'HeiseiKakuGo-W5-UniJIS-UCS2-H',
      Encoding: 'UniJIS-UCS2-H',
      DescendantFonts: [cid],
    }),
  )
  page.node.setFontDictionary(PDFName.of('J1'), font)
  const hex = Buffer.from('職務経歴書', 'utf16le').swap16().toString('hex')
  const content = context.stream(`BT /J1 32 Tf 60 700 Td <${hex}> Tj ET`)
  page.node.addContentStream(context.register(content))
  return pdf.save()
}
