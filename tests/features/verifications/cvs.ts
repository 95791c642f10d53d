import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

/** Creates a CV of one page. */
export async function cvOf(name: string, lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  page.drawText(name, { x: 50, y: 780, size: 22, font })
  lines.forEach((line, index) => page.drawText(line, { x: 50, y: 750 - index * 16, size: 11, font }))
  return pdf.save()
}
