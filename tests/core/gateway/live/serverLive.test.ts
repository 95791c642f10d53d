import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChangeEvent } from '../../../../services/core/contract/events.ts'
import {
  startEventReader,
  type EventReader,
  type EventReaderOptions,
} from '../../../../gateway/core/live/eventReader.ts'
import { createLiveHub, type LiveHub } from '../../../../gateway/core/live/liveHub.ts'
import { silentLog } from '../../../../gateway/core/log.ts'
import { createSseReader, type SentEvent } from '../../../../gateway/core/live/sse.ts'
import { createUpstreams, type Upstreams } from '../../../../gateway/core/rest/upstreams.ts'
import { companyId, otherCompanyId, startUpstream, until, type Upstream } from '../http/server.fixture.ts'
import { allServices } from '../rest/schemaRestServer.ts'

const subjectId = '5d0d3c1e-0000-4000-8000-00000000000a'
const change = (id: number, data: unknown = { count: id }, company = companyId): ChangeEvent => ({
  id: String(id),
  companyId: company,
  type: 'import.progress',
  subjectId,
  data,
  at: '2026-01-01T00:00:00.000Z',
})
const topic = { companyId, type: 'import.progress', subjectId }

/** Collects everything that a watcher receives. */
function collect(changes: AsyncIterableIterator<ChangeEvent | 'reset'>) {
  const items: (string | 'reset')[] = []
  void (async () => {
    for await (const item of changes) items.push(item === 'reset' ? item : item.id)
    items.push('end')
  })()
  return items
}

describe('server-sent events', () => {
  it('are read for any pieces and line ends', () => {
    const text =
      ': hello\r\nid: 1\r\nevent: change\r\ndata: {"a":\r\ndata: 1}\r\n\r\ndata:é\n\nid: 2\nevent: reset\ndata\n\nid:3\n\nunknown: x\rdata: last\r\r\n'
    const bytes = new TextEncoder().encode(text)
    for (const size of [1, 2, 3, 7, 1000]) {
      const events: SentEvent[] = []
      const read = createSseReader((event) => events.push(event))
      for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size))
      expect(events).toEqual([
        { event: 'change', data: '{"a":\n1}', id: '1' },
        { event: 'message', data: 'é', id: '1' },
        { event: 'reset', data: '', id: '2' },
        { event: 'message', data: 'last', id: '3' },
      ])
    }
  })
})

describe('watching', () => {
  it('yields changes of its own topic from the moment of the call until it has ended', async () => {
    const hub = createLiveHub(5)
    const changes = hub.changes(topic)
    hub.publish(change(1))
    hub.publish(change(2, {}, otherCompanyId))
    hub.publish({ ...change(3), type: 'list.changed' })
    const items = collect(changes)
    hub.publish(change(4))
    await until(() => items.length === 2)
    expect(items).toEqual(['1', '4'])
    await changes.return!()
    hub.publish(change(5))
    await until(() => items.length === 3)
    expect(items).toEqual(['1', '4', 'end'])
    expect(hub.topics).toBe(0)
  })

  it('is told to read the state again instead of queueing too much', async () => {
    const hub = createLiveHub(5)
    const changes = hub.changes(topic)
    for (let id = 1; id <= 1500; id++) hub.publish(change(id))
    const items = collect(changes)
    await until(() => items.length === 500)
    expect(items.slice(0, 2)).toEqual(['reset', '1002'])
    hub.close()
    await until(() => items.at(-1) === 'end')
  })
})

describe('how long a topic has not changed', () => {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  it('is known from the time since when every change is published, and separately for each topic', async () => {
    const hub = createLiveHub(5)
    await pause(10)
    expect(hub.unchangedMs(topic)).toBe(0)
    hub.setComplete(true)
    await pause(30)
    hub.publish(change(1))
    expect(hub.unchangedMs(topic)).toBeLessThan(hub.unchangedMs({ ...topic, companyId: otherCompanyId }))
    expect(hub.unchangedMs({ ...topic, companyId: otherCompanyId })).toBeGreaterThanOrEqual(29)
    hub.reset()
    expect(hub.unchangedMs({ ...topic, companyId: otherCompanyId })).toBeLessThan(29)
    hub.setComplete(false)
    await pause(10)
    expect(hub.unchangedMs(topic)).toBe(0)
  })

  it('is not overstated for a topic whose change is forgotten', async () => {
    const hub = createLiveHub(5)
    hub.setComplete(true)
    await pause(30)
    const changedAt = performance.now()
    hub.publish(change(1))
    for (let id = 0; id < 10_000; id++) hub.publish({ ...change(id), subjectId: `subject-${id}` })
    await pause(10)
    expect(hub.unchangedMs(topic)).toBeLessThan(performance.now() - changedAt + 20)
  })
})

describe('polling', () => {
  it('makes one call for all watchers of a topic, with the token of a current one, and none without watchers', async () => {
    const hub = createLiveHub(20)
    let state = 0
    const asked: string[] = []
    const poller = (name: string) => async () => {
      asked.push(name)
      if (name === 'bad') throw new Error('403')
      return state
    }
    const first = hub.changes(topic, { poll: poller('a') })
    const items = [collect(first), collect(hub.changes(topic, { poll: poller('b') })), collect(hub.changes(topic))]
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(asked).toEqual([])
    hub.setPolling(true)
    await until(() => items.every((list) => list.length >= 2))
    expect(new Set(asked)).toEqual(new Set(['a']))
    expect(items[0]).toEqual(items[2])
    await first.return!()
    state = 1
    await until(() => asked.includes('b'))
    const bad = hub.changes({ ...topic, type: 'x' }, { poll: poller('bad') })
    const good = hub.changes({ ...topic, type: 'x' }, { poll: poller('good') })
    await until(() => asked.includes('good'))
    await Promise.all([bad.return!(), good.return!()])
    hub.setPolling(false)
    const count = asked.length
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(asked.length - count).toBeLessThanOrEqual(1)
    hub.setPolling(true)
    hub.close()
    const ended = asked.length
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(asked.length).toBe(ended)
  })
})

describe('the event stream', () => {
  let upstream: Upstream
  let upstreams: Upstreams
  let hub: LiveHub
  let reader: EventReader
  let open: ServerResponse[]
  let resumed: (string | undefined)[]
  let tokens: string[]
  let dropped: number
  let status: number

  beforeEach(async () => {
    upstream = await startUpstream()
    upstreams = createUpstreams({ baseUrls: allServices(upstream.url) })
    hub = createLiveHub(20)
    open = []
    resumed = []
    tokens = []
    dropped = 0
    status = 200
    upstream.on('/events', (req, res) => {
      if (status !== 200) return void res.writeHead(status).end()
      resumed.push(req.headers['last-event-id'] as string | undefined)
      tokens.push(req.headers.authorization!)
      res.writeHead(200, { 'content-type': 'text/event-stream' })
      res.write(': stream\n\n')
      open.push(res)
    })
  })
  afterEach(async () => {
    await reader.close()
    hub.close()
    await upstreams.close()
    await upstream.close()
  })

  const start = (options: Partial<EventReaderOptions> = {}) => {
    reader = startEventReader({
      upstreams,
      hub,
      onSessionEnded: () => undefined,
      token: {
        get: async () => `token-${dropped}`,
        drop: () => {
          dropped += 1
        },
      },
      log: silentLog,
      pollMs: 100,
      pauseMs: 10,
      longestPauseMs: 40,
      ...options,
    })
  }
  const send = (event: ChangeEvent, to = open.at(-1)!) =>
    to.write(`id: ${event.id}\nevent: change\ndata: ${JSON.stringify(event)}\n\n`)

  it('reports how long nothing has changed only while it is connected', async () => {
    start()
    expect(hub.unchangedMs(topic)).toBe(0)
    await until(() => hub.unchangedMs(topic) > 0)
    status = 503
    open[0]!.end()
    await until(() => hub.unchangedMs(topic) === 0)
    status = 200
    await until(() => open.length === 2 && hub.unchangedMs(topic) > 0)
  })

  it('feeds the watchers, and resumes where it broke off', async () => {
    start()
    await until(() => reader.isConnected)
    const items = collect(hub.changes(topic))
    send(change(7))
    await until(() => items.length === 1)
    open.at(-1)!.destroy()
    await until(() => resumed.length === 2)
    send(change(8))
    await until(() => items.length === 2)
    expect(items).toEqual(['7', '8'])
    expect(resumed).toEqual([undefined, '7'])
    expect(tokens[0]).toBe('Bearer token-0')
  })

  it('sends reset if the services cannot resume, or there was nothing to resume from', async () => {
    const items = collect(hub.changes(topic))
    start()
    await until(() => items.length === 1)
    open.at(-1)!.write('event: reset\nid: 90\ndata: {}\n\n')
    await until(() => items.length === 2)
    send(change(91))
    await until(() => items.length === 3)
    expect(items).toEqual(['reset', 'reset', '91'])
    open.at(-1)!.destroy()
    await until(() => resumed.length === 2)
    expect(resumed[1]).toBe('91')
  })

  it('ignores messages that are not changes', async () => {
    start()
    await until(() => reader.isConnected)
    const items = collect(hub.changes(topic))
    open.at(-1)!.write('event: change\ndata: {"id":1}\n\nevent: change\ndata: {\n\nevent: other\ndata: {}\n\n')
    send(change(3))
    await until(() => items.length === 1)
    expect(items).toEqual(['3'])
  })

  it('is given up when silent, and opened again', async () => {
    start({ silenceMs: 60 })
    await until(() => resumed.length >= 2)
  })

  it('gets a new token when its own is refused', async () => {
    status = 401
    start()
    await until(() => dropped >= 1)
    status = 200
    await until(() => reader.isConnected)
    expect(tokens[0]).not.toBe('Bearer token-0')
  })

  it.each([404, 501])('that does not exist (%i) is replaced by polling until it does', async (missing) => {
    status = missing
    start({ probeMs: 150 })
    await until(() => hub.isPolling)
    const items = collect(hub.changes(topic, { poll: async () => ({ count: 1 }) }))
    await until(() => items.length >= 2)
    expect(items[0]).toMatch(/^poll-/)
    status = 200
    await until(() => reader.isConnected)
    expect(hub.isPolling).toBe(false)
    expect(items.at(-1)).toBe('reset')
  })

  it.each([404, 501])('that existed before is soon tried again when it is missing (%i)', async (missing) => {
    start()
    await until(() => reader.isConnected)
    status = missing
    open.at(-1)!.destroy()
    await until(() => hub.isPolling)
    status = 200
    await until(() => reader.isConnected && !hub.isPolling)
    expect(resumed).toHaveLength(2)
  })

  it('is replaced by polling while it is not available', async () => {
    status = 503
    start()
    await until(() => hub.isPolling)
    status = 200
    await until(() => reader.isConnected && !hub.isPolling)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(hub.isPolling).toBe(false)
  })

  it('is not opened without credentials', async () => {
    start({ token: null })
    expect(hub.isPolling).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(upstream.seen).toEqual([])
  })
})
