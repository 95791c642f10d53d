import type { Auth } from '../identity/auth.ts'
import type { Contexts } from '../engine/contexts.ts'
import type { Viewer } from '../graph/context.ts'
import { deadline, type Signal } from '../rest/deadline.ts'
import { InvalidDocument } from '../engine/documents.ts'
import { retryAfterOf, statusOf } from '../engine/failures.ts'
import type { RunMetered } from '../engine/budgets/metered.ts'
import { maxBodyBytes } from '../engine/limits.ts'
import {
  anonymousCallerHeaders,
  methodNotAllowed,
  readBody,
  readIdempotencyKey,
  readTimezoneOffset,
  sendFailure,
  sendText,
  type Exchange,
} from './http.ts'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'
import { RequestError } from '../graph/requestError.ts'
import { readOperation, readOperationOfUrl } from './operationRequest.ts'
import { failed, type Answer, type OperationRequest, type Operations, type Prepared } from '../engine/operations.ts'

/**
 * Returns the HTTP status of an answer. An operation that ran is 200 whatever its errors; one that could not start, or
 * whose sign-in is no longer valid, is not.
 */
function statusOfAnswer({ data, errors }: Answer, isPlain: boolean) {
  if (!errors?.length) return 200
  if (data === undefined) {
    const { code } = errors[0]!.extensions
    return isPlain && code === 'BAD_INPUT' ? 200 : statusOf(code)
  }
  return data === null && errors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ? 401 : 200
}

interface Parts {
  operations: Operations
  auth: Auth
  contexts: Contexts
  metrics: Metrics
  log: Log
  deadlineMs: number
  run: RunMetered
}

/** The largest body of a request without a sign-in. */
const strangersBytes = 65_536
const graphqlType = 'application/graphql-response+json'

/**
 * Returns what the client accepts according to its Accept header: GraphQL's own media type, or only plain JSON. With
 * plain JSON, an invalid document or invalid variables are answered with 200.
 */
function accepted(accept = '') {
  const isGraphql = accept.includes(graphqlType)
  return {
    type: isGraphql ? graphqlType : 'application/json',
    isPlain: !isGraphql && accept.includes('application/json'),
  }
}

/**
 * Reads the operation from the body of a POST or the query of a GET. Only JSON bodies are accepted, because pages of
 * other origins cannot send them without a preflight request.
 */
async function read({ req, search }: Exchange, maxBytes: number, signal: Signal): Promise<OperationRequest> {
  const { headers } = req
  if (req.method === 'GET') return readOperationOfUrl(search)
  if (!/^application\/(json|graphql\+json)\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new RequestError('BAD_INPUT', 'The Content-Type must be application/json.')
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')
    throw new RequestError('BAD_INPUT', 'The body must not be encoded.')
  return readOperation((await readBody(req, maxBytes, signal)).toString())
}

/**
 * Handles POST /graphql, and GET for queries: graphql-over-http with a bearer token. Preflight requests of other
 * origins are not answered.
 */
export function createGraphQLHttp({ operations, auth, contexts, metrics, log, deadlineMs, run }: Parts) {
  /** Returns the document, or an answer with its errors. */
  async function prepare(
    request: OperationRequest,
    viewer: Viewer | null,
    requestId: string,
  ): Promise<Prepared | Answer> {
    try {
      return await operations.prepare(request, viewer)
    } catch (error) {
      if (error instanceof InvalidDocument) return failed(error, requestId, log)
      throw error
    }
  }

  async function answer(exchange: Exchange, work: ReturnType<typeof deadline>) {
    const { req, res, requestId, traceparent } = exchange
    const { headers } = req
    const { type, isPlain } = accepted(headers.accept)
    // Without a token, only public operations run.
    const viewer = headers.authorization === undefined ? null : await auth.fromHeader(headers.authorization)
    const context = contexts.make({
      viewer,
      requestId,
      ...(traceparent && { traceparent }),
      signal: work.signal,
      timezoneOffset: readTimezoneOffset(headers.timezoneoffset),
      idempotencyKey: readIdempotencyKey(headers['idempotency-key']),
      ...(!viewer && { stranger: anonymousCallerHeaders(req) }),
    })
    const request = await read(exchange, viewer ? maxBodyBytes : strangersBytes, work.signal)
    const started = performance.now()
    const prepared = await prepare(request, viewer, requestId)
    if (!('document' in prepared))
      return sendText(exchange, statusOfAnswer(prepared, isPlain), JSON.stringify(prepared), `${type}; charset=utf-8`)
    if (req.method === 'GET' && prepared.kind !== 'query') return methodNotAllowed(exchange, 'POST', log)
    const { answer: result, headers: told } = await run(prepared, request.variables, context)
    metrics.operation(prepared, result, performance.now() - started)
    if (!res.destroyed)
      await sendText(exchange, statusOfAnswer(result, isPlain), JSON.stringify(result), `${type}; charset=utf-8`, {
        ...retryAfterOf(result),
        ...told,
      })
  }

  return async (exchange: Exchange) => {
    if (exchange.req.method !== 'POST' && exchange.req.method !== 'GET')
      return methodNotAllowed(exchange, 'GET, POST', log)
    const work = deadline(deadlineMs)
    exchange.res.once('close', () => {
      if (!exchange.res.writableFinished) work.abort()
    })
    try {
      await answer(exchange, work)
    } catch (error) {
      await sendFailure(exchange, error, log)
    } finally {
      work.clear()
    }
  }
}
