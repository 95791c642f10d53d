import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recruitmentChannelList } from '../../../../services/features/lookups/contract.ts'
import { userSearch } from '../../../../services/features/users/contract.ts'
import {
  verificationCandidateApproval,
  verificationCandidateList,
  verificationImportCreate,
  verificationImportGet,
} from '../../../../services/features/verifications/contract.ts'
import { createRestClient, type RestClientOptions } from '../../../../gateway/core/rest/rest.ts'
import type { CallRecord } from '../../../../gateway/core/rest/restCall.ts'
import { createUpstreams, type UpstreamOptions, type Upstreams } from '../../../../gateway/core/rest/upstreams.ts'
import { pageOf, uuid } from '../../../support/records.ts'
import { batch } from '../../../features/verifications/records.ts'
import {
  allServices,
  cut,
  drip,
  halfway,
  json,
  restServer,
  silence,
  text,
  type RestServer,
} from './schemaRestServer.ts'

let server: RestServer
const opened: Upstreams[] = []
const records: CallRecord[] = []

beforeEach(async () => {
  server = await restServer()
  records.length = 0
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((upstreams) => upstreams.close()))
  await server.close()
})

const open = (options: Partial<UpstreamOptions> = {}) => {
  const upstreams = createUpstreams({ baseUrls: allServices(server.url), ...options })
  opened.push(upstreams)
  return upstreams
}
const client = (options: Partial<RestClientOptions> = {}, upstreams = open()) =>
  createRestClient({
    upstreams,
    token: 'secret',
    requestId: 'r-1',
    timezoneOffset: -420,
    onCall: (record) => records.push(record),
    ...options,
  })

const channels = [{ id: uuid(50), name: 'TopCV' }]
const approval = { id: uuid(1), status: 'approved', remark: 'good', skill: 'Java', recChanel: uuid(50) } as const
const approved = json(200, { status: 'OK', candidateId: null })

describe('a call', () => {
  test('sends the token, the time-zone offset and the request id, and returns the answer', async () => {
    server.answer(json(200, channels))
    expect(await client().call(recruitmentChannelList)).toEqual(channels)
    expect(server.seen).toMatchObject([
      {
        method: 'GET',
        url: '/commons/recruitment-channels',
        body: undefined,
        headers: {
          authorization: 'Bearer secret',
          timezoneoffset: '-420',
          'x-request-id': 'r-1',
          accept: 'application/json',
        },
      },
    ])
    expect(records).toMatchObject([
      {
        operation: 'recruitmentChannelList',
        service: 'commons',
        status: 200,
        code: 'OK',
        attempt: 1,
        requestId: 'r-1',
      },
    ])
  })

  test("uses the service's own base URL with its prefix, and fills in the path", async () => {
    const other = await restServer()
    other.answer(json(200, batch()))
    const upstreams = open({ baseUrls: { ...allServices(server.url), verification: `${other.url}/api/v2/` } })
    await client({}, upstreams).call(verificationImportGet, { params: { id: 'a/b ü' } })
    expect(other.seen.map(({ url }) => url)).toEqual(['/api/v2/CVVerification/import/a%2Fb%20%C3%BC'])
    expect(server.seen).toEqual([])
    await other.close()
  })

  test.each(['', '.', '..'])('refuses the path parameter "%s" without a call', async (id) => {
    await expect(client().call(verificationImportGet, { params: { id } })).rejects.toMatchObject({ code: 'BAD_INPUT' })
    expect(server.seen).toEqual([])
  })

  test('counts pages from 0 for callers, whatever the upstream counts from', async () => {
    server.answer(json(200, { ...pageOf([]), pageIndex: 3 }))
    const upstreams = open({ endpoints: { userSearch: { path: '/v1/people', pageBase: 1 } } })
    const answer = await client({}, upstreams).call(userSearch, { body: { pageIndex: 2, pageSize: 20 } })
    expect(server.seen).toMatchObject([{ url: '/v1/people', body: { pageIndex: 3, pageSize: 20 } }])
    expect(answer.pageIndex).toBe(2)
  })

  test("sends times as the caller's local time without a zone", async () => {
    server.answer(json(200, pageOf([])))
    const body = { pageIndex: 0, pageSize: 20, verificationId: uuid(1), fromDate: new Date('2025-03-31T17:30:00Z') }
    await client().call(verificationCandidateList, { body })
    expect(server.seen[0]!.body.fromDate).toBe('2025-04-01T00:30:00.000')
  })

  test('of a stream operation is an error', async () => {
    await expect(
      client().call(verificationImportCreate, { body: { title: 'x', verificationId: uuid(1) } }),
    ).rejects.toThrow(/is a stream/)
  })
})

describe('idempotency', () => {
  test("forwards the client's key with writes that accept one; a second write of the request gets its own", async () => {
    server.answer(approved)
    const rest = client({ idempotencyKey: 'k' })
    await rest.call(verificationCandidateApproval, { body: approval })
    await rest.call(verificationCandidateApproval, { body: approval })
    await rest.call(verificationCandidateApproval, { body: approval, idempotencyKey: 'own' })
    server.answer(json(200, channels))
    await rest.call(recruitmentChannelList)
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k.1', 'own', undefined])
  })

  test('a write without a key is never repeated', async () => {
    server.answer(text(503, 'busy'), approved)
    await expect(client().call(verificationCandidateApproval, { body: approval })).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
    })
    expect(server.seen).toHaveLength(1)
  })

  test('a write with a key is repeated with the same key', async () => {
    server.answer(cut, approved)
    await client({ idempotencyKey: 'k' }).call(verificationCandidateApproval, { body: approval })
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k'])
  })
})

describe('a read is repeated once', () => {
  test.each([
    ['502', text(502, '')],
    ['503', text(503, '')],
    ['504', text(504, '')],
    ['a cut connection', cut],
    ['an answer cut halfway', halfway],
  ])('after %s', async (_name, step) => {
    server.answer(step, json(200, channels))
    expect(await client().call(recruitmentChannelList)).toEqual(channels)
    expect(records.map(({ attempt, code }) => [attempt, code === 'OK'])).toEqual([
      [1, false],
      [2, true],
    ])
  })

  test('after a timeout', async () => {
    server.answer(silence, json(200, channels))
    expect(await client({}, open({ deadlineMs: 100 })).call(recruitmentChannelList)).toEqual(channels)
  })

  test('but only once', async () => {
    server.answer(text(503, ''))
    await expect(client().call(recruitmentChannelList)).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      extensions: { status: 503, requestId: 'r-1' },
    })
    expect(server.seen).toHaveLength(2)
  })

  test('after the pause that the upstream requests, if it is short', async () => {
    server.answer(json(503, '', { 'retry-after': '1' }), json(200, channels))
    const started = Date.now()
    await client().call(recruitmentChannelList)
    expect(Date.now() - started).toBeGreaterThan(1000)
  })

  test('not if the pause is long, nor after 500 or 400', async () => {
    for (const step of [json(503, '', { 'retry-after': '60' }), text(500, 'stack'), text(400, 'no')]) {
      server.answer(step)
      await client()
        .call(recruitmentChannelList)
        .catch(() => undefined)
    }
    expect(server.seen).toHaveLength(3)
  })
})

describe('time and size', () => {
  test.each([
    ['no answer', silence],
    ['an answer without end', drip],
  ])('%s ends at the deadline', async (_name, step) => {
    server.answer(step)
    const started = Date.now()
    await expect(client({}, open({ deadlineMs: 150 })).call(recruitmentChannelList)).rejects.toMatchObject({
      code: 'UPSTREAM_TIMEOUT',
    })
    expect(Date.now() - started).toBeLessThan(2000)
    await pause(20)
    expect(server.hangUps()).toBe(2)
  })

  test('a client that leaves ends its calls, without a second attempt and without counting a failure of the upstream', async () => {
    server.answer(silence)
    const controller = new AbortController()
    const upstreams = open({ breaker: { failures: 1 } })
    const call = client({ signal: controller.signal }, upstreams).call(recruitmentChannelList)
    setTimeout(() => controller.abort(), 50)
    await expect(call).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
    await pause(20)
    expect([server.seen.length, server.hangUps(), upstreams.circuits().commons]).toEqual([1, 1, 'closed'])
    expect(records).toMatchObject([{ code: 'ABORTED' }])
    await expect(client({ signal: controller.signal }, upstreams).call(recruitmentChannelList)).rejects.toMatchObject({
      code: 'UPSTREAM_TIMEOUT',
    })
    expect(server.seen).toHaveLength(1)
  })

  test('an answer beyond the limit is refused', async () => {
    server.answer(
      json(
        200,
        Array.from({ length: 5000 }, () => channels[0]),
      ),
    )
    await expect(client({}, open({ maxAnswerBytes: 100_000 })).call(recruitmentChannelList)).rejects.toMatchObject({
      code: 'UPSTREAM_BAD_ANSWER',
    })
  })
})

describe('an answer that breaks the contract', () => {
  test.each([
    ['HTML', text(200, '<html>Sign in</html>', 'text/html')],
    ['no JSON', text(200, '[{', 'application/json')],
    ['an empty answer', json(204, undefined)],
    ['another shape', json(200, { data: [] })],
    ['a row without an id', json(200, [{ name: 'LinkedIn' }])],
    ['a redirect', json(302, channels, { location: '/login' })],
  ])('%s is UPSTREAM_BAD_ANSWER without its text', async (_name, step) => {
    server.answer(step)
    const error = await client()
      .call(recruitmentChannelList)
      .catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'UPSTREAM_BAD_ANSWER', message: 'The service answered something unexpected' })
    expect(JSON.stringify(error.extensions)).not.toContain('Sign in')
    expect(records[0]!.why).toBeTruthy()
  })
})

describe('the circuit of an upstream', () => {
  test('opens after consecutive failures, is shared, allows one trial, and closes', async () => {
    let now = 0
    const upstreams = open({ breaker: { failures: 3, pauseMs: 1000, now: () => now } })
    const write = () =>
      client({}, upstreams)
        .call(verificationCandidateApproval, { body: approval })
        .catch((error) => error.code)
    server.answer(text(503, ''))
    for (let count = 0; count < 3; count += 1) await write()
    expect(upstreams.circuits().verification).toBe('open')
    expect(await write()).toBe('UPSTREAM_UNAVAILABLE')
    expect(server.seen).toHaveLength(3)
    now = 1000
    expect(upstreams.circuits().verification).toBe('halfOpen')
    expect(await write()).toBe('UPSTREAM_UNAVAILABLE')
    expect(server.seen).toHaveLength(4)
    now = 2500
    await write()
    expect(server.seen).toHaveLength(4)
    now = 3000
    server.answer(approved)
    expect(await Promise.all([write(), write()])).toEqual([{ status: 'OK', candidateId: null }, 'UPSTREAM_UNAVAILABLE'])
    expect(upstreams.circuits().verification).toBe('closed')
    expect(await write()).toEqual({ status: 'OK', candidateId: null })
  })

  test('never stays open longer than 30 s, and one success forgets earlier failures', async () => {
    const { createBreaker } = await import('../../../../gateway/core/rest/breaker.ts')
    let now = 0
    const breaker = createBreaker({ failures: 2, now: () => now })
    breaker.failed()
    breaker.succeeded()
    breaker.failed()
    expect(breaker.state).toBe('closed')
    breaker.failed()
    for (let trial = 0; trial < 20; trial += 1) {
      now += 30_000
      expect(breaker.enter()).toBe(true)
      breaker.failed()
    }
    now += 29_999
    expect(breaker.enter()).toBe(false)
    now += 1
    expect(breaker.enter()).toBe(true)
    breaker.abandoned()
    expect(breaker.enter()).toBe(true)
  })

  test('is tried again 30 s after the last trial began even if it hung, and after 10 s while it still hangs', async () => {
    const { createBreaker } = await import('../../../../gateway/core/rest/breaker.ts')
    let now = 0
    const breaker = createBreaker({ failures: 1, now: () => now })
    breaker.failed()
    for (let trial = 0; trial < 20; trial += 1) {
      now += 30_000
      expect(breaker.enter()).toBe(true)
      now += 10_000
      breaker.failed()
      now -= 10_000
    }
    now += 29_999
    expect(breaker.enter()).toBe(false)
    now += 1
    expect(breaker.enter()).toBe(true)
    now += 9999
    expect(breaker.enter()).toBe(false)
    now += 1
    expect(breaker.enter()).toBe(true)
    breaker.succeeded()
    expect(breaker.state).toBe('closed')
  })

  test('belongs to one service: the others continue, even at the same address', async () => {
    const upstreams = open({ breaker: { failures: 1 } })
    server.answer(text(503, ''), json(200, channels))
    await client({}, upstreams)
      .call(verificationCandidateApproval, { body: approval })
      .catch(() => undefined)
    expect(await client({}, upstreams).call(recruitmentChannelList)).toEqual(channels)
    expect(upstreams.circuits()).toMatchObject({ verification: 'open', commons: 'closed' })
  })

  test('refused connections are UPSTREAM_UNAVAILABLE', async () => {
    const upstreams = open()
    await server.close()
    await expect(client({}, upstreams).call(recruitmentChannelList)).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
    })
    server = await restServer()
  })
})
