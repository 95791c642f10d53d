import { say } from './contract/messages.ts'
import { badInput } from './http/errors.ts'

/** A local time of the caller as a moment. */
export function moment(field: string, local: string, timezoneOffset: number): Date {
  const time = Date.parse(`${local}Z`)
  if (Number.isNaN(time)) throw badInput({ [field]: [say('DATE')] })
  return new Date(time + timezoneOffset * 60_000)
}

/** The first moment after a local time: that is inclusive to the millisecond that was sent; the database counts microseconds. */
export const after = (field: string, local: string, timezoneOffset: number): Date =>
  new Date(moment(field, local, timezoneOffset).getTime() + 1)

/** Midnight of the caller's day. */
export function startOfDay(timezoneOffset: number): Date {
  const local = new Date(Date.now() - timezoneOffset * 60_000)
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) + timezoneOffset * 60_000)
}

/** The caller's day, YYYY-MM-DD. */
export const today = (timezoneOffset: number): string =>
  new Date(Date.now() - timezoneOffset * 60_000).toISOString().slice(0, 10)
