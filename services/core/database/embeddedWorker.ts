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
 * Runs the embedded database in a thread, because it would block the loop of the main thread. Serves the PostgreSQL
 * protocol on a unix socket.
 */
const { folder, socket, template, program } = workerData as {
  folder: string
  socket: string
  template: string
  program: WebAssembly.Module
}

const isNew = !existsSync(join(folder, 'PG_VERSION'))
// Creating an empty cluster takes seconds; copying one that was created earlier on this machine does not.
const copy = isNew ? await readFile(template).catch(() => null) : null
await mkdir(folder, { recursive: true, mode: 0o700 })
const db = await PGlite.create({
  dataDir: folder,
  extensions: { btree_gist, pg_trgm, unaccent },
  pgliteWasmModule: program,
  ...(copy && { loadDataDir: new Blob([copy]) }),
})
// PGlite creates files that everyone can access, whatever the umask is.
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

/** Stores the template, which only speeds up later starts; they work without it too. */
async function keepTemplate(): Promise<void> {
  try {
    const dump = await db.dumpDataDir('none')
    await mkdir(dirname(template), { recursive: true })
    const aside = `${template}.${process.pid}.${Date.now()}`
    await writeFile(aside, Buffer.from(await dump.arrayBuffer()))
    await rename(aside, template)
  } catch {}
}
