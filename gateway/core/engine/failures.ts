import { GraphQLError } from 'graphql'
import type { Log } from '../log.ts'
import { errorCodes, errorTable, type ErrorCode } from '../errors/errorTable.ts'
import { RequestError } from '../graph/requestError.ts'

/** One error in an answer. */
export interface AnswerError {
  message: string
  path?: readonly (string | number)[]
  locations?: readonly { line: number; column: number }[]
  extensions: { code: ErrorCode; requestId: string } & Record<string, unknown>
}

/** Returns the HTTP status of a request that failed as a whole. */
export const statusOf = (code: ErrorCode) => errorTable[code].status

/**
 * Converts an error for the client. An error with a known code is passed on. A failure of the document or its variables
 * (it has no path) is BAD_INPUT. Anything else is a bug: it is logged and answered without its text.
 */
export function toAnswerError(error: unknown, requestId: string, log: Log): AnswerError {
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

/** Returns the header Retry-After for an answer without data, if a service asked to retry later. */
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

/** Creates the error of a request that exceeded the time limit of an operation. */
export const timedOut = () => new RequestError('UPSTREAM_TIMEOUT', 'The operation took too long.', { isStandIn: true })
