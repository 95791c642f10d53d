import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Makes a folder a disk of its own, of so many MB. */
export async function mountDisk(folder: string, megabytes: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
}

/** Gives such a disk another size. */
export const resizeDisk = (folder: string, megabytes: number) =>
  run('mount', ['-o', `remount,size=${megabytes}m`, folder])

/** Takes the disk away, also from under a process that still has files open. */
export const unmountDisk = (folder: string) => run('umount', ['-l', folder])

/** Why no disk can be mounted here; null where one can. */
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

/** From now on a process may write no file beyond so many MB: its writes fail with EFBIG. */
export const limitFiles = (pid: number, megabytes: number) =>
  run('prlimit', ['--pid', String(pid), `--fsize=${megabytes * 1_048_576}`])
