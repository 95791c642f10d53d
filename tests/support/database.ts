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
  /** Files of this test, and PGlite's database. */
  dataDir: string
  /** The settings that lead the product here. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
  /** Call it after the services have closed. */
  drop(): Promise<void>
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
  for (const name of await staleDatabases()) await dropDatabase(name)
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

/** What is in a folder, into one that is empty. The system's own program takes a twentieth of Node's time for the many files of a database. */
const copyFolder = (from: string, to: string) =>
  promisify(execFile)('cp', ['-R', `${from}/.`, to]).catch(() => cp(from, to, { recursive: true }))

/** A database and data folder of the test's own, empty or filled as the product would fill it at its start. */
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
      // A server takes seconds for it at times; nobody waits for them.
      void dropDatabase(name).catch((error: Error) => console.warn(error.message))
      await removeFolder()
    },
  }
}
