import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The rights of the group and of others. */
const others = 0o077

/** What the product keeps in its data folder. */
const own = new Set(['database', 'database.lock', 'files', 'uploads', 'logs', 'socket', 'secrets.json'])

/** For a process that writes into the data folder: what it makes, and what it finds there, is its own user's alone. */
export function keepDataDirPrivate(dataDir: string): void {
  process.umask(others)
  closeDataDir(dataDir)
}

/**
 * Takes a data folder from other users of the machine, as far as there is one: folders become 0700, files 0600. A folder
 * that is closed is not searched, so that this costs nothing from the second start on.
 */
export function closeDataDir(dataDir: string): void {
  const mode = statSync(dataDir, { throwIfNoEntry: false })?.mode
  if (mode === undefined) return
  const names = readdirSync(dataDir)
  for (const name of names.filter((one) => own.has(one))) {
    const path = join(dataDir, name)
    if (isOpen(lstatSync(path, { throwIfNoEntry: false })?.mode)) closeToOthers(path)
  }
  // A folder that holds other things too (a user's home, /tmp) is not ours to close.
  if (isOpen(mode) && names.every((name) => own.has(name))) close(dataDir, mode)
}

/** Takes a file, or a folder with all that is in it, from other users of the machine. Links are not followed. */
export function closeToOthers(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return
  if (found.isDirectory()) for (const name of ifAllowed(() => readdirSync(path)) ?? []) closeToOthers(join(path, name))
  // The folder after what is in it: a closed one is done with, even if a process ended on the way.
  if (isOpen(found.mode)) close(path, found.mode)
}

const isOpen = (mode = 0) => (mode & others) !== 0
const close = (path: string, mode: number) => ifAllowed(() => chmodSync(path, mode & 0o7700))

/** It has gone; it belongs to another user, who alone can close it (the mount point of a volume); the disk knows no rights. */
const harmless = new Set(['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOTSUP'])

function ifAllowed<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!harmless.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    return undefined
  }
}
