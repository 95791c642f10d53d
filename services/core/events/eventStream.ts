import { once } from 'node:events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import { authorize, type Gate } from '../http/access.ts'
import { eventStream } from '../contract/events.ts'
import type { Database } from '../database/tables.ts'
import { endPosition, eventsAfter, isLost, parsePosition, positionText, type Position } from './eventLog.ts'
import { localEvents } from './events.ts'

const heartbeatEvery = 15_000
/**
 * How often the table is read, in milliseconds: while changes arrive (one may wait for an older transaction), and
 * otherwise.
 */
const busyEvery = 200
const idleEvery = 2_000
const busyFor = 5_000

export interface EventStreams {
  /** Wakes the readers because an event was appended, perhaps by another instance. */
  wake(): void
  /** Ends every stream; clients reconnect and resume. */
  close(): void
}

/** Serves GET /events: replays events after Last-Event-ID, then sends changes as they are committed. */
export function mountEvents(app: FastifyInstance, core: { db: Kysely<Database>; gate: Gate }): EventStreams {
  const closing = new AbortController()
  app.route({
    method: eventStream.method,
    url: eventStream.path,
    async onRequest(request) {
      request.authorized = await authorize(eventStream, request.headers.authorization, core.gate)
    },
    async handler(request, reply) {
      const start = await beginning(core.db, request)
      reply.hijack()
      await stream(core.db, reply.raw, start, request, closing.signal)
    },
  })
  return { wake: () => localEvents.emit('appended'), close: () => closing.abort() }
}

async function beginning(
  db: Kysely<Database>,
  request: FastifyRequest,
): Promise<{ position: Position; event: 'ready' | 'reset' | null }> {
  const last = request.headers['last-event-id']
  const asked = typeof last === 'string' && last !== '' ? parsePosition(last) : null
  if (asked && !(await isLost(db, asked))) return { position: asked, event: null }
  // A client without an id watches from now on. It receives the position, so that it can resume before the first
  // change.
  return { position: await endPosition(db), event: last ? 'reset' : 'ready' }
}

async function stream(
  db: Kysely<Database>,
  response: ServerResponse,
  start: Awaited<ReturnType<typeof beginning>>,
  request: FastifyRequest,
  closing: AbortSignal,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  // A stream lives no longer than the token that opened it.
  const left = (request.authorized.expiresAt ?? Infinity) * 1000 - Date.now()
  const ends = AbortSignal.any([closing, gone.signal, AbortSignal.timeout(Math.max(1, Math.min(left, 2 ** 31 - 1)))])
  const heartbeat = setInterval(() => response.write(': heartbeat\n\n'), heartbeatEvery)
  try {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': request.id,
    })
    response.write(': stream\n\n')
    if (start.event) response.write(`event: ${start.event}\nid: ${positionText(start.position)}\ndata: {}\n\n`)
    await follow(db, response, start.position, ends)
  } catch (error) {
    // The client reconnects and resumes.
    if (!ends.aborted) request.log.error({ err: error }, 'the event stream broke')
  } finally {
    clearInterval(heartbeat)
    response.end()
  }
}

async function follow(
  db: Kysely<Database>,
  response: ServerResponse,
  start: Position,
  ends: AbortSignal,
): Promise<void> {
  let position = start
  let isWoken = false
  let busyUntil = 0
  let wakeUp: (() => void) | undefined
  const woken = () => {
    isWoken = true
    wakeUp?.()
  }
  localEvents.on('appended', woken)
  ends.addEventListener('abort', woken)
  try {
    while (!ends.aborted) {
      if (isWoken) busyUntil = Date.now() + busyFor
      isWoken = false
      const events = await eventsAfter(db, position)
      for (const event of events) {
        if (ends.aborted) return
        if (!response.write(`id: ${event.id}\nevent: change\ndata: ${JSON.stringify(event)}\n\n`))
          await once(response, 'drain', { signal: ends })
        position = parsePosition(event.id)!
      }
      if (events.length > 0 || isWoken) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Date.now() < busyUntil ? busyEvery : idleEvery)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  } finally {
    localEvents.off('appended', woken)
    ends.removeEventListener('abort', woken)
  }
}
