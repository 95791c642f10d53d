import { loadCatalogues } from '../format/catalogue.ts'
import { randomId } from '../format/randomId.ts'
import { RequestError, requestErrorOfBody } from '../requestError.ts'
import type { Session } from '../session/session.ts'
import type { Downloads, Uploads } from './streams.generated.ts'

/**
 * Returns the path of a download at the gateway. It is requested with the session's token, so that no link to a file
 * exists.
 */
export function downloadPath<O extends keyof Downloads>(operation: O, query: Downloads[O]['query']): string {
  const values = Object.entries(query).map(([name, value]) => [name, String(value)])
  return `/download/${operation}${values.length ? `?${new URLSearchParams(values)}` : ''}`
}

type DownloadOptions<O extends keyof Downloads> = Pick<Downloads[O], 'query' | 'body'> & { signal?: AbortSignal }

/** Downloads a file. Throws RequestError for every response that is not OK. */
export async function download<O extends keyof Downloads>(
  { request }: Pick<Session, 'request'>,
  operation: O,
  { query, body, signal }: DownloadOptions<O>,
): Promise<Blob> {
  const posted = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await request(downloadPath(operation, query), { ...posted, signal })
  return answer.blob()
}

interface Upload<O extends keyof Uploads> {
  fields: Uploads[O]['fields']
  file: File
  /** The same key for a second attempt after no response, so that the file is not stored twice. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Called with the share of the bytes that have been sent, 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Uploads a file with its fields and returns the result of the operation. Throws RequestError for every response that
 * is not OK.
 */
export async function upload<O extends keyof Uploads>(
  session: Pick<Session, 'request' | 'accessToken'>,
  operation: O,
  { fields, file, idempotencyKey = randomId(), signal, onProgress }: Upload<O>,
): Promise<Uploads[O]['answer']> {
  const form = new FormData()
  // The fields come first, because the services read them before the file arrives.
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
  form.append('file', file)
  const headers = { 'idempotency-key': idempotencyKey }
  if (onProgress) {
    const token = await session.accessToken()
    return watched(`/upload/${operation}`, form, { ...headers, authorization: `Bearer ${token}` }, onProgress, signal)
  }
  const answer = await session.request(`/upload/${operation}`, { method: 'POST', body: form, headers, signal })
  return answer.json() as Promise<Uploads[O]['answer']>
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function watched<T>(
  path: string,
  form: FormData,
  headers: Record<string, string>,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('timezoneoffset', String(new Date().getTimezoneOffset()))
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onerror = () => reject(new RequestError('NETWORK', ''))
    request.onabort = () => reject(new RequestError('NETWORK', ''))
    request.onload = () => {
      const isFine = request.status >= 200 && request.status < 300
      const requestId = request.getResponseHeader('x-request-id') ?? undefined
      if (!isFine)
        return void loadCatalogues().then(() =>
          reject(requestErrorOfBody(request.status, request.responseText, requestId)),
        )
      try {
        resolve(JSON.parse(request.responseText) as T)
      } catch {
        reject(new RequestError('UPSTREAM_BAD_ANSWER', ''))
      }
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
