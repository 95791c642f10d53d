import { GRAPHQL_TRANSPORT_WS_PROTOCOL, CloseCode } from 'graphql-ws'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { closing, serveSocket, type SocketParts } from './socket.ts'

/** All WebSockets of the gateway. */
export interface Sockets {
  /** Accepts an upgrade request to /graphql. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void
  readonly size: number
  /** Closes the sockets of a user whose tokens are no longer valid. */
  signOut(companyId: string, subject: string): void
  /** Asks every client to reconnect (1012), and cuts the connections that are still open after `graceMs`. */
  close(graceMs?: number): Promise<void>
}

/** Refuses an upgrade request. */
export function refuseUpgrade(socket: Duplex, status: number, sentence: string) {
  socket.on('error', () => undefined)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(sentence)}\r\n\r\n${sentence}`,
  )
}

/** Whether a socket comes from a page of another origin. Tools send no Origin. */
export const isForeign = ({ headers }: IncomingMessage, origin: string) =>
  headers.origin !== undefined && headers.origin !== origin

export function createSockets(given: Omit<SocketParts, 'enter' | 'leave'> & { publicUrl: string }): Sockets {
  const { limits, publicUrl } = given
  const origin = new URL(publicUrl).origin
  /** The functions that close each socket of a user. */
  const perUser = new Map<string, Set<() => void>>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maxMessageBytes,
    perMessageDeflate: false,
    handleProtocols: (protocols) =>
      protocols.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
  })
  const alive = new WeakSet<WebSocket>()
  const keyOf = ({ companyId, subject }: { companyId: string; subject: string }) => `${companyId} ${subject}`

  const parts: SocketParts = {
    ...given,
    enter(viewer, end) {
      const key = keyOf(viewer)
      const open = perUser.get(key) ?? new Set()
      if (open.size >= limits.socketsPerUser) return false
      perUser.set(key, open.add(end))
      return true
    },
    leave(viewer, end) {
      const key = keyOf(viewer)
      const open = perUser.get(key)
      open?.delete(end)
      if (!open?.size) perUser.delete(key)
    },
  }

  const pings = setInterval(() => {
    for (const ws of server.clients) {
      if (!alive.delete(ws)) ws.terminate()
      else ws.ping()
    }
  }, limits.pingMs)
  pings.unref()

  return {
    upgrade(req, socket, head) {
      if (isForeign(req, origin)) return refuseUpgrade(socket, 403, 'This origin may not connect.')
      if (server.clients.size >= limits.sockets) return refuseUpgrade(socket, 503, 'Too many sockets.')
      server.handleUpgrade(req, socket, head, (ws) => {
        if (ws.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL) {
          ws.on('error', () => undefined)
          return ws.close(CloseCode.SubprotocolNotAcceptable, 'Subprotocol not acceptable')
        }
        alive.add(ws)
        ws.on('pong', () => alive.add(ws))
        serveSocket(ws, socket, parts)
      })
    },
    get size() {
      return server.clients.size
    },
    signOut(companyId, subject) {
      for (const end of perUser.get(keyOf({ companyId, subject })) ?? []) end()
    },
    async close(graceMs = 1000) {
      clearInterval(pings)
      const left = [...server.clients].map(
        (ws) =>
          new Promise<void>((resolve) => {
            ws.once('close', () => resolve())
            ws.close(closing.restart, 'Service restart')
          }),
      )
      const timer = setTimeout(() => {
        for (const ws of server.clients) ws.terminate()
      }, graceMs)
      await Promise.all(left)
      clearTimeout(timer)
      server.close()
    },
  }
}
