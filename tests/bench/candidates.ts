import type { Operator } from '../../services/features/candidates/filterKinds.ts'
import { ask, withServices, type Question } from './asked.ts'
import { channelId, fill, folderId, statusId } from './candidatesData.ts'

const filter = (name: string, operator: Operator, ...value: string[]): Question => [`filter ${name} ${operator}`, { filters: [{ filter: name, operator, value }] }]

const questions: readonly Question[] = [
  ['list', {}],
  ['list by name', { sortBy: 'name', sortDirection: 'asc' }],
  ['list by experience', { sortBy: 'experienceYear' }],
  ['list by last activity', { sortBy: 'lastActivity' }],
  ['page 5,000', { pageIndex: 4999 }],
  ['keyword of 2 letters', { searchBox: 'zw' }],
  ['keyword of 2 frequent letters', { searchBox: 'ng' }],
  ['keyword of 5 letters', { searchBox: 'zwick' }],
  ['keyword of 5 frequent letters', { searchBox: 'nguye' }],
  ['keyword, several words', { searchBox: 'zwickau linh' }],
  ['keyword, phone', { searchBox: '0900048271' }],
  ['folder', { folderId }],
  ['followed', { followedOnly: true }],
  filter('name', 'contains', 'zwickau'), filter('owner', 'equals', 'user7'), filter('source', 'equals', 'TopCV'), filter('source', 'contains', 'hoi cho'),
  filter('email', 'contains', 'zwickau'), filter('phone', 'contains', '0900048'), filter('messenger', 'contains', '0900048'), filter('website', 'contains', 'zwickau'),
  filter('jobRank', 'equals', 'Senior'), filter('address', 'contains', '123 pho hue'), filter('address', 'contains', 'da nang'), filter('recChannel', 'equals', channelId),
  filter('birthday', 'between', '1985-05-01', '1985-05-31'), filter('language', 'equals', 'Japanese'), filter('nationality', 'equals', 'Danish'),
  filter('skill', 'equals', 'Skill 7'), filter('skill', 'notIn', 'Skill 7'), filter('company', 'contains', 'lotus harbor'), filter('note', 'contains', 'relocate'),
  filter('lastNote', 'between', '2026-05-01', '2026-05-03'), filter('lastActivity', 'between', '2026-05-01', '2026-05-03'), filter('onboardDate', 'between', '2025-05-01', '2025-05-31'),
  filter('desiredWorkLocation', 'equals', 'Leeds'), filter('status', 'equals', statusId(3)), filter('label', 'equals', statusId(0)), filter('folder', 'equals', folderId),
  filter('follower', 'equals', 'recruiter'), filter('createdDate', 'between', '2026-05-01', '2026-05-03'), filter('inBlackList', 'equals', 'true'),
  filter('experienceYear', 'between', '7', '7.2'), filter('gender', 'equals', '1'), filter('extension:Account', 'contains', 'zwickau'),
  filter('extension:Notice', 'equals', '30 days'), filter('extension:TerminalDate', 'between', '2026-05-01', '2026-05-31'),
]

export interface CandidateFigures {
  counts: readonly [small: number, large: number]
  fillSeconds: number
  questions: { name: string; small: number; large: number; ratio: number; found: string }[]
  /** Page 5,000 against page 1, of the larger. */
  deepPage: number
}

/** Time of each question over HTTP at 10,000 candidates and at many more, on PostgreSQL. */
export async function benchCandidates(large = 1_000_000, small = 10_000): Promise<CandidateFigures> {
  process.env.TEST_ENGINE = 'postgres'
  const [less, more] = [await measure(small, 15), await measure(large, 9)]
  return {
    counts: [small, large], fillSeconds: more.fillSeconds,
    questions: questions.map(([name], at) => ({ name, small: less.times[at]!, large: more.times[at]!, ratio: more.times[at]! / less.times[at]!, found: `${less.found[at]} / ${more.found[at]}` })),
    deepPage: more.times[questions.findIndex(([name]) => name === 'page 5,000')]! / more.times[0]!,
  }
}

const measure = (count: number, rounds: number) => withServices(async (services) => {
  const began = performance.now()
  await fill(services, count)
  const fillSeconds = (performance.now() - began) / 1000
  return { fillSeconds, ...await ask(services, '/Candidates/list', questions, rounds) }
})
