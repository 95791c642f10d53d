import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createDatabase, dropDatabase, isStale, postgresAnswers, staleDatabases, urlOf } from './postgres.ts'
import { templateOf, testName, type Contents } from './templates.ts'

export interface TestDatabase {
  kind: 'pglite' | 'postgres'
  /** DATABASE_URL of the database; undefined for PGlite, which lives in the data folder. */
  url: string | undefined
  /** The folder with the files of this test and PGlite's database. */
  dataDir: string
  /** The settings with which the product uses this database. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
  /** Call it after the services have been closed. */
  drop(): Promise<void>
}

/** Removes databases and folders that crashed runs left behind more than a day ago; only those with names of tests. */
export async function sweepStale(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    // A folder that cannot be removed (because a test has mounted a disk there) does not prevent the tests.
    if (isStale(name))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch((error: Error) =>
        console.warn(error.message),
      )
  }
  if (!(await postgresAnswers()).ok) return
  for (const name of await staleDatabases()) await dropDatabase(name)
}

let said = false

/** Returns the engine of this run: TEST_ENGINE, or PostgreSQL if one responds, otherwise PGlite with a warning. */
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

/**
 * Copies the contents of a folder into an empty one. For the many files of a database, the system's `cp` takes a
 * twentieth of the time of Node.
 */
const copyFolder = (from: string, to: string) =>
  promisify(execFile)('cp', ['-R', `${from}/.`, to]).catch(() => cp(from, to, { recursive: true }))

/**
 * Creates a separate database and data folder for a test, empty or filled as the product would fill it at its start.
 */
export async function testDatabase(contents: Contents = 'empty'): Promise<TestDatabase> {
  const kind = await engine()
  const template = await templateOf(kind, contents)
  const name = testName()
  const dataDir = await mkdtemp(join(tmpdir(), `${name}_`))
  if (template) await copyFolder(template.dataDir, dataDir)
  const removeFolder = async () => {
    if ((await stat(dataDir).catch(() => null)) !== null)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  if (kind === 'pglite') return { kind, url: undefined, dataDir, env: { DATA_DIR: dataDir }, drop: removeFolder }

  await createDatabase(name, template?.database)
  const url = urlOf(name)
  return {
    kind,
    url,
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: url },
    drop: async () => {
      // Dropping a database sometimes takes seconds, so it is not awaited.
      void dropDatabase(name).catch((error: Error) => console.warn(error.message))
      await removeFolder()
    },
  }
}
