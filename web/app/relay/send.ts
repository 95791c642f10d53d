import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime'
import { loadCatalogues } from '../../shared/format/catalogue.ts'
import { randomId } from '../../shared/format/randomId.ts'
import { RequestError, requestErrorOfBody } from '../../shared/requestError.ts'
import { mayReload } from '../reload.ts'
import { accessToken, signInAgain } from '../session/tokens.ts'
import { takeAnswer, type Answer } from './answer.ts'
import { caughtRoots } from './caughtRoots.generated.ts'
import { noteQuery, takeSentAhead } from './firstQueries.ts'

const deadline = 30_000

interface SendOptions {
  /** Whether the caller handles a 401 itself. */
  isExempt?: boolean
  /** Whether the request is public: no token is sent, and the user is not sent to sign-in. */
  isPublic?: boolean
  /** Whether the page is being closed: the browser sends the request anyway. */
  isLast?: boolean
  /** Called when a part of the response is missing because a service was unavailable. */
  onPartial?: () => void
  /** Called with the number of records that could not be read. */
  onUnreadable?: (count: number) => void
}

/**
 * Sends one operation over HTTP, by its persisted id. Resolves with data or throws a RequestError; an exempt request
 * also throws a 401.
 */
export async function send(
  params: RequestParameters,
  variables: Variables,
  gone: AbortSignal,
  { isExempt = false, isPublic = false, isLast = false, onPartial, onUnreadable }: SendOptions = {},
): Promise<GraphQLSingularResponse> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const body = JSON.stringify({ id: params.id ?? params.cacheID, variables })
  if (params.operationKind === 'query' && !isPublic) noteQuery(body)
  // One key per execution: a request that a proxy repeats is executed once.
  if (params.operationKind === 'mutation') headers['idempotency-key'] = randomId()
  const init = { method: 'POST', headers, body, signal: gone, keepalive: isLast }
  const response = await (isPublic ? fetchUnsigned : fetchFromGateway)('/graphql', init)
  const requestId = response.headers.get('x-request-id') ?? undefined
  const text = await response.text().catch(throwUnanswered)
  try {
    const answer = answerOf(text, response.status, requestId)
    if (answer.errors?.length) await loadCatalogues()
    return takeAnswer(answer, {
      ...(!response.ok && { status: response.status }),
      requestId,
      caught: caughtRoots[params.name],
      onPartial,
      onUnreadable,
    })
  } catch (error) {
    if (error instanceof RequestError && !((isExempt || isPublic) && error.code === 'UNAUTHENTICATED'))
      return handleFailure(error)
    throw error
  }
}

function answerOf(text: string, status: number, requestId?: string): Answer {
  try {
    const answer = JSON.parse(text) as Answer | null
    if (answer && (answer.data !== undefined || Array.isArray(answer.errors))) return answer
  } catch {
    // Falls through: an HTML page of a proxy, or a truncated response.
  }
  throw requestErrorOfBody(status < 400 ? 502 : status, text, requestId)
}

/** Handles failures that concern the entire application, whichever transport reported them. */
export async function handleFailure(error: RequestError): Promise<never> {
  await loadCatalogues()
  if (error.code === 'UNAUTHENTICATED') return signInAgain(error)
  if (error.code === 'PERSISTED_NOT_FOUND' && mayReload()) {
    // The server is newer than this page.
    location.reload()
    return new Promise<never>(() => {})
  }
  throw error
}

/** Calls `fetch` with the token, the time zone and a deadline. Throws a RequestError if there was no response. */
export async function fetchFromGateway(
  path: string,
  init: RequestInit,
  limit: number | null = deadline,
): Promise<Response> {
  const headers = new Headers(init.headers)
  const token = await accessToken()
  headers.set('authorization', `Bearer ${token}`)
  const send = () => fetchUnsigned(path, { ...init, headers }, limit)
  return takeSentAhead(token, init.body)?.catch(send) ?? send()
}

/** Does the same without the token. */
function fetchUnsigned(path: string, init: RequestInit, limit: number | null = deadline): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('timezoneoffset', String(new Date().getTimezoneOffset()))
  const signals = [init.signal, limit === null ? null : AbortSignal.timeout(limit)].filter((signal) => signal != null)
  return fetch(path, { ...init, headers, signal: AbortSignal.any(signals) }).catch(throwUnanswered)
}

function throwUnanswered(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  // The caller's own abort is not a failure of the request.
  if (name === 'AbortError') throw error
  throw new RequestError(name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK', '')
}
