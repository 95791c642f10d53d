import { spawn } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '../../../../services/core/database/lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hireloom_test_lock_'))
})
afterEach(() => rm(folder, { recursive: true }))

const lock = () => join(folder, 'database.lock')
const hold = (holder: object) => writeFile(lock(), JSON.stringify(holder))
const inUse = new RegExp(
  `^The database in .* is in use by process \\d+( on \\S+)?: stop that one, or set DATA_DIR to another folder\\.$`,
)

test('there is one holder at a time, even in one process, and a released lock can be taken again', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(inUse)
  release()
  const again = await lockFolder(folder)
  again()
  expect(await readdir(folder)).toEqual([])
})

test('a living process keeps its lock', async () => {
  const other = spawn('sleep', ['30'])
  try {
    await hold({ pid: other.pid, host: hostname(), started: null })
    await expect(lockFolder(folder)).rejects.toThrow(inUse)
  } finally {
    other.kill()
  }
})

test.each([
  ['a process that is gone', { pid: 4_194_303, host: hostname(), started: '1' }],
  ['a later process with the same pid', { pid: process.ppid, host: hostname(), started: '1' }],
  ['this process in an earlier life', { pid: process.pid, host: hostname(), started: '1' }],
  ['nobody', {}],
])('the lock of %s is taken over', async (_who, holder) => {
  await hold(holder)
  const release = await lockFolder(folder)
  expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({ pid: process.pid })
  release()
})

test('on another host the lock is valid as long as it is touched', async () => {
  await hold({ pid: 1, host: 'elsewhere', started: '1' })
  await expect(lockFolder(folder)).rejects.toThrow(/on elsewhere/)
  const before = new Date(Date.now() - 60_000)
  await utimes(lock(), before, before)
  const release = await lockFolder(folder)
  release()
})

test('of many that find a stale lock, one gets it', async () => {
  await hold({ pid: 4_194_303, host: hostname(), started: '1' })
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
  const taken = results.filter((result) => result.status === 'fulfilled')
  expect(taken.length).toBe(1)
  taken[0]!.value()
  expect(await readdir(folder)).toEqual([])
})
