import i18n from 'i18next'
import { idOfUser } from '../../../shared/fields/UserPicker.tsx'
import { base64Of } from '../../../shared/files/readFile.ts'
import { RequestError } from '../../../shared/requestError.ts'
import { readMonth } from './rules.ts'
import type { CandidateValues, Line } from './candidateValues.ts'

const orNull = (text: string) => text.trim() || null
const filled = (lines: readonly Line[]) => lines.map(({ value }) => value.trim()).filter(Boolean)
const span = ({ startDate, endDate, isCurrent }: { startDate: string; endDate: string; isCurrent: boolean }) => ({
  startDate: readMonth(startDate) || null,
  endDate: isCurrent ? null : readMonth(endDate) || null,
  isCurrent,
})

/** Returns the fields by which the services look for duplicates. */
export const contactsOf = ({ name, phones, emails }: CandidateValues) => ({
  name: name.trim(),
  phones: filled(phones),
  emails: filled(emails),
})

/** Returns the form values as the API accepts them. */
export function draftOf(values: CandidateValues) {
  return {
    ...contactsOf(values),
    jobTitle: orNull(values.jobTitle),
    birthday: values.birthday || null,
    gender: values.gender,
    address: orNull(values.address),
    website: orNull(values.website),
    messengers: filled(values.messengers),
    nationalities: values.nationalities,
    ownerId: values.owner && idOfUser(values.owner),
    source: orNull(values.source),
    channelId: values.channelId || null,
    statusId: values.statusId || null,
    labelIds: values.labelIds,
    jobRank: orNull(values.jobRank),
    experienceYears: values.experienceYears.trim() === '' ? null : Number(values.experienceYears.replace(',', '.')),
    desiredWorkLocations: values.desiredWorkLocations,
    onboardDate: values.onboardDate || null,
    isBlacklisted: values.isBlacklisted,
    extensions: values.extensions
      .map(({ key, value }) => ({ key, value: value.trim() }))
      .filter(({ value }) => value !== ''),
    resume: {
      summary: orNull(values.summary),
      work: values.work.map((one) => ({
        company: one.company.trim(),
        position: orNull(one.position),
        summary: orNull(one.summary),
        ...span(one),
      })),
      education: values.education.map((one) => ({
        institution: one.institution.trim(),
        area: orNull(one.area),
        studyType: orNull(one.studyType),
        ...span(one),
      })),
      awards: values.awards.map(({ title, date }) => ({ title: title.trim(), date: readMonth(date) || null })),
      skills: values.skills.map(({ name, level }) => ({ name: name.trim(), level: Number(level) })),
      languages: values.languages.map(({ language, fluency }) => ({
        language: language.trim(),
        fluency: Number(fluency),
      })),
    },
  }
}

/**
 * Returns the photo that was chosen in the form, or null if none was chosen. Rejects with a RequestError if the file
 * can no longer be read.
 */
export async function readPhoto({ photo }: CandidateValues): Promise<{ name: string; base64: string } | null> {
  if (!(photo instanceof File)) return null
  try {
    return { name: photo.name, base64: await base64Of(photo) }
  } catch {
    throw new RequestError('BAD_INPUT', '', { fields: { photo: [i18n.t('unread', { ns: 'images' })] } })
  }
}

const lists = ['phones', 'emails', 'messengers'] as const
const sameName: Readonly<Record<string, string>> = { ownerId: 'owner', folderIds: 'folders' }

/**
 * Returns where the form shows an error of an input field: `resume.work.1.company` → `work.1.company`, `phones.0` → the
 * line that was sent first, `extensions.TaxCode` → the position of that field. Returns null if the form has no such
 * field.
 */
export function toFormField(field: string, values: CandidateValues): string | null {
  const [first = '', ...rest] = field
    .replace(/^draft\./, '')
    .replace(/^resume\./, '')
    .split('.')
  const list = lists.find((name) => name === first)
  if (list && rest.length > 0) {
    const places = values[list].flatMap(({ value }, at) => (value.trim() ? [at] : []))
    return `${list}.${places[Number(rest[0])] ?? 0}.value`
  }
  if (first === 'extensions') {
    const at = values.extensions.findIndex(({ key }) => key === rest.join('.'))
    return at < 0 ? null : `extensions.${at}.value`
  }
  const name = sameName[first] ?? first
  if (!Object.hasOwn(values, name) || name === 'version' || name === 'marks' || name === 'cvPath') return null
  const isRows = rest.length === 2 && ['work', 'education', 'awards', 'skills', 'languages'].includes(name)
  return isRows ? [name, ...rest].join('.') : name
}
