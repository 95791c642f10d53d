import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Mounts a separate disk of this size in MB at a folder. */
export async function mountDisk(folder: string, megabytes: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
}

/** Changes the size of such a disk. */
export const resizeDisk = (folder: string, megabytes: number) =>
  run('mount', ['-o', `remount,size=${megabytes}m`, folder])

/** Unmounts the disk, even if a process still has files open on it. */
export const unmountDisk = (folder: string) => run('umount', ['-l', folder])

/** Returns why no disk can be mounted here, or null if one can. */
export async function whyNoDisk(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'hireloom_disk_'))
  try {
    await mountDisk(folder, 1)
    await unmountDisk(folder)
    return null
  } catch (error) {
    return `a tmpfs cannot be mounted here: ${(error as Error).message.trim().split('\n').at(-1)}`
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Limits the files that a process may write to a size in MB: larger writes fail with EFBIG. */
export const limitFiles = (pid: number, megabytes: number) =>
  run('prlimit', ['--pid', String(pid), `--fsize=${megabytes * 1_048_576}`])
