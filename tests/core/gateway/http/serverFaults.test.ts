import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from 'graphql-ws'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { retryAfterOf } from '../../../../gateway/core/engine/failures.ts'
import { until } from './server.fixture.ts'
import { email, faults, paths, phone, progress, read, startFaulty, write, type Faulty } from './serverFaulty.ts'

const opened: Faulty[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((here) => here.close()))
})
async function start(...given: Parameters<typeof startFaulty>) {
  const here = await startFaulty(...given)
  opened.push(here)
  return here
}

const patient = { breaker: { failures: 10_000 } }
const busy: RequestListener = (_, res) => void res.writeHead(503, { 'content-type': 'application/json' }).end()
const stuck: RequestListener = () => undefined

/** Runs a number of reads, some at the same time. */
async function storm(here: Faulty, count: number, atOnce = 20) {
  const codes: (string | undefined)[] = []
  let left = count
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) codes.push((await here.run(read)).code)
    }),
  )
  return codes
}

describe('a failure of the services', () => {
  it.each(faults)(
    '$name: has a code and ends in time; a read is tried $reads times, a write without a key once',
    async ({ act, code, reads, isDone }) => {
      const here = await start({ upstreams: patient })
      here.fault(act, [paths.read, paths.write])
      const asked = await here.run(read)
      expect(asked).toMatchObject({ status: 200, code, body: { data: { recruitmentChannels: null } } })
      expect(here.calls(paths.read)).toBe(reads)
      const written = await here.run(write)
      expect(written.code).toBe(isDone ? undefined : code)
      expect(written.body.data?.followCandidates === null).toBe(!isDone)
      expect(here.calls(paths.write)).toBe(1)
      for (const { ms, body } of [asked, written]) {
        expect(ms).toBeLessThan(3000)
        expect(JSON.stringify(body)).not.toMatch(/duplicate key|secret|stack|\bat .*\.ts/)
      }

      // The failure is logged for the operators, without the data that was sent or received.
      const log = here.log.join('\n')
      if (code !== 'RATE_LIMITED') expect(log).toContain('upstream call failed')
      for (const secret of [email, phone, 'top.secret', 'machine-secret', await here.token(), write.variables.ids[0]!])
        expect(log).not.toContain(secret)

      here.fault(null)
      expect((await here.run(read)).body).toMatchObject({ data: { recruitmentChannels: [{ name: 'TopCV' }] } })
    },
  )

  it.each(faults)(
    '$name: a write that may be repeated is sent at most twice, with the same key',
    async ({ act, code, reads, isDone }) => {
      const here = await start({ upstreams: patient })
      here.fault(act, [paths.write])
      expect((await here.run(write, { 'idempotency-key': 'once' })).code).toBe(isDone ? undefined : code)
      const sent = here.upstream.seen
        .filter(({ url }) => url === paths.write)
        .map(({ headers }) => headers['idempotency-key'])
      expect(sent).toEqual(Array(reads).fill('once'))
    },
  )

  it('with no service running: has a code at once, and requests succeed again as soon as a service is back', async () => {
    const here = await start({ upstreams: { breaker: { failures: 2, pauseMs: 50, longestPauseMs: 100 } } })
    const { port } = here.upstream.server.address() as AddressInfo
    await here.upstream.close()
    for (const body of [read, write, read]) expect(await here.run(body)).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
    await new Promise<void>((resolve) => here.upstream.server.listen(port, '127.0.0.1', resolve))
    await until(async () => (await here.run(read)).code === undefined, 3000)
  })

  it('that ends a download has a code, or visibly cuts a download that has begun', async () => {
    const here = await start({ upstreams: patient, stallMs: 200 })
    const download = async () =>
      fetch(`${here.url}/download/verificationImportFailedRows?id=${paths.download.split('/')[3]}`, {
        headers: { authorization: `Bearer ${await here.token()}` },
      })
    for (const [name, status] of [
      ['500', 500],
      ['503', 503],
      ['429 with Retry-After', 429],
      ['a reset', 503],
      ['a hang', 504],
    ] as const) {
      here.fault(faults.find((fault) => fault.name === name)!.act, [paths.download])
      const answer = await download()
      expect([name, answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([
        name,
        status,
        faults.find((fault) => fault.name === name)!.code,
      ])
    }
    const begins: RequestListener = (_, res) => void res.writeHead(200, { 'content-type': 'text/csv' }).write('na')
    for (const act of [faults.find(({ name }) => name === 'a partial answer')!.act, begins]) {
      here.fault(act, [paths.download])
      await expect(download().then((answer) => answer.text())).rejects.toThrow()
    }
    here.fault(null)
    expect(await (await download()).text()).toBe('name')
  })
})

describe('a retry pause requested by the services', () => {
  const asks =
    (status: number, pause: string): RequestListener =>
    (_, res) =>
      void res.writeHead(status, { 'content-type': 'application/json', 'retry-after': pause }).end('')

  it.each([
    [429, '7', 7],
    [503, '120', 120],
    [503, 'a date', 600],
  ])('of %s and %s is passed on', async (status, how, seconds) => {
    const pause = how === 'a date' ? new Date(Date.now() + seconds * 1000).toUTCString() : how
    const here = await start({ upstreams: patient })
    here.fault(asks(status, pause))
    const { body, headers } = await here.ask(read, { token: await here.token() })
    expect(body.errors[0].extensions.retryAfter).toBeGreaterThanOrEqual(seconds - 10 * Number(how === 'a date'))
    expect(body.errors[0].extensions.retryAfter).toBeLessThanOrEqual(seconds)
    expect(headers.get('retry-after')).toBe(String(body.errors[0].extensions.retryAfter))
    const answer = await fetch(`${here.url}/download/verificationImportFailedRows?id=${paths.download.split('/')[3]}`, {
      headers: { authorization: `Bearer ${await here.token()}` },
    })
    expect(answer.status).toBe(status)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(seconds - 10 * Number(how === 'a date'))
  })

  it('stays with its field if other fields were answered, and is not invented', async () => {
    const errors = [{ message: '', extensions: { code: 'RATE_LIMITED' as const, requestId: 'r', retryAfter: 120 } }]
    expect(retryAfterOf({ data: { one: null, other: {} }, errors })).toEqual({})
    expect(retryAfterOf({ data: { one: null, other: null }, errors })).toEqual({ 'Retry-After': '120' })
    const here = await start({ upstreams: patient })
    for (const nonsense of ['soon', '-1', '0']) {
      here.fault(asks(429, nonsense), [paths.read])
      const told = await here.ask(read, { token: await here.token() })
      expect([told.headers.get('retry-after'), 'retryAfter' in told.body.errors[0].extensions]).toEqual([null, false])
    }
  })
})

describe('a slow download', () => {
  const drip =
    (bytes: number, seen: { isOver: boolean }): RequestListener =>
    (_, res) => {
      res.writeHead(200, { 'content-type': 'text/csv' })
      const timer = setInterval(() => res.write('x'.repeat(bytes)), 20)
      res.on('close', () => {
        clearInterval(timer)
        seen.isOver = true
      })
    }

  it('byte by byte is ended on both sides, and one with progress continues', async () => {
    const here = await start({ upstreams: patient, stallMs: 300 })
    const ask = async () =>
      fetch(`${here.url}/download/verificationImportFailedRows?id=${paths.download.split('/')[3]}`, {
        headers: { authorization: `Bearer ${await here.token()}` },
      })
    const slow = { isOver: false }
    here.fault(drip(1, slow), [paths.download])
    await expect(ask().then((answer) => answer.text())).rejects.toThrow()
    await until(() => slow.isOver)
    await until(() => here.log.join('\n').includes('UPSTREAM_TIMEOUT'))

    const steady = { isOver: false }
    here.fault(drip(4096, steady), [paths.download])
    const reader = (await ask()).body!.getReader()
    let read = 0
    // Reads for several times as long as the slow one was allowed to.
    for (const end = Date.now() + 1000; Date.now() < end;) read += (await reader.read()).value!.length
    expect([steady.isOver, read > 50_000]).toEqual([false, true])
    await reader.cancel()
    await until(() => steady.isOver)
  })
})

describe('many failures', () => {
  it.each(faults)('$name: causes at most 1.2 calls for each request', async ({ act, code }) => {
    const here = await start()
    here.fault(act, [paths.read])
    const codes = await storm(here, 200)
    expect(codes).toContain(code)
    expect(codes).not.toContain(undefined)
    expect(here.calls(paths.read) / 200).toBeLessThanOrEqual(1.2)
  })

  it('with every second call failing: repeats a few calls, not all', async () => {
    const here = await start()
    let calls = 0
    here.fault((req, res) => (calls++ % 2 ? here.well(req, res) : busy(req, res)), [paths.read])
    const codes = await storm(here, 300, 5)
    expect(codes).toContain(undefined)
    expect(here.calls(paths.read) / 300).toBeLessThanOrEqual(1.2)
  })

  it.each(faults)('$name: is over within the pause of the circuit', async ({ act }) => {
    const here = await start({
      upstreams: { deadlineMs: 1000, breaker: { failures: 3, pauseMs: 50, longestPauseMs: 400, longestTrialMs: 300 } },
    })
    here.fault(act, [paths.read])
    await storm(here, 60)
    here.fault(null)
    const mended = performance.now()
    await until(async () => (await here.run(read)).code === undefined, 5000)
    expect(performance.now() - mended).toBeLessThan(2000)
    expect(new Set(await storm(here, 20))).toEqual(new Set([undefined]))
  })
})

describe('200 requests that hang at one service', () => {
  it('do not block another service at the same address, and end within a second when their clients leave', async () => {
    const here = await start({ upstreams: { deadlineMs: 20_000 } }, { DEADLINE_MS: '30000' })
    let waiting = 0
    here.fault(
      (_, res) => {
        waiting += 1
        res.on('close', () => {
          waiting -= 1
        })
      },
      [paths.write],
    )
    const leaving = new AbortController()
    const token = await here.token()
    const asked = Array.from({ length: 200 }, () =>
      fetch(`${here.url}/graphql`, {
        method: 'POST',
        signal: leaving.signal,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(write),
      }).catch(() => 'left'),
    )
    await until(() => waiting === 64)
    const others = await Promise.all(Array.from({ length: 20 }, () => here.run(read)))
    for (const { code, ms } of others) expect([code, ms < 2000]).toEqual([undefined, true])
    const left = performance.now()
    leaving.abort()
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['left']))
    await until(() => waiting === 0, 2000)
    expect(performance.now() - left).toBeLessThan(1000)
    // Requests that waited for a connection were never sent.
    expect(here.calls(paths.write)).toBe(64)
    here.fault(null)
    expect((await here.run(write)).code).toBeUndefined()
  })

  it('have a code by their deadline, and the next ones fail at once', async () => {
    const here = await start()
    here.fault(stuck, [paths.write])
    const asked = await Promise.all(Array.from({ length: 200 }, () => here.run(write)))
    for (const { code, ms } of asked)
      expect([['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE'].includes(code!), ms < 3000]).toEqual([true, true])
    const next = await here.run(write)
    expect([next.code, next.ms < 250]).toEqual(['UPSTREAM_UNAVAILABLE', true])
  })
})

describe('subscriptions', () => {
  const watch = async (here: Faulty) => {
    const accessToken = await here.token()
    const client = createClient({
      url: here.url.replace('http', 'ws') + '/graphql',
      webSocketImpl: WebSocket,
      connectionParams: { accessToken },
      retryAttempts: 0,
    })
    const seen = { titles: [] as unknown[], ends: [] as unknown[], client }
    client.subscribe<any>(progress, {
      next: ({ data, errors }) => seen.titles.push(errors ?? data?.verificationImportChanged.title),
      error: (error) => seen.ends.push(error),
      complete: () => seen.ends.push('complete'),
    })
    return seen
  }
  const hasStream = async (here: Faulty) =>
    (await (await fetch(`${here.url}/metrics`)).text()).includes('gateway_event_stream 1\n')

  it.concurrent.each(faults)(
    'survive $name, including those that began during it',
    { timeout: 30_000 },
    async ({ act }) => {
      const here = await startFaulty({ upstreams: { breaker: { pauseMs: 50, longestPauseMs: 200 } } })
      const all: Awaited<ReturnType<typeof watch>>[] = []
      try {
        await until(() => hasStream(here))
        all.push(await watch(here))
        await until(() => all[0]!.titles.length > 0)
        const before = [here.calls('/events'), here.calls(paths.progress)]
        here.fault(act)
        all.push(await watch(here))
        await until(() => here.calls('/events') > before[0]! && here.calls(paths.progress) > before[1]!, 10_000)
        here.happen('April')
        here.fault(null)
        // A stream that hangs or is slow is given up after its own silence, which is ended here at once.
        here.upstream.server.closeAllConnections()
        await until(() => all.every(({ titles }) => titles.at(-1) === 'April'), 20_000)
        await until(() => hasStream(here), 10_000)
        here.happen('May')
        await until(() => all.every(({ titles }) => titles.at(-1) === 'May'))
        for (const { titles, ends } of all) {
          expect(ends).toEqual([])
          expect(titles.filter((title) => title === 'May')).toHaveLength(1)
        }
      } finally {
        for (const { client } of all) await client.dispose()
        await here.close()
      }
    },
  )

  it('end their calls upstream within a second when the client leaves', async () => {
    const here = await start({ upstreams: { deadlineMs: 20_000 } }, { DEADLINE_MS: '30000' })
    let waiting = 0
    here.fault(
      (_, res) => {
        waiting += 1
        res.on('close', () => {
          waiting -= 1
        })
      },
      [paths.progress],
    )
    const { client } = await watch(here)
    await until(() => waiting === 1)
    const left = performance.now()
    await client.dispose()
    await until(() => waiting === 0)
    expect(performance.now() - left).toBeLessThan(1000)
  })
})
