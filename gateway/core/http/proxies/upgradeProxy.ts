import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import type { Duplex } from 'node:stream'
import type { Log } from '../../log.ts'
import { isForeign, refuseUpgrade } from '../../live/sockets/sockets.ts'

interface Options {
  /** The base URL of the service that handles these sockets. */
  baseUrl: string
  publicUrl: string
  /** The subprotocol that a client must offer. */
  protocol: string
  maxSockets: number
  timeoutMs: number
  log: Log
}

/** The headers of a WebSocket handshake. Nothing else is passed on, neither cookies nor tokens. */
const requestHeaderNames = [
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-protocol',
  'origin',
  'user-agent',
]
const responseHeaderNames = ['sec-websocket-accept', 'sec-websocket-protocol']

const pick = ({ headers }: IncomingMessage, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])))

/** Creates a proxy that passes WebSockets on to a service. After the handshake, bytes are passed through unchanged. */
export function createUpgradeProxy({ baseUrl, publicUrl, protocol, maxSockets, timeoutMs, log }: Options) {
  const base = baseUrl.replace(/(?<!\/)\/+$/, '')
  const ask = base.startsWith('https:') ? overHttps : overHttp
  const origin = new URL(publicUrl).origin
  const sockets = new Set<Duplex>()

  function upgrade(req: IncomingMessage, socket: Duplex, head: Buffer) {
    if (isForeign(req, origin)) return refuseUpgrade(socket, 403, 'This origin may not connect.')
    const offered = String(req.headers['sec-websocket-protocol'] ?? '')
      .split(',')
      .map((name) => name.trim())
    if (!offered.includes(protocol)) return refuseUpgrade(socket, 400, `Offer the subprotocol ${protocol}.`)
    if (sockets.size >= maxSockets) return refuseUpgrade(socket, 503, 'Too many sockets.')
    sockets.add(socket)
    const outgoing = ask(base + req.url, {
      headers: { ...pick(req, requestHeaderNames), connection: 'Upgrade', upgrade: 'websocket' },
      timeout: timeoutMs,
      agent: false,
    })
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      sockets.delete(socket)
      outgoing.destroy()
    })
    const refuse = (status: number, sentence: string, error?: Error) => {
      if (error && !socket.destroyed)
        log.warn('a socket could not be handed on', { path: req.url?.split('?')[0], error: error.message })
      refuseUpgrade(socket, status, sentence)
    }
    outgoing.once('timeout', () => outgoing.destroy(new Error('No answer in time')))
    outgoing.once('error', (error) => refuse(502, 'The service does not answer.', error))
    outgoing.once('response', (answer) => {
      answer.resume()
      refuse(answer.statusCode === 404 ? 404 : 502, 'There is no WebSocket here.')
    })
    outgoing.once('upgrade', (answer, upstream, first) => {
      upstream.on('error', () => upstream.destroy())
      if (socket.destroyed) return upstream.destroy()
      const lines = Object.entries(pick(answer, responseHeaderNames)).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${lines.join('')}\r\n`,
      )
      upstream.setTimeout(0)
      upstream.setNoDelay(true)
      if (first.length) socket.write(first)
      if (head.length) upstream.write(head)
      socket.pipe(upstream).pipe(socket)
      socket.once('close', () => upstream.destroy())
      // The last data, such as a close frame, is still written.
      upstream.once('close', () => socket.end(() => socket.destroy()))
    })
    outgoing.end()
  }

  return {
    upgrade,
    get size() {
      return sockets.size
    },
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
