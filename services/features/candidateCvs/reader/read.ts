import type { CandidateFields } from '../../candidates/contract.ts'
import type { ExtractedField } from '../contract.ts'
import { languagesOf, skillsOf } from './abilities.ts'
import {
  addressOf,
  birthdayOf,
  emailsOf,
  genderOf,
  isContact,
  labelled,
  phonesOf,
  websiteOf,
  type Read,
} from './contacts.ts'
import { takeSpan } from './dates.ts'
import { employment, entriesOf, studies } from './entries.ts'
import { textOf, type Line } from './lines.ts'
import { rirekishoOf, type Rirekisho } from './rirekisho.ts'
import { headingOf, sectionsOf, type Section, type SectionKind } from './sections.ts'

export interface ReadCv {
  draft: CandidateFields
  fields: ExtractedField[]
}

/**
 * What a CV says of a candidate: a draft to be corrected by people, and for each field the text it was read from. The
 * same lines always give the same draft.
 */
export function readCv(lines: readonly Line[]): ReadCv {
  const fields: ExtractedField[] = []
  const note = (field: string, value: string | number, line: Line) => {
    fields.push({ field, value: String(value), snippet: textOf(line).slice(0, 200), page: line.page })
    return value
  }
  const take = <T extends string | number>(field: string, read: Read<T> | undefined): T | null =>
    read ? (note(field, read.value, read.line) as T) : null

  const sections = sectionsOf(lines)
  const of = (kind: SectionKind): Line[] =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
  const head = [...of('head'), ...of('personal')]
  const resume = { ...summary(of('summary'), note), ...career(sections, lines, note) }
  const heads = sections.filter(({ kind }) => kind === 'head')
  const name = take('name', nameOf(heads, lines))
  const current = resume.work.find(({ isAdded }) => isAdded) ?? resume.work[0]
  const jobTitle = take('jobTitle', titleOf(head, name)) ?? (current?.position || null)
  const draft: CandidateFields = {
    name: name ?? '',
    jobTitle,
    phones: phonesOf(head.length > 1 ? head : lines)
      .slice(0, 5)
      .map((read, index) => String(take(`phones.${index}`, read))),
    emails: emailsOf(head.some((line) => textOf(line).includes('@')) ? head : lines)
      .slice(0, 5)
      .map((read, index) => String(take(`emails.${index}`, read))),
    birthday: take('birthday', birthdayOf(lines)),
    gender: take('gender', genderOf(head.length > 1 ? [...head, ...lines.slice(0, 40)] : lines)) ?? 2,
    address: take('address', addressOf(head, head, name)),
    website: take('website', labelled(head, 'website') ?? websiteOf(head)),
    messengers: [],
    nationalities: [take('nationalities.0', labelled(head, 'nationality'))].filter((value) => value !== null),
    labelIds: [],
    desiredWorkLocations: [],
    extendProperties: '{}',
    experienceYear: yearsOf(resume.work),
    resume,
  }
  return { draft, fields }
}

type Note = (field: string, value: string | number, line: Line) => unknown

/** The name: what is labelled so, else the largest line of a head that can be a name. */
function nameOf(heads: readonly Section[], all: readonly Line[]): Read | undefined {
  const said = labelled(all.slice(0, 40), 'name')
  if (said) return said
  const first = heads.flatMap(({ lines }) => lines.slice(0, 12))
  const able = first.flatMap((line) => {
    const value = line.parts[0]!.split(/\s[|•·–-]\s/)[0]!.trim()
    return canBeName(value) ? [{ value, line }] : []
  })
  return able.toSorted((one, other) => other.line.size - one.line.size)[0]
}

/** What people are, and are not called. */
const calling =
  /\b(?:engineer|developer|manager|designer|analyst|architect|consultant|specialist|scientist|programmer|tester|director|officer|accountant|recruiter|administrator|researcher|coordinator)\b/i
const noName = /curriculum|vitae|resume|résumé|sơ yếu|lý lịch|updated|履歴書|職務経歴書|\bcv\b|page/i

/** What stands behind a name, or within it in quotes: `Robert "Bob" Smith, Jr.`, `Maria Cruz, PMP`. */
const suffix = /,?\s(?:jr|sr|ii|iii|iv|ph\.?\s?d|m\.?\s?d|mba|pmp|cpa|esq|cfa|pe|rn)\.?$/i
const nickname = /\s["“(][\p{L}.' -]{1,20}["”)](?=\s)/gu
/** Parts of names that begin in lower case. */
const particle = /^(?:de|da|del|della|di|do|dos|du|la|le|van|von|der|den|ter|bin|binti|al|el|y|e)$/

function canBeName(whole: string): boolean {
  const text = whole.replace(suffix, '').replace(nickname, '')
  const words = text.split(' ')
  if (isContact(text) || /\d|[:@,]/.test(text) || noName.test(text) || calling.test(text) || headingOf(text))
    return false
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return text.length <= 16
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    text.length <= 50 &&
    words.every((word) => /^\p{Lu}/u.test(word) || particle.test(word))
  )
}

/** What the candidate is: what is labelled so, or the short line below the name. */
function titleOf(head: readonly Line[], name: string | null): Read | undefined {
  const said = labelled(head, 'jobTitle')
  if (said || !name) return said
  const at = head.findIndex((line) => textOf(line).includes(name))
  const next = head[at + 1]
  if (!next || at < 0 || next.parts.length > 1) return undefined
  const value = textOf(next)
  return value.length <= 60 &&
    !isContact(value) &&
    !/[:@]|\d{3}/.test(value) &&
    !/^\p{Lu}[\p{L} .]+,\s*\p{Lu}/u.test(value)
    ? { value, line: next }
    : undefined
}

function summary(lines: readonly Line[], note: Note): { summary?: string } {
  if (lines.length === 0) return {}
  const text = lines
    .map(textOf)
    .join(' ')
    .replace(/(\p{L})- (\p{Ll})/gu, '$1$2')
    .slice(0, 10_000)
  note('resume.summary', text, lines[0]!)
  return { summary: text }
}

/** Entries of work, of education and of certificates, as their sections list them. */
function listed(of: (kind: SectionKind) => Line[]) {
  return {
    work: entriesOf(of('work')).flatMap((entry) => {
      const { company, position } = employment(entry)
      if (!company && !position) return []
      const details = entry.details.join('\n').slice(0, 10_000)
      return [{ line: entry.line, value: { company, position, ...span(entry.span), summary: details } }]
    }),
    education: entriesOf(of('education')).flatMap((entry) => {
      const said = studies(entry)
      return said.institution ? [{ line: entry.line, value: { ...said, ...span(entry.span) } }] : []
    }),
    awards: of('awards').flatMap((line) => {
      const taken = takeSpan(textOf(line))
      const title = (taken?.rest ?? textOf(line)).slice(0, 250)
      return title ? [{ line, value: { title, date: taken?.span.endDate ?? taken?.span.startDate ?? null } }] : []
    }),
  }
}

/** The same of the table of a rirekisho, the latest first. */
const ofForm = ({ work, education, awards }: Rirekisho) => ({
  work: work.map(({ line, ...value }) => ({ line, value: { ...value, position: '', summary: '' } })).toReversed(),
  education: education
    .map(({ line, ...value }) => ({ line, value: { ...value, studyType: '', isAdded: false } }))
    .toReversed(),
  awards: awards.map(({ line, ...value }) => ({ line, value })),
})

function career(sections: readonly Section[], lines: readonly Line[], note: Note) {
  const of = (kind: SectionKind): Line[] =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
  const form = rirekishoOf(lines)
  const found = form ? ofForm(form) : listed(of)
  const work = found.work.slice(0, 100)
  const education = found.education.slice(0, 50)
  const awards = found.awards.slice(0, 100)
  const skills = skillsOf(of('skills'))
  // Some list what they speak among their skills; what is a language of programming stays there.
  const languages = languagesOf([...of('languages'), ...of('personal')])
  work.forEach(({ value, line }, index) => {
    for (const key of ['company', 'position', 'startDate', 'endDate'] as const)
      if (value[key]) note(`resume.work.${index}.${key}`, value[key], line)
  })
  education.forEach(({ value, line }, index) => {
    for (const key of ['institution', 'area', 'studyType', 'endDate'] as const)
      if (value[key]) note(`resume.education.${index}.${key}`, value[key], line)
  })
  awards.forEach(({ value, line }, index) => note(`resume.awards.${index}.title`, value.title, line))
  skills.forEach(({ name, line }, index) => note(`resume.skills.${index}.name`, name, line))
  languages.forEach(({ language, line }, index) => note(`resume.languages.${index}.language`, language, line))
  return {
    work: work.map(({ value }) => value),
    education: education.map(({ value }) => value),
    awards: awards.map(({ value }) => value),
    skills: skills.map(({ name, level }) => ({ name, level })),
    languages: languages.map(({ language, fluency }) => ({ language, fluency })),
  }
}

const span = (found: ReturnType<typeof entriesOf>[number]['span']) => ({
  startDate: found?.startDate ?? null,
  endDate: found?.endDate ?? null,
  isAdded: found?.isAdded ?? false,
})

/** Years of work from the first beginning to the last end, to half a year; null when no date says it. */
function yearsOf(
  work: readonly { startDate: string | null; endDate: string | null; isAdded: boolean }[],
): number | null {
  const at = (text: string) => Number(text.slice(0, 4)) + (Number(text.slice(5, 7) || 1) - 1) / 12
  const today = new Date()
  const starts = work.flatMap(({ startDate }) => (startDate ? [at(startDate)] : []))
  if (starts.length === 0) return null
  const ends = work.flatMap(({ endDate, isAdded }) =>
    isAdded ? [today.getFullYear() + today.getMonth() / 12] : endDate ? [at(endDate)] : [],
  )
  const years = Math.max(...ends, Math.min(...starts)) - Math.min(...starts)
  return Math.max(0, Math.min(70, Math.round(years * 2) / 2))
}
