import { parentPort, workerData } from 'node:worker_threads'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { closeToOthers } from '../dataDir.ts'

/*
 * The embedded database, in a thread of its own: on the main thread it would block the loop. It serves the PostgreSQL
 * protocol on a unix socket.
 */
const { folder, socket, template, program } = workerData as {
  folder: string
  socket: string
  template: string
  program: WebAssembly.Module
}

const isNew = !existsSync(join(folder, 'PG_VERSION'))
// Making an empty cluster takes seconds; a copy of one made earlier on this machine does not.
const copy = isNew ? await readFile(template).catch(() => null) : null
await mkdir(folder, { recursive: true, mode: 0o700 })
const db = await PGlite.create({
  dataDir: folder,
  extensions: { btree_gist, pg_trgm, unaccent },
  pgliteWasmModule: program,
  ...(copy && { loadDataDir: new Blob([copy]) }),
})
// It gives its files rights for everyone, whatever the umask.
closeToOthers(folder)
if (isNew && !copy) await keepTemplate()

const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 4 })
await server.start()
parentPort!.postMessage('ready')

parentPort!.once('message', async () => {
  await server.stop()
  await db.close()
  process.exit(0)
})

/** Only a shortcut for later starts: where it cannot be written, they take the long way. */
async function keepTemplate(): Promise<void> {
  try {
    const dump = await db.dumpDataDir('none')
    await mkdir(dirname(template), { recursive: true })
    const aside = `${template}.${process.pid}.${Date.now()}`
    await writeFile(aside, Buffer.from(await dump.arrayBuffer()))
    await rename(aside, template)
  } catch {}
}
