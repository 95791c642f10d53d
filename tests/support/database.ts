import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface TestDatabase {
  kind: 'pglite' | 'postgres'
  /** DATABASE_URL of the database; undefined for PGlite, which lives in the data folder. */
  url: string | undefined
  /** Files of this test, and PGlite's database. */
  dataDir: string
  /** The settings that lead the product here. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
  /** Call it after the services have closed. */
  drop(): Promise<void>
}

const day = 24 * 3600 * 1000
const prefix = 'hireloom_test_'
/** A server on which databases may be made. */
export const adminUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** hireloom_test_<when it was made, in base 36>_<random>: the sweep reads its age from the name. */
const newName = () => `${prefix}${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`
const isStale = (name: string) => {
  const made = parseInt(name.slice(prefix.length).split('_')[0] ?? '', 36)
  return name.startsWith(prefix) && Number.isFinite(made) && Date.now() - made > day
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Whether a PostgreSQL ≥ 15 answers at TEST_DATABASE_URL, by default 127.0.0.1:5432; `reason` says why not. */
export async function postgresAnswers(): Promise<{ ok: true } | { ok: false; reason: string }> {
  try {
    const version = await asAdmin(async (client) =>
      Number((await client.query('show server_version_num')).rows[0].server_version_num),
    )
    return version >= 150_000 ? { ok: true } : { ok: false, reason: `PostgreSQL ${version} is older than 15` }
  } catch (error) {
    const { hostname, port } = new URL(adminUrl)
    return {
      ok: false,
      reason: `no PostgreSQL at ${hostname}:${port || 5432} (${(error as Error).message || 'no answer'})`,
    }
  }
}

/** Removes what crashed runs left behind more than a day ago; only databases and folders of this name. */
export async function sweepStale(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    // What cannot be removed (a disk that a test has mounted there) is no reason not to test.
    if (isStale(name))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch((error: Error) =>
        console.warn(error.message),
      )
  }
  if (!(await postgresAnswers()).ok) return
  await asAdmin(async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${prefix}%`,
    ])
    for (const { datname } of rows.filter(({ datname }) => isStale(datname))) {
      await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`)
    }
  })
}

let said = false

/** The engine of this run: TEST_ENGINE, or PostgreSQL where one answers, and else, said aloud, PGlite. */
async function engine(): Promise<'pglite' | 'postgres'> {
  const asked = process.env.TEST_ENGINE
  if (asked === 'pglite') return asked
  const answer = await postgresAnswers()
  if (answer.ok) return 'postgres'
  if (asked === 'postgres') throw new Error(`TEST_ENGINE=postgres, but ${answer.reason}`)
  if (!said) console.warn(`Testing on PGlite: ${answer.reason}`)
  said = true
  return 'pglite'
}

/** An empty database and data folder of the test's own. */
export async function testDatabase(): Promise<TestDatabase> {
  const kind = await engine()
  const name = newName()
  const dataDir = await mkdtemp(join(tmpdir(), `${name}_`))
  const removeFolder = async () => {
    if ((await stat(dataDir).catch(() => null)) !== null)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  if (kind === 'pglite') return { kind, url: undefined, dataDir, env: { DATA_DIR: dataDir }, drop: removeFolder }

  await asAdmin((client) => client.query(`create database ${pg.escapeIdentifier(name)}`))
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    kind,
    url: url.href,
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    drop: async () => {
      await asAdmin((client) => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`))
      await removeFolder()
    },
  }
}
