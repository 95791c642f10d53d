import { randomBytes } from 'node:crypto'
import pg from 'pg'

const prefix = 'hireloom_test_'
const day = 24 * 3600 * 1000
/**
 * Returns a name of the form hireloom_test_<creation time in base 36>_<random>. The sweep reads the age from the name,
 * and ignores other names.
 */
export const newName = () => `${prefix}${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`
export const isStale = (name: string) => {
  const made = /^hireloom_test_([0-9a-z]{8})_[0-9a-f]{8}/.exec(name)?.[1]
  return made !== undefined && Date.now() - parseInt(made, 36) > day
}

/** A server on which databases may be created. */
export const adminUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
/** Returns the address of one of its databases. */
export const urlOf = (name: string) => Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates a database as a copy of another one, by default of an empty one. */
export const createDatabase = (name: string, from = 'template1') =>
  asAdmin((client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(from)}`),
  )

export const dropDatabase = (name: string) =>
  asAdmin((client) => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`))

/** Returns the databases whose names begin with this text. */
export const databasesNamed = (beginning: string) =>
  asAdmin(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [beginning],
    )
    return rows.map(({ datname }) => datname)
  })

/** Returns the databases of tests that are older than a day. */
export const staleDatabases = async () => (await databasesNamed(prefix)).filter(isStale)

/** Whether a PostgreSQL ≥ 15 responds at TEST_DATABASE_URL, by default 127.0.0.1:5432; `reason` explains why not. */
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
