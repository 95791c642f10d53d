import type { IncomingHttpHeaders } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Pool } from 'undici'
import { forwardedFor, sendFailure, type Exchange } from '../http.ts'
import type { Log } from '../../log.ts'
import { RequestError } from '../../graph/requestError.ts'

/** Headers that belong to a single connection, and headers that the gateway sets itself. */
const dropped = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
])

/** Returns the headers that may be passed on. */
export function passOn(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !dropped.has(name) && !named.has(name)),
  ) as Record<string, string | string[]>
}

/** Returns a stream that passes data through and fails with TOO_LARGE beyond `limit` bytes. */
export function countBytes(limit: number, onBytes?: (bytes: number) => void): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      onBytes?.(chunk.length)
      if (size > limit) done(new RequestError('TOO_LARGE', `The request is larger than ${limit} bytes.`))
      else done(null, chunk)
    },
  })
}

interface Options {
  /** The base URL of the service that handles these paths. */
  baseUrl: string
  publicUrl: string
  maxBytes: number
  timeoutMs: number
  /** The error when the service does not answer. */
  unavailable: { message: string; errorCode?: string }
  /** The path to log instead of one that contains a secret. */
  loggedPath?: string
  log: Log
}

/**
 * Creates a proxy that passes requests on unchanged and streams in both directions. The upstream receives the public
 * address in X-Forwarded-* headers.
 */
export function createProxy({ baseUrl, publicUrl, maxBytes, timeoutMs, unavailable, loggedPath, log }: Options) {
  const { origin, pathname } = new URL(baseUrl)
  const prefix = pathname.replace(/(?<!\/)\/+$/, '')
  const outside = new URL(publicUrl)
  const pool = new Pool(origin, {
    connections: 64,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: 5000 },
  })

  async function handle(exchange: Exchange) {
    const { req, res, requestId, path, search } = exchange
    const controller = new AbortController()
    res.once('close', () => {
      if (!res.writableFinished) controller.abort()
    })
    try {
      if (Number(req.headers['content-length']) > maxBytes)
        throw new RequestError('TOO_LARGE', `The request is larger than ${maxBytes} bytes.`)
      const hasBody = req.headers['content-length'] !== undefined || req.headers['transfer-encoding'] !== undefined
      const answer = await pool.request({
        method: req.method as 'GET',
        path: prefix + path + search,
        headers: {
          ...passOn(req.headers),
          host: outside.host,
          'x-request-id': requestId,
          'x-forwarded-host': outside.host,
          'x-forwarded-proto': outside.protocol.slice(0, -1),
          'x-forwarded-for': forwardedFor(req),
        },
        body: hasBody ? req.pipe(countBytes(maxBytes)) : null,
        signal: controller.signal,
      })
      res.writeHead(answer.statusCode, passOn(answer.headers))
      await pipeline(answer.body, res)
    } catch (error) {
      if (res.headersSent || controller.signal.aborted) return void res.destroy()
      const known =
        error instanceof RequestError
          ? error
          : new RequestError('UPSTREAM_UNAVAILABLE', unavailable.message, { errorCode: unavailable.errorCode })
      if (known !== error)
        log.warn('proxied request failed', { requestId, path: loggedPath ?? path, error: (error as Error).message })
      await sendFailure(exchange, known, log)
    }
  }

  return { handle, close: () => pool.destroy() }
}
