import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operation } from '../../../../services/core/contract/operation.ts'
import { megabyte } from '../../../../services/core/contract/shapes.ts'
import { implement } from '../../../../services/core/http/routes.ts'
import { startHere, until, usual, type Here } from '../coreServices.fixture.ts'

const maxBytes = 5 * megabyte
const form = {
  transport: 'upload',
  effect: 'write',
  maxBytes,
  body: Type.Object({ title: Type.String({ maxLength: 10 }), count: Type.Optional(Type.Integer()) }),
  answer: Type.Unknown(),
} as const
const upload = operation({ ...usual('upload'), ...form })
const kept = operation({ ...usual('kept'), ...form, idempotent: true })
const ignores = operation({ ...usual('ignores'), ...form })

let runs = 0
const save = (operationOf: typeof upload | typeof kept) =>
  implement(operationOf, async ({ body, file }, { files, caller }) => {
    runs++
    const { path, size } = await files.save(caller.companyId, file.name, file.stream, maxBytes)
    return { ...body, path, size, name: file.name, contentType: file.contentType, detectedType: file.detectedType }
  })

let here: Here
beforeAll(async () => {
  here = await startHere({ routes: [save(upload), save(kept), implement(ignores, async () => 'ignored')] })
})
afterAll(() => here?.close())

function formOf(
  size: number,
  { title = 'a', name = 'Tệp 1.CSV', fill = 'x' }: { title?: string; name?: string; fill?: string } = {},
): FormData {
  const body = new FormData()
  body.set('title', title)
  body.set('count', '3')
  body.set('file', new Blob([fill.repeat(size)], { type: 'text/csv' }), name)
  return body
}
const post = async (id: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const answer = await here.fetch(`/test/${id}`, { method: 'POST', body, headers })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}
const storedFiles = async () =>
  (await readdir(join(here.database.dataDir, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    /\.\w+$/.test(name),
  )
const spooledFiles = () => readdir(join(here.database.dataDir, 'uploads')).catch(() => [])

test.each(['upload', 'kept'])(
  '%s: a file of exactly 5 MB is accepted, one byte more is not, and nothing of it is kept',
  async (id) => {
    const whole = await post(id, formOf(maxBytes))
    expect([whole.status, whole.body]).toEqual([
      200,
      {
        title: 'a',
        count: 3,
        size: maxBytes,
        name: 'Tệp 1.CSV',
        contentType: 'text/csv',
        detectedType: 'text/plain',
        path: expect.stringMatching(/\.csv$/),
      },
    ])
    const before = await storedFiles()
    const tooLarge = await post(id, formOf(maxBytes + 1))
    expect([tooLarge.status, tooLarge.body]).toMatchObject([
      413,
      { errorCode: 'TOO_LARGE', paramValues: { maxBytes: String(maxBytes) } },
    ])
    expect(await storedFiles()).toEqual(before)
    expect(await spooledFiles()).toEqual([])
  },
)

test('a much larger file is refused before it has been sent', async () => {
  const { status } = await post('upload', formOf(maxBytes + 5 * megabyte))
  expect(status).toBe(413)
})

test('the text fields are checked before the file is accepted', async () => {
  const before = runs
  const answer = await post('upload', formOf(megabyte, { title: 'far too long a title' }))
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['title']])
  expect(runs).toBe(before)
})

test('a form without a file, and a body that is not a form, are refused', async () => {
  const empty = new FormData()
  empty.set('title', 'a')
  expect(await post('upload', empty)).toMatchObject({
    status: 400,
    body: { errors: { file: ['This field is required'] } },
  })
  expect((await post('upload', '{}', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await post('upload', 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400)
  expect((await post('upload', '--b\r\nbroken', { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(
    400,
  )
})

test('an incomplete file is not kept', async () => {
  const before = await storedFiles()
  const head =
    '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\na\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nhalf'
  const answer = await post('upload', head, { 'content-type': 'multipart/form-data; boundary=b' })
  expect(answer.status).toBe(400)
  expect(await storedFiles()).toEqual(before)
})

test('a client that leaves during the upload leaves nothing behind', async () => {
  const before = await storedFiles()
  const { port } = here.services
  for (const id of ['upload', 'kept']) {
    const sent = request({
      port,
      method: 'POST',
      path: `/test/${id}`,
      headers: { authorization: `Bearer ${here.tokens.ann}`, 'content-type': 'multipart/form-data; boundary=b' },
    })
    sent.on('error', () => {})
    sent.write(
      '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\na\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n',
    )
    sent.write('x'.repeat(100_000))
    await new Promise((resolve) => setTimeout(resolve, 200))
    sent.destroy()
  }
  await until(
    async () =>
      (await spooledFiles()).length === 0 &&
      (await readdir(join(here.database.dataDir, 'files'), { recursive: true })).every(
        (name) => !name.endsWith('.part'),
      ),
  )
  expect(await storedFiles()).toEqual(before)
})

test('a handler that does not read the file still answers', async () => {
  expect(await post('ignores', formOf(2 * megabyte))).toEqual({ status: 200, body: '"ignored"' })
})

test('with the same key the same form is accepted once; another file, name or field is a conflict', async () => {
  const headers = { 'idempotency-key': 'upload-1' }
  const first = await post('kept', formOf(10), headers)
  const before = runs
  expect(await post('kept', formOf(10), headers)).toEqual(first)
  expect(runs).toBe(before)
  for (const other of [formOf(10, { fill: 'y' }), formOf(10, { name: 'other.csv' }), formOf(10, { title: 'b' })]) {
    expect(await post('kept', other, headers)).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } })
  }
})

test('the type is determined by the content', async () => {
  const types = await Promise.all(
    [
      ['%PDF-1.7', 'application/pdf'],
      ['PK\x03\x04', 'application/zip'],
      ['a,b\n', 'text/plain'],
    ].map(async ([fill, type]) => [(await post('upload', formOf(1, { fill }))).body.detectedType, type]),
  )
  for (const [found, type] of types) expect(found).toBe(type)
})
