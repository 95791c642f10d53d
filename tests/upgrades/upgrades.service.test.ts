import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../../scripts/signIn.ts'
import { startServices, type Services } from '../../services/core/app.ts'
import { keepDataDirPrivate } from '../../services/core/dataDir.ts'
import { migrationsFolder } from '../../services/core/database/migrate.ts'
import { readSettings } from '../../services/core/settings.ts'
import { demoPassword } from '../../services/demo/people/accounts.ts'
import { seedDemo } from '../../services/demo/seed.ts'
import { rufCreate } from '../../services/features/rufRecords/contract.ts'
import { queues, routes } from '../../services/features.ts'
import { clientOf } from '../features/lookups/lookups.fixture.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { freePorts } from '../support/freePorts.ts'
import { unpack } from './archive.ts'
import { ask, stillTrue, type Answered } from './questions.ts'

/** The versions whose data is stored: each is a folder here. */
const versions = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Restores the stored data of a version, for the engine of this run, to where the services expect it. */
async function restore(version: string, { kind, url, dataDir }: TestDatabase): Promise<Answered[]> {
  unpack(join(import.meta.dirname, version, `${kind}.zip.zst`), dataDir)
  if (url) {
    const client = new pg.Client(url)
    await client.connect()
    await client.query(readFileSync(join(dataDir, 'dump.sql'), 'utf8'))
    await client.end()
  }
  return JSON.parse(readFileSync(join(import.meta.dirname, version, `${kind}.json`), 'utf8')) as Answered[]
}

test('the data of a version is stored', () => {
  expect(versions.length).toBeGreaterThan(0)
})

describe.each(versions)('on data of version %s', (version) => {
  let database: TestDatabase
  let services: Services
  let answers: Answered[]
  let publicUrl: string
  beforeAll(async () => {
    database = await testDatabase()
    // services/main.ts begins in the same way.
    keepDataDirPrivate(database.dataDir)
    answers = await restore(version, database)
    const [port] = await freePorts(1)
    publicUrl = `http://127.0.0.1:${port}`
    const settings = readSettings({
      ...database.env,
      SERVICES_PORT: `${port}`,
      PUBLIC_URL: publicUrl,
      SMTP_PORT: 'none',
      DEMO: '1',
      LOG_LEVEL: 'error',
    })
    services = await startServices(settings, { routes, queues, prepare: seedDemo })
  })
  afterAll(async () => {
    await services?.close()
    await database?.drop()
  })

  test('the current services start and migrate the data', async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(services.db)
    const migrations = readdirSync(migrationsFolder)
      .map((name) => name.replace(/\.ts$/, ''))
      .sort()
    expect(rows.map(({ name }) => name)).toEqual(migrations)
    expect(await (await fetch(`${publicUrl}/ready`)).json()).toMatchObject({ status: 'ready' })
  })

  test('every list, record and file is unchanged', async () => {
    expect(answers.length).toBeGreaterThan(30)
    const empty = answers.filter(({ count, record, sha256 }) => !count && !record && !sha256)
    expect(empty).toEqual([])
    for (const { operation, userName, given, ...was } of answers.map(stillTrue)) {
      const is = await ask(services, { operation, userName, given })
      expect([operation, is]).toMatchObject([operation, was])
    }
  })

  test('users sign in with their former passwords and continue to work', async () => {
    for (const userName of ['recruiter', 'admin@other']) {
      const client = { issuer: `${publicUrl}/idp`, publicUrl, clientId: 'hireloom-web' }
      expect((await signIn({ ...client, userName, password: demoPassword })).accessToken).toMatch(/^ey/)
    }
    const body = { name: 'After the upgrade', status: 'open' }
    expect(await clientOf(services, 'recruiter').ok(rufCreate, { body })).toMatchObject(body)
  })

  test('nobody else may read the data folder', () => {
    const found = readdirSync(database.dataDir, { recursive: true }).map(String)
    const open = found.filter((path) => (statSync(join(database.dataDir, path)).mode & 0o077) !== 0)
    expect(open).toEqual([])
    expect(found.some((path) => path.startsWith('files/'))).toBe(true)
  })
})
