import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../scripts/root.ts'
import { exampleDocuments } from '../../support/exampleDocuments.ts'

/** The folder in which the clients are a separate project, with the schema's file and the examples' documents. */
export const project = join(root, 'node_modules/.cache/clients')
const marker = join(project, '.installed')

/** The errors of npm if no registry responds; any other error is our own. */
const noAnswer =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|E?TIMEDOUT|ERR_SOCKET_TIMEOUT|E50[234])\b/

/**
 * Installs the packages of the lock file unless they are installed. Returns null, or the reason why they are
 * unavailable.
 */
async function installPackages(): Promise<string | null> {
  const lock = createHash('sha256')
    .update(await readFile(join(import.meta.dirname, 'package-lock.json')))
    .digest('hex')
  if ((await readFile(marker, 'utf8').catch(() => '')) === lock) return null
  await rm(marker, { force: true })
  const args = [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
  ]
  try {
    await promisify(execFile)('npm', args, {
      cwd: project,
      maxBuffer: 16 * 1_048_576,
      shell: process.platform === 'win32',
    })
  } catch (error) {
    const [, code] = noAnswer.exec((error as Error).message) ?? []
    if (!code) throw error
    return `the registry of packages does not answer (${code})`
  }
  await writeFile(marker, lock)
  return null
}

/** Copies the current project and installs its packages. Returns null, or the reason why they are unavailable. */
export async function layOutClients(): Promise<string | null> {
  await mkdir(project, { recursive: true })
  for (const name of await readdir(import.meta.dirname))
    if (/\.(mjs|json)$/.test(name)) await cp(join(import.meta.dirname, name), join(project, name))
  await cp(join(root, 'schema.graphql'), join(project, 'schema.graphql'))
  await rm(join(project, 'documents'), { recursive: true, force: true })
  for (const { example, name, text } of exampleDocuments()) {
    const folder = join(project, 'documents', example.replace(/.*\./, ''))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${name}.graphql`), `${text.trim()}\n`)
  }
  return installPackages()
}
