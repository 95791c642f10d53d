import i18n from 'i18next'
import { emailKey, phoneKey } from '../../../../common/text.ts'
import { formatDate, isDay } from '../../../shared/format/dates.ts'
import type { CandidateValues, Line } from '../form/candidateValues.ts'
import { shownExtensions, type FormOptions } from '../form/useOptions.ts'

const texts = (lines: readonly Line[]) =>
  lines
    .map(({ value }) => value.trim())
    .filter(Boolean)
    .join(', ')
const day = (text: string) => (isDay(text) ? formatDate(text) : text)
const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
  list.find((one) => one.id === id)?.name ?? ''

/** A merge joins the entries of both sides for these fields; for the others it keeps one value. */
const joined = [
  'phones',
  'emails',
  'messengers',
  'nationalities',
  'labelIds',
  'desiredWorkLocations',
  'work',
  'education',
  'skills',
  'languages',
] as const
type Joined = (typeof joined)[number]

/** Returns the text of each compared field, under the names that a merge accepts. */
const readers = {
  name: ({ name }) => name.trim(),
  jobTitle: ({ jobTitle }) => jobTitle.trim(),
  phones: ({ phones }) => texts(phones),
  emails: ({ emails }) => texts(emails),
  birthday: ({ birthday }) => day(birthday),
  gender: ({ gender }) => (gender === 'UNKNOWN' ? '' : i18n.t(`genders.${gender}`, { ns: 'candidateForms' })),
  address: ({ address }) => address.trim(),
  website: ({ website }) => website.trim(),
  messengers: ({ messengers }) => texts(messengers),
  nationalities: ({ nationalities }) => nationalities.join(', '),
  ownerId: ({ owner }) => owner?.label ?? '',
  statusId: ({ statusId }, { candidateStatuses }) => nameIn(candidateStatuses, statusId),
  channelId: ({ channelId }, { recruitmentChannels }) => nameIn(recruitmentChannels, channelId),
  source: ({ source }) => source.trim(),
  labelIds: ({ labelIds }, { labels }) =>
    labelIds
      .map((id) => nameIn(labels, id))
      .filter(Boolean)
      .join(', '),
  jobRank: ({ jobRank }) => jobRank,
  experienceYears: ({ experienceYears }) => experienceYears.trim(),
  desiredWorkLocations: ({ desiredWorkLocations }) => desiredWorkLocations.join(', '),
  onboardDate: ({ onboardDate }) => day(onboardDate),
  extensions: ({ extensions }, options) =>
    shownExtensions(options)
      .flatMap(({ key, label }) => {
        const value = extensions.find((one) => one.key === key)?.value.trim()
        return value ? [`${label}: ${value}`] : []
      })
      .join('\n'),
  work: ({ work }) => work.map(({ company, position }) => [company, position].filter(Boolean).join(' – ')).join('\n'),
  education: ({ education }) => education.map(({ institution }) => institution).join('\n'),
  skills: ({ skills }) => skills.map(({ name }) => name).join(', '),
  languages: ({ languages }) => languages.map(({ language }) => language).join(', '),
} satisfies Record<string, (values: CandidateValues, options: FormOptions) => string>

export type ComparedName = keyof typeof readers

/**
 * Returns the normalised parts of a text, without repetitions and sorted, so that different spellings compare as equal.
 */
const toComparableSet = (parts: readonly string[], key: (part: string) => string = tidy) =>
  [...new Set(parts.map(key).filter(Boolean))].sort().join('\n')
const tidy = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
const values = (lines: readonly Line[]) => lines.map(({ value }) => value)

/**
 * Comparison keys for fields whose texts differ more than their values: the same phone number may be written in two
 * ways.
 */
const keys: Partial<Record<ComparedName, (values: CandidateValues) => string>> = {
  phones: ({ phones }) => toComparableSet(values(phones), phoneKey),
  emails: ({ emails }) => toComparableSet(values(emails), emailKey),
  messengers: ({ messengers }) => toComparableSet(values(messengers)),
  nationalities: ({ nationalities }) => toComparableSet(nationalities),
  labelIds: ({ labelIds }) => toComparableSet(labelIds),
  desiredWorkLocations: ({ desiredWorkLocations }) => toComparableSet(desiredWorkLocations),
  skills: ({ skills }) => toComparableSet(skills.map(({ name }) => name)),
  languages: ({ languages }) => toComparableSet(languages.map(({ language }) => language)),
  website: ({ website }) => tidy(website).replace(/^https?:\/\/(www\.)?|\/$/g, ''),
  experienceYears: ({ experienceYears }) => (experienceYears.trim() ? String(Number(experienceYears)) : ''),
}

export interface Compared {
  name: ComparedName
  mine: string
  theirs: string
  /** Whether both have a value and the values differ. A value on one side only is not a difference. */
  isDifferent: boolean
  /** Whether the values differ and only one can be kept. */
  isChoice: boolean
}

const isJoined = (name: ComparedName): name is Joined => joined.some((one) => one === name)

/** Returns the text of a field for display. */
export const readField = (name: ComparedName, of: CandidateValues, options: FormOptions): string =>
  readers[name](of, options)

/** Compares the draft with a candidate field by field; fields that are empty in both are left out. */
export function compare(draft: CandidateValues, other: CandidateValues, options: FormOptions): Compared[] {
  return (Object.keys(readers) as ComparedName[]).flatMap((name) => {
    const [mine, theirs] = [readers[name](draft, options), readers[name](other, options)]
    if (!mine && !theirs) return []
    const keyOf = keys[name] ?? ((one: CandidateValues) => tidy(readers[name](one, options)))
    const isDifferent = mine !== '' && theirs !== '' && keyOf(draft) !== keyOf(other)
    return [{ name, mine, theirs, isDifferent, isChoice: isDifferent && !isJoined(name) }]
  })
}
