import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskFiles } from '../../services/core/diskFiles.ts'
import type { FileStore } from '../../services/core/files.ts'
import { s3Files } from '../../services/core/s3Files.ts'
import { companies } from './here.ts'

const folder = await mkdtemp(join(tmpdir(), 'hireloom_test_files_'))
const bucket = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'files', configs: [] }],
})
let s3Url: string
beforeAll(async () => {
  const { port } = await bucket.run()
  s3Url = `http://S3RVER:S3RVER@127.0.0.1:${port}/files?region=us-east-1`
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const bytes = (size: number) =>
  Readable.from(
    (function* () {
      for (let left = size; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), left % 251)
    })(),
  )

describe.each([
  ['disk', () => diskFiles(join(folder, 'disk'))],
  ['S3', () => s3Files(s3Url)],
] as const)('%s', (_kind, open) => {
  let files: FileStore
  beforeAll(() => {
    files = open()
  })

  test.each([0, 1, 100_000, 9 * 1_048_576])('%i bytes come back as they were', async (size) => {
    const stored = await files.save(companies[0], '../../x/Hồ sơ.PDF', bytes(size), size)
    expect(stored).toEqual({ size, path: expect.stringMatching(/^[0-9a-f-]{36}\/\d{4}-\d{2}\/[0-9a-f-]{36}\.pdf$/) })
    expect(await buffer(await files.read(stored.path))).toEqual(await buffer(bytes(size)))
    await files.remove(stored.path)
    await expect(files.read(stored.path)).rejects.toMatchObject({ status: 404 })
  })

  test('one byte too many is refused', async () => {
    await expect(files.save(companies[0], 'a', bytes(100_001), 100_000)).rejects.toMatchObject({ status: 413 })
  })

  test('a source that breaks fails the save', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('gone')
      })(),
    )
    await expect(files.save(companies[0], 'a', broken, 100)).rejects.toThrow('gone')
  })

  test.each(['../secret', '/etc/passwd', `${companies[0]}/../x`, ''])('no other path is reached: %j', async (path) => {
    await expect(files.read(path)).rejects.toMatchObject({ status: 404 })
    await expect(files.remove(path)).rejects.toMatchObject({ status: 404 })
  })
})

test('the disk keeps nothing of what failed', async () => {
  const names = await readdir(join(folder, 'disk'), { recursive: true })
  expect(names.filter((name) => name.includes('.'))).toEqual([])
})
