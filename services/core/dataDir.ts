import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The permission bits of the group and of others. */
const others = 0o077

/** What the product stores in its data folder. */
const own = new Set(['database', 'database.lock', 'files', 'uploads', 'logs', 'socket', 'secrets.json'])

/**
 * Makes sure that only the user of this process can access the data folder: the files that it creates and those that it
 * finds there. For processes that write into the folder.
 */
export function keepDataDirPrivate(dataDir: string): void {
  process.umask(others)
  closeDataDir(dataDir)
}

/**
 * Closes a data folder to other users of the machine, as far as it exists: folders become 0700, files 0600. A folder
 * that is already closed is not searched, so this costs nothing from the second start on.
 */
export function closeDataDir(dataDir: string): void {
  const mode = statSync(dataDir, { throwIfNoEntry: false })?.mode
  if (mode === undefined) return
  const names = readdirSync(dataDir)
  for (const name of names.filter((one) => own.has(one))) {
    const path = join(dataDir, name)
    if (isOpen(lstatSync(path, { throwIfNoEntry: false })?.mode)) closeToOthers(path)
  }
  // Do not close a folder that also contains other things (a user's home, /tmp): it is not ours.
  if (isOpen(mode) && names.every((name) => own.has(name))) close(dataDir, mode)
}

/** Closes a file, or a folder with all of its content, to other users of the machine. Links are not followed. */
export function closeToOthers(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return
  if (found.isDirectory()) for (const name of ifAllowed(() => readdirSync(path)) ?? []) closeToOthers(join(path, name))
  // Close the folder after its content: then a closed folder is always finished, even if a process ended on the way.
  if (isOpen(found.mode)) close(path, found.mode)
}

const isOpen = (mode = 0) => (mode & others) !== 0
const close = (path: string, mode: number) => ifAllowed(() => chmodSync(path, mode & 0o7700))

/**
 * The file has gone; it belongs to another user, who alone can close it (the mount point of a volume); or the disk does
 * not support permissions.
 */
const harmless = new Set(['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOTSUP'])

function ifAllowed<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!harmless.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    return undefined
  }
}
