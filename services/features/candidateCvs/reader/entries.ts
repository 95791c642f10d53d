import { fold } from '../../../../common/text.ts'
import { takeSpan, type Span } from './dates.ts'
import { strip, type Line } from './lines.ts'

/** One entry of a section: its heading lines without dates and places, and what is said below them. */
export interface Entry {
  heads: string[]
  span: Span | null
  details: string[]
  line: Line
}

const duration =
  /^\(?\d{1,2}\s?(?:years?|yrs?|months?|mos?|năm|tháng|年|ヶ月|か月)(?:\s?\d{1,2}\s?(?:months?|mos?|tháng|ヶ月|か月))?\)?$/iu
const place = /^\p{Lu}[\p{L}.' -]{1,30},\s?(?:\p{Lu}{2,3}|\p{Lu}[\p{L}.' -]{2,30})$/u

/** The city behind a company: "Acme Corporation, San Francisco, CA". */
const city = /(?<=[\p{L}.]{3}),\s\p{Lu}[\p{L}.' -]{1,30},\s\p{Lu}{2}$/u

/** "Santa Clara, CA", but no "NVIDIA Research, Research Intern" and no "Keio University, Tokyo". */
const isPlace = (text: string): boolean => place.test(text) && !isTitle(text) && !school.test(text)

/**
 * The entries of a section. An entry begins at a line without a bullet that follows a line with one, or at a line with a
 * date of its own while the entry before has one already; lines that go on a bullet's sentence stay with it.
 */
export function entriesOf(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = []
  const left = Math.min(...lines.filter(({ isBullet }) => !isBullet).map(({ x }) => x))
  let isInDetails = false
  for (const line of lines) {
    const current = entries.at(-1)
    const { texts, span } = withoutAsides(line)
    const goesOn = current && !line.isBullet && isInDetails && isContinuation(line, left)
    if (current && (line.isBullet || goesOn)) {
      current.span ??= span
      const text = texts.join(' ')
      if (text && goesOn && current.details.length > 0)
        current.details[current.details.length - 1] = joined(current.details.at(-1)!, text)
      else if (text) current.details.push(text)
      isInDetails = true
      continue
    }
    const begins =
      !current ||
      isInDetails ||
      (span && current.span && !isAlone(texts)) ||
      (span && current.span && current.heads.length > 1)
    if (begins) entries.push({ heads: texts, span, details: [], line })
    else {
      current.span ??= span
      // Long sentences tell of the work; short lines name it.
      if (texts.join(' ').length > 90 || current.heads.length > 3) {
        current.details.push(...texts)
        isInDetails = true
        continue
      }
      current.heads.push(...texts)
    }
    isInDetails = false
  }
  return entries.filter(({ heads, details }) => heads.length + details.length > 0)
}

/** A line that goes on the sentence of a bullet: indented, or beginning in lower case. */
const isContinuation = (line: Line, left: number): boolean =>
  /^[\p{Ll}(,;]/u.test(line.parts[0]!) || (line.x > left + 6 && line.parts.length === 1 && !takeSpan(line.parts[0]!))

const isAlone = (texts: readonly string[]) => texts.join('').length === 0
const joined = (one: string, other: string) =>
  /\p{L}-$/u.test(one) && /^\p{Ll}/u.test(other) ? one.slice(0, -1) + other : `${one} ${other}`

/** What a line says without its date, place and duration. */
function withoutAsides(line: Line): { texts: string[]; span: Span | null } {
  let span: Span | null = null
  const texts = line.parts.flatMap((part, index) => {
    const isAside = index > 0 || line.parts.length === 1
    if (duration.test(part) || (index > 0 && isPlace(part))) return []
    if (span || !(isAside || line.parts.length > 1)) return [part]
    const taken = takeSpan(part)
    // A year within a sentence is no date of the entry.
    if (!taken || (line.isBullet && index === 0) || (!taken.span.startDate && taken.rest.length > 60)) return [part]
    span = taken.span
    const rest = strip(taken.rest.replace(/\b\d{1,2}\s?(?:years?|months?)(?:\s?\d{1,2}\s?months?)?\b/gi, ''), ',|·–-')
    return rest && !duration.test(rest) ? [rest] : []
  })
  return { texts, span }
}

const title =
  /\b(?:engineer|developer|manager|intern|lead|leader|director|officer|c[etfo]o|founder|analyst|architect|designer|consultant|specialist|assistant|executive|tester|administrator|researcher|scientist|teacher|lecturer|president|head|programmer|recruiter|accountant|coordinator|supervisor|associate|trainee|freelancer?|representative|advisor|owner|partner|technician|devops|qa|ba|pm|sre)\b/
const titleElsewhere =
  /(?:ky su|lap trinh vien|nhan vien|truong phong|truong nhom|giam doc|thuc tap|chuyen vien|quan ly|ke toan|giao vien|tu van|エンジニア|プログラマ|マネージャ|リーダー|部長|課長|主任|社員|営業|デザイナー|インターン|コンサルタント)/

const isTitle = (text: string): boolean => title.test(fold(text)) || titleElsewhere.test(fold(text))

/** Company and position of an entry of work, whichever of them is written first. */
export function employment({ heads }: Pick<Entry, 'heads'>): { company: string; position: string } {
  const pieces = heads
    .flatMap((text) => text.split(/\s[|·•–—@-]\s/))
    .flatMap((text) => {
      const at = /\s(?:at|tại)\s/iu.exec(text)
      const before = text.slice(0, at?.index)
      return at && isTitle(before) ? [before, text.slice(at.index + at[0].length)] : [text]
    })
    .map((text) => trimmed(text).replace(city, ''))
    .filter((piece) => piece && !isPlace(piece) && !duration.test(piece))
  const whole = pieces.length === 1 ? commaParts(pieces[0]!) : pieces.flatMap(commaParts).slice(0, 4)
  const at = whole.findIndex(isTitle)
  if (at < 0) return { company: whole[0] ?? '', position: whole[1] ?? '' }
  return { company: whole.find((_piece, index) => index !== at) ?? '', position: whole[at]! }
}

/** "Nexus AI, Co-Founder & CTO" names two things; "Acme Co., Ltd." and "Lead, Platform" one. */
function commaParts(text: string): string[] {
  const comma = text.indexOf(', ')
  if (comma < 0 || /,\s?(?:inc|ltd|llc|jsc|corp|gmbh|co)\b(?!-)/i.test(text)) return [text]
  const [one, other] = [text.slice(0, comma), text.slice(comma + 2)].map(trimmed) as [string, string]
  if (isPlace(text)) return []
  return isTitle(one) !== isTitle(other) ? [one, other] : [text]
}

const degree =
  /\b(?:ph\.?\s?d|doctor(?:ate)?|master(?:'s)?|m\.?sc|m\.?s|m\.?a|mba|m\.?eng|bachelor(?:'s)?|b\.?sc|b\.?s|b\.?a|b\.?eng|beng|associate|diploma|engineer's degree|high school)\b\.?(?:\s(?:degree|of|in)\b){0,3}/i
const degreeElsewhere = /(?:cử nhân|kỹ sư|thạc sĩ|tiến sĩ|cao đẳng|trung cấp|学士|修士|博士|高等学校)/iu
const school =
  /(?:universit|college|school|institute|academy|polytechnic|đại học|học viện|trường|cao đẳng|大学|専門学校|高校|高等学校)/iu

/** Institution, area and kind of degree of an entry of education. */
export function studies({ heads }: Pick<Entry, 'heads'>): { institution: string; area: string; studyType: string } {
  const said = heads
    .flatMap((text) => text.split(/\s[|·•–—-]\s/))
    .map(trimmed)
    .filter((piece) => piece && !isPlace(piece))
  // What names a degree says the subject surest.
  const pieces = said
    .flatMap((text) => text.split(/,\s/))
    .map(trimmed)
    .toSorted((one, other) => Number(degree.test(other)) - Number(degree.test(one)))
  const schoolAt = pieces.findIndex((piece) => school.test(piece))
  const rest = pieces.filter((_piece, index) => index !== Math.max(0, schoolAt) || schoolAt < 0)
  let institution = schoolAt >= 0 ? pieces[schoolAt]! : ''
  let studyType = ''
  let area = ''
  // "PhD Princeton University": the degree stands before the school.
  const before = degree.exec(institution)
  if (before?.index === 0 && institution.length > before[0].length + 3) {
    studyType = trimmed(before[0].replace(/\s(?:of|in)$/i, ''))
    institution = trimmed(institution.slice(before[0].length))
  }
  for (const piece of rest) {
    const found = degree.exec(piece) ?? degreeElsewhere.exec(piece)
    if (found) {
      studyType ||= trimmed(found[0].replace(/\s(?:of|in|degree)$/i, ''))
      area ||= trimmed(piece.replace(found[0], ' ').replace(/^\s{0,3}(?:in|of|ngành|chuyên ngành)\s?:?\s/iu, ''))
    } else if (!area && !/gpa|xếp loại|\d\.\d/i.test(piece) && !/^[A-Z]{2,3}$/.test(piece))
      area = trimmed(piece.replace(/^(?:ngành|chuyên ngành|major)\s?:?\s?/iu, ''))
  }
  if (!institution && rest.length > 0)
    institution = rest.find((piece) => piece !== area && !degree.test(piece)) ?? rest[0]!
  return { institution, area: area === institution ? '' : area, studyType }
}

const trimmed = (text: string): string => strip(text, ',|·–—:-')
