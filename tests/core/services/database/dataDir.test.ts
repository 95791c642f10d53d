import { execFile, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../../../scripts/root.ts'
import { readStack } from '../../../../scripts/stack/stack.ts'
import { closeDataDir } from '../../../../services/core/dataDir.ts'
import { freePorts } from '../../../support/freePorts.ts'

let folder: string
let dataDir: string
let umask: number
beforeEach(async () => {
  // The umask of a shell. Products started earlier in this process have restricted it.
  umask = process.umask(0o022)
  folder = await mkdtemp(join(tmpdir(), 'hireloom_test_private_'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  process.umask(umask)
  await rm(folder, { recursive: true, maxRetries: 5, retryDelay: 100 })
})

const modeOf = async (path: string) => (await stat(path)).mode & 0o777
/** Returns the paths that another user of the machine can access, with their modes. */
async function open(at = dataDir): Promise<string[]> {
  const paths = [at, ...(await readdir(at, { recursive: true })).map((name) => join(at, name))]
  const modes = await Promise.all(paths.map(async (path) => [path, await modeOf(path).catch(() => 0)] as const))
  return modes.filter(([, mode]) => mode & 0o077).map(([path, mode]) => `${path} ${mode.toString(8)}`)
}

/** Creates a data folder as earlier versions left it. */
async function makeOpen(): Promise<void> {
  for (const path of ['files/a/2026-01', 'uploads', 'logs', 'database/base'])
    await mkdir(join(dataDir, path), { recursive: true })
  for (const path of ['files/a/2026-01/cv.pdf', 'logs/services.log', 'uploads/x', 'secrets.json'])
    await writeFile(join(dataDir, path), '{}')
  await chmod(join(dataDir, 'secrets.json'), 0o666)
}

/**
 * Starts the services with the usual umask of a shell, waits until they are ready, and runs `then` before they stop.
 */
async function services(then: () => Promise<void>): Promise<void> {
  const [port = 0] = await freePorts(1)
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, SERVICES_PORT: `${port}`, SMTP_PORT: 'none', DEMO: '0' }
  const child = spawn('/bin/sh', ['-c', `umask 022; exec "${process.execPath}" services/main.ts`], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  try {
    let said = ''
    await new Promise<void>((done, fail) => {
      child.stdout.on('data', (piece) => (said += String(piece)).includes('"ready"') && done())
      void ended.then(() => fail(new Error(said)))
    })
    await then()
  } finally {
    child.kill()
    await ended
  }
}

test('the services create a data folder that other users of the machine can neither read nor write', async () => {
  await services(async () => {
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['database', 'database.lock', 'socket']))
    expect(await open()).toEqual([])
  })
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  await promisify(execFile)('/bin/sh', ['-c', `umask 022; exec "${process.execPath}" scripts/rotateKeys.ts`], {
    cwd: root,
    env,
  })
  expect(await modeOf(join(dataDir, 'database'))).toBe(0o700)
  expect(await open()).toEqual([])
}, 60_000)

test('the permissions of an open data folder are restricted when the product starts', async () => {
  await makeOpen()
  const before = await open()
  expect(before).toContain(`${dataDir} 755`)
  expect(before).toContain(`${join(dataDir, 'secrets.json')} 666`)
  await readStack({ DATA_DIR: dataDir })
  expect(await open()).toEqual([])
  expect(await modeOf(join(dataDir, 'files/a/2026-01/cv.pdf'))).toBe(0o600)
  expect(await modeOf(join(dataDir, 'files/a'))).toBe(0o700)
})

test('a new data folder and its secrets are not accessible to others', async () => {
  await readStack({ DATA_DIR: dataDir })
  expect([await modeOf(dataDir), await modeOf(join(dataDir, 'secrets.json'))]).toEqual([0o700, 0o600])
})

test('files of others are unchanged, and so are the targets of links', async () => {
  await makeOpen()
  await mkdir(join(folder, 'elsewhere'))
  await writeFile(join(dataDir, 'notes.txt'), '')
  await symlink(join(folder, 'elsewhere'), join(dataDir, 'files/link'))
  closeDataDir(dataDir)
  expect(await open()).toEqual([
    `${dataDir} 755`,
    `${join(dataDir, 'notes.txt')} 644`,
    `${join(dataDir, 'files/link')} 755`,
  ])
})
