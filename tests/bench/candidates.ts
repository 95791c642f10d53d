import { startServices } from '../../services/core/app.ts'
import { readSettings } from '../../services/core/settings.ts'
import { seedIdentity } from '../../services/demo/accounts.ts'
import { queues, routes } from '../../services/features.ts'
import { testDatabase } from '../support/database.ts'
import { questions } from './candidateQuestions.ts'
import { fill } from './candidatesData.ts'

export interface CandidateFigures {
  counts: readonly [small: number, large: number]
  fillSeconds: number
  /** Least times in milliseconds, and what was found (~ an estimate). */
  questions: { name: string; small: number; large: number; ratio: number; found: string }[]
  /** Page 5,000 against page 1, of the larger. */
  deepPage: number
}

/** Time of each question over HTTP at 10,000 candidates and at many more, on PostgreSQL: the least of rounds that take turns, so that other load touches both. */
export async function benchCandidates(large = 1_000_000, small = 10_000, rounds = 9): Promise<CandidateFigures> {
  process.env.TEST_ENGINE = 'postgres'
  const less = await filled(small)
  const more = await filled(large)
  try {
    const found: CandidateFigures['questions'] = []
    for (const [name, body] of questions) {
      const asked = [await less.asking(), await more.asking()] as const
      const answers = await Promise.all(asked.map((ask) => ask(name, body)))
      const least = [Infinity, Infinity]
      for (let round = 0; round < rounds; round++) {
        for (const [at, ask] of asked.entries()) least[at] = Math.min(least[at]!, (await ask(name, body)).time)
      }
      const [of, against] = [least[1]!, least[0]!]
      found.push({ name, small: against, large: of, ratio: of / against, found: answers.map(({ total }) => total).join(' / ') })
    }
    const timeOf = (asked: string) => found.find(({ name }) => name === asked)!.large
    return { counts: [small, large], fillSeconds: more.fillSeconds, questions: found, deepPage: timeOf('page 5,000') / timeOf('list') }
  } finally {
    await less.close()
    await more.close()
  }
}

/** Services over a database with so many candidates. */
async function filled(count: number) {
  const database = await testDatabase()
  const secrets = { GATEWAY_CLIENT_SECRET: 'gateway-secret-of-the-bench', INTERNAL_TOOLS_SECRET: 'internal-tools-secret-of-the-bench' }
  const services = await startServices(
    readSettings({ ...database.env, ...secrets, PORT: '4000', SERVICES_PORT: '0', DEMO: '1', LOG_LEVEL: 'error' }), { routes, queues },
  )
  const close = async () => {
    await services.close()
    await database.drop()
  }
  try {
    await seedIdentity(services.db)
    const began = performance.now()
    await fill(services, count)
    return { asking: () => asking(services), close, fillSeconds: (performance.now() - began) / 1000 }
  } catch (error) {
    await close()
    throw error
  }
}

/** Asks a list as the recruiter: how long it takes, and the total that it says. */
async function asking({ identity, url }: Awaited<ReturnType<typeof startServices>>) {
  const headers = { authorization: `Bearer ${await identity.issueAccessToken('recruiter')}`, 'content-type': 'application/json' }
  return async (name: string, body: object) => {
    const start = performance.now()
    const answer = await fetch(`${url}/Candidates/list`, { method: 'POST', headers, body: JSON.stringify({ pageSize: 20, ...body }) })
    const page = (await answer.json()) as { totalItem: number; isEstimate?: boolean }
    const time = performance.now() - start
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(page)}`)
    return { time, total: `${page.isEstimate ? '~' : ''}${page.totalItem}` }
  }
}
