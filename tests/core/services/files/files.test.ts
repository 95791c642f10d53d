import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskFiles } from '../../../../services/core/files/diskFiles.ts'
import type { FileStore } from '../../../../services/core/files/files.ts'
import { s3Files } from '../../../../services/core/files/s3Files.ts'
import { companies } from '../coreServices.fixture.ts'

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

  test.each([0, 1, 100_000, 9 * 1_048_576])('%i bytes are returned as they were saved', async (size) => {
    const stored = await files.save(companies[0], '../../x/Hồ sơ.PDF', bytes(size), size)
    expect(stored).toEqual({ size, path: expect.stringMatching(/^[0-9a-f-]{36}\/\d{4}-\d{2}\/[0-9a-f-]{36}\.pdf$/) })
    expect(await buffer(await files.read(stored.path))).toEqual(await buffer(bytes(size)))
    await files.remove(stored.path)
    await expect(files.read(stored.path)).rejects.toMatchObject({ status: 404 })
  })

  test('one byte too many is refused', async () => {
    await expect(files.save(companies[0], 'a', bytes(100_001), 100_000)).rejects.toMatchObject({ status: 413 })
  })

  test('a source that fails makes the save fail', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('gone')
      })(),
    )
    await expect(files.save(companies[0], 'a', broken, 100)).rejects.toThrow('gone')
  })

  const known = `${companies[0]}/2026-01/${companies[1]}`
  test.each([
    '../secret',
    '/etc/passwd',
    `${companies[0]}/../x`,
    '',
    '/',
    `${companies[0]}/`,
    `${companies[0]}/2026-01/`,
    `/${known}.pdf`,
    `${known}.pdf/..`,
    `${known}.pdf\n`,
    `${known}.pdf\0.png`,
    `${known}.pdf?list-type=2`,
    `${known}.pdf?acl`,
    `${known}.pdf#`,
    `${known}.pd%66`,
    `${companies[0]}/%2e%2e/x`,
    `${companies[0]}\\..\\x`,
    `${known}.PDF`,
  ])('no other path is accessible: %j', async (path) => {
    await expect(files.read(path)).rejects.toMatchObject({ status: 404 })
    await expect(files.remove(path)).rejects.toMatchObject({ status: 404 })
  })
})

test('an object of the bucket is never shown as a page, whatever its type', async () => {
  const { path } = await s3Files(s3Url).save(companies[0], 'page.html', Readable.from(['<script>1</script>']), 100)
  const answer = await fetch(`${new URL(s3Url).origin}/files/${path}`, { method: 'HEAD' })
  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
})

test('an upload address is valid only for its file, type and time, and contains no secret', async () => {
  const secret = 'wJalrXUtnFEMI/K7MDENG'
  const files = s3Files(`https://AKIAEXAMPLE:${encodeURIComponent(secret)}@bucket.example/files?region=us-east-1`)
  const { path, url } = await files.presignUpload!(companies[0], '../../a.csv?x', 'text/csv', 900)
  const { pathname, searchParams } = new URL(url)
  expect(pathname).toBe(`/files/${path}`)
  expect(path).toMatch(new RegExp(`^${companies[0]}/\\d{4}-\\d{2}/[0-9a-f-]{36}$`))
  expect([searchParams.get('X-Amz-Expires'), searchParams.get('X-Amz-SignedHeaders')]).toEqual([
    '900',
    'content-type;host',
  ])
  expect(decodeURIComponent(url)).not.toContain(secret)
})

test("the bucket's response to a refused request is neither returned nor logged", async () => {
  const repeated = ['AKIAEXAMPLE', 'c2lnbmF0dXJl', 'AWS4-HMAC-SHA256', 'the-secret-of-the-key']
  const refusing = createServer((req, res) => {
    req
      .resume()
      .on('end', () =>
        res
          .writeHead(403, { 'content-type': 'application/xml' })
          .end(
            `<Error><Code>SignatureDoesNotMatch</Code><Message>No</Message><AWSAccessKeyId>${repeated[0]}</AWSAccessKeyId><SignatureProvided>${repeated[1]}</SignatureProvided><StringToSign>${repeated[2]}</StringToSign></Error>`,
          ),
      )
  })
  await new Promise<void>((done) => refusing.listen(0, '127.0.0.1', done))
  const files = s3Files(
    `http://AKIAEXAMPLE:the-secret-of-the-key@127.0.0.1:${(refusing.address() as AddressInfo).port}/files`,
  )
  const lines: string[] = []
  const { log } = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
  const path = `${companies[0]}/2026-01/${companies[1]}.pdf`
  for (const work of [
    () => files.save(companies[0], 'a', bytes(10), 100),
    () => files.save(companies[0], 'a', bytes(9 * 1_048_576), 10 * 1_048_576),
    () => files.read(path),
    () => files.remove(path),
  ]) {
    const error: unknown = await work().then(
      () => null,
      (one: unknown) => one,
    )
    expect(String(error)).toBe('Error: The bucket of S3_URL answered 403 SignatureDoesNotMatch')
    log.error({ err: error }, 'failed')
  }
  expect(lines).toHaveLength(4)
  for (const secret of repeated) expect(lines.join('')).not.toContain(secret)
  await new Promise((done) => refusing.close(done))
})

test('nothing of a failed save is left on the disk', async () => {
  const names = await readdir(join(folder, 'disk'), { recursive: true })
  expect(names.filter((name) => name.includes('.'))).toEqual([])
})
