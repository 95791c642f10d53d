import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createDatabase, databasesNamed, dropDatabase, newName, postgresAnswers, urlOf } from './postgres.ts'

/** What a database holds: nothing, the tables, or the demo's data as well. */
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
 * Lets the tests of a run copy their databases from templates: migrations and demo data take seconds, a copy takes a
 * moment. What it answers removes the templates.
 */
export default async function openTemplates(): Promise<() => Promise<void>> {
  // This run is a part of another one, which has done it.
  if (process.env.TEST_TEMPLATES) return async () => {}
  const folder = await mkdtemp(join(tmpdir(), `${newName()}_`))
  process.env.TEST_TEMPLATES = folder
  return async () => {
    // Those of tests too, whose process ended before they were gone.
    if ((await postgresAnswers()).ok)
      for (const name of await databasesNamed(basename(folder))) await dropDatabase(name)
    await rm(folder, { recursive: true, force: true })
  }
}

/** A name for the database of a test; within a run of tests the end of that finds it. */
export const testName = (): string => {
  const folder = process.env.TEST_TEMPLATES
  return folder ? `${basename(folder)}_${randomBytes(4).toString('hex')}` : newName()
}

/** What a test's database is copied from: the first test that asks makes it. Outside of a run of tests there is none. */
export async function templateOf(engine: 'pglite' | 'postgres', contents: Contents): Promise<Template | null> {
  const folder = process.env.TEST_TEMPLATES
  if (contents === 'empty' || !folder) return null
  const template = templateIn(folder, `${engine}-${contents}`)
  const aside = join(folder, `making-${engine}-${contents}`)
  while (!existsSync(template.dataDir)) {
    // Whoever makes this folder makes the template; the others wait.
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
  // Made by another one just before.
  if (existsSync(dataDir)) return
  if (database) {
    await dropDatabase(database)
    await createDatabase(database)
  }
  const env = { ...process.env, DATA_DIR: aside, DATABASE_URL: database && urlOf(database) }
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'fillTemplate.ts'), contents], { env })
  await rename(aside, dataDir)
}
