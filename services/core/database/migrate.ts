import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL, fileURLToPath } from 'node:url'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Connected } from './connect.ts'

/** Folder of the product's migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Lock key for all work that is done once per database at the start. */
const startLock = 7_140_001

/** Runs the work while no other instance runs such work on the same database. */
export async function withStartLock<T>(connected: Connected, work: () => Promise<T>): Promise<T> {
  if (connected.engine === 'pglite') return work()
  const client = connected.dedicated()
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [startLock])
    return await work()
  } finally {
    await client.end()
  }
}

/**
 * Brings the database to the newest migration of the folder. Throws the first failure; a failed migration leaves no
 * changes.
 */
export async function migrate(connected: Connected, folder: string): Promise<string[]> {
  const provider = new FileMigrationProvider({
    fs: { readdir },
    path: { join },
    migrationFolder: folder,
    import: (path) => import(/* @vite-ignore */ pathToFileURL(path).href),
  })
  const migrator = new Migrator({ db: connected.db, provider })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find(({ status }) => status === 'Error')
  if (error) {
    throw new Error(
      `The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}: ${(error as Error).message}`,
      { cause: error },
    )
  }
  return results.map(({ migrationName }) => migrationName)
}
