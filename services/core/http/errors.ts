import { textOf, type FieldErrors } from '../contract/messages.ts'

/**
 * A failure that is reported to the caller, in one of the specification's three forms (000/8): an errorCode with
 * parameters, an errors object (key → messages), or a plain string.
 */
export class ServiceError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(
    status: number,
    body:
      | string
      | { errorCode: string; message: string; paramValues?: Record<string, string> }
      | { errors: Record<string, string[]>; errorDetails: FieldErrors },
  ) {
    super(typeof body === 'string' ? body : 'message' in body ? body.message : 'Invalid input')
    this.status = status
    this.body = body
  }
}

/**
 * Creates a 400 with messages by field, `{errors: {field: [text]}}`; `errorDetails` also has their codes and
 * parameters.
 */
export const badInput = (errors: FieldErrors) =>
  new ServiceError(400, {
    errors: Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.map(textOf)])),
    errorDetails: errors,
  })
/** Creates a 400 (or another status) with an errorCode that clients translate. */
export const refused = (errorCode: string, message: string, paramValues?: Record<string, string>, status = 400) =>
  new ServiceError(status, { errorCode, message, ...(paramValues && { paramValues }) })
/** Creates a 400 with errorCode 599: the record has changed since the caller read it; lists reload (001/8/4). */
export const stale = (message: string, paramValues?: Record<string, string>) => refused('599', message, paramValues)
/**
 * Creates a 403 for records that are not accessible or do not exist, without details. Where details may be reported,
 * use a code: `refused('NOTE_NOT_YOURS', …, undefined, 403)`.
 */
export const forbidden = () => new ServiceError(403, 'Forbidden')
export const notFound = () => new ServiceError(404, 'Not found')
export const conflict = (message: string) => refused('CONFLICT', message, undefined, 409)
export const tooLarge = (maxBytes: number) =>
  refused('TOO_LARGE', `At most ${maxBytes} bytes`, { maxBytes: String(maxBytes) }, 413)

const diskFull = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])
/** Whether a failure means that there is no space left on our own disk or the database's. */
export const isDiskFull = (error: unknown): boolean => diskFull.has(String((error as { code?: unknown } | null)?.code))
/**
 * Creates a 500: the data could not be stored because the disk is full. Nothing was stored; an operator has to free
 * some space.
 */
export const storageFull = () => refused('STORAGE_FULL', 'There is no room left to store this', undefined, 500)
