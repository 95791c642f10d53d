import { drawPortrait } from './portrait.ts'
import { colour, faint, height, rule, white, width, write, writeEnding, type Pen, type Stroke } from './pen.ts'
import type { CvText, CvOf, Entry } from './words.ts'

const accents = ['#4a4ac2', '#0d7366', '#993829', '#1f5285', '#5b4b8a'].map(colour)
export type Accent = (typeof accents)[number]

/** A layout writes the content of a CV onto its page. */
export type Layout = (pen: Pen, text: CvText, of: CvOf, accent: Accent) => void

/** Returns the colour of a person's CV. */
export const accentOf = (number: number): Accent => accents[number % accents.length]!

/** The position and width of a column. */
interface Column extends Stroke {
  x: number
  most: number
  accent: Accent
}

function heading(pen: Pen, text: string, { x, y, most, accent }: Column): number {
  const next = write(pen, text, { x, y, size: 12.5, isBold: true, color: accent })
  rule(pen, [x, y - 5], [x + most, y - 5], accent)
  return next - 3
}

/** Writes entries with their dates on the right and their details below. */
function entries(pen: Pen, list: readonly Entry[], column: Column): number {
  let { y } = column
  for (const { at, span, as, deeds } of list) {
    y = write(pen, at, { ...column, y, size: 10.5, isBold: true })
    writeEnding(pen, span, { x: column.x + column.most, y, size: 9.5, color: faint })
    y = write(pen, as, { ...column, y })
    for (const deed of deeds) y = write(pen, `• ${deed}`, { ...column, y })
    y -= 5
  }
  return y
}

type Part = readonly [heading: string, write: (column: Column) => number]

const lines = (pen: Pen, texts: readonly string[]) => (column: Column) =>
  texts.reduce((y, text) => write(pen, text, { ...column, y }), column.y)

/** Prevents line breaks within a text. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')
const personal = (text: CvText) => text.personal.map(([label, value]) => `${label}: ${value}`)
const abilities = (pen: Pen, { words, skills, languages }: CvText): Part[] => [
  [words.skills, lines(pen, [skills.map(unbroken).join(', ')])],
  [words.languages, lines(pen, languages)],
]
const career = (pen: Pen, { words, summary, work, projects, education, awards }: CvText): Part[] => [
  [words.summary, lines(pen, [summary])],
  ...(work.length > 0 ? [[words.work, (column: Column) => entries(pen, work, column)] as const] : []),
  ...(projects.length > 0
    ? [
        [
          words.projects,
          lines(
            pen,
            projects.map((one) => `• ${one}`),
          ),
        ] as const,
      ]
    : []),
  [words.education, (column) => entries(pen, education, column)],
  ...(awards.length > 0
    ? [
        [
          words.awards,
          lines(
            pen,
            awards.map(({ title, date }) => `${title}, ${date}`),
          ),
        ] as const,
      ]
    : []),
]

function writeParts(pen: Pen, parts: readonly Part[], column: Column): number {
  let { y } = column
  for (const [title, body] of parts) {
    y = heading(pen, title, { ...column, y })
    y = body({ ...column, y }) - 12
  }
  return y
}

/** One column, with the contacts below the name. */
export const plain: Layout = (pen, text, _of, accent) => {
  let y = write(pen, text.name, { x: 50, y: 775, size: 24, isBold: true }) + 8
  y = write(pen, text.position, { x: 50, y, size: 13, color: accent }) - 2
  for (const line of personal(text)) y = write(pen, line, { x: 50, y, color: faint })
  writeParts(pen, [...career(pen, text), ...abilities(pen, text)], { x: 50, y: y - 14, most: width - 100, accent })
}

/** One column below a coloured band with the name and a photo. */
export const band: Layout = (pen, text, { person }, accent) => {
  pen.page.drawRectangle({ x: 0, y: height - 110, width, height: 110, color: accent })
  write(pen, text.name, { x: 50, y: height - 56, size: 25, isBold: true, color: white })
  write(pen, text.position, { x: 50, y: height - 82, size: 13, color: white })
  let y = height - 138
  for (const line of personal(text)) y = write(pen, line, { x: 50, y, color: faint })
  pen.page.drawRectangle({ x: width - 145, y: height - 149, width: 96, height: 119, color: white })
  drawPortrait(pen.page, person, { x: width - 142, y: height - 33, width: 90 })
  writeParts(pen, [...career(pen, text), ...abilities(pen, text)], { x: 50, y: y - 14, most: width - 100, accent })
}

/** Photo, contacts, skills and languages in a column on the left. */
export const side: Layout = (pen, text, { person }, accent) => {
  pen.page.drawRectangle({ x: 0, y: 0, width: 212, height, color: colour('#f1f2f6') })
  drawPortrait(pen.page, person, { x: 54, y: height - 46, width: 104 })
  const contact: Part = [text.words.contact, lines(pen, personal(text))]
  writeParts(pen, [contact, ...abilities(pen, text)], { x: 18, y: height - 215, most: 178, size: 9, accent })
  let y = write(pen, text.name, { x: 236, y: height - 72, size: 22, isBold: true, most: 320 }) + 7
  y = write(pen, text.position, { x: 236, y, size: 13, color: accent, most: 320 })
  writeParts(pen, career(pen, text), { x: 236, y: y - 16, most: 320, accent })
}
