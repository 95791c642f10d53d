import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { startServices, type Services } from '../../../../services/core/app.ts'
import { CrashedTooOften, type Queue } from '../../../../services/core/jobs/jobs.ts'
import { testDatabase, type TestDatabase } from '../../../support/database.ts'
import { chunkQueue } from './chunkQueue.ts'
import { companies, settingsOf, until } from '../coreServices.fixture.ts'

let database: TestDatabase | undefined
let services: Services | undefined
afterEach(async () => {
  await services?.close()
  await database?.drop()
  services = database = undefined
})

const start = (...queues: Queue[]) => startWith({}, ...queues)
async function startWith(env: Record<string, string>, ...queues: Queue[]): Promise<Services> {
  database ??= await testDatabase('tables')
  return (services = await startServices(settingsOf(database, env), { routes: [], queues }))
}
const db = () => services!.companyDb(companies[0])
const add = (queue: string, key: string, data: object = {}) =>
  db().transaction((tx) => services!.jobs.add(tx, queue, key, data))
const rows = async () =>
  (await db().from('stored_file').select('name').orderBy('created_at').execute()).map(({ name }) => name)

test('a job runs at once after the commit, and never after a rollback', async () => {
  const seen: unknown[] = []
  await start({ name: 'q', handle: async (data) => void seen.push(data) })
  await db()
    .transaction(async (tx) => {
      await services!.jobs.add(tx, 'q', 'lost', { n: 0 })
      throw new Error('no')
    })
    .catch(() => {})
  const begun = Date.now()
  await add('q', 'a', { n: 1 })
  await until(() => seen.length > 0)
  expect(Date.now() - begun).toBeLessThan(1_000)
  expect(seen).toEqual([{ n: 1 }])
  await expect(add('unknown', 'a')).rejects.toThrow('no queue')
})

test('a delayed job begins at its time, and in a demo that many times sooner', async () => {
  const begun: object[] = []
  const queue: Queue = { name: 'q', handle: async (data) => void begun.push(data) }
  const addLater = (n: number) =>
    db().transaction((tx) => services!.jobs.add(tx, 'q', `${n}`, { n }, new Date(Date.now() + 60_000)))
  const waits = async () =>
    (
      await sql<{ seconds: number }>`
        select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job where name = 'q' order by 1`.execute(
        services!.db,
      )
    ).rows.map(({ seconds }) => seconds)
  await start(queue)
  await addLater(1)
  expect(await waits()).toEqual([60])
  await services!.close()
  await startWith({ DEMO: '1', DELAY_DIVISOR: '60' }, queue)
  await addLater(2)
  expect(await waits()).toEqual([1, 60])
  await until(() => begun.length > 0)
  expect(begun).toEqual([{ n: 2 }])
})

test('waiting jobs run without a pause between them', async () => {
  let runs = 0
  await start({ name: 'q', handle: async () => void runs++ })
  const begun = Date.now()
  await db().transaction(async (tx) => {
    for (let key = 0; key < 12; key++) await services!.jobs.add(tx, 'q', `${key}`, {})
  })
  await until(() => runs === 12, 25_000)
  // Polling alone would take eleven seconds, and twice as long on the embedded database.
  expect(Date.now() - begun).toBeLessThan(database!.kind === 'pglite' ? 18_000 : 9_000)
})

test('one job waits or runs per key', async () => {
  let runs = 0
  let release!: () => void
  const held = new Promise<void>((resolve) => (release = resolve))
  await start({ name: 'q', handle: async () => (runs++, held) })
  await Promise.all([add('q', 'a'), add('q', 'a')])
  await until(() => runs === 1)
  await add('q', 'a')
  release()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(runs).toBe(1)
  await add('q', 'a')
  await until(() => runs === 2)
})

test('a job that throws is tried again', async () => {
  let runs = 0
  await start({
    name: 'q',
    async handle() {
      if (++runs === 1) throw new Error('not yet')
    },
  })
  await add('q', 'a')
  await until(() => runs === 2, 15_000)
})

/** Starts a separate process and waits until it has done part of the chunked job. */
async function startOther() {
  database = await testDatabase('tables')
  const child = spawn(process.execPath, [fileURLToPath(new URL('./crashing.ts', import.meta.url)), companies[0]], {
    env: { ...process.env, ...database.env, SERVICES_PORT: '0', LOG_LEVEL: 'silent', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  for await (const line of createInterface({ input: child.stdout! })) if (line === '4') break
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
const allSteps = Array.from({ length: 12 }, (_, index) => `step ${index}`)

test('a process that is killed during a job loses and duplicates nothing, and the job continues within seconds', async () => {
  const other = await startOther()
  await other.kill()
  const begun = Date.now()
  await start(chunkQueue(10))
  expect((await rows()).length).toBeGreaterThanOrEqual(5)
  await until(async () => (await rows()).length === 12)
  expect(Date.now() - begun).toBeLessThan(10_000)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await rows()).toEqual(allSteps)
}, 60_000)

test('one of two instances takes over the job of the other when that is killed', async () => {
  const other = await startOther()
  if (database!.kind === 'pglite') {
    // The embedded database allows one instance, so the next one starts after it.
    await expect(start(chunkQueue(10))).rejects.toThrow('is in use by process')
    await other.kill()
    await start(chunkQueue(10))
  } else {
    await start(chunkQueue(10))
    await other.kill()
  }
  await until(async () => (await rows()).length === 12, 40_000)
  expect(await rows()).toEqual(allSteps)
}, 60_000)

test('a job that kills its process twice has failed, and is not tried a third time', async () => {
  database = await testDatabase('tables')
  for (const isFirst of [true, false]) {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('./deadly.ts', import.meta.url)), companies[0], isFirst ? 'add' : ''],
      {
        env: { ...process.env, ...database.env, SERVICES_PORT: '0', LOG_LEVEL: 'silent', NODE_OPTIONS: '' },
        stdio: 'inherit',
      },
    )
    expect(await new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))).toBe('SIGKILL')
  }
  const tried: unknown[] = []
  const failed: unknown[] = []
  await start({
    name: 'deadly',
    mostCrashes: 2,
    handle: async (data) => void tried.push(data),
    failed: async (_data, _context, error) => void failed.push(error),
  })
  await until(() => failed.length + tried.length > 0, 40_000)
  expect([tried, failed]).toEqual([[], [expect.any(CrashedTooOften)]])
}, 90_000)

test('a process that is stopped during a job lets the next one continue', async () => {
  const first = await start(chunkQueue(100))
  await add('chunks', 'one', { companyId: companies[0], count: 12 })
  await until(async () => (await rows()).length >= 3)
  const stopping = Date.now()
  await first.close()
  expect(Date.now() - stopping).toBeLessThan(5_000)
  await start(chunkQueue(10))
  await until(async () => (await rows()).length === 12)
  expect(await rows()).toEqual(allSteps)
}, 60_000)
