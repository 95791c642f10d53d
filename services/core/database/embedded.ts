import { mkdir, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './lock.ts'

export interface Embedded {
  /** Folder of the unix socket: `host` for a PostgreSQL client. */
  host: string
  port: number
  close(): Promise<void>
}

const port = 5432

/**
 * Starts the embedded database (PGlite) of a data folder in a worker thread and returns its address. `crashed` is
 * called if the worker ends unexpectedly.
 */
export async function startEmbedded(dataDir: string, crashed: (error: Error) => void): Promise<Embedded> {
  const release = await lockFolder(dataDir)
  const host = await socketFolder(dataDir)
  const cleanUp = async () => {
    release()
    await rm(host, { recursive: true, force: true })
  }
  try {
    const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), {
      workerData: {
        folder: join(dataDir, 'database'),
        socket: join(host, `.s.PGSQL.${port}`),
        template: templatePath(),
        program: await program(),
      },
      execArgv: [],
    })
    await started(worker).catch(async (error: Error) => {
      throw new Error(`The embedded database did not start: ${error.message}${await roomIn(dataDir)}.`)
    })
    let isClosing = false
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    worker.on('error', (error) => !isClosing && crashed(error as Error))
    worker.on('exit', () => !isClosing && crashed(new Error('The embedded database has stopped.')))
    return {
      host,
      port,
      async close() {
        isClosing = true
        worker.postMessage('close')
        await ended
        await cleanUp()
      },
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}

/** Returns a folder that only this user may enter: in the data folder, unless its path is too long for a socket. */
async function socketFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'socket')
  if (Buffer.byteLength(folder) > 80) return mkdtemp(join(tmpdir(), 'hireloom-'))
  // We hold the lock, so any existing content was left by a process that has ended.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  return folder
}

function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => {
      worker.removeAllListeners()
      resolve()
    })
    worker.once('error', (error) => reject(error as Error))
    worker.once('exit', (code) => reject(new Error(`it ended with code ${code}`)))
  })
}

/** It writes logs of 16 MB. With less room it can neither continue nor start. */
const leastRoom = 32

/** Returns a text to append to an error message if the disk is almost full. */
async function roomIn(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder)
  const left = Math.floor((bavail * bsize) / 1_048_576)
  return left < leastRoom ? `; the disk of ${folder} has ${left} MB left, and ${leastRoom} are needed` : ''
}

let compiled: Promise<WebAssembly.Module> | undefined
/**
 * Compiles the database's program. All databases that a process starts share it, including what the engine has learnt
 * to run it fast.
 */
const program = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(join(dirname(packageEntry()), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes)))

const packageEntry = () => createRequire(import.meta.url).resolve('@electric-sql/pglite')

/** The path of the template, beside the installed package and with its version in the name. */
function templatePath(): string {
  const entry = packageEntry()
  const root = entry.slice(0, entry.lastIndexOf('node_modules') + 'node_modules'.length)
  const { version } = JSON.parse(readFileSync(join(root, '@electric-sql/pglite/package.json'), 'utf8'))
  return join(root, '.cache/hireloom', `pglite-${version}.tar`)
}
