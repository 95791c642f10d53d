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
  const head = [...sections[0]!.lines, ...of('personal')]
  const resume = { ...summary(of('summary'), note), ...career(sections, note) }
  const name = take('name', nameOf(sections[0]!, lines))
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
    gender: take('gender', genderOf(head)) ?? 2,
    address: take('address', addressOf(head, head)),
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

/** The name: what is labelled so, else the largest line of the head that can be a name. */
function nameOf(first: Section, all: readonly Line[]): Read | undefined {
  const said = labelled(all.slice(0, 40), 'name')
  if (said) return said
  const able = first.lines.slice(0, 12).flatMap((line) => {
    const value = line.parts[0]!.split(/\s[|•·–-]\s/)[0]!.trim()
    return canBeName(value) ? [{ value, line }] : []
  })
  return able.toSorted((one, other) => other.line.size - one.line.size)[0]
}

const noName = /curriculum|vitae|resume|résumé|sơ yếu|lý lịch|updated|履歴書|職務経歴書|\bcv\b|page/i

function canBeName(text: string): boolean {
  const words = text.split(' ')
  if (isContact(text) || /\d|[:@,]/.test(text) || noName.test(text) || headingOf(text)) return false
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return text.length <= 16
  return words.length >= 2 && words.length <= 6 && text.length <= 50 && words.every((word) => /^\p{Lu}/u.test(word))
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

function career(sections: readonly Section[], note: Note) {
  const of = (kind: SectionKind): Line[] =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
  const work = entriesOf(of('work'))
    .flatMap((entry) => {
      const { company, position } = employment(entry)
      if (!company && !position) return []
      return [
        {
          line: entry.line,
          value: { company, position, ...span(entry.span), summary: entry.details.join('\n').slice(0, 10_000) },
        },
      ]
    })
    .slice(0, 100)
  const education = entriesOf(of('education'))
    .flatMap((entry) => {
      const said = studies(entry)
      return said.institution ? [{ line: entry.line, value: { ...said, ...span(entry.span) } }] : []
    })
    .slice(0, 50)
  const awards = of('awards')
    .flatMap((line) => {
      const taken = takeSpan(textOf(line))
      const title = (taken?.rest ?? textOf(line)).slice(0, 250)
      return title ? [{ line, value: { title, date: taken?.span.endDate ?? taken?.span.startDate ?? null } }] : []
    })
    .slice(0, 100)
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
