import type { RequestError } from '../../gateway/core/graph/requestError.ts'
import { failure, noAnswer } from '../../gateway/core/rest/restErrors.ts'
import { searchText } from '../../gateway/core/rest/restWire.ts'
import type { Upstreams } from '../../gateway/core/rest/upstreams.ts'
import type { AnyOperation } from '../../services/core/contract/operation.ts'
import type { KnownInput } from './inputs.ts'

/** The result of a download: the type of the file, or the error. */
export type Download = { type: string } | { error: RequestError }

/** Requests a file as the gateway's downloads do, and stops when the first bytes have arrived. */
export async function download(
  upstreams: Upstreams,
  token: string,
  operation: AnyOperation,
  { params, query, body }: KnownInput,
): Promise<Download> {
  const target = upstreams.target(operation)
  const hasBody = operation.method !== 'GET'
  const requestId = 'check-services'
  try {
    const answer = await target.streamPool.request({
      method: target.method,
      path: target.path(params as Record<string, unknown>) + searchText(target.write(query as Record<string, unknown>)),
      headers: {
        authorization: `Bearer ${token}`,
        'x-request-id': requestId,
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      body: hasBody ? JSON.stringify(target.write(body)) : null,
      signal: AbortSignal.timeout(upstreams.deadlineMs),
    })
    const { statusCode: status, headers } = answer
    if (status < 200 || status > 299) return { error: failure({ status, text: await answer.body.text(), requestId }) }
    // Leaving the loop closes the stream.
    for await (const piece of answer.body)
      if (piece.length > 0) return { type: String(headers['content-type'] ?? 'a file without a type') }
    return { type: 'an empty file' }
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError'
    return { error: noAnswer(isLate ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_UNAVAILABLE', requestId) }
  }
}
