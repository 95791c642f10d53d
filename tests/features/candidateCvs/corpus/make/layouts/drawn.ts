import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import { degreeOf, facts } from './html.ts'
import { usual, type Cv, type Layout } from './layout.ts'

/** Reduces a text to the characters of the built-in fonts. */
const latin = (text: string) =>
  text
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/→/g, '-')

interface Pen {
  page: PDFPage
  font: PDFFont
  bold: PDFFont
  y: number
}
interface Where {
  x: number
  most: number
}

/** Writes word by word, as some programs do. Each line breaks at the end of its column. */
function write(pen: Pen, text: string, { x, most }: Where, size = 10, isBold = false): void {
  const font = isBold ? pen.bold : pen.font
  const space = font.widthOfTextAtSize(' ', size)
  let at = x
  for (const word of text.split(' ')) {
    const width = font.widthOfTextAtSize(word, size)
    if (at > x && at + width > x + most) {
      at = x
      pen.y -= size * 1.35
    }
    pen.page.drawText(word, { x: at, y: pen.y, size, font })
    at += width + space
  }
  pen.y -= size * 1.35
}
/** Writes a line with its dates at the right edge. */
function ends(pen: Pen, left: string, right: string, where: Where, isBold = false): void {
  const { y } = pen
  const text = latin(right)
  write(pen, left, where, 10, isBold)
  pen.page.drawText(text, { x: where.x + where.most - pen.font.widthOfTextAtSize(text, 9), y, size: 9, font: pen.font })
}

async function started(): Promise<{ document: PDFDocument; pen: Pen }> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  const bold = await document.embedFont(StandardFonts.TimesRomanBold)
  return { document, pen: { page: document.addPage([612, 792]), font, bold, y: 740 } }
}
async function saved(document: PDFDocument): Promise<Uint8Array> {
  document.setCreationDate(new Date(0))
  document.setModificationDate(new Date(0))
  return document.save()
}

function career(pen: Pen, cv: Cv, where: Where): void {
  const { person, look } = cv
  write(pen, latin(look.words.work), where, 13, true)
  for (const job of person.work) {
    ends(pen, latin(look.isCompanyFirst ? job.company : job.position), look.span(job.from, job.to), where, true)
    write(pen, latin(look.isCompanyFirst ? job.position : job.company), where)
    for (const text of job.bullets) write(pen, `• ${latin(text)}`, { x: where.x + 12, most: where.most - 12 })
    pen.y -= 5
  }
  write(pen, latin(look.words.education), where, 13, true)
  for (const study of person.education) {
    ends(pen, latin(study.institution), look.years(study.from, study.to), where, true)
    write(pen, latin(degreeOf(cv, study)), where)
    pen.y -= 4
  }
}
function abilities(pen: Pen, { person, look }: Cv, where: Where, isList: boolean): void {
  write(pen, latin(look.words.skills), where, 13, true)
  if (isList) for (const { name } of person.skills) write(pen, `- ${latin(name)}`, where)
  else write(pen, latin(person.skills.map(({ name }) => name).join(', ')), where)
  pen.y -= 5
  write(pen, latin(look.words.languages), where, 13, true)
  for (const { name, level } of person.languages) write(pen, latin(`${name} - ${level}`), where)
  pen.y -= 5
  write(pen, latin(look.words.awards), where, 13, true)
  for (const { title, year } of person.awards) write(pen, latin(`${title} (${year})`), where)
}

async function oneColumn(cv: Cv): Promise<Uint8Array> {
  const { document, pen } = await started()
  const where = { x: 60, most: 490 }
  write(pen, latin(cv.person.name), where, 22, true)
  write(pen, latin(cv.person.jobTitle), where, 12)
  write(
    pen,
    latin(
      facts(cv, 4)
        .map(([, value]) => value)
        .join(' | '),
    ),
    where,
    9,
  )
  pen.y -= 8
  career(pen, cv, where)
  abilities(pen, cv, where, false)
  return saved(document)
}
async function twoColumns(cv: Cv): Promise<Uint8Array> {
  const { document, pen } = await started()
  const [aside, main] = [
    { x: 36, most: 150 },
    { x: 216, most: 350 },
  ]
  write(pen, latin(cv.look.words.contact), aside, 13, true)
  for (const [, value] of facts(cv, 4)) write(pen, latin(value), aside, 9)
  pen.y -= 10
  abilities(pen, cv, aside, true)
  pen.y = 740
  write(pen, latin(cv.person.name), main, 22, true)
  write(pen, latin(cv.person.jobTitle), main, 12)
  pen.y -= 10
  career(pen, cv, main)
  return saved(document)
}

/** PDFs that a program draws directly, in the standard fonts of every reader. */
export const drawn: Record<string, Layout> = {
  drawn: { isOneColumn: true, open: ['en', 'vi'], kept: ['en'], omits: usual, pdf: oneColumn, letters: latin },
  drawnSide: { isOneColumn: false, open: ['en', 'vi'], kept: ['en'], omits: usual, pdf: twoColumns, letters: latin },
}
