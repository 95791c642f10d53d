import type { CandidateFields } from '../../candidates/contract.ts'
import type { ExtractedField } from '../contract.ts'
import { languagesOf, skillsOf } from './abilities.ts'
import { listed, fromRirekisho } from './career/listed.ts'
import { distinct, emailsOf, phonesOf, websiteOf, wholeAddresses, type Read } from './contacts.ts'
import { textOf, type Line } from './lines.ts'
import { nameOf, titleOf } from './names.ts'
import { addressOf, birthdayOf, genderOf, labelled, messengersOf } from './personal.ts'
import { rirekishoOf } from './rirekisho.ts'
import { sectionsOf } from './sections.ts'
import type { SectionKind } from './words/headings.ts'

export interface ReadCv {
  draft: CandidateFields
  fields: ExtractedField[]
}

/** The confidence from which a value is filled in; a less certain value is offered. */
const threshold = 0.5
type Sureness = Pick<Read<unknown>, 'confidence' | 'line'>
/** Returns the confidence of a value, reduced by the confidence of its line. */
const surenessOf = ({ confidence, line }: Sureness): number => confidence * (line.confidence ?? 1)
const isSure = (read: Sureness): boolean => surenessOf(read) >= threshold

/** Returns functions that add the values read to `fields` and return those that are certain. */
function createCollector(fields: ExtractedField[]) {
  const note = (field: string, value: unknown, read: Sureness) =>
    fields.push({
      field,
      value: String(value),
      snippet: textOf(read.line).slice(0, 200),
      page: read.line.page,
      confidence: surenessOf(read),
      isOffered: !isSure(read),
    })
  /** Offered values follow the certain ones. */
  const split = <T>(reads: readonly Read<T>[], each: (read: Read<T>, index: number) => void): T[] => {
    const sure = reads.filter(isSure)
    ;[...sure, ...reads.filter((read) => !isSure(read))].forEach(each)
    return sure.map(({ value }) => value)
  }
  return {
    one: <T extends string | number>(field: string, read: Read<T> | undefined): T | null =>
      split(read ? [read] : [], (only) => note(field, only.value, only))[0] ?? null,
    texts: (field: string, reads: readonly Read[]): string[] =>
      split(reads, (read, index) => note(`${field}.${index}`, read.value, read)),
    /** All members of an offered row are added, because they are not in the draft. */
    rows: <T extends object>(field: string, reads: readonly Read<T>[], members: readonly (keyof T & string)[]): T[] =>
      split(reads, (read, index) => {
        for (const member of isSure(read) ? members : (Object.keys(read.value) as (keyof T & string)[]))
          if (read.value[member]) note(`${field}.${index}.${member}`, read.value[member], read)
      }),
  }
}
type Taking = ReturnType<typeof createCollector>

/**
 * Reads the candidate data of a CV: a draft to be corrected by users, and for each field its source text and
 * confidence. Values that are not certain are only in the fields. The same lines always give the same draft.
 */
export function readCv(read: readonly Line[]): ReadCv {
  const lines = wholeAddresses(read)
  const fields: ExtractedField[] = []
  const take = createCollector(fields)
  const sections = sectionsOf(lines)
  const of = (kind: SectionKind): Line[] =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
  const head = [...of('head'), ...of('personal')]
  const resume = { ...summary(of('summary'), take), ...career(of, lines, take) }
  const heads = sections.filter(({ kind }) => kind === 'head')
  const name = nameOf(heads, lines)
  const title = titleOf(head, name)
  const current = resume.work.find(({ isAdded }) => isAdded) ?? resume.work[0]
  const draft: CandidateFields = {
    name: take.one('name', name && ofScan(name)) ?? '',
    // The position of the current job is more reliable than a text that is merely below the name.
    jobTitle: (title && title.confidence > 0.8) || !current?.position ? take.one('jobTitle', title) : current.position,
    phones: take.texts('phones', readContacts(phonesOf, head, lines, head.length > 1).slice(0, 5)),
    emails: take.texts(
      'emails',
      readContacts(
        emailsOf,
        head,
        lines,
        head.some((line) => textOf(line).includes('@')),
      ).slice(0, 5),
    ),
    birthday: take.one('birthday', birthdayOf(lines, head)),
    gender: take.one('gender', genderOf(head.length > 1 ? [...head, ...lines.slice(0, 40)] : lines, head)) ?? 2,
    address: take.one('address', addressOf(head, name?.value ?? null)),
    website: take.one('website', labelled(head, 'website') ?? websiteOf(head)),
    messengers: take.texts('messengers', messengersOf(head).slice(0, 20)),
    nationalities: take.texts('nationalities', [labelled(head, 'nationality') ?? []].flat()),
    labelIds: [],
    desiredWorkLocations: [],
    extendProperties: '{}',
    experienceYear: yearsOf(resume.work),
    resume,
  }
  return { draft, fields }
}

/** In a picture, letters or the marks above them are sometimes misread, so the name must be checked. */
const ofScan = (name: Read): Read =>
  name.line.confidence === undefined ? name : { ...name, confidence: Math.min(name.confidence, 0.75) }

/** Returns contacts of the candidate. Outside the head they may be somebody else's. */
const readContacts = (
  read: (lines: readonly Line[]) => Read[],
  head: readonly Line[],
  all: readonly Line[],
  isInHead: boolean,
): Read[] => (isInHead ? read(head) : read(all).map((one) => ({ ...one, confidence: 0.7 })))

function summary(lines: readonly Line[], take: Taking): { summary?: string } {
  const text = lines
    .map(textOf)
    .join(' ')
    .replace(/(\p{L})- (\p{Ll})/gu, '$1$2')
    .slice(0, 10_000)
  const said = take.one('resume.summary', text ? { value: text, line: lines[0]!, confidence: 0.95 } : undefined)
  return said === null ? {} : { summary: said }
}

function career(of: (kind: SectionKind) => Line[], lines: readonly Line[], take: Taking) {
  const form = rirekishoOf(lines)
  const { work, education, awards } = form ? fromRirekisho(form) : listed(of)
  // Some candidates list spoken languages among their skills; programming languages stay there.
  const languages = [...languagesOf(of('languages'), 0.9), ...languagesOf(of('personal'), 0.4)]
  return {
    work: take.rows('resume.work', work.slice(0, 100), ['company', 'position', 'startDate', 'endDate']),
    education: take.rows('resume.education', education.slice(0, 50), ['institution', 'area', 'studyType', 'endDate']),
    awards: take.rows('resume.awards', awards.slice(0, 100), ['title']),
    skills: take.rows('resume.skills', skillsOf(of('skills')), ['name']),
    languages: take.rows(
      'resume.languages',
      distinct(languages, ({ language }) => language),
      ['language'],
    ),
  }
}

/**
 * Returns the years of work from the first start to the last end, rounded to half years. Returns null if there is no
 * date.
 */
function yearsOf(work: CandidateFields['resume']['work']): number | null {
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
