import { RequestError, requestErrorOfBody } from '../../../shared/requestError.ts'

/** Largest CV (001/7.2). */
const maxBytes = 20 * 1_048_576
export const cvTypes = '.pdf,.doc,.docx'

/** Why a file is not sent at all, or null. What it really is, the server decides by its content. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): 'type' | 'size' | 'empty' | null {
  if (!/\.(pdf|docx?)$/i.test(name)) return 'type'
  if (size > maxBytes) return 'size'
  return size === 0 ? 'empty' : null
}

interface Upload {
  /** Reads it at once, or only keeps it. */
  operation: 'candidateImportCv' | 'candidateUploadCv'
  fields?: Record<string, string>
  file: File
  token: string
  signal?: AbortSignal
  /** Share of the bytes that have been sent, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Sends a CV; answers what the operation answers. XMLHttpRequest, because fetch does not tell how much has been sent. */
export function uploadCv<T>({ operation, fields = {}, file, token, signal, onProgress }: Upload): Promise<T> {
  const form = new FormData()
  const idempotencyKey = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  // The services read the fields before the file arrives: they come first.
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/upload/${operation}`)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('idempotency-key', idempotencyKey)
    request.setRequestHeader('timezoneoffset', String(new Date().getTimezoneOffset()))
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onerror = () => reject(new RequestError('NETWORK', ''))
    request.onabort = () => reject(new RequestError('NETWORK', ''))
    request.onload = () => {
      const isFine = request.status >= 200 && request.status < 300
      if (!isFine)
        return reject(
          requestErrorOfBody(
            request.status,
            request.responseText,
            request.getResponseHeader('x-request-id') ?? undefined,
          ),
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
