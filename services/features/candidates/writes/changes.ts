import { recruitmentChannels } from '../../lookups/queries.ts'
import { entriesOf } from '../../lookups/vocabulary.ts'
import type { Change } from './history.ts'
import type { Candidate, Resume } from '../shapes.ts'
import type { Parts } from './validation.ts'

type Names = Map<string, string>
type Texts = Record<string, string>

const genders = ['Male', 'Female', 'Unknown']
const lines = (list: readonly string[]) => list.join('\n')
const joined = (list: readonly string[]) => list.join(', ')
const dates = ({
  startDate,
  endDate,
  isAdded,
}: {
  startDate?: string | null
  endDate?: string | null
  isAdded?: boolean
}) => (startDate || endDate || isAdded ? ` (${startDate ?? ''} – ${isAdded ? 'now' : (endDate ?? '')})` : '')
const parts = (...texts: (string | undefined)[]) => texts.filter((text) => text).join(', ')

function resumeTexts({ summary = '', work, education, awards, skills, languages }: Resume): Texts {
  return {
    'resume.summary': summary,
    'resume.work': lines(
      work.map((one) => parts(one.company, one.position) + dates(one) + (one.summary ? `: ${one.summary}` : '')),
    ),
    'resume.education': lines(education.map((one) => parts(one.institution, one.area, one.studyType) + dates(one))),
    'resume.awards': lines(awards.map(({ title, date }) => title + (date ? ` (${date})` : ''))),
    'resume.skills': joined(skills.map(({ name, level }) => (level ? `${name} ${level}/5` : name))),
    'resume.languages': joined(
      languages.map(({ language, fluency }) => (fluency ? `${language} ${fluency}/5` : language)),
    ),
  }
}

/** Returns the fields of a candidate in readable form: names instead of ids. */
function textsOf(candidate: Candidate, names: Names): Texts {
  const name = (id: string | null) => (id ? (names.get(id) ?? id) : '')
  const extension = Object.entries(JSON.parse(candidate.extendProperties) as Texts).map(
    ([key, value]) => [`extension:${key}`, value] as const,
  )
  return {
    name: candidate.name,
    jobTitle: candidate.jobTitle ?? '',
    phones: joined(candidate.phones),
    emails: joined(candidate.emails),
    birthday: candidate.birthday ?? '',
    gender: genders[candidate.gender] ?? '',
    address: candidate.address ?? '',
    website: candidate.website ?? '',
    messengers: joined(candidate.messengers),
    nationalities: joined(candidate.nationalities),
    owner: name(candidate.owner),
    source: candidate.source ?? '',
    recChannelId: name(candidate.recChannelId),
    statusId: name(candidate.statusId),
    labelIds: joined(candidate.labelIds.map(name)),
    jobRank: candidate.jobRank ?? '',
    experienceYear: candidate.experienceYear?.toString() ?? '',
    desiredWorkLocations: joined(candidate.desiredWorkLocations),
    onboardDate: candidate.onboardDate ?? '',
    inBlackList: candidate.inBlackList ? 'true' : 'false',
    ...resumeTexts(candidate.resume),
    ...Object.fromEntries(extension),
  }
}

/** Returns the names of the records and users that the two candidates refer to. */
async function namesOf({ db, cache, directory }: Parts, both: readonly [Candidate, Candidate]): Promise<Names> {
  const differ = (of: (candidate: Candidate) => unknown) => JSON.stringify(of(both[0])) !== JSON.stringify(of(both[1]))
  const found: { id: string; name: string }[] = []
  if (differ(({ recChannelId }) => recChannelId)) found.push(...(await recruitmentChannels(db)))
  for (const [kind, of] of [
    ['candidateStatus', 'statusId'],
    ['label', 'labelIds'],
  ] as const) {
    if (differ((candidate) => candidate[of]))
      found.push(...(await entriesOf({ db, cache }, kind)).map(({ item }) => item))
  }
  if (differ(({ owner }) => owner)) {
    const owners = both.flatMap(({ owner }) => owner ?? [])
    found.push(
      ...(await directory.byUserNames(owners)).map(({ userName, fullName }) => ({ id: userName, name: fullName })),
    )
  }
  return new Map(found.map(({ id, name }) => [id, name]))
}

const longest = 2000
const shown = (text = '') => (text === '' ? null : [...text].slice(0, longest).join(''))

/** Returns the differences between two states of a candidate, field by field. */
export async function changesBetween(known: Parts, before: Candidate, after: Candidate): Promise<Change[]> {
  const names = await namesOf(known, [before, after])
  const [was, is] = [textsOf(before, names), textsOf(after, names)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => (was[field] ?? '') !== (is[field] ?? ''))
    .map((field) => ({ field, before: shown(was[field]), after: shown(is[field]) }))
}
