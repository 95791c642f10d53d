import type { GraphQLSingularResponse } from 'relay-runtime'
import { RequestError, requestErrorOf, type AnsweredError } from '../../shared/requestError.ts'

/** Body of an answer of the gateway, over HTTP or the socket. */
export interface Answer {
  data?: Record<string, unknown> | null
  errors?: readonly AnsweredError[]
}

/**
 * Hands the answer to Relay, or throws when a root field failed: with a nullable root field Relay would take the answer as
 * a success. Errors below the root stay with their fields.
 */
export function takeAnswer(answer: Answer, status?: number, requestId?: string): GraphQLSingularResponse {
  const { data, errors = [] } = answer
  const failed = errors.find(
    ({ path }) => data == null || path === undefined || path.length === 0 || data[String(path[0])] == null,
  )
  if (failed) throw requestErrorOf(failed, status, requestId)
  if (data == null) throw new RequestError('UPSTREAM_BAD_ANSWER', '', { status, requestId })
  return answer as GraphQLSingularResponse
}
