import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { readTrace, traceparent } from '../../../common/http/trace.ts'
import type { Signal } from '../rest/deadline.ts'
import { failed } from '../engine/operations.ts'
import { retryAfterOf, statusOf } from '../engine/failures.ts'
import type { Log } from '../log.ts'
import { RequestError } from '../graph/requestError.ts'

/** One HTTP request with the values that the gateway has read from it. */
export interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  /** The trace that the request belongs to (header `traceparent`). */
  traceparent?: string
  /** The path as sent, still percent-encoded. */
  path: string
  /** The query with its question mark, or an empty string. */
  search: string
}

const compress = promisify(gzip)
const validHost = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const validId = /^[\w.:-]{1,64}$/

/** Reads the request line and Host header of a request. */
export function readExchange(req: IncomingMessage, res: ServerResponse): Exchange {
  const asked = req.headers['x-request-id']
  const trace = readTrace(req.headers.traceparent)
  // A request that belongs to a trace uses the trace id as its request id.
  const requestId = typeof asked === 'string' && validId.test(asked) ? asked : (trace?.id ?? randomUUID())
  const target = req.url ?? ''
  const at = target.indexOf('?')
  return {
    req,
    res,
    requestId,
    ...(trace && { traceparent: traceparent(trace, randomBytes(8).toString('hex')) }),
    path: at < 0 ? target : target.slice(0, at),
    search: at < 0 ? '' : target.slice(at),
  }
}

/** Returns the reason why a request must be refused, or undefined. */
export function exchangeErrorOf({ req, path }: Exchange): string | undefined {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return 'The request target must be a path.'
  if (!validHost.test(req.headers.host ?? '')) return 'The Host header is not valid.'
  try {
    if (decodeURIComponent(path).includes('\0')) return 'The path is not valid.'
  } catch {
    return 'The path is not valid.'
  }
  return undefined
}

/** Headers of responses with data instead of pages. */
const dataHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * Sends a text. Large texts are compressed for clients that accept gzip; callers that cache the compressed body pass
 * `zipped`.
 */
export async function sendText(
  { req, res, requestId }: Exchange,
  status: number,
  text: string,
  contentType = 'application/json; charset=utf-8',
  headers: Record<string, string> = {},
  zipped = () => compress(text, { level: constants.Z_BEST_SPEED }),
) {
  if (res.headersSent || res.destroyed) return
  let body: string | Buffer = text
  let encoding: Record<string, string> = {}
  if (text.length > 4096 && /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))) {
    body = await zipped()
    encoding = { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }
    if (res.headersSent || res.destroyed) return
  }
  res.writeHead(status, {
    ...dataHeaders,
    ...encoding,
    'X-Request-Id': requestId,
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** Sends a failure as `{errors: [{message, extensions: {code, requestId}}]}` with a matching status. */
export function sendFailure(exchange: Exchange, error: unknown, log: Log, headers: Record<string, string> = {}) {
  const answer = failed(error, exchange.requestId, log)
  const code = answer.errors![0]!.extensions.code
  const extra: Record<string, string> = code === 'UNAUTHENTICATED' ? { 'WWW-Authenticate': 'Bearer' } : {}
  drain(exchange)
  return sendText(exchange, statusOf(code), JSON.stringify(answer), undefined, {
    ...extra,
    ...retryAfterOf(answer),
    ...headers,
  })
}

/** The limits for reading and discarding the body of a refused request. */
const drainLimits = { bytes: 64 * 1_048_576, ms: 10_000 }

/**
 * Reads the rest of a refused body and discards it. If the connection were cut, a browser that is still sending would
 * not see the response.
 */
export function drain({ req, res }: Exchange) {
  if (req.complete || req.destroyed) return
  let size = 0
  const cut = () => req.socket.destroy()
  const timer = setTimeout(cut, drainLimits.ms)
  req.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > drainLimits.bytes) cut()
  })
  req.once('close', () => clearTimeout(timer))
  res.once('close', () => clearTimeout(timer))
  req.on('error', () => undefined)
  req.resume()
}

export const methodNotAllowed = (exchange: Exchange, allow: string, log: Log) =>
  sendText(
    exchange,
    405,
    JSON.stringify(failed(new RequestError('BAD_INPUT', `Use ${allow}.`), exchange.requestId, log)),
    undefined,
    { Allow: allow },
  )

const tooLarge = (limit: number) => new RequestError('TOO_LARGE', `The request is larger than ${limit} bytes.`)

/**
 * Reads an entire body of at most `limit` bytes, until the signal fires. Throws TOO_LARGE as soon as the body is known
 * to be larger.
 */
export function readBody(req: IncomingMessage, limit: number, signal?: Signal): Promise<Buffer> {
  if (Number(req.headers['content-length']) > limit) return Promise.reject(tooLarge(limit))
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) return chunks.push(chunk)
      req.pause()
      req.removeAllListeners('data')
      return reject(tooLarge(limit))
    })
    req.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    const isShort = () => reject(new RequestError('BAD_INPUT', 'The request ended early.'))
    req.on('error', isShort)
    signal?.addEventListener('abort', () =>
      reject(new RequestError('BAD_INPUT', 'The request did not arrive in time.')),
    )
    req.on('close', () => {
      if (!req.complete) isShort()
    })
  })
}

/** Returns the X-Forwarded-For header to pass on: the received one, plus the address of the connection. */
export const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')

/**
 * Returns the headers that identify a caller who is not signed in to the services: the IP address and the user agent.
 */
export const anonymousCallerHeaders = (req: IncomingMessage): Record<string, string> => ({
  'x-forwarded-for': forwardedFor(req),
  ...(req.headers['user-agent'] && { 'user-agent': req.headers['user-agent'] }),
})

/** Whether the client accepts HTML. */
export const wantsPage = ({ req }: Exchange) => /\btext\/html\b/.test(req.headers.accept ?? '')

/** Reads the header `TimezoneOffset`: minutes as returned by Date.getTimezoneOffset. The default is 0. */
export function readTimezoneOffset(value: unknown): number {
  if (value === undefined || value === '') return 0
  const minutes = Number(value)
  if (!Number.isInteger(minutes) || Math.abs(minutes) > 1440)
    throw new RequestError('BAD_INPUT', 'TimezoneOffset must be a whole number of minutes.')
  return minutes
}

/** Reads the header `Idempotency-Key`. Returns undefined if it is absent. */
export function readIdempotencyKey(value: string | string[] | undefined): string | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(value))
    throw new RequestError('BAD_INPUT', 'Idempotency-Key must be 1 to 200 visible characters.')
  return value
}
