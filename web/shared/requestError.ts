import { getCatalogueText, fillIn } from './format/catalogue.ts'

/** The codes of the gateway (a closed list) and two codes that only a client can know. */
export type RequestErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_INPUT'
  | 'CONFLICT'
  | 'REFUSED'
  | 'TOO_LARGE'
  | 'LIMIT_EXCEEDED'
  | 'RATE_LIMITED'
  | 'PERSISTED_NOT_FOUND'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_BAD_ANSWER'
  | 'INTERNAL'
  | 'NETWORK'
  | 'TIMEOUT'

interface FieldDetail {
  code: string
  params: Record<string, string>
}

export interface RequestErrorDetails {
  status?: number
  /** The key in the specification's error texts. */
  errorCode?: string
  params?: Record<string, string>
  /** Messages by input field. */
  fields?: Record<string, string[]>
  /** The codes and parameters of a field's messages, in the same order; not every service sends them. */
  fieldDetails?: Record<string, readonly FieldDetail[]>
  requestId?: string
  /** The missing permission keys. */
  requires?: readonly string[]
  /** The number of seconds after which the services may be called again. */
  retryAfter?: number
  /** Whether the message is the gateway's own, because the service sent none that could be shown. */
  isStandIn?: boolean
  /** Whether the change was made, but its result could not be read. */
  isDone?: boolean
}

/** The error that every failed request throws, over any transport. */
export class RequestError extends Error {
  readonly code: RequestErrorCode
  readonly status: number | undefined
  readonly errorCode: string | undefined
  readonly params: Record<string, string>
  readonly #fields: Record<string, string[]>
  readonly #fieldDetails: Record<string, readonly FieldDetail[]>
  readonly requestId: string | undefined
  readonly requires: readonly string[]
  readonly retryAfter: number
  readonly isStandIn: boolean
  readonly isDone: boolean

  constructor(code: RequestErrorCode, message: string, details: RequestErrorDetails = {}) {
    super(message)
    this.name = 'RequestError'
    this.code = code
    this.status = details.status
    this.errorCode = details.errorCode
    this.params = details.params ?? {}
    this.#fields = details.fields ?? {}
    this.#fieldDetails = details.fieldDetails ?? {}
    this.requestId = details.requestId
    this.requires = details.requires ?? []
    this.retryAfter = details.retryAfter ?? 0
    this.isStandIn = details.isStandIn ?? false
    this.isDone = details.isDone ?? false
  }

  /** The messages by input field, in the user's language if their codes are known, otherwise unchanged. */
  get fields(): Record<string, string[]> {
    return Object.fromEntries(
      Object.entries(this.#fields).map(([field, texts]) => [
        field,
        texts.map((text, at) => {
          const { code, params = {} } = this.#fieldDetails[field]?.[at] ?? {}
          const known = getCatalogueText('fieldErrors', code)
          return known === undefined ? text : fillIn(known, params)
        }),
      ]),
    )
  }

  /** Whether there was no response: the request may or may not have arrived. */
  get isUnanswered() {
    return this.code === 'NETWORK' || this.code === 'TIMEOUT'
  }
}

/**
 * Whether the same read may succeed in a moment: there was no response, or a service behind the gateway was
 * unavailable.
 */
export const isPassing = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (error.isUnanswered || error.code.startsWith('UPSTREAM_') || error.code === 'RATE_LIMITED')

/** One entry of `errors` in a response of the gateway. */
export interface AnsweredError {
  message: string
  path?: readonly (string | number)[]
  extensions?: RequestErrorDetails & { code?: string }
}

const codeByStatus: Record<number, RequestErrorCode> = {
  400: 'BAD_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  429: 'RATE_LIMITED',
  502: 'UPSTREAM_BAD_ANSWER',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_TIMEOUT',
}

/** Returns the error for one entry of `errors`; `status` is the HTTP status of the response, if it failed. */
export function requestErrorOf(entry: AnsweredError, status?: number, requestId?: string): RequestError {
  const { code, ...details } = entry.extensions ?? {}
  const known = code as RequestErrorCode | undefined
  return new RequestError(known ?? codeByStatus[status ?? 0] ?? 'INTERNAL', entry.message, {
    ...details,
    status: details.status ?? status,
    requestId: details.requestId ?? requestId,
  })
}

/**
 * Returns the error for an HTTP response that is not OK: `{errors: […]}` of the gateway, or any response of a proxy in
 * between.
 */
export async function requestErrorOfResponse(response: Response): Promise<RequestError> {
  const requestId = response.headers.get('x-request-id') ?? undefined
  const body = await response.text().catch(() => '')
  return requestErrorOfBody(response.status, body, requestId)
}

/** Does the same for a status and body text that another transport (XMLHttpRequest) has read. */
export function requestErrorOfBody(status: number, body: string, requestId?: string): RequestError {
  try {
    const first = (JSON.parse(body) as { errors?: AnsweredError[] } | null)?.errors?.[0]
    if (first && typeof first.message === 'string') return requestErrorOf(first, status, requestId)
  } catch {
    // Not our response, but a proxy's page: its text does not help the user.
  }
  return new RequestError(codeByStatus[status] ?? 'INTERNAL', '', { status, requestId })
}

const reported = new EventTarget()

/** Passes a failure that no screen handles to the global error dialog. */
export function reportError(error: unknown): void {
  reported.dispatchEvent(new CustomEvent('error', { detail: error }))
}

/** Calls the listener with the errors passed to `reportError`, for the shell. Returns the unsubscribe function. */
export function onReportedError(listener: (error: unknown) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<unknown>).detail)
  reported.addEventListener('error', heard)
  return () => reported.removeEventListener('error', heard)
}
