import { startServices } from '../../services/core/app.ts'
import { readSettings } from '../../services/core/settings.ts'
import { seedIdentity } from '../../services/demo/accounts.ts'
import { queues, routes } from '../../services/features.ts'
import type { Operator } from '../../services/features/candidates/filterKinds.ts'
import { testDatabase } from '../support/database.ts'
import { channelId, fill, folderId, statusId } from './candidatesData.ts'
import { median } from './measured.ts'

/** What is asked: a name and the body of the list. */
type Question = readonly [name: string, body: object]
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

async function measure(count: number, rounds: number) {
  const database = await testDatabase()
  const secrets = { GATEWAY_CLIENT_SECRET: 'gateway-secret-of-the-bench', INTERNAL_TOOLS_SECRET: 'internal-tools-secret-of-the-bench' }
  const services = await startServices(
    readSettings({ ...database.env, ...secrets, PORT: '4000', SERVICES_PORT: '0', DEMO: '1', LOG_LEVEL: 'error' }), { routes, queues },
  )
  try {
    await seedIdentity(services.db)
    const began = performance.now()
    await fill(services, count)
    const fillSeconds = (performance.now() - began) / 1000
    const times: number[] = []
    const found: string[] = []
    for (const [name, body] of questions) {
      const token = await services.identity.issueAccessToken('recruiter')
      const taken: number[] = []
      let total = ''
      for (let round = -2; round < rounds; round++) {
        const start = performance.now()
        const answer = await fetch(`${services.url}/Candidates/list`, {
          method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify({ pageSize: 20, ...body }),
        })
        const page = (await answer.json()) as { totalItem: number; isEstimate?: boolean }
        if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(page)}`)
        if (round >= 0) taken.push(performance.now() - start)
        total = `${page.isEstimate ? '~' : ''}${page.totalItem}`
      }
      times.push(median(taken))
      found.push(total)
    }
    return { times, found, fillSeconds }
  } finally {
    await services.close()
    await database.drop()
  }
}
