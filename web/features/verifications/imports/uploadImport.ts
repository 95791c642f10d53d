import { RequestError, requestErrorOfBody } from '../../../shared/requestError.ts'

interface Upload {
  fields: { title: string; verificationId: string; recChannelId?: string }
  file: File
  token: string
  /** The same for a second attempt after no answer: the file is not imported twice. */
  idempotencyKey: string
  /** Share of the bytes that have been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a CSV to be imported; answers the import's id. XMLHttpRequest, because fetch does not tell how much has been sent. */
export function uploadImport({ fields, file, token, idempotencyKey, onProgress, signal }: Upload): Promise<string> {
  const form = new FormData()
  // The services read the fields before the file arrives: they come first.
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file.type === '' ? new File([file], file.name, { type: 'text/csv' }) : file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/upload/verificationImportCreate')
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('idempotency-key', idempotencyKey)
    request.setRequestHeader('timezoneoffset', String(new Date().getTimezoneOffset()))
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
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
        resolve((JSON.parse(request.responseText) as { id: string }).id)
      } catch {
        reject(new RequestError('UPSTREAM_BAD_ANSWER', ''))
      }
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
