import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnyOperation } from '../../../services/core/contract/operation.ts'
import type { Signal } from './deadline.ts'
import { withLocalTimes } from './localTime.ts'
import { RequestError } from '../graph/requestError.ts'
import type { CallRecord, RestClient } from './restCall.ts'
import { badAnswer, failure, noAnswer, Unsaid } from './restErrors.ts'
import { send, type Exchange } from './restExchange.ts'
import { jitter, retryDelay, searchText, shifted } from './restWire.ts'
import { emptyAnswer, inputOf, plainAnswer } from './tolerant/operation.ts'
import type { LeftOut } from './tolerant/read.ts'
import type { Asked } from './tolerant/walk.ts'
import type { Target, Upstreams } from './upstreams.ts'

export interface RestClientOptions {
  /** Pools, endpoints and breakers that all requests of this process share. */
  upstreams: Upstreams
  /** Bearer token, forwarded; none for public operations. */
  token?: string
  requestId?: string
  /** Minutes as Date.getTimezoneOffset gives them; default 0. */
  timezoneOffset?: number
  /** Aborts the calls when the client has gone. */
  signal?: Signal
  /** Idempotency-Key of the client's request: forwarded on writes that take one. */
  idempotencyKey?: string
  /** Further ones of each call: who asks without being signed in, whom the services count by address, and the trace. */
  headers?: Readonly<Record<string, string>>
  /** Called after each attempt. */
  onCall?: (record: CallRecord) => void
}

interface Request {
  target: Target
  operation: AnyOperation
  path: string
  headers: Record<string, string>
  body: string | undefined
  fieldNames: Readonly<Record<string, string>> | undefined
  /** What the call asked for, as it went over the wire. */
  asked: () => Asked
}

/** The failure of an attempt, and whether (and after how long) the same call may help. */
class Attempt {
  readonly error: unknown
  readonly retryAfterMs: number | null

  constructor(error: unknown, retryAfterMs: number | null) {
    this.error = error
    this.retryAfterMs = retryAfterMs
  }
}

const tooLate = new Error('deadline')
const gone = new Error('the client has gone')

/** The client of one request; cheap to make. */
export function createRestClient(options: RestClientOptions): RestClient {
  const { upstreams, token, requestId = randomUUID(), timezoneOffset = 0, signal, onCall } = options
  const running = new Set<Exchange>()
  const usual = {
    accept: 'application/json',
    'x-request-id': requestId,
    timezoneoffset: String(timezoneOffset),
    ...(token && { authorization: `Bearer ${token}` }),
    ...options.headers,
  }
  const timesUsed = new Map<string, number>()
  let isListening = false

  /** The client's own key serves its first write of an operation; a second one in the same request gets its own. */
  function keyFor(operation: AnyOperation, given: string | undefined): string | undefined {
    if (given || !options.idempotencyKey) return given
    const used = timesUsed.get(operation.id) ?? 0
    timesUsed.set(operation.id, used + 1)
    return used === 0 ? options.idempotencyKey : `${options.idempotencyKey}.${used}`
  }

  function listen() {
    isListening = true
    signal?.addEventListener('abort', () => running.forEach((exchange) => exchange.abort(gone)))
  }

  async function attempt(request: Request, number: number): Promise<unknown> {
    const { target, operation } = request
    const { breaker, retries } = target
    const started = performance.now()
    let status = 0
    const report = (code: CallRecord['code'], why?: string, leftOut?: LeftOut) =>
      onCall?.({
        operation: operation.id,
        service: operation.service,
        status,
        code,
        attempt: number,
        requestId,
        milliseconds: performance.now() - started,
        ...(why && { why }),
        ...(leftOut && { leftOut }),
      })
    if (!breaker.enter()) {
      report('UPSTREAM_UNAVAILABLE', 'circuit open')
      throw new Attempt(noAnswer('UPSTREAM_UNAVAILABLE', requestId), null)
    }
    retries.earn()
    const { path, headers, body } = request
    const exchange = send(target.pool, { method: target.method, path, headers, body }, upstreams.maxAnswerBytes)
    const timer = setTimeout(exchange.abort, upstreams.deadlineMs, tooLate)
    running.add(exchange)
    try {
      const answer = await exchange.answer
      const { text } = answer
      status = answer.status
      const isDown = status === 502 || status === 503 || status === 504
      if (isDown) breaker.failed()
      else breaker.succeeded()
      if (status < 200 || status > 299) {
        const error = failure({
          status,
          text,
          requestId,
          retryAfter: answer.headers['retry-after'],
          fieldNames: request.fieldNames,
          input: inputOf(operation),
        })
        // Its text may hold personal data or a token; the services' own log tells it under the same request id.
        report(error.code, `${String(answer.headers['content-type'])}, ${text.length} characters`)
        throw new Attempt(error, isDown ? retryDelay(answer.headers['retry-after']) : null)
      }
      const given = parse(operation, request.asked, status, answer.headers['content-type'], text)
      if (target.check(given) === null) {
        report('OK')
        return shifted(given, -target.pageBase)
      }
      const reading = target.read(plainAnswer(operation, given, request.asked()) ?? given, request.asked())
      if ('wrong' in reading) throw unreadable(operation, status, reading.wrong, given)
      report('OK', undefined, reading.leftOut)
      return shifted(reading.answer, -target.pageBase)
    } catch (error) {
      if (error instanceof Attempt) throw error
      if (error instanceof RequestError) {
        report(error.code, String((error.cause as Error)?.message))
        throw new Attempt(error, null)
      }
      const { code = '', message } = error as { code?: string; message?: string }
      if (error === tooLate) {
        breaker.failed()
        report('UPSTREAM_TIMEOUT')
        throw new Attempt(noAnswer('UPSTREAM_TIMEOUT', requestId), jitter())
      }
      if (error === gone) {
        breaker.abandoned()
        report('ABORTED')
        throw new Attempt(
          signal?.reason instanceof RequestError ? signal.reason : noAnswer('UPSTREAM_TIMEOUT', requestId),
          null,
        )
      }
      if (code === 'UND_ERR_INVALID_ARG') {
        breaker.abandoned()
        throw error
      }
      if (
        /^(UND_ERR_RES_EXCEEDED_MAX_SIZE|ERR_BUFFER_TOO_LARGE|Z_.*)$/.test(code) ||
        (error as Error)?.name === 'HTTPParserError'
      ) {
        breaker.succeeded()
        report('UPSTREAM_BAD_ANSWER', message)
        throw new Attempt(badAnswer(status, requestId, message ?? code), null)
      }
      breaker.failed()
      report('UPSTREAM_UNAVAILABLE', message ?? code)
      throw new Attempt(noAnswer('UPSTREAM_UNAVAILABLE', requestId), jitter())
    } finally {
      clearTimeout(timer)
      running.delete(exchange)
    }
  }

  /** An answer of a call that went well, in words that nobody can read. */
  const unreadable = ({ effect }: AnyOperation, status: number, why: string, answer?: unknown) =>
    effect === 'write' ? new Unsaid({ status, requestId }, why, answer) : badAnswer(status, requestId, why)

  function parse(
    operation: AnyOperation,
    asked: () => Asked,
    status: number,
    contentType: unknown,
    text: string,
  ): unknown {
    const empty = !/\S/.test(text) ? emptyAnswer(operation, asked()) : undefined
    if (empty !== undefined) return empty
    // Without a type, or as plain text, JSON is JSON.
    if (contentType !== undefined && !/\bjson\b|^text\/plain\b/i.test(String(contentType))) {
      // A page: of somebody in between, who may have done nothing.
      throw badAnswer(status, requestId, `content type ${String(contentType)}`)
    }
    try {
      return JSON.parse(text)
    } catch {
      // `OK`, as words go where nothing says that they are JSON.
      if (operation.effect === 'write' && !/\bjson\b/i.test(String(contentType)) && !/^\s*</.test(text))
        return text.trim()
      throw unreadable(operation, status, 'no JSON')
    }
  }

  return {
    lacking: upstreams.lacking,
    async call(operation: AnyOperation, input: any = {}): Promise<any> {
      if (operation.transport !== 'json') throw new Error(`${operation.id} is a stream, not a call`)
      const target = upstreams.target(operation)
      const key = operation.idempotent ? keyFor(operation, input.idempotencyKey) : undefined
      const hasBody = input.body !== undefined && target.method !== 'GET'
      const query = shifted(input.query, target.pageBase)
      const body = hasBody ? shifted(input.body, target.pageBase) : undefined
      const request: Request = {
        target,
        operation,
        path: target.path(input.params) + searchText(target.write(query)),
        headers: {
          ...usual,
          ...(hasBody && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        body: hasBody ? JSON.stringify(target.write(withLocalTimes(body, timezoneOffset))) : undefined,
        fieldNames: input.fieldNames,
        // Only for answers that say less than the contract: most calls never need it.
        asked: () => ({ ...input.params, ...query, ...body }),
      }
      if (signal?.aborted) throw noAnswer('UPSTREAM_TIMEOUT', requestId)
      if (!isListening) listen()
      // A write is repeated only when the services can tell that it is the same one.
      const mayRepeat = operation.effect === 'read' || key !== undefined
      try {
        return await attempt(request, 1)
      } catch (first) {
        if (!(first instanceof Attempt)) throw first
        if (!mayRepeat || first.retryAfterMs === null || !target.retries.spend()) throw first.error
        await pause(first.retryAfterMs)
        if (signal?.aborted) throw first.error
        return await attempt(request, 2).catch((second) => {
          throw second instanceof Attempt ? second.error : second
        })
      }
    },
  }
}
