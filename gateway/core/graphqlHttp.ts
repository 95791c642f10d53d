import type { Auth } from './auth.ts'
import type { Contexts } from './contexts.ts'
import { deadline } from './deadline.ts'
import { statusOf } from './failures.ts'
import { maxBodyBytes } from './limits.ts'
import { methodNotAllowed, readBody, readIdempotencyKey, readTimezoneOffset, sendFailure, sendText, type Exchange } from './http.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { RequestError } from './requestError.ts'
import type { Answer, OperationRequest, Operations } from './operations.ts'

const refuse = (sentence: string) => new RequestError('BAD_INPUT', sentence)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the JSON body of a GraphQL request; anything else is BAD_INPUT. */
export function readOperation(body: string): OperationRequest {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw refuse('The body must be JSON.')
  }
  if (Array.isArray(value)) throw refuse('Send one operation at a time: batches are not taken.')
  if (!isObject(value)) throw refuse('The body must be an object {id, variables} or {query, variables}.')
  const text = (name: string) => {
    const given = value[name]
    if (given === undefined || given === null || given === '') return undefined
    return typeof given === 'string' ? given : (() => { throw refuse(`"${name}" must be a text.`) })()
  }
  const { variables } = value
  if (variables !== undefined && variables !== null && !isObject(variables)) throw refuse('"variables" must be an object.')
  const id = text('id') ?? text('documentId')
  const query = text('query')
  const operationName = text('operationName')
  return { ...(id && { id }), ...(query && { query }), ...(operationName && { operationName }), ...(variables && { variables }) }
}

/** Status of an answer: what ran is 200 whatever its fields say; what could not start, and a lost sign-in, are not. */
function statusOfAnswer({ data, errors }: Answer) {
  if (!errors?.length) return 200
  if (data === undefined) return statusOf(errors[0]!.extensions.code)
  return data === null && errors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ? 401 : 200
}

interface Parts {
  operations: Operations
  auth: Auth
  contexts: Contexts
  metrics: Metrics
  log: Log
  deadlineMs: number
}

/**
 * POST /graphql. Only JSON is taken, which no page of another origin can send without asking first; and there is no
 * answer to such a question.
 */
export function createGraphQLHttp({ operations, auth, contexts, metrics, log, deadlineMs }: Parts) {
  async function answer(exchange: Exchange, work: ReturnType<typeof deadline>) {
    const { req, res, requestId } = exchange
    const { headers } = req
    const viewer = await auth.fromHeader(headers.authorization)
    if (!/^application\/(json|graphql\+json)\s*(;|$)/i.test(headers['content-type'] ?? '')) throw refuse('The Content-Type must be application/json.')
    if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') throw refuse('The body must not be encoded.')
    const context = contexts.make({
      viewer, requestId, signal: work.signal,
      timezoneOffset: readTimezoneOffset(headers.timezoneoffset),
      idempotencyKey: readIdempotencyKey(headers['idempotency-key']),
    })
    const request = readOperation((await readBody(req, maxBodyBytes)).toString())
    const started = performance.now()
    const prepared = await operations.prepare(request, viewer)
    const result = await operations.run(prepared, request.variables, context)
    metrics.operation(prepared, result, performance.now() - started)
    const type = /\bapplication\/graphql-response\+json\b/.test(headers.accept ?? '') ? 'application/graphql-response+json' : 'application/json'
    if (!res.destroyed) await sendText(exchange, statusOfAnswer(result), JSON.stringify(result), `${type}; charset=utf-8`)
  }

  return async (exchange: Exchange) => {
    if (exchange.req.method !== 'POST') return methodNotAllowed(exchange, 'POST', log)
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
