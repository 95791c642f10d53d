import { createMessage } from './contract/messages.ts'
import { badInput } from './http/errors.ts'

/** Converts a local time of the caller into a moment. */
export function moment(field: string, local: string, timezoneOffset: number): Date {
  const time = Date.parse(`${local}Z`)
  if (Number.isNaN(time)) throw badInput({ [field]: [createMessage('DATE')] })
  return new Date(time + timezoneOffset * 60_000)
}

/**
 * Returns the first moment after a local time, so that the millisecond in the request is included: the database has
 * microseconds.
 */
export const momentAfter = (field: string, local: string, timezoneOffset: number): Date =>
  new Date(moment(field, local, timezoneOffset).getTime() + 1)

/** Returns the midnight at which the caller's day began. */
export function startOfDay(timezoneOffset: number): Date {
  const local = new Date(Date.now() - timezoneOffset * 60_000)
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) + timezoneOffset * 60_000)
}

/** Returns the caller's day, YYYY-MM-DD. */
export const today = (timezoneOffset: number): string =>
  new Date(Date.now() - timezoneOffset * 60_000).toISOString().slice(0, 10)
