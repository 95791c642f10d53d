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

/** Of these a merge keeps both sides' entries; of the others it keeps one. */
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

/** How each thing reads that two candidates are compared by, under the names that a merge takes. */
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

/** Parts of a text that stand for the same, however they are written: each once, in one order. */
const setOf = (parts: readonly string[], key: (part: string) => string = tidy) =>
  [...new Set(parts.map(key).filter(Boolean))].sort().join('\n')
const tidy = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
const values = (lines: readonly Line[]) => lines.map(({ value }) => value)

/** What tells two values apart where their texts say more than that: the same number may be written in two ways. */
const keys: Partial<Record<ComparedName, (values: CandidateValues) => string>> = {
  phones: ({ phones }) => setOf(values(phones), phoneKey),
  emails: ({ emails }) => setOf(values(emails), emailKey),
  messengers: ({ messengers }) => setOf(values(messengers)),
  nationalities: ({ nationalities }) => setOf(nationalities),
  labelIds: ({ labelIds }) => setOf(labelIds),
  desiredWorkLocations: ({ desiredWorkLocations }) => setOf(desiredWorkLocations),
  skills: ({ skills }) => setOf(skills.map(({ name }) => name)),
  languages: ({ languages }) => setOf(languages.map(({ language }) => language)),
  website: ({ website }) => tidy(website).replace(/^https?:\/\/(www\.)?|\/$/g, ''),
  experienceYears: ({ experienceYears }) => (experienceYears.trim() ? String(Number(experienceYears)) : ''),
}

export interface Compared {
  name: ComparedName
  mine: string
  theirs: string
  /** Both have it, and it is not the same: a value beside none is a gain, no difference. */
  isDifferent: boolean
  /** It differs, and only one can stay. */
  isChoice: boolean
}

const isJoined = (name: ComparedName): name is Joined => joined.some((one) => one === name)

/** How a field reads for people. */
export const readField = (name: ComparedName, of: CandidateValues, options: FormOptions): string =>
  readers[name](of, options)

/** The draft beside a candidate, field by field; what neither of them has is left out. */
export function compare(draft: CandidateValues, other: CandidateValues, options: FormOptions): Compared[] {
  return (Object.keys(readers) as ComparedName[]).flatMap((name) => {
    const [mine, theirs] = [readers[name](draft, options), readers[name](other, options)]
    if (!mine && !theirs) return []
    const keyOf = keys[name] ?? ((one: CandidateValues) => tidy(readers[name](one, options)))
    const isDifferent = mine !== '' && theirs !== '' && keyOf(draft) !== keyOf(other)
    return [{ name, mine, theirs, isDifferent, isChoice: isDifferent && !isJoined(name) }]
  })
}
