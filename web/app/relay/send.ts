import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime'
import { loadCatalogues } from '../../shared/format/catalogue.ts'
import { randomId } from '../../shared/format/randomId.ts'
import { RequestError, requestErrorOfBody } from '../../shared/requestError.ts'
import { mayReload } from '../reload.ts'
import { accessToken, signInAgain } from '../session/tokens.ts'
import { takeAnswer, type Answer } from './answer.ts'
import { caughtRoots } from './caughtRoots.generated.ts'

const deadline = 30_000

interface SendOptions {
  /** It deals with a 401 itself. */
  isExempt?: boolean
  /** It is for everybody: no token goes along, and nobody is sent to sign-in. */
  isPublic?: boolean
  /** The page is going: the browser sends it all the same. */
  isLast?: boolean
  /** A part of the answer is missing: something was away. */
  onPartial?: () => void
  /** So many records could not be read. */
  onUnreadable?: (count: number) => void
}

/** One operation over HTTP, by its persisted id. Settles with data, or throws a RequestError; an exempt one throws a 401 too. */
export async function send(
  params: RequestParameters,
  variables: Variables,
  gone: AbortSignal,
  { isExempt = false, isPublic = false, isLast = false, onPartial, onUnreadable }: SendOptions = {},
): Promise<GraphQLSingularResponse> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  // One key for one execution: what a proxy repeats is done once.
  if (params.operationKind === 'mutation') headers['idempotency-key'] = randomId()
  const init = {
    method: 'POST',
    headers,
    body: JSON.stringify({ id: params.id ?? params.cacheID, variables }),
    signal: gone,
    keepalive: isLast,
  }
  const response = await (isPublic ? fetchUnsigned : fetchFromGateway)('/graphql', init)
  const requestId = response.headers.get('x-request-id') ?? undefined
  const text = await response.text().catch(unanswered)
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
      return recover(error)
    throw error
  }
}

function answerOf(text: string, status: number, requestId?: string): Answer {
  try {
    const answer = JSON.parse(text) as Answer | null
    if (answer && (answer.data !== undefined || Array.isArray(answer.errors))) return answer
  } catch {
    // Falls through: a proxy's page, or a cut answer.
  }
  throw requestErrorOfBody(status < 400 ? 502 : status, text, requestId)
}

/** What a failure means for the whole application, whichever transport brought it. */
export async function recover(error: RequestError): Promise<never> {
  await loadCatalogues()
  if (error.code === 'UNAUTHENTICATED') return signInAgain(error)
  if (error.code === 'PERSISTED_NOT_FOUND' && mayReload()) {
    // The server is newer than this page.
    location.reload()
    return new Promise<never>(() => {})
  }
  throw error
}

/** `fetch` with the token, the time zone and a deadline. Throws a RequestError when nothing was answered. */
export async function fetchFromGateway(
  path: string,
  init: RequestInit,
  limit: number | null = deadline,
): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${await accessToken()}`)
  return fetchUnsigned(path, { ...init, headers }, limit)
}

/** The same without the token. */
function fetchUnsigned(path: string, init: RequestInit, limit: number | null = deadline): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('timezoneoffset', String(new Date().getTimezoneOffset()))
  const signals = [init.signal, limit === null ? null : AbortSignal.timeout(limit)].filter((signal) => signal != null)
  return fetch(path, { ...init, headers, signal: AbortSignal.any(signals) }).catch(unanswered)
}

function unanswered(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  // The caller's own abort is no failure of the request.
  if (name === 'AbortError') throw error
  throw new RequestError(name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK', '')
}
