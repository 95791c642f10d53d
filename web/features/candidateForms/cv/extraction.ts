import type { Uploads } from '../../../shared/files/streams.generated.ts'
import type { CandidateValues, Line, Marks } from '../form/candidateValues.ts'

/** What the upload of a CV answers, under the services' own names. */
export type Extraction = Uploads['candidateImportCv']['answer']

const genders = ['MALE', 'FEMALE', 'UNKNOWN'] as const
const formNames: Readonly<Record<string, string>> = { experienceYear: 'experienceYears', isAdded: 'isCurrent' }
/** The field of a row that stands for all of it. */
const first: Readonly<Record<string, string>> = {
  phones: 'value',
  emails: 'value',
  messengers: 'value',
  work: 'company',
  education: 'institution',
  awards: 'title',
  skills: 'name',
  languages: 'language',
}

/** Marks of the form's own fields under '', those of a row under `work.1`. */
function marksOf(fields: Extraction['fields']): Map<string, Marks> {
  const marks = new Map<string, Marks>([['', {}]])
  for (const { field, snippet, page } of fields) {
    const [name = '', at, inner] = field
      .replace(/^resume\./, '')
      .split('.')
      .map((step) => formNames[step] ?? step)
    const isRow = at !== undefined && first[name] !== undefined
    const place = isRow ? `${name}.${at}` : ''
    const own = isRow ? (inner ?? first[name]!) : name
    marks.set(place, { [own]: { snippet, page }, ...marks.get(place) })
  }
  return marks
}

/** What most CVs say, under the names that texts have for it. */
export type Sought = 'name' | 'phones' | 'work' | 'education' | 'skills'

/** What of it a CV did not say, or not so that it could be read; one way to reach somebody is enough. */
export function notFoundIn({ draft: { name, phones, emails, resume } }: Extraction): Sought[] {
  const missing: [Sought, boolean][] = [
    ['name', !name],
    ['phones', phones.length + emails.length === 0],
    ['work', resume.work.length === 0],
    ['education', resume.education.length === 0],
    ['skills', resume.skills.length === 0],
  ]
  return missing.flatMap(([field, isMissing]) => (isMissing ? [field] : []))
}

const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === 'UNKNOWN' ||
  (Array.isArray(value) &&
    value.every((one) => typeof one === 'object' && one !== null && 'value' in one && one.value === ''))

/** The form with what a CV says; `isOnlyEmpty` leaves alone what stands there already. */
export function withExtraction(
  current: CandidateValues,
  { draft, fields, filePath }: Extraction,
  isOnlyEmpty: boolean,
): CandidateValues {
  const marks = marksOf(fields)
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
    gender: genders[draft.gender] ?? 'UNKNOWN',
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
