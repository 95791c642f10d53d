import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '../../scripts/root.ts'
import { internalToken, tokenOf, type Somewhere } from '../support/api.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { postgresAnswers } from '../support/postgres.ts'
import { many, ms, option, type Figure } from './figure.ts'
import { median } from './measured.ts'
import { measuredStack } from './measuredStack.ts'
import { postDocument, type Timed } from './programs/postDocument.ts'

/** The number of requests that one program sends at once. */
const atOnce = 600
const pageSize = 100
/** The number of pages at the beginning and at the end whose times are compared. */
const compared = 50

const page = `query Walk($after: String) {
  candidates(first: ${pageSize}, after: $after, orderBy: { field: CREATED_AT, direction: ASC }) {
    pageInfo { hasNextPage endCursor }
    nodes { databaseId name emails }
  }
}`
const list = '{ candidates(first: 20) { nodes { databaseId name emails phones } } }'

/** Adds candidates while the product runs, which is possible with PostgreSQL. */
async function fillIn(database: TestDatabase, count: number): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'scripts/seed.ts'), '--candidates', `${count}`], {
    env: { ...process.env, ...database.env },
  })
}

interface Page {
  candidates: { pageInfo: { hasNextPage: boolean; endCursor: string } }
}

/** Reads all candidates, page after page. Returns the time of each page. */
async function walk(stack: Somewhere, token: string): Promise<number[]> {
  const times: number[] = []
  for (let after: string | null = null, isOver = false; !isOver;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const answer: Timed<Page> = await postDocument<Page>(stack.publicUrl, token, page, { after })
    if (answer.status === 429) {
      // oxlint-disable-next-line no-await-in-loop -- points come back with time
      await pause(1000)
      continue
    }
    if (!answer.data) throw new Error(`A page was answered ${answer.status}`)
    times.push(answer.took)
    const { pageInfo }: Page['candidates'] = answer.data.candidates
    after = pageInfo.endCursor
    isOver = !pageInfo.hasNextPage
  }
  return times
}

/** Returns the times of one question, repeated until the work is done. */
async function meanwhile(work: Promise<unknown>, question: () => Promise<Timed<unknown>>): Promise<number[]> {
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  const times: number[] = []
  while (!isDone || times.length === 0) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, took } = await question()
    if (status !== 200) throw new Error(`The other client was answered ${status}`)
    times.push(took)
  }
  return times
}

/**
 * Simulates programs at the endpoint: one that reads everything, and one that sends too many requests at once beside
 * another one.
 */
export async function figures(): Promise<Figure[]> {
  const postgres = await postgresAnswers()
  if (!postgres.ok) {
    console.error(`Skipped: programs at size (${postgres.reason})`)
    return []
  }
  const count = option('rows', 20_000)
  process.env.TEST_ENGINE = 'postgres'
  const database = await testDatabase('demo')
  try {
    const stack = await measuredStack(database)
    try {
      await fillIn(database, count)
      const greedy = await internalToken(stack)
      const times = await walk(stack, greedy)
      // Waits until its points are restored.
      await pause(20_000)
      const admin = await tokenOf(stack, 'admin')
      const other = () => postDocument(stack.publicUrl, admin, list)
      for (let warm = 0; warm < 50; warm++) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await other()
      }
      const alone: number[] = []
      for (let round = 0; round < 100; round++) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        alone.push((await other()).took)
      }
      const began = performance.now()
      const script = join(root, 'tests/bench/programs/storm.ts')
      const storm = promisify(execFile)(process.execPath, [script, stack.publicUrl, greedy, `${atOnce}`, list])
      const beside = await meanwhile(storm, other)
      const answers = JSON.parse((await storm).stdout) as number[]
      const took = performance.now() - began
      const refused = answers.filter((status) => status === 429).length
      const [first, last] = [times.slice(5, 5 + compared), times.slice(-compared - 1, -1)].map(median) as [
        number,
        number,
      ]
      return [
        {
          name: `programs: ${many(count)} candidates by cursors of ${pageSize}, the last ${compared} pages`,
          reached: `${(last / first).toFixed(2)} × the first ${compared}`,
          against: `${ms(last)} against ${ms(first)}, ${many(times.length)} pages`,
        },
        {
          name: `programs: an administrator's list while one program sends ${atOnce} lists at once`,
          reached: `${(median(beside) / median(alone)).toFixed(1)} × its time alone, at most ${(Math.max(...beside) / median(alone)).toFixed(1)} ×`,
          against: `${ms(median(beside))} against ${ms(median(alone))}, ${beside.length} lists`,
        },
        {
          name: `programs: those ${atOnce} lists at once`,
          reached: `${answers.length - refused} answered, ${refused} told to wait`,
          against: `${(took / 1000).toFixed(1)} s in all`,
        },
      ]
    } finally {
      await stack.stop()
    }
  } finally {
    await database.drop()
  }
}
