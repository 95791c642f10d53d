import i18n from 'i18next'
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

export interface Compared {
  name: ComparedName
  mine: string
  theirs: string
  isDifferent: boolean
  /** Both have it, it differs, and only one can stay. */
  isChoice: boolean
}

const isJoined = (name: ComparedName): name is Joined => joined.some((one) => one === name)

/** The draft beside a candidate, field by field; what neither of them has is left out. */
export function compare(draft: CandidateValues, other: CandidateValues, options: FormOptions): Compared[] {
  return (Object.keys(readers) as ComparedName[]).flatMap((name) => {
    const [mine, theirs] = [readers[name](draft, options), readers[name](other, options)]
    if (!mine && !theirs) return []
    const isDifferent = mine !== theirs
    return [
      { name, mine, theirs, isDifferent, isChoice: isDifferent && mine !== '' && theirs !== '' && !isJoined(name) },
    ]
  })
}
