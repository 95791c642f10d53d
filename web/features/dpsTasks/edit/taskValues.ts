import { isEmail, isLocalPhone } from '../../../../common/patterns.ts'
import type { FieldPath } from 'react-hook-form'
import { experiencesInput, type CareerValues } from '../../../shared/careerRows/careerValues.ts'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import { idOfUser, type PickedUser } from '../../../shared/fields/UserPicker.tsx'
import type { UpdateDpsTaskInput } from './__generated__/DpsTaskFormMutation.graphql.ts'

interface Line {
  value: string
}

/** The values of the task form; numbers are strings, as typed. */
export interface TaskValues extends CareerValues {
  name: string
  phones: Line[]
  emails: Line[]
  skills: string[]
  note: string
  owner: PickedUser | null
  desiredWorkLocations: string[]
  folder: Option | null
  openJobId: string
  account: string
  jobRank: string
  experienceYears: string
}

/** The list of phones or e-mails always has at least one line (001/5). */
export const linesOf = (values: readonly string[]): Line[] =>
  (values.length > 0 ? values : ['']).map((value) => ({ value }))

type Complaint = 'phoneEmpty' | 'phoneWrong' | 'phone84' | 'emailEmpty' | 'emailWrong'

/** Returns the error of a phone number (001/5, D-53). A valid one is 0 followed by 9 or 10 digits. */
export function findPhoneError(phone: string): Complaint | null {
  if (phone.trim() === '') return 'phoneEmpty'
  if (phone.startsWith('84')) return 'phone84'
  return isLocalPhone(phone) ? null : 'phoneWrong'
}

/** Returns the error of an e-mail address. */
export function findEmailError(email: string): Complaint | null {
  if (email.trim() === '') return 'emailEmpty'
  return isEmail(email.trim()) ? null : 'emailWrong'
}

const names: Partial<Record<string, FieldPath<TaskValues>>> = {
  name: 'name',
  skills: 'skills',
  note: 'note',
  ownerId: 'owner',
  desiredWorkLocations: 'desiredWorkLocations',
  folderId: 'folder',
  openJobId: 'openJobId',
  account: 'account',
  jobRank: 'jobRank',
  experienceYears: 'experienceYears',
  languages: 'languages',
  experiences: 'experiences',
  phones: 'phones',
  emails: 'emails',
}

/**
 * Returns the form's field for an input field: `phones.1` is the input of that line. Returns null if the form has none.
 */
export function formFieldOf(field: string): FieldPath<TaskValues> | null {
  const [, list, place] = /^(phones|emails)[.[](\d+)/.exec(field) ?? []
  if (list && place) return `${list as 'phones' | 'emails'}.${Number(place)}.value`
  return names[field.split(/[.[]/)[0]!] ?? null
}

const orNull = (text: string) => text.trim() || null

/** Returns the input to send: numbers are converted and empty fields are omitted. */
export function taskInput(
  id: string,
  version: number | null | undefined,
  isDraft: boolean,
  values: TaskValues,
): UpdateDpsTaskInput {
  const years = values.experienceYears.trim().replace(',', '.')
  return {
    id,
    version,
    isDraft,
    name: values.name.trim(),
    phones: values.phones.map(({ value }) => value),
    emails: values.emails.map(({ value }) => value.trim()),
    skills: values.skills,
    note: values.note,
    ownerId: values.owner && idOfUser(values.owner),
    desiredWorkLocations: values.desiredWorkLocations,
    folderId: values.folder?.value ?? null,
    openJobId: values.openJobId || null,
    account: orNull(values.account),
    jobRank: orNull(values.jobRank),
    experienceYears: years === '' ? null : Number(years),
    languages: values.languages.map(({ language, level }) => ({ language: language.trim(), fluency: Number(level) })),
    experiences: experiencesInput(values.experiences),
  }
}
