import { Readable } from 'node:stream'
import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import { megabyte } from '../../core/contract/shapes.ts'
import type { FileStore } from '../../core/files/files.ts'
import type { Person } from '../people/people.ts'
import type { Career } from './careers.ts'

/** Somebody whose CV is made. */
export interface CvOf {
  person: Person
  career: Career
}

const width = 595
const height = 842
const ink = rgb(0.13, 0.13, 0.17)
const faint = rgb(0.4, 0.4, 0.46)
const accents = [rgb(0.29, 0.29, 0.76), rgb(0.05, 0.45, 0.4), rgb(0.6, 0.22, 0.16), rgb(0.12, 0.32, 0.52)]

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
/** What the built-in fonts of PDF can write: Latin letters without marks. */
const latin = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()

/** The name in Latin letters; of who writes it otherwise, as their address has it. */
export const latinName = ({ name, email }: Person): string =>
  latin(name) ||
  email
    .split('@')[0]!
    .split(/[._]/)
    .map((part) => capital(part.replace(/\d+/g, '')))
    .filter(Boolean)
    .join(' ')

type Block = readonly [heading: string, lines: readonly (readonly [text: string, isStrong?: boolean])[]]

const span = ({ startDate, endDate }: { startDate?: string; endDate?: string }) =>
  `${startDate ?? ''} - ${endDate ?? 'Present'}`

/** What a CV says under its headings. */
function blocksOf({ career }: CvOf): Block[] {
  const { work = [], education = [], awards = [] } = career.resume
  const experience = work.flatMap((one) => [
    [`${latin(one.name)} | ${one.position} | ${span(one)}`, true] as const,
    [`- ${one.summary ?? ''}`] as const,
  ])
  return [
    ...(experience.length > 0 ? [['Work Experience', experience] as const] : []),
    [
      'Education',
      education.map((one) => [`${latin(one.institution)}, ${one.area ?? ''} | ${span(one)}`] as const),
    ] as const,
    ...(awards.length > 0
      ? [['Certificates', awards.map(({ title, date }) => [`${latin(title)}, ${date ?? ''}`] as const)] as const]
      : []),
    ['Skills', [[career.skills.join(', ')] as const]] as const,
    ['Languages', [[career.languages.map(({ language }) => language).join(', ')] as const]] as const,
  ]
}

interface Pen {
  page: PDFPage
  regular: PDFFont
  bold: PDFFont
}

/** Writes lines of text from a point down, each broken where the column ends; answers where the next may stand. */
function write(
  { page, regular, bold }: Pen,
  text: string,
  { x, y, size = 10.5, most = width - 2 * 50, isBold = false, color = ink }: Stroke,
): number {
  const font = isBold ? bold : regular
  let line = ''
  for (const word of `${text} `.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (word !== '' && font.widthOfTextAtSize(longer, size) <= most) {
      line = longer
      continue
    }
    if (line) page.drawText(line, { x, y, size, font, color })
    if (line) y -= size * 1.4
    line = word
  }
  return y
}
interface Stroke {
  x: number
  y: number
  size?: number
  most?: number
  isBold?: boolean
  color?: typeof ink
}

function writeBlocks(pen: Pen, blocks: readonly Block[], at: Stroke, accent: typeof ink): void {
  let { y } = at
  for (const [heading, lines] of blocks) {
    y = write(pen, heading, { ...at, y, size: 12.5, isBold: true, color: accent }) - 2
    for (const [text, isStrong = false] of lines) y = write(pen, text, { ...at, y, isBold: isStrong })
    y -= 12
  }
}

const contactsOf = ({ person, career }: CvOf) => [
  `Email: ${person.email}`,
  `Phone: ${person.phone}`,
  `Birthday: ${person.birthday.split('-').toReversed().join('/')}`,
  ...(latin(career.city) ? [`Address: ${latin(career.city)}`] : []),
]

/** One column, the contacts below the name. */
function plainLayout(pen: Pen, of: CvOf, accent: typeof ink): void {
  let y = write(pen, latinName(of.person), { x: 50, y: 780, size: 24, isBold: true })
  y = write(pen, of.career.position, { x: 50, y, size: 13, color: accent }) - 4
  for (const contact of contactsOf(of)) y = write(pen, contact, { x: 50, y, color: faint })
  writeBlocks(pen, blocksOf(of), { x: 50, y: y - 14 }, accent)
}

/** One column below a band of colour with the name. */
function bandLayout(pen: Pen, of: CvOf, accent: typeof ink): void {
  const white = rgb(1, 1, 1)
  pen.page.drawRectangle({ x: 0, y: height - 120, width, height: 120, color: accent })
  write(pen, latinName(of.person), { x: 50, y: height - 62, size: 26, isBold: true, color: white })
  write(pen, of.career.position, { x: 50, y: height - 90, size: 13, color: white })
  let y = height - 150
  for (const contact of contactsOf(of)) y = write(pen, contact, { x: 50, y, color: faint })
  writeBlocks(pen, blocksOf(of), { x: 50, y: y - 14 }, accent)
}

/** Contacts, skills and languages in a column at the left. */
function sideLayout(pen: Pen, of: CvOf, accent: typeof ink): void {
  pen.page.drawRectangle({ x: 0, y: 0, width: 190, height, color: rgb(0.95, 0.95, 0.97) })
  pen.page.drawCircle({ x: 95, y: height - 90, size: 44, color: accent })
  const initials = latinName(of.person)
    .split(' ')
    .map((part) => part.charAt(0))
  const shown = `${initials[0] ?? ''}${initials.length > 1 ? initials.at(-1) : ''}`
  write(pen, shown, {
    x: 95 - pen.bold.widthOfTextAtSize(shown, 28) / 2,
    y: height - 100,
    size: 28,
    isBold: true,
    color: rgb(1, 1, 1),
  })
  const blocks = blocksOf(of)
  const isAside = ([heading]: Block) => heading === 'Skills' || heading === 'Languages'
  const aside: Block[] = [['Contact', contactsOf(of).map((contact) => [contact] as const)], ...blocks.filter(isAside)]
  writeBlocks(pen, aside, { x: 22, y: height - 180, most: 150, size: 9.5 }, accent)
  let y = write(pen, latinName(of.person), { x: 215, y: height - 70, size: 23, isBold: true, most: 340 })
  y = write(pen, of.career.position, { x: 215, y, size: 13, color: accent, most: 340 })
  const main = blocks.filter((block) => !isAside(block))
  writeBlocks(pen, main, { x: 215, y: y - 16, most: 340 }, accent)
}

const layouts = [plainLayout, bandLayout, sideLayout]

/** A CV of a page, in one of three layouts and four colours by the address of its person: the same for the same person. */
export async function demoCv(of: CvOf): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const pen: Pen = {
    page: document.addPage([width, height]),
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  const number = [...of.person.email].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  layouts[number % layouts.length]!(pen, of, accents[number % accents.length]!)
  document.setTitle(latinName(of.person))
  return document.save()
}

/** Keeps somebody's CV in the file store; answers its path, name and size. */
export async function storeDemoCv(
  files: FileStore,
  companyId: string,
  of: CvOf,
): Promise<{ path: string; name: string; size: number }> {
  const name = `CV ${latinName(of.person)}.pdf`
  const bytes = Buffer.from(await demoCv(of))
  return { name, ...(await files.save(companyId, name, Readable.from([bytes]), 10 * megabyte)) }
}
