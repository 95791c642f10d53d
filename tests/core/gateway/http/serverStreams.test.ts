import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importMaxBytes } from '../../../../services/features/verifications/imports/importShapes.ts'
import { formOverhead } from '../../../../gateway/core/http/streamBodies.ts'
import { answerJson, startHere, until, type Here } from './server.fixture.ts'

let here: Here
let token: string
const id = '5d0d3c1e-0000-4000-8000-000000000009'
const got = { bytes: 0, headers: {} as Record<string, unknown>, isAborted: false, isDone: false }

beforeAll(async () => {
  here = await startHere()
  token = await here.token()
  here.upstream.on('/CVVerification/import', (req, res) => {
    Object.assign(got, { bytes: 0, headers: req.headers, isAborted: false, isDone: false })
    req.on('data', (piece: Buffer) => {
      got.bytes += piece.length
    })
    req.on('error', () => {
      got.isAborted = true
    })
    req.on('end', () => {
      got.isDone = true
      answerJson(res, { id })
    })
  })
})
afterAll(() => here.close())

const boundary = 'x'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n`
const form = (bytes: number) =>
  Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 'a'), Buffer.from(`\r\n--${boundary}--\r\n`)])

async function upload(
  body: BodyInit | Buffer,
  headers: Record<string, string> = {},
  path = 'verificationImportCreate',
) {
  const answer = await fetch(`${here.url}/upload/${path}`, {
    method: 'POST',
    body: body as BodyInit,
    duplex: 'half',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
  } as RequestInit)
  return { status: answer.status, body: await answer.json() }
}

const pieces = (bytes: number) =>
  new ReadableStream({
    pull(controller) {
      const size = Math.min(bytes, 65_536)
      bytes -= size
      if (size) controller.enqueue(new Uint8Array(size))
      else controller.close()
    },
  })

describe('uploads', () => {
  it('are passed on with token, request id and idempotency key', async () => {
    const body = form(importMaxBytes)
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const answer = await upload(body, {
      ...{ 'idempotency-key': 'key-1', 'x-request-id': 'trace-7', timezoneoffset: '-420' },
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    })
    expect(answer).toMatchObject({ status: 200, body: { id } })
    expect(got.bytes).toBe(body.length)
    expect(got.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      'idempotency-key': 'key-1',
      'x-request-id': 'trace-7',
      timezoneoffset: '-420',
      traceparent: expect.stringMatching(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`)),
      'content-length': String(body.length),
    })
  })

  it('may have the size of the limit plus a form, and not a byte more', async () => {
    expect((await upload(pieces(importMaxBytes + formOverhead))).status).toBe(200)
    expect(got.bytes).toBe(importMaxBytes + formOverhead)
    const over = await upload(pieces(importMaxBytes + formOverhead + 1))
    expect([over.status, over.body.errors[0].extensions.code]).toEqual([413, 'TOO_LARGE'])
    expect(got.isDone).toBe(false)
    const before = here.upstream.seen.length
    const declared = await upload(form(importMaxBytes + formOverhead))
    expect([declared.status, declared.body.errors[0].extensions.code]).toEqual([413, 'TOO_LARGE'])
    expect(here.upstream.seen.length).toBe(before)
  })

  it('that the client cancels are aborted upstream', async () => {
    Object.assign(got, { bytes: 0, isAborted: false })
    const asked = httpRequest(`${here.url}/upload/verificationImportCreate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    })
    asked.on('error', () => undefined)
    asked.write(form(200_000))
    await until(() => got.bytes > 100_000)
    asked.destroy()
    await until(() => got.isAborted)
  })

  it('require a sign-in, the permission, a form and an operation that accepts one', async () => {
    const body = form(10)
    expect((await upload(body, { authorization: '' })).status).toBe(401)
    const stranger = await here.token({ permissions: ['User:ListUser'] })
    const forbidden = await upload(body, { authorization: `Bearer ${stranger}` })
    expect([forbidden.status, forbidden.body.errors[0].extensions]).toEqual([
      403,
      expect.objectContaining({ code: 'FORBIDDEN', requires: ['Candidate:CV-Verification'] }),
    ])
    expect((await upload('{}', { 'content-type': 'application/json' })).status).toBe(400)
    for (const path of [
      'nothing',
      'verificationCandidateList',
      'verificationImportFailedRows',
      'eventStream',
      '__proto__',
      'verificationImportCreate/x',
    ]) {
      expect([path, (await upload(body, {}, path)).status]).toEqual([path, 404])
    }
    expect((await upload(body, {}, 'verificationImportCreate?evil=1')).status).toBe(400)
  })

  it('that fail upstream return the code that GraphQL would return', async () => {
    const other = await startHere()
    const send = async () => {
      const answer = await fetch(`${other.url}/upload/verificationImportCreate`, {
        method: 'POST',
        body: form(10),
        headers: { authorization: `Bearer ${await other.token()}`, 'content-type': 'multipart/form-data; boundary=x' },
      })
      return { status: answer.status, error: (await answer.json()).errors[0] }
    }
    try {
      const say = (status: number, body: unknown) =>
        other.upstream.on('/CVVerification/import', (req, res) => {
          req.resume()
          req.on('end', () => answerJson(res, body, status))
        })
      say(400, { errors: { title: ['is required'] } })
      expect(await send()).toMatchObject({
        status: 400,
        error: { extensions: { code: 'BAD_INPUT', fields: { title: ['is required'] }, requestId: expect.any(String) } },
      })
      say(400, { errorCode: '41', message: 'Only CSV' })
      expect(await send()).toMatchObject({
        status: 400,
        error: { message: 'Only CSV', extensions: { code: 'REFUSED', errorCode: '41' } },
      })
      await other.upstream.close()
      expect(await send()).toMatchObject({ status: 503, error: { extensions: { code: 'UPSTREAM_UNAVAILABLE' } } })
    } finally {
      await other.gateway.close()
      await other.issuer.close()
    }
  })
})

describe('downloads', () => {
  const path = `/CVVerification/import/${id}/failed-rows`
  const download = (search: string, init: RequestInit = {}) =>
    fetch(`${here.url}/download/verificationImportFailedRows${search}`, {
      ...init,
      headers: { authorization: `Bearer ${token}` },
    })

  it('stream the answer, which cannot run scripts here', async () => {
    here.upstream.on(path, (_, res) => {
      res.writeHead(200, {
        'content-type': 'text/html',
        'content-disposition': 'attachment; filename="rows.csv"',
        'set-cookie': 'a=1',
        'access-control-allow-origin': '*',
      })
      for (let i = 0; i < 100; i++) res.write('x'.repeat(10_000))
      res.end()
    })
    const answer = await download(`?id=${id}`)
    expect((await answer.text()).length).toBe(1_000_000)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html',
      'content-disposition': 'attachment; filename="rows.csv"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect((await download(`?id=${id}`, { method: 'POST' })).status).toBe(200)
  })

  it('refuse parameters that leave the path, are missing or unknown', async () => {
    for (const search of ['', '?id=', '?id=..', `?id=${id}&x=1`])
      expect([search, (await download(search)).status]).toEqual([search, 400])
    expect((await download('?id=..%2f..%2fevents')).status).toBe(404)
    expect(here.upstream.seen.at(-1)!.url).toBe('/CVVerification/import/..%2F..%2Fevents/failed-rows')
  })

  it('break off when the upstream does', async () => {
    here.upstream.on(path, (_, res) => {
      res.writeHead(200, { 'content-type': 'text/csv', 'content-length': '1000' })
      res.write('half')
      setTimeout(() => res.destroy(), 20)
    })
    await expect(download(`?id=${id}`).then((answer) => answer.text())).rejects.toThrow()
  })

  it('answer failures as JSON', async () => {
    here.upstream.on(path, (_, res) => void answerJson(res, 'Not found', 404))
    const answer = await download(`?id=${id}`)
    expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([404, 'NOT_FOUND'])
  })
})
