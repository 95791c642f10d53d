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

/** One HTTP request with what the gateway has read from it. */
export interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  requestId: string
  /** What passes on the trace that the request belongs to (header `traceparent`). */
  traceparent?: string
  /** Path as sent, still percent-encoded. */
  path: string
  /** Query with its question mark, or empty. */
  search: string
}

const compress = promisify(gzip)
const validHost = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const validId = /^[\w.:-]{1,64}$/

/** Reads the request line and Host; a RequestError BAD_INPUT for what no route may see. */
export function readExchange(req: IncomingMessage, res: ServerResponse): Exchange {
  const asked = req.headers['x-request-id']
  const trace = readTrace(req.headers.traceparent)
  // What others trace is called as they call it.
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

/** Why this request must not go further, or undefined. */
export function faultOfExchange({ req, path }: Exchange): string | undefined {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return 'The request target must be a path.'
  if (!validHost.test(req.headers.host ?? '')) return 'The Host header is not valid.'
  try {
    if (decodeURIComponent(path).includes('\0')) return 'The path is not valid.'
  } catch {
    return 'The path is not valid.'
  }
  return undefined
}

/** Headers of answers that are data, not pages. */
const dataHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Answers a text; large ones are compressed for clients that take gzip, by `zipped` where somebody keeps what that gives. */
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

/** Answers a failure as `{errors: [{message, extensions: {code, requestId}}]}` with a fitting status. */
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

/** Most that is read, and longest, of a body that nobody wants. */
const drained = { bytes: 64 * 1_048_576, ms: 10_000 }

/**
 * Reads the rest of a refused body and throws it away: a browser that is still sending would not see the answer of a
 * connection that is cut.
 */
export function drain({ req, res }: Exchange) {
  if (req.complete || req.destroyed) return
  let size = 0
  const cut = () => req.socket.destroy()
  const timer = setTimeout(cut, drained.ms)
  req.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > drained.bytes) cut()
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

/** Reads a whole body of at most `limit` bytes until the signal fires. Throws TOO_LARGE as soon as it is known to be larger. */
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

/** X-Forwarded-For as it goes on: what came, and who stands before us. */
export const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')

/** Headers that tell the services who asks without being signed in: by which address and program. */
export const strangerOf = (req: IncomingMessage): Record<string, string> => ({
  'x-forwarded-for': forwardedFor(req),
  ...(req.headers['user-agent'] && { 'user-agent': req.headers['user-agent'] }),
})

/** Whether the client would show a page. */
export const wantsPage = ({ req }: Exchange) => /\btext\/html\b/.test(req.headers.accept ?? '')

/** Header `TimezoneOffset`: minutes as Date.getTimezoneOffset gives them; absent = 0. */
export function readTimezoneOffset(value: unknown): number {
  if (value === undefined || value === '') return 0
  const minutes = Number(value)
  if (!Number.isInteger(minutes) || Math.abs(minutes) > 1440)
    throw new RequestError('BAD_INPUT', 'TimezoneOffset must be a whole number of minutes.')
  return minutes
}

/** Header `Idempotency-Key`, or undefined. */
export function readIdempotencyKey(value: string | string[] | undefined): string | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(value))
    throw new RequestError('BAD_INPUT', 'Idempotency-Key must be 1 to 200 visible characters.')
  return value
}
