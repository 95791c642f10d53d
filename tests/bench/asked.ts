import { startServices, type Services } from '../../services/core/app.ts'
import { readSettings } from '../../services/core/settings.ts'
import { seedIdentity } from '../../services/demo/accounts.ts'
import { queues, routes } from '../../services/features.ts'
import { testDatabase } from '../support/database.ts'
import { median } from './measured.ts'

/** What is asked: a name and the body of the list. */
export type Question = readonly [name: string, body: object]

/** Runs work on services with accounts and nothing else, on a database of their own. */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const database = await testDatabase()
  const secrets = { GATEWAY_CLIENT_SECRET: 'gateway-secret-of-the-bench', INTERNAL_TOOLS_SECRET: 'internal-tools-secret-of-the-bench' }
  const services = await startServices(
    readSettings({ ...database.env, ...secrets, PORT: '4000', SERVICES_PORT: '0', DEMO: '1', LOG_LEVEL: 'error' }), { routes, queues },
  )
  try {
    await seedIdentity(services.db)
    return await work(services)
  } finally {
    await services.close()
    await database.drop()
  }
}

/** One call over HTTP as the recruiter. */
export async function post<T>({ url, identity }: Services, path: string, body: object): Promise<T> {
  const token = await identity.issueAccessToken('recruiter')
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text) as T
}

/** The median time of each question to a list, after two rounds that do not count, and how much it finds. */
export async function ask(services: Services, path: string, questions: readonly Question[], rounds: number) {
  const times: number[] = []
  const found: string[] = []
  for (const [, body] of questions) {
    const taken: number[] = []
    let total = ''
    for (let round = -2; round < rounds; round++) {
      const start = performance.now()
      const page = await post<{ totalItem: number; isEstimate?: boolean }>(services, path, { pageSize: 20, ...body })
      if (round >= 0) taken.push(performance.now() - start)
      total = `${page.isEstimate ? '~' : ''}${page.totalItem}`
    }
    times.push(median(taken))
    found.push(total)
  }
  return { times, found }
}
