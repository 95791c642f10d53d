import type { Expression, Kysely, SqlBool } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { CompanyDb } from '../database/companyDb.ts'
import type { Product } from '../http/routes.ts'
import type { Jobs } from './jobs.ts'
import type { CompanyTables, Database } from '../database/tables.ts'

/** Work that every instance does at intervals; several instances may do it at the same time. */
export interface Periodic {
  /** The name of the work, for the log. */
  name: string
  everyMs: number
  /** The table whose rows show which companies have work to do. */
  table: keyof CompanyTables & string
  isDue: Expression<SqlBool>
  /** Whether the work waits while a company is closed, because it sends mails to people. */
  waitsWhileClosed?: boolean
  run(db: CompanyDb, about: About): Promise<void>
}

/** Facts about the product for such work. */
export interface About extends Pick<Product, 'publicUrl'> {
  /** For queuing further work; absent if a single piece of work is run alone. */
  jobs?: Jobs
}

/** Does the work in each company for which it is due. */
export async function runPeriodic(
  db: Kysely<Database>,
  { table, isDue, waitsWhileClosed, run }: Periodic,
  about: About = { publicUrl: '' },
): Promise<void> {
  let query = (db as Kysely<any>).selectFrom(table).select('company_id').distinct().where(isDue)
  if (waitsWhileClosed)
    query = query.where('company_id', 'not in', db.selectFrom('company').select('id').where('is_active', '=', false))
  const due: { company_id: string }[] = await query.execute()
  for (const { company_id: companyId } of due) await run(new CompanyDb(db, companyId), about)
}

/**
 * Starts all periodic work. Returns a function that stops it and waits for running work. Failures are logged, and the
 * work continues the next time.
 */
export function startPeriodic(
  db: Kysely<Database>,
  works: readonly Periodic[],
  log: FastifyBaseLogger,
  about: About,
): () => Promise<void> {
  let isOver = false
  const timers = new Map<Periodic, NodeJS.Timeout>()
  const running = new Map<Periodic, Promise<void>>()
  const schedule = (work: Periodic) => {
    if (isOver) return
    timers.set(
      work,
      setTimeout(() => {
        const done = runPeriodic(db, work, about).catch((error) => log.error({ err: error }, work.name))
        running.set(
          work,
          done.finally(() => schedule(work)),
        )
      }, work.everyMs),
    )
  }
  for (const work of works) schedule(work)
  return async () => {
    isOver = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(running.values())
  }
}
