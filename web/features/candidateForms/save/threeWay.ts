import i18n from 'i18next'
import { readField, type ComparedName } from '../duplicates/compare.ts'
import type { CandidateValues } from '../form/candidateValues.ts'
import type { FormOptions } from '../form/useOptions.ts'

/** The fields of the form, under the names that the texts use. */
const fields = {
  name: 'name',
  jobTitle: 'jobTitle',
  phones: 'phones',
  emails: 'emails',
  birthday: 'birthday',
  gender: 'gender',
  address: 'address',
  website: 'website',
  messengers: 'messengers',
  nationalities: 'nationalities',
  ownerId: 'owner',
  statusId: 'statusId',
  channelId: 'channelId',
  source: 'source',
  labelIds: 'labelIds',
  jobRank: 'jobRank',
  experienceYears: 'experienceYears',
  desiredWorkLocations: 'desiredWorkLocations',
  onboardDate: 'onboardDate',
  isBlacklisted: 'isBlacklisted',
  summary: 'summary',
  extensions: 'extensions',
  work: 'work',
  education: 'education',
  awards: 'awards',
  skills: 'skills',
  languages: 'languages',
} as const satisfies Record<string, keyof CandidateValues>
export type FieldName = keyof typeof fields

/** Normalises a value for comparison: without its source in a CV, surrounding blanks and empty lines. */
function normaliseValue(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value))
    return (
      value
        .map(normaliseValue)
        .filter((one) => typeof one !== 'object' || Object.keys(one as object).length > 0)
        // A company field without a value counts as absent.
        .filter((one) => !(typeof one === 'object' && 'key' in one! && !('value' in one)))
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'marks' && name !== 'label')
      .map(([name, one]) => [name, normaliseValue(one)])
      .filter(([, one]) => one !== '')
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  )
}
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(normaliseValue(one)) === JSON.stringify(normaliseValue(other))

export interface MergeResult {
  /** The other user's values with the changes of this form; if both have changed a field, this form's value. */
  values: CandidateValues
  /** Fields that both have changed to different values. */
  conflicts: FieldName[]
}

/** Merges the company fields one by one, because each has its own value. */
function mergedExtensions(
  base: CandidateValues,
  mine: CandidateValues,
  theirs: CandidateValues,
): { value: CandidateValues['extensions']; isConflict: boolean } {
  const of = ({ extensions }: CandidateValues, key: string) =>
    extensions.find((one) => one.key === key)?.value.trim() ?? ''
  const keys = [...new Set([...mine.extensions, ...theirs.extensions].map(({ key }) => key))]
  let isConflict = false
  const value = keys.map((key) => {
    const [before, own, other] = [of(base, key), of(mine, key), of(theirs, key)]
    if (own === before) return { key, value: other }
    isConflict ||= other !== before && other !== own
    return { key, value: own }
  })
  return { value, isConflict }
}

/**
 * Merges the changes of two users to one candidate. If only one of them has changed a field, that change wins. `base`
 * is the candidate before both changes; if it is unknown (null), each difference is a conflict.
 */
export function mergeThreeWay(
  base: CandidateValues | null,
  mine: CandidateValues,
  theirs: CandidateValues,
): MergeResult {
  const values = { ...mine, version: theirs.version }
  const conflicts: FieldName[] = []
  for (const [name, field] of Object.entries(fields) as [FieldName, keyof CandidateValues][]) {
    if (isSame(mine[field], theirs[field])) continue
    if (base && field === 'extensions') {
      const { value, isConflict } = mergedExtensions(base, mine, theirs)
      values.extensions = value
      if (isConflict) conflicts.push(name)
    } else if (base && isSame(base[field], mine[field])) Object.assign(values, { [field]: theirs[field] })
    else if (!base || !isSame(base[field], theirs[field])) conflicts.push(name)
  }
  // A photo that was chosen or removed here wins: photos cannot be compared as texts can.
  const isOwnPhoto = mine.photo instanceof File || (base !== null && base.photo !== mine.photo)
  if (!isOwnPhoto) values.photo = theirs.photo
  return { values, conflicts }
}

/** Returns the values with the other user's values for the named fields. */
export const takeTheirs = (
  values: CandidateValues,
  theirs: CandidateValues,
  names: readonly FieldName[],
): CandidateValues => ({ ...values, ...Object.fromEntries(names.map((name) => [fields[name], theirs[fields[name]]])) })

/** Returns the text of a field for display. */
export function fieldText(name: FieldName, values: CandidateValues, options: FormOptions): string {
  if (name === 'summary') return values.summary.trim()
  if (name === 'awards') return values.awards.map(({ title }) => title).join('\n')
  if (name === 'isBlacklisted') return i18n.t(values.isBlacklisted ? 'yes' : 'no', { ns: 'shared' })
  return readField(name satisfies ComparedName, values, options)
}
