import { createMessage } from '../../../services/core/contract/messages.ts'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { operations as contract } from '../../../services/contract.ts'
import type { Operation } from '../../../services/core/contract/operation.ts'
import type { Auth } from '../identity/auth.ts'
import type { Viewer } from '../graph/context.ts'
import { requireInternalRole } from '../graph/permission.ts'
import { timedOut } from '../engine/failures.ts'
import { methodNotAllowed, readIdempotencyKey, readTimezoneOffset, sendFailure, type Exchange } from './http.ts'
import type { Log } from '../log.ts'
import { badInput, RequestError } from '../graph/requestError.ts'
import type { CallRecord } from '../rest/restCall.ts'
import { failure, noAnswer } from '../rest/restErrors.ts'
import { inputOf } from '../rest/tolerant/operation.ts'
import { answerOf, readDownloadBody, uploadOf } from './streamBodies.ts'
import { searchText } from '../rest/restWire.ts'
import type { Upstreams } from '../rest/upstreams.ts'

const longestFailure = 65_536
/**
 * The minimum number of bytes per `stallMs`. It is slower than any usable network; a client that sends byte by byte
 * could otherwise hold a connection forever.
 */
const leastBytes = 8192

interface Parts {
  auth: Auth
  upstreams: Upstreams
  log: Log
  onCall: (record: CallRecord) => void
  /** A stream that transfers fewer than `leastBytes` within this time ends; default 60 s. */
  stallMs?: number
  /** Operations other than those of the contract, for tests. */
  operations?: readonly Operation[]
}

/** Throws unless the contract allows this viewer to call the operation. The services check again. */
export function checkAccess({ access, id }: Operation, viewer: Viewer) {
  if (access === 'everyRole' || access === 'public') return
  if (access === 'signedIn') return requireInternalRole(viewer)
  if (typeof access === 'string' && access.startsWith('scope:'))
    throw new RequestError('NOT_FOUND', `There is no operation "${id}" here.`)
  const keys = [access].flat() as readonly string[]
  if (keys.some((key) => (viewer.permissions as ReadonlySet<string>).has(key))) return
  throw new RequestError('FORBIDDEN', `This needs the permission ${keys.join(' or ')}.`, { requires: keys })
}

/** Splits the query into the parameters of the operation's path and those of its query. */
export function readParams(
  operation: Operation,
  search: string,
): { params: Record<string, string>; query: Record<string, string[]> } {
  const named = new Set([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
  const known = (operation.query as { properties?: Record<string, unknown> }).properties ?? {}
  const params: Record<string, string> = {}
  const query: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    if (named.has(name)) params[name] = value
    else if (Object.hasOwn(known, name)) (query[name] ??= []).push(value)
    else throw badInput({ [name]: createMessage('NO_PARAMETER') })
  }
  for (const name of named) if (!params[name]) throw badInput({ [name]: createMessage('REQUIRED') })
  return { params, query }
}

/**
 * Handles POST /upload/{operation} and GET|POST /download/{operation}. Files are streamed and counted but never stored.
 * Failures have the same form and codes as in GraphQL.
 */
export function createStreams({ auth, upstreams, log, onCall, stallMs = 60_000, operations = contract }: Parts) {
  const byId = new Map(operations.map((operation) => [operation.id, operation]))

  async function transfer(exchange: Exchange, operation: Operation, viewer: Viewer) {
    const { req, res, requestId, traceparent, search } = exchange
    const isUpload = operation.transport === 'upload'
    const { params, query } = readParams(operation, search)
    const target = upstreams.target(operation)
    const path = target.path(params) + searchText(target.write(query))
    const key = readIdempotencyKey(req.headers['idempotency-key'])
    const headers: Record<string, string> = {
      'x-request-id': requestId,
      ...(traceparent && { traceparent }),
      timezoneoffset: String(readTimezoneOffset(req.headers.timezoneoffset)),
      ...(operation.access !== 'public' && { authorization: `Bearer ${viewer.token}` }),
      ...(key && operation.idempotent && { 'idempotency-key': key }),
      // The caller does not wait for the processing of the file (decision D-105).
      ...(req.headers.invocationtype === 'Event' && { invocationtype: 'Event' }),
    }

    const controller = new AbortController()
    const stalled = () => controller.abort(timedOut())
    let timer = setTimeout(stalled, stallMs)
    let since = 0
    const moved = (bytes: number) => {
      since += bytes
      if (since < leastBytes) return
      since = 0
      clearTimeout(timer)
      timer = setTimeout(stalled, stallMs)
    }
    res.once('close', () => {
      if (!res.writableFinished) controller.abort()
    })

    const body = isUpload
      ? uploadOf(exchange, operation, target, headers, moved)
      : await readDownloadBody(exchange, operation, target, headers)
    if (!target.breaker.enter()) throw noAnswer('UPSTREAM_UNAVAILABLE', requestId)
    const started = performance.now()
    let status = 0
    let code: CallRecord['code'] = 'OK'
    let isCounted = false
    const count = (how: 'succeeded' | 'failed' | 'abandoned') => {
      if (!isCounted) target.breaker[how]()
      isCounted = true
    }
    try {
      const answer = await target.streamPool.request({
        method: target.method,
        path,
        headers,
        body,
        signal: controller.signal,
        headersTimeout: 0,
        bodyTimeout: 0,
      })
      status = answer.statusCode
      count(status === 502 || status === 503 || status === 504 ? 'failed' : 'succeeded')
      if (status < 200 || status > 299)
        throw failure({
          status,
          text: await readSome(answer.body),
          requestId,
          retryAfter: answer.headers['retry-after'],
          input: inputOf(operation),
        })
      answer.body.on('data', (piece: Buffer) => moved(piece.length))
      if (isUpload && isPlainJson(answer.headers)) {
        const text = await answerOf(answer.body, operation, target, { ...params, ...query }, upstreams.maxAnswerBytes)
        const { 'content-length': _length, ...others } = answer.headers
        return void res.writeHead(status, answerHeaders(others, operation)).end(text)
      }
      res.writeHead(status, answerHeaders(answer.headers, operation))
      await pipeline(answer.body, res)
    } catch (error) {
      count(controller.signal.aborted || error instanceof RequestError ? 'abandoned' : 'failed')
      const reason = controller.signal.reason
      const known = error instanceof RequestError ? error : reason instanceof RequestError ? reason : undefined
      code = known?.code ?? (controller.signal.aborted ? 'ABORTED' : 'UPSTREAM_UNAVAILABLE')
      if (code === 'ABORTED' || res.headersSent) return void res.destroy()
      if (!known) log.warn('stream failed', { requestId, operation: operation.id, error: (error as Error).message })
      throw known ?? noAnswer('UPSTREAM_UNAVAILABLE', requestId)
    } finally {
      clearTimeout(timer)
      onCall({
        operation: operation.id,
        service: operation.service,
        status,
        code,
        milliseconds: performance.now() - started,
        attempt: 1,
        requestId,
      })
    }
  }

  return async (exchange: Exchange) => {
    const { req, path } = exchange
    const [, direction, id = '', ...more] = path.split('/')
    const isUpload = direction === 'upload'
    if (req.method !== 'POST' && (isUpload || req.method !== 'GET'))
      return methodNotAllowed(exchange, isUpload ? 'POST' : 'GET, POST', log)
    try {
      const viewer = await auth.fromHeader(req.headers.authorization)
      const operation = byId.get(id)
      if (!operation || more.length || operation.transport !== direction)
        throw new RequestError('NOT_FOUND', `There is no ${direction} "${id}".`)
      checkAccess(operation, viewer)
      await transfer(exchange, operation, viewer)
    } catch (error) {
      await sendFailure(exchange, error, log)
    }
  }
}

const isPlainJson = (headers: Record<string, string | string[] | undefined>) =>
  /\bjson\b/i.test(String(headers['content-type'])) && headers['content-encoding'] === undefined

async function readSome(body: Readable): Promise<string> {
  let text = ''
  for await (const piece of body) {
    text += String(piece)
    if (text.length > longestFailure) break
  }
  return text.slice(0, longestFailure)
}

/** Returns the headers of a file for the client. Whether displayed or saved, it never runs in our origin. */
function answerHeaders(
  given: Record<string, string | string[] | undefined>,
  { transport }: Operation,
): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Type': 'application/octet-stream',
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(transport === 'download' && { 'Content-Disposition': 'attachment' }),
  }
  for (const name of [
    'Content-Type',
    'Content-Length',
    'Content-Disposition',
    'Content-Encoding',
    'Last-Modified',
    'ETag',
  ]) {
    const value = given[name.toLowerCase()]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}
