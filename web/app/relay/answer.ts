import type { GraphQLSingularResponse } from 'relay-runtime'
import { RequestError, requestErrorOf, type AnsweredError } from '../../shared/requestError.ts'

/** Body of an answer of the gateway, over HTTP or the socket. */
export interface Answer {
  data?: Record<string, unknown> | null
  errors?: readonly AnsweredError[]
  /** What the services answered and the gateway could not read is left out, and counted. */
  extensions?: { unreadable?: { count: number } }
}

export interface AnswerContext {
  /** The HTTP status of an answer that is not OK. */
  status?: number
  requestId?: string
  /** The root fields that the query catches. */
  caught?: readonly string[]
  /** Called when a part of the answer is missing because something was away. */
  onPartial?: () => void
  /** Called with the number of records that could not be read. */
  onUnreadable?: (count: number) => void
}

/** Something was away; what a viewer may not read, or is not there, is null by right. */
const isOutage = ({ extensions }: AnsweredError) => /^(?:UPSTREAM_|INTERNAL$)/.test(extensions?.code ?? '')

/**
 * Hands the answer to Relay, or throws when a root field failed: with a nullable root field Relay would take the answer as
 * a success. Errors below the root stay with their fields, and those of root fields that the query catches (`caught`) too,
 * unless nothing else was answered.
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
