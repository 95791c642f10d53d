import pg from 'pg'
import { Kysely, PostgresDialect } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings.ts'
import { yieldingPool } from './background.ts'
import { startEmbedded } from './embedded.ts'
import type { Database } from './tables.ts'

export interface Connected {
  db: Kysely<Database>
  /** The same database for work that nobody is waiting for. */
  background: Kysely<Database>
  pool: pg.Pool
  engine: 'pglite' | 'postgres'
  /** A connection outside the pool, for LISTEN and session locks; only on PostgreSQL. */
  dedicated(): pg.Client
  close(): Promise<void>
}

/** Opens the database of the settings: PostgreSQL ≥ 15, or the embedded database. */
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
 * Planner settings of the pool's connections: no query is worth compiling, random reads on today's disks are not four
 * times slower than sequential ones, and index results from a million rows should fit as rows, not only as pages.
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
  surviveLostConnections(pool, log)
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
  // Only one connection, because there is one backend: the socket would let the messages of two clients interleave
  // between Parse and Execute. A query that would wait forever (one outside the transaction that its caller holds)
  // fails with a timeout.
  const pool = new pg.Pool({
    host: embedded.host,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  })
  surviveLostConnections(pool, log)
  // After a panic (its disk is full) the database would never respond again; a new process finds all committed data.
  pool.on('connect', (client) =>
    onPanic(client, (message) => crashed(new Error(`The embedded database cannot go on: ${message}.`))),
  )
  const open = handle(pool)
  return {
    ...open,
    background: new Kysely<Database>({ dialect: new PostgresDialect({ pool: yieldingPool(pool) }) }),
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
 * Keeps this process alive when the database restarts and drops its connections; callers that wait for a result get the
 * error there. The pool only listens to idle connections, so this also listens to those that a transaction holds
 * between two statements.
 */
function surviveLostConnections(pool: pg.Pool, log: FastifyBaseLogger): void {
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  pool.on('connect', (client) => client.on('error', (error) => log.debug({ err: error }, 'database connection lost')))
}

/** Reports a message after which PostgreSQL ends. The client passes it only to the query that was running. */
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
