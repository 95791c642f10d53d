import { graphql, readInlineData } from 'relay-runtime'
import { userOption, type PickedUser } from '../../../shared/fields/UserPicker.tsx'
import type { ImageValue } from '../../../shared/images/ImageField.tsx'
import type { Marks } from '../../../shared/cvMarks/marks.ts'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import type { Gender, candidateValues_candidate$key } from './__generated__/candidateValues_candidate.graphql.ts'

interface Read {
  marks?: Marks
}

/** One of several texts, such as a phone number or an e-mail address. */
export interface Line extends Read {
  value: string
}
interface Span {
  startDate: string
  endDate: string
  isCurrent: boolean
}
export interface WorkRow extends Read, Span {
  company: string
  position: string
  summary: string
}
export interface EducationRow extends Read, Span {
  institution: string
  area: string
  studyType: string
}
export interface AwardRow extends Read {
  title: string
  date: string
}
/** A skill. Its level is a string, as drop-downs require. */
export interface SkillRow extends Read {
  name: string
  level: string
}
export interface LanguageRow extends Read {
  language: string
  fluency: string
}

/** The values of the form. Empty values are '' so that every field is controlled. */
export interface CandidateValues {
  photo: ImageValue
  name: string
  jobTitle: string
  phones: Line[]
  emails: Line[]
  birthday: string
  gender: Gender
  address: string
  website: string
  messengers: Line[]
  nationalities: string[]
  owner: PickedUser | null
  channelId: string
  source: string
  statusId: string
  labelIds: string[]
  jobRank: string
  experienceYears: string
  desiredWorkLocations: string[]
  onboardDate: string
  folders: Option[]
  isBlacklisted: boolean
  extensions: { key: string; value: string }[]
  summary: string
  work: WorkRow[]
  education: EducationRow[]
  awards: AwardRow[]
  skills: SkillRow[]
  languages: LanguageRow[]
  marks: Marks
  /** The path of the CV that was read. It becomes the candidate's CV when the form is saved. */
  cvPath: string
  /** The version with which the form was opened; 0 for a new candidate. */
  version: number
}

export const emptyRows = {
  work: { company: '', position: '', startDate: '', endDate: '', isCurrent: false, summary: '' },
  education: { institution: '', area: '', studyType: '', startDate: '', endDate: '', isCurrent: false },
  awards: { title: '', date: '' },
  skills: { name: '', level: '0' },
  languages: { language: '', fluency: '0' },
}
export type RowsName = keyof typeof emptyRows

export const emptyValues: CandidateValues = {
  photo: null,
  name: '',
  jobTitle: '',
  phones: [{ value: '' }],
  emails: [{ value: '' }],
  birthday: '',
  gender: 'UNKNOWN',
  address: '',
  website: '',
  messengers: [],
  nationalities: [],
  owner: null,
  channelId: '',
  source: '',
  statusId: '',
  labelIds: [],
  jobRank: '',
  experienceYears: '',
  desiredWorkLocations: [],
  onboardDate: '',
  folders: [],
  isBlacklisted: false,
  extensions: [],
  summary: '',
  work: [],
  education: [],
  awards: [],
  skills: [],
  languages: [],
  marks: {},
  cvPath: '',
  version: 0,
}

const lines = (texts: readonly string[]): Line[] => texts.map((value) => ({ value }))
const span = ({
  startDate,
  endDate,
  isCurrent,
}: {
  startDate?: string | null
  endDate?: string | null
  isCurrent: boolean
}): Span => ({ startDate: startDate ?? '', endDate: endDate ?? '', isCurrent })

/** Returns a saved candidate as form values. */
export function valuesOf(key: candidateValues_candidate$key): CandidateValues {
  const candidate = readInlineData(
    graphql`
    fragment candidateValues_candidate on Candidate @inline @throwOnFieldError {
      photoUrl name jobTitle phones emails birthday gender address website messengers nationalities
      owner { id userName fullName } channel { id } source status { id } labels { id }
      jobRank experienceYears desiredWorkLocations onboardDate isBlacklisted version
      extensions { key value }
      resume {
        summary
        work { company position startDate endDate isCurrent summary }
        education { institution area studyType startDate endDate isCurrent }
        awards { title date } skills { name level } languages { language fluency }
      }
    }
  `,
    key,
  )
  const { resume, owner } = candidate
  return {
    ...emptyValues,
    photo: candidate.photoUrl ?? null,
    name: candidate.name,
    jobTitle: candidate.jobTitle ?? '',
    birthday: candidate.birthday ?? '',
    address: candidate.address ?? '',
    phones: lines(candidate.phones),
    emails: lines(candidate.emails),
    messengers: lines(candidate.messengers),
    gender: candidate.gender,
    website: candidate.website ?? '',
    nationalities: [...candidate.nationalities],
    owner: owner ? userOption(owner) : null,
    channelId: candidate.channel?.id ?? '',
    source: candidate.source ?? '',
    statusId: candidate.status?.id ?? '',
    labelIds: candidate.labels.map(({ id }) => id),
    jobRank: candidate.jobRank ?? '',
    experienceYears: candidate.experienceYears?.toString() ?? '',
    desiredWorkLocations: [...candidate.desiredWorkLocations],
    onboardDate: candidate.onboardDate ?? '',
    isBlacklisted: candidate.isBlacklisted,
    extensions: candidate.extensions.map(({ key: field, value }) => ({ key: field, value })),
    summary: resume.summary ?? '',
    work: resume.work.map((one) => ({
      company: one.company,
      position: one.position ?? '',
      summary: one.summary ?? '',
      ...span(one),
    })),
    education: resume.education.map((one) => ({
      institution: one.institution,
      area: one.area ?? '',
      studyType: one.studyType ?? '',
      ...span(one),
    })),
    awards: resume.awards.map(({ title, date }) => ({ title, date: date ?? '' })),
    skills: resume.skills.map(({ name, level }) => ({ name, level: String(level) })),
    languages: resume.languages.map(({ language, fluency }) => ({ language, fluency: String(fluency) })),
    version: candidate.version,
  }
}

/**
 * Returns the values of the company's fields in the order of these keys, followed by those of fields that the form does
 * not show.
 */
export function alignExtensions(
  keys: readonly string[],
  values: CandidateValues['extensions'],
): CandidateValues['extensions'] {
  const known = new Set(keys)
  return [
    ...keys.map((key) => ({ key, value: values.find((one) => one.key === key)?.value ?? '' })),
    ...values.filter(({ key }) => !known.has(key)),
  ]
}
