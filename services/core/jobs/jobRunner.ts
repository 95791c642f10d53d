import { sql } from 'kysely'
import { PgBoss, fromKysely, type JobWithMetadata, type WorkOptions } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import { CompanyDb } from '../database/companyDb.ts'
import { analyseGrown } from '../database/analyse.ts'
import type { Connected } from '../database/connect.ts'
import { unscoped } from '../database/unscoped.ts'
import { CrashedTooOften, type JobContext, type Jobs, type Queue } from './jobs.ts'

const schema = 'pgboss'
const retryLimit = 10

export interface JobRunner extends Jobs {
  /** Restarts the jobs of processes that have ended; only while no other instance is alive. */
  requeue(): Promise<number>
  /** Starts working. */
  work(): Promise<void>
  /** Accepts no more jobs and aborts the running ones, which the next process retries. */
  stop(): Promise<void>
}

/** Creates the job runner: pg-boss in a separate schema of the same database. */
export async function createJobRunner(
  connected: Connected,
  queues: readonly Queue[],
  { delayDivisor = 1, ...parts }: Pick<JobContext, 'files' | 'tools' | 'product'> & { delayDivisor?: number },
  log: FastifyBaseLogger,
): Promise<JobRunner> {
  const { db, background, pool, engine } = connected
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema,
    backend: engine === 'pglite' ? 'pglite' : 'postgres',
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  try {
    await boss.start()
    for (const { name } of queues) await prepare(boss, name, engine)
  } catch (error) {
    await boss.stop({ graceful: false, close: false })
    throw error
  }
  const workers = new Map<string, string[]>()
  const stopping = new AbortController()

  /** Counts, in the job itself, how often it has started without ending; returns the number of earlier starts. */
  async function begin({ name, id }: JobWithMetadata<object>): Promise<number> {
    const { rows } = await sql<{ begun: number }>`
      update ${sql.id(schema, 'job')} set data = jsonb_set(data, '{begun}', to_jsonb(coalesce((data->>'begun')::int, 0) + 1))
      where name = ${name} and id = ${id} returning (data->>'begun')::int as begun`.execute(db)
    return rows[0]!.begun - 1
  }
  const endOrderly = ({ name, id }: JobWithMetadata<object>) =>
    sql`
    update ${sql.id(schema, 'job')} set data = jsonb_set(data, '{begun}', to_jsonb((data->>'begun')::int - 1))
    where name = ${name} and id = ${id}`
      .execute(db)
      .catch((error: unknown) => log.error({ err: error }, 'jobs'))

  async function run({ name, handle, failed, mostCrashes }: Queue, job: JobWithMetadata<object>): Promise<void> {
    const context: JobContext = {
      companyDb: (companyId) => new CompanyDb(background, companyId),
      ...parts,
      jobs: runner,
      log: log.child({ queue: name, job: job.id }),
      signal: AbortSignal.any([job.signal, stopping.signal]),
    }
    if (mostCrashes !== undefined && (await begin(job)) >= mostCrashes) {
      context.log.error({ attempt: job.retryCount + 1 }, 'the job has ended its process too often')
      return failed?.(job.data, context, new CrashedTooOften())
    }
    try {
      // A job that ends its process each time must not be tried forever.
      if (job.retryCount > job.retryLimit) throw new Error('The job has been tried too often')
      await handle(job.data, context)
      if (engine === 'pglite') await analyseGrown(background)
    } catch (error) {
      if (mostCrashes !== undefined) await endOrderly(job)
      const isLast = job.retryCount >= job.retryLimit
      if (context.signal.aborted) context.log.info('the job was stopped and goes on later')
      else context.log.error({ err: error, attempt: job.retryCount + 1, isLast }, 'the job failed')
      if (isLast && !context.signal.aborted) await failed?.(job.data, context, error)
      throw error
    }
  }

  /** Makes the workers of a queue look for jobs immediately, not at their next poll. */
  const wake = (queue: string) => {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker)
  }

  const sooner = (moment: Date) =>
    delayDivisor === 1 ? moment : new Date(Date.now() + (moment.getTime() - Date.now()) / delayDivisor)

  const runner: JobRunner = {
    async add(companyDb, queue, key, data, startAfter) {
      if (!queues.some(({ name }) => name === queue)) throw new Error(`There is no queue ${queue}`)
      await boss.send(queue, data, {
        singletonKey: `${companyDb.companyId}/${key}`,
        db: fromKysely(unscoped(companyDb) as never),
        ...(startAfter && { startAfter: sooner(startAfter) }),
      })
      if (!startAfter) companyDb.afterCommit(() => wake(queue))
    },
    async requeue() {
      const { numAffectedRows } = await sql`
        update ${sql.id(schema, 'job')} set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`.execute(
        db,
      )
      return Number(numAffectedRows ?? 0)
    },
    async work() {
      const options: WorkOptions = {
        includeMetadata: true,
        batchSize: 1,
        pollingIntervalSeconds: engine === 'pglite' ? 2 : 1,
      }
      for (const queue of queues) {
        const start = () =>
          boss.work<object>(queue.name, options, async ([job]) => {
            // Other jobs may be waiting behind this one.
            wake(queue.name)
            await run(queue, job as JobWithMetadata<object>)
          })
        workers.set(queue.name, await Promise.all(Array.from({ length: queue.atOnce ?? 1 }, start)))
      }
    },
    async stop() {
      stopping.abort(new Error('The process stops'))
      await boss.stop({ graceful: true, close: false, timeout: 10_000 })
    },
  }
  return runner
}

async function prepare(boss: PgBoss, name: string, engine: Connected['engine']): Promise<void> {
  const options = { retryLimit, retryDelay: 1, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 4 * 3600 }
  // If a process ends while other instances are alive, its missing heartbeat shows it; see requeue for other cases.
  const heartbeat = engine === 'postgres' ? { heartbeatSeconds: 15 } : {}
  if (await boss.getQueue(name)) await boss.updateQueue(name, { ...options, ...heartbeat })
  else await boss.createQueue(name, { policy: 'exclusive', ...options, ...heartbeat })
}
