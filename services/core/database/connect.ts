import pg from 'pg'
import { Kysely, PostgresDialect } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings.ts'
import { behindOthers } from './background.ts'
import { startEmbedded } from './embedded.ts'
import type { Database } from './tables.ts'

export interface Connected {
  db: Kysely<Database>
  /** The same database for work that nobody waits for. */
  background: Kysely<Database>
  pool: pg.Pool
  engine: 'pglite' | 'postgres'
  /** A connection outside the pool, for LISTEN and session locks; only on PostgreSQL. */
  dedicated(): pg.Client
  close(): Promise<void>
}

/** Opens the database of the settings: PostgreSQL ≥ 15, or the embedded one. */
export async function connectDatabase(
  settings: Settings,
  log: FastifyBaseLogger,
  crashed: (error: Error) => void,
): Promise<Connected> {
  return settings.databaseUrl
    ? connectPostgres(settings.databaseUrl, log)
    : connectEmbedded(settings.dataDir, log, crashed)
}

/**
 * How queries of the pool are planned: none is worth compiling, no disk of today reads a page here and there four times slower
 * than the next one, and what indexes find among a million rows has room as rows, not only as pages.
 */
const planning = `set jit = off; set random_page_cost = 1.1;
  select set_config('work_mem', '32MB', false) where pg_size_bytes(current_setting('work_mem')) < pg_size_bytes('32MB')`

async function connectPostgres(url: string, log: FastifyBaseLogger): Promise<Connected> {
  const config = {
    connectionString: url,
    application_name: 'hireloom',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  }
  const pool = new pg.Pool({ ...config, max: 12, onConnect: (client) => client.query(planning) })
  outlive(pool, log)
  try {
    await checkVersion(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { ...handle(pool), engine: 'postgres', dedicated: () => new pg.Client(config) }
}

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num').catch((error: Error) => {
    throw new Error(`The database of DATABASE_URL does not answer: ${error.message || 'connection refused'}.`)
  })
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (version < 15) throw new Error(`DATABASE_URL must lead to PostgreSQL 15 or newer, but it is ${version}.`)
}

async function connectEmbedded(
  dataDir: string,
  log: FastifyBaseLogger,
  crashed: (error: Error) => void,
): Promise<Connected> {
  const embedded = await startEmbedded(dataDir, crashed)
  // One connection, because there is one backend: the socket would let the messages of two clients interleave between
  // Parse and Execute. Whoever waits in vain (a query outside the transaction that its caller holds) hears of it.
  const pool = new pg.Pool({
    host: embedded.host,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  })
  outlive(pool, log)
  // After a panic (its disk is full) it would never answer again; a new process finds all that was committed.
  pool.on('connect', (client) =>
    onPanic(client, (message) => crashed(new Error(`The embedded database cannot go on: ${message}.`))),
  )
  const open = handle(pool)
  return {
    ...open,
    background: new Kysely<Database>({ dialect: new PostgresDialect({ pool: behindOthers(pool) }) }),
    engine: 'pglite',
    dedicated: () => {
      throw new Error('The embedded database has one connection only.')
    },
    async close() {
      await open.close()
      await embedded.close()
    },
  }
}

/**
 * A database that restarts takes its connections away, not this process: whoever waits for an answer hears of it there. The
 * pool listens to those that lie idle; one that a transaction holds between two statements would have nobody.
 */
function outlive(pool: pg.Pool, log: FastifyBaseLogger): void {
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  pool.on('connect', (client) => client.on('error', (error) => log.debug({ err: error }, 'database connection lost')))
}

/** Hears of an answer after which a PostgreSQL is gone; the client itself gives it to the query that was running, and no more. */
function onPanic(client: pg.PoolClient, tell: (message: string) => void): void {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on('errorMessage', ({ severity, message }: pg.DatabaseError) => {
    if (severity === 'PANIC') tell(message)
  })
}

function handle(pool: pg.Pool) {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, background: db, pool, close: () => db.destroy() }
}
