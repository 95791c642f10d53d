import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { readFileSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

interface Holder {
  pid: number
  host: string
  /** Start time of the process according to the kernel; distinguishes it from a later process with the same pid. */
  started: string | null
}

const heldHere = new Set<string>()
/**
 * A lock holder updates its lock file this often (ms), for processes on other hosts (containers that share the folder).
 */
const touchEvery = 5_000

/**
 * Locks a folder that only one process may use. Takes over a lock whose process has ended; throws an Error with one
 * clear sentence if the holder is alive. Returns the function that releases the lock.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'database.lock')
  const mine: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) }
  if (heldHere.has(path)) throw inUse(folder, `process ${process.pid}`)
  // Do this before anything is awaited, so that two starts within one process cannot both get the lock.
  heldHere.add(path)
  try {
    while (!(await create(path, mine))) await takeOver(path, folder)
  } catch (error) {
    heldHere.delete(path)
    throw error
  }
  const timer = setInterval(() => utimes(path, new Date(), new Date()).catch(() => {}), touchEvery)
  timer.unref()
  return () => {
    if (!heldHere.delete(path)) return
    clearInterval(timer)
    rmSync(path, { force: true })
  }
}

const inUse = (folder: string, who: string) =>
  new Error(`The database in ${folder} is in use by ${who}: stop that one, or set DATA_DIR to another folder.`)

async function create(path: string, holder: Holder): Promise<boolean> {
  // Write the file under another name and link it, so that nobody ever reads a lock without its holder.
  const aside = `${path}.${randomUUID()}.new`
  try {
    await writeFile(aside, JSON.stringify(holder))
    await link(aside, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw new Error(`The folder of the database cannot be written: ${(error as Error).message}.`)
  } finally {
    await rm(aside, { force: true })
  }
}

/** Removes the lock if its holder has ended; throws if it is alive. */
async function takeOver(path: string, folder: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => null)
  const found = await stat(path).catch(() => null)
  if (text === null || found === null) return
  const age = Date.now() - found.mtimeMs
  const holder = parse(text)
  if (isAlive(holder, age)) {
    const who = holder
      ? `process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}`
      : 'another process'
    throw inUse(folder, who)
  }
  // Two processes may find the same stale lock: a process that moved a different lock than the one it checked puts it
  // back.
  const aside = `${path}.${randomUUID()}`
  await rename(path, aside).catch(() => {})
  const moved = await readFile(aside, 'utf8').catch(() => null)
  if (moved !== null && moved !== text) await rename(aside, path)
  else await rm(aside, { force: true })
}

function isAlive(holder: Holder | null, age: number): boolean {
  if (!holder) return false
  if (holder.host !== hostname()) return age < 3 * touchEvery
  // The lock was left by an earlier process with our pid: this process has not locked it yet.
  if (holder.pid === process.pid) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return holder.started === null || holder.started === startOf(holder.pid)
}

function parse(text: string): Holder | null {
  try {
    const value = JSON.parse(text)
    return typeof value?.pid === 'number' ? value : null
  } catch {
    return null
  }
}

/** Returns the start time of a process from /proc; null if it is not available. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
