import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { startServices, type Services } from '../../services/core/app.ts'
import { keepDataDirPrivate } from '../../services/core/dataDir.ts'
import { readSettings } from '../../services/core/settings.ts'
import { seedDemo } from '../../services/demo/seed.ts'
import { mailHandlers, queues, routes } from '../../services/features.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { pack } from './archive.ts'
import { askAll } from './questions.ts'
import { makeRecords } from './records.ts'

/*
 * Creates the data of this version, with which every later version is tested: `node tests/upgrades/make.ts`, or with
 * the version as argument. Requires a PostgreSQL (TEST_DATABASE_URL) and its pg_dump. The keys and passwords in the
 * data are used by the tests only.
 */
const {
  positionals: [version = packageVersion()],
} = parseArgs({ allowPositionals: true })
const target = join(import.meta.dirname, version)

function packageVersion(): string {
  const path = join(import.meta.dirname, '../../package.json')
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}

/** Releases the space of deleted rows, and leaves one file of the log, most of it empty. */
async function shrink({ db }: Services): Promise<void> {
  for (const statement of [
    'vacuum full',
    'set wal_recycle = off',
    'checkpoint',
    'select pg_switch_wal()',
    'checkpoint',
  ])
    await sql.raw(statement).execute(db)
}

/** Returns the database as SQL that any client can run, without the lines of pg_dump that only psql understands. */
function dump(url: string): string {
  const text = execFileSync('pg_dump', ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=500', url], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return text
    .split('\n')
    .filter((line) => !/^(\\(un)?restrict |--|$)/.test(line))
    .join('\n')
}

async function make(kind: TestDatabase['kind']): Promise<void> {
  process.env.TEST_ENGINE = kind
  const database = await testDatabase()
  try {
    keepDataDirPrivate(database.dataDir)
    const settings = readSettings({
      ...database.env,
      PORT: '4000',
      SERVICES_PORT: '0',
      SMTP_PORT: '0',
      DEMO: '1',
      LOG_LEVEL: 'error',
    })
    const services = await startServices(settings, { routes, queues, mailHandlers, prepare: seedDemo })
    let answers
    try {
      await makeRecords(services)
      answers = await askAll(services)
      if (kind === 'pglite') await shrink(services)
    } finally {
      await services.close()
    }
    if (database.url) writeFileSync(join(database.dataDir, 'dump.sql'), dump(database.url))
    pack(database.dataDir, ['database', 'files', 'dump.sql'], join(target, `${kind}.zip.zst`))
    writeFileSync(join(target, `${kind}.json`), `${JSON.stringify(answers, null, 1)}\n`)
  } finally {
    await database.drop()
  }
}

for (const kind of ['pglite', 'postgres'] as const) await make(kind)
console.log(`Made ${target}`)
