import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnyOperation } from '../../../services/core/contract/operation.ts'
import type { Signal } from './deadline.ts'
import { withLocalTimes } from './localTime.ts'
import { RequestError } from '../graph/requestError.ts'
import type { CallRecord, RestClient } from './restCall.ts'
import { badAnswer, failure, noAnswer, UnreadableWrite } from './restErrors.ts'
import { send, type Exchange } from './restExchange.ts'
import { jitter, retryDelay, searchText, shifted } from './restWire.ts'
import { emptyAnswer, inputOf, plainAnswer } from './tolerant/operation.ts'
import type { LeftOut } from './tolerant/read.ts'
import type { CallParameters } from './tolerant/walk.ts'
import type { Target, Upstreams } from './upstreams.ts'

export interface RestClientOptions {
  /** The pools, endpoints and breakers that all requests of this process share. */
  upstreams: Upstreams
  /** The bearer token to forward; absent for public operations. */
  token?: string
  requestId?: string
  /** The offset in minutes, as returned by Date.getTimezoneOffset; default 0. */
  timezoneOffset?: number
  /** Aborts the calls when the client has disconnected. */
  signal?: Signal
  /** The Idempotency-Key of the client's request. It is forwarded with writes that accept one. */
  idempotencyKey?: string
  /** Additional headers of each call: the trace, and those that identify an anonymous caller, whom the services limit by address. */
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
  /** Returns the parameters of the call as they were sent. */
  asked: () => CallParameters
}

/** A failed attempt: its error, and whether (and after how long) repeating the call may help. */
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

/** Creates the client of one request. It is cheap to create. */
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

  /** Returns a call's idempotency key. The client's key is used for the first write of an operation; each further one gets its own. */
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
        // The text may contain personal data or a token. The services log it under the same request id.
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

  /** Creates the error for a successful call whose answer cannot be read. */
  const unreadable = ({ effect }: AnyOperation, status: number, why: string, answer?: unknown) =>
    effect === 'write' ? new UnreadableWrite({ status, requestId }, why, answer) : badAnswer(status, requestId, why)

  function parse(
    operation: AnyOperation,
    asked: () => CallParameters,
    status: number,
    contentType: unknown,
    text: string,
  ): unknown {
    const empty = !/\S/.test(text) ? emptyAnswer(operation, asked()) : undefined
    if (empty !== undefined) return empty
    // JSON is accepted without a content type and as plain text.
    if (contentType !== undefined && !/\bjson\b|^text\/plain\b/i.test(String(contentType))) {
      // An HTML page comes from something in between, and the call may not have been executed.
      throw badAnswer(status, requestId, `content type ${String(contentType)}`)
    }
    try {
      return JSON.parse(text)
    } catch {
      // A plain text such as `OK`, if the content type is not JSON.
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
        // Only needed for answers with less than the contract requires. Most calls do not need it.
        asked: () => ({ ...input.params, ...query, ...body }),
      }
      if (signal?.aborted) throw noAnswer('UPSTREAM_TIMEOUT', requestId)
      if (!isListening) listen()
      // A write is only repeated if the services can recognise it as the same one.
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
