import type { Uploads } from '../../../shared/files/streams.generated.ts'
import { sure, type Marks } from '../../../shared/cvMarks/marks.ts'
import type { CandidateValues, Line } from '../form/candidateValues.ts'

/** The response to a CV upload, with the services' own names. */
export type Extraction = Uploads['candidateImportCv']['answer']
/** The values that were read from a CV, field by field. */
export type Extracted = readonly Readonly<Extraction['fields'][number]>[]

const genders = ['MALE', 'FEMALE', 'UNKNOWN'] as const
/** Returns a gender as the form stores it. */
export const genderOf = (gender: number) => genders[gender] ?? 'UNKNOWN'
const formNames: Readonly<Record<string, string>> = { experienceYear: 'experienceYears', isAdded: 'isCurrent' }
/** The field that stands for an entire row. */
export const mainFields: Readonly<Record<string, string>> = {
  phones: 'value',
  emails: 'value',
  messengers: 'value',
  work: 'company',
  education: 'institution',
  awards: 'title',
  skills: 'name',
  languages: 'language',
}

/**
 * Splits a field path: `resume.work.1.isAdded` is `isCurrent` in the row `work.1` of `work`. The form's own fields have
 * no row.
 */
export function parseFieldPath(field: string): { name: string; place: string; own: string } {
  const [name = '', at, inner] = field
    .replace(/^resume\./, '')
    .split('.')
    .map((step) => formNames[step] ?? step)
  const first = mainFields[name]
  return at !== undefined && first
    ? { name, place: `${name}.${at}`, own: inner ?? first }
    : { name, place: '', own: name }
}

/** Returns marks by row; those of the form's own fields are under ''. */
export function groupMarks(fields: Extracted): Map<string, Marks> {
  const marks = new Map<string, Marks>([['', {}]])
  for (const { field, snippet, page, confidence, isOffered } of fields) {
    const { place, own } = parseFieldPath(field)
    // A user who accepts an offered value has looked at it.
    const isUnsure = !isOffered && confidence < sure
    marks.set(place, { [own]: { snippet, page, isUnsure }, ...marks.get(place) })
  }
  return marks
}

/** What most CVs contain, under the names that the texts use. */
export type ExpectedField = 'name' | 'phones' | 'work' | 'education' | 'skills'

/** Returns what a CV neither contains nor offers in a readable form. One way to contact the candidate is enough. */
export function findMissingFields({ draft: { name, phones, emails, resume }, fields }: Extraction): ExpectedField[] {
  const offered = new Set(fields.filter(({ isOffered }) => isOffered).map(({ field }) => parseFieldPath(field).name))
  if (offered.has('emails')) offered.add('phones')
  const missing: [ExpectedField, boolean][] = [
    ['name', !name],
    ['phones', phones.length + emails.length === 0],
    ['work', resume.work.length === 0],
    ['education', resume.education.length === 0],
    ['skills', resume.skills.length === 0],
  ]
  return missing.flatMap(([field, isMissing]) => (isMissing && !offered.has(field) ? [field] : []))
}

/** Whether the value of a form field is empty. */
export const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === 'UNKNOWN' ||
  (Array.isArray(value) &&
    value.every((one) => typeof one === 'object' && one !== null && 'value' in one && one.value === ''))

/** Returns the form values with those of a CV; `isOnlyEmpty` preserves fields that already have a value. */
export function applyExtraction(
  current: CandidateValues,
  { draft, fields, filePath }: Extraction,
  isOnlyEmpty: boolean,
): CandidateValues {
  const marks = groupMarks(fields.filter(({ isOffered }) => !isOffered))
  const marked = <T extends object>(name: string, rows: readonly T[]) =>
    rows.map((row, at) => ({ ...row, ...(marks.has(`${name}.${at}`) && { marks: marks.get(`${name}.${at}`) }) }))
  const lines = (name: string, texts: readonly string[]): Line[] =>
    marked(
      name,
      texts.map((value) => ({ value })),
    )
  const span = ({
    startDate,
    endDate,
    isAdded,
  }: Extraction['draft']['resume']['work'][number] | Extraction['draft']['resume']['education'][number]) => ({
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    isCurrent: isAdded ?? false,
  })
  const { resume } = draft
  const read: Partial<CandidateValues> = {
    name: draft.name,
    jobTitle: draft.jobTitle ?? '',
    birthday: draft.birthday ?? '',
    gender: genderOf(draft.gender),
    phones: lines('phones', draft.phones),
    emails: lines('emails', draft.emails),
    messengers: lines('messengers', draft.messengers),
    address: draft.address ?? '',
    website: draft.website ?? '',
    nationalities: draft.nationalities,
    jobRank: draft.jobRank ?? '',
    experienceYears: draft.experienceYear?.toString() ?? '',
    desiredWorkLocations: draft.desiredWorkLocations,
    summary: resume.summary ?? '',
    work: marked(
      'work',
      resume.work.map((one) => ({
        company: one.company,
        position: one.position ?? '',
        summary: one.summary ?? '',
        ...span(one),
      })),
    ),
    education: marked(
      'education',
      resume.education.map((one) => ({
        institution: one.institution,
        area: one.area ?? '',
        studyType: one.studyType ?? '',
        ...span(one),
      })),
    ),
    awards: marked(
      'awards',
      resume.awards.map(({ title, date }) => ({ title, date: date ?? '' })),
    ),
    skills: marked(
      'skills',
      resume.skills.map(({ name, level }) => ({ name, level: String(level) })),
    ),
    languages: marked(
      'languages',
      resume.languages.map(({ language, fluency }) => ({ language, fluency: String(fluency) })),
    ),
  }
  const filled = Object.entries(read).filter(
    ([name, value]) => !isBlank(value) && (!isOnlyEmpty || isBlank(current[name as keyof CandidateValues])),
  )
  const names = new Set(filled.map(([name]) => name))
  const own = Object.fromEntries(Object.entries(marks.get('')!).filter(([name]) => names.has(name)))
  return { ...current, ...Object.fromEntries(filled), marks: { ...current.marks, ...own }, cvPath: filePath }
}

/** Whether a CV has changed any form value other than the CV itself. */
export function isFilled(before: CandidateValues, after: CandidateValues): boolean {
  const typed = (values: CandidateValues) => JSON.stringify({ ...values, marks: null, cvPath: '' })
  return typed(before) !== typed(after)
}
