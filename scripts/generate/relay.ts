import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.ts'

const compiler = createRequire(import.meta.url)('relay-compiler') as string
const persistedFile = (folder: string) => join(folder, 'dist', 'persisted.json')

/** The message of relay-compiler about a document. */
export class CompilerError extends Error {}

/** Runs relay-compiler once in a project folder. On failure it throws what the compiler printed. */
function compile(folder: string, ...flags: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(
      compiler,
      ['--noWatchman', '--output', 'quiet-with-errors', ...flags, 'relay.config.js'],
      { cwd: folder },
      (error, stdout, stderr) =>
        error ? reject(new CompilerError(`relay-compiler failed:\n${stderr}${stdout}`)) : resolve(),
    )
  })
}

const readPersisted = async (folder: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(persistedFile(folder), 'utf8'))

/**
 * Writes the artifacts beside their sources, and the persisted map. `fresh` empties the map first to remove old ids.
 */
export async function compileRelay({ fresh = false } = {}): Promise<Record<string, string>> {
  await mkdir(join(root, 'dist'), { recursive: true })
  if (fresh || !existsSync(persistedFile(root))) await writeFile(persistedFile(root), '{}\n')
  await compile(root, '--repersist')
  return readPersisted(root)
}

/**
 * Compiles a copy of web/ in a temporary folder against the given schema and passes the copy to `look`. The working
 * tree is not changed.
 */
export async function compileRelayCopy<T>(
  schema: string,
  look: (folder: string, persisted: Record<string, string>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hireloom-relay-'))
  try {
    await cp(join(root, 'web'), join(folder, 'web'), { recursive: true })
    for (const name of ['relay.config.js', 'package.json']) await cp(join(root, name), join(folder, name))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'schema.graphql'), schema)
    await mkdir(join(folder, 'dist'))
    await writeFile(persistedFile(folder), '{}\n')
    await compile(folder, '--repersist')
    return await look(folder, await readPersisted(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
