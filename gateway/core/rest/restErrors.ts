import { STATUS_CODES } from 'node:http'
import type { ErrorCode } from '../errors/errorTable.ts'
import { RequestError, type ErrorDetails, type FieldDetail } from '../graph/requestError.ts'
import { recordId } from '../graph/ids.ts'
import { retryAfter } from './restWire.ts'
import { stepsOf } from './tolerant/operation.ts'
import type { Shape } from './tolerant/shape.ts'
import { normalizedId } from './tolerant/idForm.ts'

/** A failed response of an upstream. */
export interface FailedAnswer {
  status: number
  text: string
  requestId: string
  /** The value of its header Retry-After. */
  retryAfter?: unknown
  /** The shapes of the operation's input. Their spelling of names is used. */
  input?: readonly Shape[]
  /** The GraphQL names of REST input fields. */
  fieldNames?: Readonly<Record<string, string>>
}

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'UPSTREAM_TIMEOUT',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  422: 'BAD_INPUT',
  429: 'RATE_LIMITED',
  500: 'INTERNAL',
  502: 'UPSTREAM_UNAVAILABLE',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_TIMEOUT',
}

/** Messages for errors whose service sent no text, or a text that must not be shown. */
const texts: Partial<Record<ErrorCode, string>> = {
  BAD_INPUT: 'The input was refused',
  UNAUTHENTICATED: 'Not signed in',
  FORBIDDEN: 'Not allowed',
  NOT_FOUND: 'Not found',
  CONFLICT: 'The record has changed meanwhile',
  REFUSED: 'The service refused',
  TOO_LARGE: 'Too large',
  RATE_LIMITED: 'Too many requests',
  UPSTREAM_TIMEOUT: 'The service did not answer in time',
  UPSTREAM_UNAVAILABLE: 'The service is not available',
  INTERNAL: 'The service failed',
}

const longest = 1000
/** 'Not found' with 404 says no more than the status, for which clients have their own texts. */
const isStatusText = (status: number, text: string) => text.trim().toLowerCase() === STATUS_CODES[status]?.toLowerCase()
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The third format is a plain string; the HTML page of a proxy does not count.
    return /^\s*</.test(text) ? undefined : text
  }
}

/** Returns the messages of a failure by field, under the GraphQL names. */
function fieldsOf(
  { errors, errorDetails }: Record<string, unknown>,
  names: Readonly<Record<string, string>>,
  input: readonly Shape[],
): Pick<ErrorDetails, 'fields' | 'fieldDetails'> {
  if (!isRecord(errors)) return {}
  const others = Object.keys(names)
  // `draft.owner`, `labelIds.0`: each step of a path is renamed.
  const named = (key: string) =>
    stepsOf(key, input, others)
      .map((step) => (Object.hasOwn(names, step) ? names[step] : step))
      .join('.')
  const told = Object.entries(errors).map(([key, messages]) => {
    const texts = (Array.isArray(messages) ? messages : [messages]).map(String)
    const details = isRecord(errorDetails) ? detailsOf(errorDetails[key]) : undefined
    return { field: named(key), texts, details: details?.length === texts.length ? details : undefined }
  })
  const detailed = told.flatMap(({ field, details }) => (details ? [[field, details] as const] : []))
  return {
    fields: Object.fromEntries(told.map(({ field, texts }) => [field, texts])),
    ...(detailed.length > 0 && { fieldDetails: Object.fromEntries(detailed) }),
  }
}

/** Returns the codes and parameters beside the messages of a field, or undefined unless all of them can be read. */
function detailsOf(value: unknown): FieldDetail[] | undefined {
  if (!Array.isArray(value)) return undefined
  const details = value.flatMap((detail: unknown) =>
    isRecord(detail) && typeof detail.code === 'string'
      ? [{ code: detail.code, params: paramsOf(detail.params) ?? {} }]
      : [],
  )
  return details.length === value.length ? details : undefined
}

const paramsOf = (values: unknown): Record<string, string> | undefined =>
  isRecord(values) ? Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])) : undefined

/** Returns the text of a problem in ASP.NET's format. Its title says less than the fields do. */
const problemText = ({ detail, title, errors }: Record<string, unknown>) =>
  [detail, isRecord(errors) ? undefined : title].find((text) => typeof text === 'string' && text !== '')

/**
 * Converts the services' three failure formats (000/8): errorCode with parameters, errors by field, and a plain string.
 * ASP.NET's problem format is supported too.
 */
export function failure({
  status,
  text,
  requestId,
  fieldNames = {},
  input = [],
  ...answer
}: FailedAnswer): RequestError {
  const body = parse(text)
  const details: ErrorDetails = { status, requestId }
  const pause = retryAfter(answer.retryAfter)
  if (pause !== undefined) details.retryAfter = pause
  let code: ErrorCode = codes[status] ?? 'UPSTREAM_BAD_ANSWER'
  let message =
    typeof body === 'string' && status < 500 && !isStatusText(status, body) ? body.trim().slice(0, longest) : ''
  if (isRecord(body)) {
    if (body.errorCode !== undefined && body.errorCode !== null) {
      details.errorCode = String(body.errorCode)
      // 599: the record has changed since the caller read it (001/8). Any other code with a 400 is a rule that refuses
      // the change.
      if (status === 400) code = details.errorCode === '599' ? 'CONFLICT' : 'REFUSED'
    }
    const params = paramsOf(body.paramValues)
    if (params) details.params = params
    Object.assign(details, fieldsOf(body, fieldNames, input))
    // The text of an unexpected failure without an errorCode may be a stack trace.
    const said = body.message ?? problemText(body)
    if (typeof said === 'string' && (status < 500 || details.errorCode)) message = said.slice(0, longest)
  }
  if (!message && details.fields) message = Object.values(details.fields).flat().join('; ').slice(0, longest)
  if (!message) details.isStandIn = true
  return new RequestError(code, message || texts[code] || 'The service answered something unexpected', details)
}

/** Creates the error of a call without a usable response. */
export const noAnswer = (code: 'UPSTREAM_TIMEOUT' | 'UPSTREAM_UNAVAILABLE', requestId: string) =>
  new RequestError(code, texts[code]!, { requestId, isStandIn: true })

/** A write that was executed, but whose response cannot be read. */
export class UnreadableWrite extends RequestError {
  /** The id of the record, if the response contains one. */
  readonly id: string | undefined

  constructor(details: ErrorDetails, why: string, answer?: unknown) {
    super('UPSTREAM_BAD_ANSWER', 'It is done, but what the service answered could not be read', {
      ...details,
      isDone: true,
      isStandIn: true,
    })
    this.cause = new Error(why)
    const id = isRecord(answer) ? answer.id : answer
    this.id =
      typeof id === 'string' || typeof id === 'number'
        ? (recordId(String(id).trim()) ?? recordId(normalizedId(String(id))) ?? undefined)
        : undefined
  }
}

/**
 * Creates the error for an answer that does not match the contract. `why` is logged through `cause` and not sent to the
 * client.
 */
export function badAnswer(status: number, requestId: string, why: string): RequestError {
  const error = new RequestError('UPSTREAM_BAD_ANSWER', 'The service answered something unexpected', {
    status,
    requestId,
    isStandIn: true,
  })
  error.cause = new Error(why)
  return error
}
