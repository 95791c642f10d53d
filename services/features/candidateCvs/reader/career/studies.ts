import { degree, faculty, leaving, school } from '../words/schools.ts'
import { trimmed } from './employment.ts'
import { isPlace, type Entry } from './entries.ts'

export interface Study {
  institution: string
  area: string
  studyType: string
}

const label =
  /^(?:chuyên ngành|ngành học|ngành|major|field of study|specialization|専攻|degree|bằng cấp|trường|school|institution)\s?[:：]?\s+/iu
const isGrade = (piece: string) => /gpa|grade|xếp loại|điểm|\d\.\d/i.test(piece)

/** Splits the name of a Japanese school into institution and faculty: 慶應義塾大学 経済学部. */
export function placesOf(text: string): { institution: string; area: string } {
  const words = text.split(/[\s　]+/u)
  const at = words.findIndex((word) => faculty.test(word))
  return at <= 0
    ? { institution: text, area: '' }
    : { institution: words.slice(0, at).join(' '), area: words.slice(at).join(' ') }
}

/**
 * Returns a degree and its subject: "Bachelor of Science in Nursing", "BSc Nursing", "Cử nhân Kế toán". Returns null if
 * the text does not begin with a degree.
 */
function degreeOf(piece: string): { studyType: string; area: string; isOf?: boolean } | null {
  const found = degree.exec(piece)
  if (!found || found.index > 3) return null
  const inside = /^(.{2,60}?)\s(?:in|ngành|chuyên ngành)\s(?!progress)(.{2,})$/iu.exec(piece)
  if (inside && inside[1]!.length >= found[0].trimEnd().length)
    return { studyType: trimmed(inside[1]!), area: trimmed(inside[2]!) }
  const rest = piece.slice(found.index + found[0].length).replace(/^\s?(?:degree\b)?\s?(?:(?:of|in)\b)?\s?/i, '')
  const isOf = /^\s?of\s/i.test(piece.slice(found.index + found[0].length))
  return { studyType: trimmed(found[0]), area: trimmed(rest.replace(/^\(([^()]*)\)$/u, '$1')), isOf }
}

/** Returns the institution, area and type of degree of an education entry, with its confidence. */
export function studies({ heads, span }: Pick<Entry, 'heads' | 'span'>): Study & { confidence: number } {
  const pieces = heads
    .flatMap((text) => text.split(/\s[|·•–—-]\s/))
    .flatMap((text) => text.split(/,\s/))
    .map((piece) => trimmed(piece).replace(leaving, ''))
    .filter((piece) => piece && !isPlace(piece) && !isGrade(piece))
  const at = schoolAt(pieces)
  const found: Study = { institution: '', area: '', studyType: '' }
  if (at >= 0) Object.assign(found, placesOf(pieces[at]!))
  // "PhD Princeton University": the degree is written before the school.
  const before = degree.exec(found.institution)
  if (
    before?.index === 0 &&
    school.test(found.institution.slice(before[0].length)) &&
    !/^(?:cao đẳng|trung cấp)/iu.test(before[0])
  ) {
    found.studyType = trimmed(before[0])
    found.institution = trimmed(found.institution.slice(before[0].length))
  }
  const rest = pieces.filter((_piece, index) => index !== at).map((piece) => piece.replace(label, ''))
  const spare: string[] = []
  let degreeOfSubject = ''
  for (const piece of rest) {
    const told = degreeOf(piece)
    if (told) {
      found.studyType ||= told.studyType
      if (told.isOf && !found.area) degreeOfSubject = piece
      found.area ||= told.area
    } else if (!/^[A-Z]{2,3}$/.test(piece)) spare.push(piece)
  }
  // If no school is known yet, the first remaining piece is the school; the next one is the area.
  if (!found.institution) found.institution = spare.shift() ?? rest[0] ?? ''
  // "Bachelor of Commerce, Accounting": the area is a separate piece, so "of Commerce" belongs to the degree.
  if (degreeOfSubject && spare[0]) Object.assign(found, { studyType: degreeOfSubject, area: spare[0] })
  found.area ||=
    spare.find((piece) => !/^\p{Lu}[\p{L}' -]+$/u.test(piece) || spare.length === 1 || faculty.test(piece)) ??
    spare[0] ??
    ''
  const confidence = at >= 0 ? (span ? 0.95 : 0.8) : span || found.studyType ? 0.6 : 0.4
  return { ...found, area: found.area === found.institution ? '' : found.area, confidence }
}

/** Returns the index of the piece that names the school. The name of a degree may contain a school word as well. */
function schoolAt(pieces: readonly string[]): number {
  const able = pieces.flatMap((piece, at) => (school.test(piece) ? [at] : []))
  return able.find((at) => !degreeOf(pieces[at]!)) ?? able[0] ?? -1
}
