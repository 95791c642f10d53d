import { setTimeout as pause } from 'node:timers/promises'
import { ChangeEvent, eventStream } from '../../../services/core/contract/events.ts'
import { Compile } from 'typebox/compile'
import type { LiveHub } from './liveHub.ts'
import type { Log } from '../log.ts'
import type { MachineToken } from '../identity/machineToken.ts'
import { createSseReader } from './sse.ts'
import type { Upstreams } from '../rest/upstreams.ts'

export interface EventReader {
  readonly isConnected: boolean
  /** The number of the current connection, starting at 1; 0 if there is none. */
  readonly connection: number
  close(): Promise<void>
}

export interface EventReaderOptions {
  upstreams: Upstreams
  hub: LiveHub
  /** Called when the tokens of a user (`sub`) are no longer valid. */
  onSessionEnded: (companyId: string, subject: string) => void
  /** null if the gateway has no credentials. Everything is polled then. */
  token: MachineToken | null
  log: Log
  /** If there is no stream for this time, topics are polled until it is back. */
  pollMs: number
  /** The first pause after a failure. It doubles up to `longestPauseMs`. */
  pauseMs?: number
  longestPauseMs?: number
  /** The time after which services without a stream are tried again. */
  probeMs?: number
  /** The longest silence. The services send a comment every 15 s. */
  silenceMs?: number
}

/** A stream that was open for this time counts as recovered. */
const steadyMs = 5000

/** Thrown if the services have no event stream. */
class NoStream extends Error {}

const isChange = Compile(ChangeEvent)

/** Keeps the gateway's single event stream open and feeds the hub with its events. */
export function startEventReader(options: EventReaderOptions): EventReader {
  const {
    upstreams,
    hub,
    onSessionEnded,
    token,
    log,
    pollMs,
    pauseMs = 250,
    longestPauseMs = 10_000,
    probeMs = 300_000,
    silenceMs = 45_000,
  } = options
  const stop = new AbortController()
  let lastId: string | undefined
  let isConnected = false
  let connections = 0
  let wasConnected = false
  let failures = 0
  let connectedAt = Infinity
  let fallback: NodeJS.Timeout | undefined

  function take(event: { event: string; data: string; id: string | undefined }) {
    if (event.event === 'reset') {
      lastId = event.id || undefined
      return hub.reset()
    }
    if (event.id) lastId = event.id
    if (event.event !== 'change') return
    try {
      const change: unknown = JSON.parse(event.data)
      if (isChange.Check(change)) {
        if (change.type === 'session.ended') onSessionEnded(change.companyId, change.subjectId)
        return hub.publish(change)
      }
    } catch {
      // Handled below.
    }
    log.warn('the event stream sent something that is no change', { id: event.id })
  }

  async function readStream() {
    const target = upstreams.target(eventStream)
    const { statusCode, headers, body } = await target.streamPool.request({
      method: target.method,
      path: target.path(),
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${await token!.get()}`,
        ...(lastId !== undefined && { 'last-event-id': lastId }),
      },
      headersTimeout: 15_000,
      bodyTimeout: silenceMs,
      signal: stop.signal,
    })
    const isStream = statusCode === 200 && String(headers['content-type']).startsWith('text/event-stream')
    if (!isStream) {
      await body.dump({ limit: 65_536 }).catch(() => undefined)
      if (statusCode === 401 || statusCode === 403) token!.drop()
      // A stream that existed before will come back: a proxy answers 404 while the services are being replaced.
      if (!wasConnected && (statusCode === 404 || statusCode === 501))
        throw new NoStream(`the services answered ${statusCode} to ${eventStream.path}`)
      throw new Error(`${eventStream.path} answered ${statusCode}`)
    }
    isConnected = true
    connections += 1
    wasConnected = true
    connectedAt = performance.now()
    clearTimeout(fallback)
    fallback = undefined
    hub.setPolling(false)
    hub.setComplete(true)
    log.info('event stream connected', { after: lastId })
    // Without an id to resume from, current watchers have missed the changes before this moment.
    if (lastId === undefined) hub.reset()
    const read = createSseReader(take)
    for await (const piece of body) read(piece as Uint8Array)
    throw new Error('the event stream ended')
  }

  async function keepReading() {
    while (!stop.signal.aborted) {
      fallback ??= setTimeout(() => hub.setPolling(true), pollMs)
      let wait = 0
      try {
        await readStream()
      } catch (error) {
        hub.setComplete(false)
        if (stop.signal.aborted) break
        if (error instanceof NoStream) {
          hub.setPolling(true)
          log.info('no event stream: polling instead', { reason: error.message })
          wait = probeMs
        } else {
          if (performance.now() - connectedAt > steadyMs) failures = 0
          wait = Math.min(longestPauseMs, pauseMs * 2 ** failures) * (0.5 + Math.random() / 2)
          if (failures++ % 10 === 0) log.warn('event stream interrupted', { error: (error as Error).message })
        }
      } finally {
        isConnected = false
        connectedAt = Infinity
      }
      await pause(wait, undefined, { signal: stop.signal }).catch(() => undefined)
    }
    clearTimeout(fallback)
  }

  let running: Promise<void> = Promise.resolve()
  if (token) running = keepReading()
  else hub.setPolling(true)

  return {
    get isConnected() {
      return isConnected
    },
    get connection() {
      return isConnected ? connections : 0
    },
    async close() {
      stop.abort()
      await running
    },
  }
}
