import { CloseCode, MessageType, parseMessage, type SubscribeMessage } from 'graphql-ws'
import { OperationTypeNode } from 'graphql'
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Auth } from '../../identity/auth.ts'
import type { GatewayContext, Viewer } from '../../graph/context.ts'
import type { RunMetered } from '../../engine/budgets/metered.ts'
import type { Contexts } from '../../engine/contexts.ts'
import { deadline } from '../../rest/deadline.ts'
import type { Feeds } from '../feeds.ts'
import { sharedFrame } from '../frame.ts'
import type { Watcher } from '../guard.ts'
import { readTimezoneOffset } from '../../http/http.ts'
import type { Log } from '../../log.ts'
import { failed, type Operations } from '../../engine/operations.ts'
import { RequestError } from '../../graph/requestError.ts'
import { headerOf, readRequest } from './clientMessages.ts'
import type { SocketLimits } from './socketLimits.ts'

export interface SocketParts {
  auth: Auth
  /** Throws UNAUTHENTICATED if the services no longer accept the viewer's token. */
  standing(viewer: Viewer): Promise<void>
  operations: Operations
  run: RunMetered
  contexts: Contexts
  feeds: Feeds
  log: Log
  deadlineMs: number
  limits: SocketLimits
  /** Reserves a slot for another socket of the user, which `end` closes. Returns false if there is none left. */
  enter(viewer: Viewer, end: () => void): boolean
  leave(viewer: Viewer, end: () => void): void
}

/** Close codes in addition to those of the protocol. */
export const closing = { expired: 4403, tryLater: 1013, restart: 1012 } as const

const longestTimer = 2 ** 31 - 1
const longestId = 128

/** A close reason has at most 123 bytes, which a long id could exceed. */
const alreadyExists = (id: string) => `Subscriber ${Buffer.byteLength(id) < 90 ? `for ${id} ` : ''}already exists`

/**
 * Serves graphql-transport-ws to one client. The token is sent in connection_init, and the socket is closed when it
 * expires. `ws` writes to `socket` without compression, so complete frames may be written to it directly.
 */
export function serveSocket(ws: WebSocket, socket: Duplex, parts: SocketParts) {
  const { auth, standing, operations, run, contexts, feeds, log, limits } = parts
  /** Functions that end each running operation. */
  const running = new Map<string, () => void>()
  let viewer: Viewer | undefined
  let leave = () => {}
  let timezoneOffset = 0
  let isInitialising = false
  let timer = setTimeout(
    () => ws.close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout'),
    limits.initMs,
  )

  /** Ends all operations. */
  function end() {
    const ends = [...running.values()]
    running.clear()
    for (const one of ends) one()
  }

  function mayWrite(): boolean {
    if (ws.readyState !== ws.OPEN) return false
    if (socket.writableLength <= limits.maxWaitingBytes) return true
    end()
    ws.close(closing.tryLater, 'Too slow a reader')
    clearTimeout(timer)
    timer = setTimeout(() => ws.terminate(), limits.closeMs)
    return false
  }
  function send(text: string) {
    if (mayWrite()) ws.send(text)
  }
  const message = (type: MessageType, id: string, payload?: string) =>
    send(`{"id":${JSON.stringify(id)},"type":"${type}"${payload === undefined ? '' : `,"payload":${payload}`}}`)

  /** Created in its own function, so that it does not keep the variables of `subscribe` in memory. */
  function watcher(id: string, as: Viewer): Watcher {
    const head = `{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":`
    return {
      viewer: as,
      next: (payload) => {
        if (mayWrite()) socket.write(sharedFrame(head, payload))
      },
      error: (errors) => {
        if (running.delete(id)) message(MessageType.Error, id, errors)
      },
      complete: () => {
        if (running.delete(id)) message(MessageType.Complete, id)
      },
    }
  }

  async function initialise(params: Record<string, unknown> | null | undefined) {
    if (isInitialising) return ws.close(CloseCode.TooManyInitialisationRequests, 'Too many initialisation requests')
    isInitialising = true
    try {
      const found = await (typeof params?.accessToken === 'string'
        ? auth.verify(params.accessToken)
        : auth.fromHeader(headerOf(params)))
      timezoneOffset = readTimezoneOffset(params?.timezoneOffset)
      if (ws.readyState !== ws.OPEN) return
      const signOut = () => {
        end()
        ws.close(closing.expired, 'Signed out')
      }
      if (!parts.enter(found, signOut)) return ws.close(closing.tryLater, 'Too many sockets')
      leave = () => parts.leave(found, signOut)
      clearTimeout(timer)
      // Checked after the slot was reserved, so that a sign-out during the check also closes this socket.
      await standing(found)
      if (ws.readyState !== ws.OPEN) return
      viewer = found
      // Rounded to whole seconds, because timers with equal delays share one list.
      const left = Math.max(0, Math.floor(found.expiresAt - Date.now() / 1000)) * 1000
      timer = setTimeout(() => ws.close(closing.expired, 'Token expired'), Math.min(longestTimer, left))
      send(`{"type":"${MessageType.ConnectionAck}"}`)
    } catch (error) {
      const isRefused = error instanceof RequestError && error.code !== 'UPSTREAM_UNAVAILABLE'
      ws.close(isRefused ? closing.expired : closing.tryLater, isRefused ? 'Forbidden' : 'Try again later')
    }
  }

  async function subscribe(id: string, payload: SubscribeMessage['payload'], as: Viewer) {
    const requestId = randomUUID()
    const ended = new AbortController()
    const end = () => ended.abort()
    running.set(id, end)
    const isOn = () => running.get(id) === end
    try {
      const { idempotencyKey, ...request } = readRequest(payload)
      const prepared = await operations.prepare(request, as)
      /** Does work within the deadline, or until the client ends it. */
      const within = async <T>(work: (context: GatewayContext) => Promise<T>): Promise<T> => {
        const { signal, abort, clear } = deadline(parts.deadlineMs)
        ended.signal.addEventListener('abort', abort, { once: true })
        try {
          return await work(contexts.make({ viewer: as, requestId, signal, timezoneOffset, idempotencyKey }))
        } finally {
          ended.signal.removeEventListener('abort', abort)
          clear()
        }
      }
      if (prepared.kind !== OperationTypeNode.SUBSCRIPTION) {
        const { answer } = await within((context) => run(prepared, request.variables, context))
        if (!isOn()) return
        running.delete(id)
        message(MessageType.Next, id, JSON.stringify(answer))
        message(MessageType.Complete, id)
        return
      }
      const leave = await feeds.join(prepared, request.variables, watcher(id, as), ended.signal)
      if (isOn()) running.set(id, leave)
      else leave()
    } catch (error) {
      if (!isOn()) return
      running.delete(id)
      message(MessageType.Error, id, JSON.stringify(failed(error, requestId, log).errors))
    }
  }

  function receive(text: string) {
    const received = parseMessage(text)
    switch (received.type) {
      case MessageType.ConnectionInit:
        return void initialise(received.payload)
      case MessageType.Ping:
        return send(`{"type":"${MessageType.Pong}"}`)
      case MessageType.Pong:
        return
      case MessageType.Subscribe: {
        const { id, payload } = received
        if (!viewer) return ws.close(CloseCode.Unauthorized, 'Unauthorized')
        if (id.length > longestId) return ws.close(CloseCode.BadRequest, 'Too long an id')
        if (running.has(id)) return ws.close(CloseCode.SubscriberAlreadyExists, alreadyExists(id))
        if (running.size >= limits.operationsPerSocket) {
          const error = new RequestError(
            'LIMIT_EXCEEDED',
            `At most ${limits.operationsPerSocket} operations run on one socket.`,
          )
          return message(MessageType.Error, id, JSON.stringify(failed(error, randomUUID(), log).errors))
        }
        return void subscribe(id, payload, viewer)
      }
      case MessageType.Complete: {
        const end = running.get(received.id)
        running.delete(received.id)
        return end?.()
      }
      default:
        return ws.close(CloseCode.BadRequest, 'Unexpected message')
    }
  }

  ws.on('message', (data, isBinary) => {
    // Messages after the error that closes the socket are ignored.
    if (ws.readyState !== ws.OPEN) return
    try {
      if (isBinary) throw new Error('binary')
      receive(String(data))
    } catch {
      ws.close(CloseCode.BadRequest, 'Invalid message')
    }
  })
  // For frames that are too large or broken, ws closes the socket itself.
  ws.on('error', () => undefined)
  ws.on('close', () => {
    clearTimeout(timer)
    end()
    leave()
  })
}
