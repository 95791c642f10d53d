import { startServices, type Services } from '../../services/core/app.ts'
import { readSettings } from '../../services/core/settings.ts'
import { seedIdentity } from '../../services/demo/people/accounts.ts'
import { queues, routes } from '../../services/features.ts'
import { testDatabase } from '../support/database.ts'

/** A name and the body of the list request. */
export type Question = readonly [name: string, body: object]

/** Runs work on services that have accounts and nothing else, on a separate database. */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const database = await testDatabase()
  const secrets = {
    GATEWAY_CLIENT_SECRET: 'gateway-secret-of-the-bench',
    INTERNAL_TOOLS_SECRET: 'internal-tools-secret-of-the-bench',
  }
  const services = await startServices(
    readSettings({ ...database.env, ...secrets, PORT: '4000', SERVICES_PORT: '0', DEMO: '1', LOG_LEVEL: 'error' }),
    { routes, queues },
  )
  try {
    await seedIdentity(services.db)
    return await work(services)
  } finally {
    await services.close()
    await database.drop()
  }
}

/** Sends one HTTP request as the recruiter. */
export async function post<T>({ url, identity }: Services, path: string, body: object): Promise<T> {
  const token = await identity.issueAccessToken('recruiter')
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text) as T
}

/**
 * The medians of a question at both sizes in milliseconds, and the number of results (~ an estimate, … more than this
 * page).
 */
export interface Compared {
  name: string
  small: number
  large: number
  ratio: number
  found: string
}

const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1]!

/** Returns the medians of both. They take turns, so that other load affects both. */
export async function both(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  rounds = 15,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++)
    for (const [at, ask] of [one, other].entries()) {
      const began = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await ask()
      if (round > 0) times[at]!.push(performance.now() - began)
    }
  return [median(times[0]), median(times[1])]
}

/** Requests a list at both sizes. Returns the medians of rounds that take turns, so that other load affects both. */
export async function compare(
  path: string,
  [less, smallQuestions]: readonly [Services, readonly Question[]],
  [more, largeQuestions]: readonly [Services, readonly Question[]],
  rounds: number,
): Promise<Compared[]> {
  const one = async (services: Services, body: object) => {
    const start = performance.now()
    const { data, totalItem, isEstimate } = await post<{ data: unknown[]; totalItem?: number; isEstimate?: boolean }>(
      services,
      path,
      { pageSize: 20, ...body },
    )
    return {
      time: performance.now() - start,
      found: totalItem === undefined ? `${data.length}…` : `${isEstimate ? '~' : ''}${totalItem}`,
    }
  }
  const all: Compared[] = []
  for (const [at, [name, smallBody]] of smallQuestions.entries()) {
    const asked = [() => one(less, smallBody), () => one(more, largeQuestions[at]![1])]
    const found = await Promise.all(asked.map((ask) => ask()))
    const times: number[][] = [[], []]
    for (let round = 0; round < rounds; round++) {
      for (const [place, ask] of asked.entries()) times[place]!.push((await ask()).time)
    }
    const [small, large] = [median(times[0]!), median(times[1]!)]
    all.push({ name, small, large, ratio: large / small, found: found.map((answer) => answer.found).join(' / ') })
  }
  return all
}
