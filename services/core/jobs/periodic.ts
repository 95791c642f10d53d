import type { Expression, Kysely, SqlBool } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { CompanyDb } from '../database/companyDb.ts'
import type { Product } from '../http/routes.ts'
import type { Jobs } from './jobs.ts'
import type { CompanyTables, Database } from '../database/tables.ts'

/** Work that every instance does from time to time; it must bear being done by several at once. */
export interface Periodic {
  /** What it is, for the log. */
  name: string
  everyMs: number
  /** The table whose rows say which companies have something to do. */
  table: keyof CompanyTables & string
  isDue: Expression<SqlBool>
  /** It writes to people: what a company that is closed has to send waits until it is open again. */
  waitsWhileClosed?: boolean
  run(db: CompanyDb, about: About): Promise<void>
}

/** What such work knows of the product. */
export interface About extends Pick<Product, 'publicUrl'> {
  /** To queue further work; whoever runs one piece alone has none. */
  jobs?: Jobs
}

/** Does the work in each company that is due. */
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

/** Begins with all of it; answers how to stop, which waits for what runs. A failure is logged, and the next time comes. */
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
