import type { GraphQLSingularResponse } from 'relay-runtime'
import { RequestError, requestErrorOf, type AnsweredError } from '../../shared/requestError.ts'

/** The body of a response of the gateway, over HTTP or the socket. */
export interface Answer {
  data?: Record<string, unknown> | null
  errors?: readonly AnsweredError[]
  /** Records from the services that the gateway could not read are left out and counted. */
  extensions?: { unreadable?: { count: number } }
}

export interface AnswerContext {
  /** The HTTP status of a response that is not OK. */
  status?: number
  requestId?: string
  /** The root fields that the query catches. */
  caught?: readonly string[]
  /** Called when a part of the response is missing because a service was unavailable. */
  onPartial?: () => void
  /** Called with the number of records that could not be read. */
  onUnreadable?: (count: number) => void
}

/**
 * Whether a service was unavailable. Other errors explain a legitimate null: the viewer may not read the value, or it
 * does not exist.
 */
const isOutage = ({ extensions }: AnsweredError) => /^(?:UPSTREAM_|INTERNAL$)/.test(extensions?.code ?? '')

/**
 * Passes the response to Relay, or throws if a root field failed: with a nullable root field Relay would treat the
 * response as a success. Errors below the root stay with their fields. So do errors of root fields that the query
 * catches (`caught`), unless the response has no other data.
 */
export function takeAnswer(
  answer: Answer,
  { status, requestId, caught = [], onPartial, onUnreadable }: AnswerContext = {},
): GraphQLSingularResponse {
  const { data, errors = [], extensions } = answer
  const rootOf = ({ path }: AnsweredError) => (path === undefined ? undefined : path[0])
  const failed = errors.filter((error) => {
    const root = rootOf(error)
    return data == null || root === undefined || data[String(root)] == null
  })
  const isCaught = (error: AnsweredError) =>
    data != null && caught.includes(String(rootOf(error))) && error.extensions?.code !== 'UNAUTHENTICATED'
  const fatal = failed.find((error) => !isCaught(error))
  if (fatal) throw requestErrorOf(fatal, status, requestId)
  if (data == null) throw new RequestError('UPSTREAM_BAD_ANSWER', '', { status, requestId })
  if (errors.some(isOutage)) onPartial?.()
  const { count = 0 } = extensions?.unreadable ?? {}
  if (count > 0) onUnreadable?.(count)
  return answer as GraphQLSingularResponse
}
