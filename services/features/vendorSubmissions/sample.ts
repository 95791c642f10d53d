import { Readable } from 'node:stream'
import type { Download } from '../../core/http/routes.ts'

export interface SampleCv {
  name: string
  position: string
  email: string
  phone: string
  lines: readonly (readonly [heading: string, lines: readonly string[]])[]
}

/**
 * Returns a page that the CV reader understands reliably: name, contacts, and a heading for each section. Supports only
 * Latin letters without diacritics.
 */
export async function cvPdf({ name, position, email, phone, lines }: SampleCv): Promise<Uint8Array> {
  // Loaded on demand, because it has hundreds of modules and is rarely used.
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  const regular = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  let y = 780
  const write = (text: string, size: number, font = regular) => {
    page.drawText(text, { x: 60, y, size, font })
    y -= size + 8
  }
  write(name, 22, bold)
  write(position, 13)
  write(`Email: ${email}`, 11)
  write(`Phone: ${phone}`, 11)
  for (const [heading, texts] of lines) {
    y -= 10
    write(heading, 13, bold)
    for (const text of texts) write(text, 11)
  }
  return document.save()
}

const sample: SampleCv = {
  name: 'Nguyen Van An',
  position: 'Java Developer',
  email: 'an.nguyen@example.com',
  phone: '0912 345 678',
  lines: [
    ['Work Experience', ['2021 - Present: Java Developer, Example Software', '2018 - 2021: Developer, Sample Company']],
    ['Education', ['2014 - 2018: Hanoi University of Science and Technology, Computer Science']],
    ['Skills', ['Java, Spring, SQL, Docker']],
    ['Languages', ['English: fluent', 'Japanese: basic']],
  ],
}

/** Returns a sample CV for vendors. */
export const sampleCv = async (): Promise<Download> => ({
  name: 'sample-cv.pdf',
  contentType: 'application/pdf',
  stream: Readable.from([Buffer.from(await cvPdf(sample))]),
})
