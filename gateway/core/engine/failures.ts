import { GraphQLError } from 'graphql'
import type { Log } from '../log.ts'
import { errorCodes, errorTable, type ErrorCode } from '../errors/errorTable.ts'
import { RequestError } from '../graph/requestError.ts'

/** One error as an answer carries it. */
export interface AnswerError {
  message: string
  path?: readonly (string | number)[]
  locations?: readonly { line: number; column: number }[]
  extensions: { code: ErrorCode; requestId: string } & Record<string, unknown>
}

/** HTTP status of a request that failed as a whole. */
export const statusOf = (code: ErrorCode) => errorTable[code].status

/**
 * Makes an error fit to be told: a code of the closed list passes; a failure of the document or its variables (it has
 * no path) is BAD_INPUT; anything else is a bug, which is logged and answered without its text.
 */
export function tellError(error: unknown, requestId: string, log: Log): AnswerError {
  if (error instanceof GraphQLError) {
    const { message, path, locations, extensions } = error
    const code = errorCodes.find((one) => one === extensions.code)
    if (code) return { message, ...(path && { path }), extensions: { ...extensions, code, requestId } }
    if (!path) return { message, ...(locations && { locations }), extensions: { code: 'BAD_INPUT', requestId } }
    log.error('unexpected error', { requestId, path: path.join('.'), error: error.originalError ?? error })
    return { message: 'Unexpected error.', path, extensions: { code: 'INTERNAL', requestId, isStandIn: true } }
  }
  log.error('unexpected error', { requestId, error })
  return { message: 'Unexpected error.', extensions: { code: 'INTERNAL', requestId, isStandIn: true } }
}

/** Header Retry-After of an answer of which nothing came, when the services asked for patience. */
export function retryAfterOf({
  data,
  errors = [],
}: {
  data?: unknown
  errors?: readonly AnswerError[]
}): Record<string, string> {
  if (data && Object.values(data).some((value) => value !== null)) return {}
  const seconds = Math.max(
    0,
    ...errors.map(({ extensions: { retryAfter } }) => (typeof retryAfter === 'number' ? retryAfter : 0)),
  )
  return seconds > 0 ? { 'Retry-After': String(seconds) } : {}
}

/** A request that took longer than an operation may. */
export const timedOut = () => new RequestError('UPSTREAM_TIMEOUT', 'The operation took too long.', { isStandIn: true })
