import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createDatabase, databasesNamed, dropDatabase, newName, postgresAnswers, urlOf } from './postgres.ts'

/** The contents of a database: nothing, the tables, or the demo's data as well. */
export type Contents = 'empty' | 'tables' | 'demo'

interface Template {
  /** Its name on PostgreSQL. */
  database: string | undefined
  dataDir: string
}

const templateIn = (folder: string, name: string): Template => ({
  database: name.startsWith('postgres') ? `${basename(folder)}_${name}` : undefined,
  dataDir: join(folder, name),
})

/**
 * Lets the tests of a run copy their databases from templates: migrations and demo data take seconds, but a copy takes
 * a moment. Returns a function that removes the templates.
 */
export default async function openTemplates(): Promise<() => Promise<void>> {
  // This run is part of another run, which has already done this.
  if (process.env.TEST_TEMPLATES) return async () => {}
  const folder = await mkdtemp(join(tmpdir(), `${newName()}_`))
  process.env.TEST_TEMPLATES = folder
  return async () => {
    // Includes databases of tests whose process ended before they were removed.
    if ((await postgresAnswers()).ok)
      for (const name of await databasesNamed(basename(folder))) await dropDatabase(name)
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Returns a name for the database of a test. Within a run of tests, the end of the run finds databases by this name.
 */
export const testName = (): string => {
  const folder = process.env.TEST_TEMPLATES
  return folder ? `${basename(folder)}_${randomBytes(4).toString('hex')}` : newName()
}

/**
 * Returns the template from which a test's database is copied, or null outside of a run of tests. The first test that
 * needs it creates it.
 */
export async function templateOf(engine: 'pglite' | 'postgres', contents: Contents): Promise<Template | null> {
  const folder = process.env.TEST_TEMPLATES
  if (contents === 'empty' || !folder) return null
  const template = templateIn(folder, `${engine}-${contents}`)
  const aside = join(folder, `making-${engine}-${contents}`)
  while (!existsSync(template.dataDir)) {
    // The process that creates this folder creates the template; the others wait.
    const isMine = await mkdir(aside).then(
      () => true,
      () => false,
    )
    if (!isMine) await setTimeout(100)
    else await make(template, aside, contents).finally(() => rm(aside, { recursive: true, force: true }))
  }
  return template
}

async function make({ database, dataDir }: Template, aside: string, contents: Contents): Promise<void> {
  // Another process has just created it.
  if (existsSync(dataDir)) return
  if (database) {
    await dropDatabase(database)
    await createDatabase(database)
  }
  const env = { ...process.env, DATA_DIR: aside, DATABASE_URL: database && urlOf(database) }
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'fillTemplate.ts'), contents], { env })
  await rename(aside, dataDir)
}
