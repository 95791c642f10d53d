import { badInput } from '../../core/errors.ts'
import { candidateStatuses } from './contract.ts'
import type { CandidateStatus } from './tables.ts'

/** `failed` and `fail` both ask for everything that is shown as failed (decision D-41). */
export function statusesOf(asked: readonly string[]): CandidateStatus[] {
  const failed = asked.some((status) => status === 'failed' || status === 'fail')
  const all = failed ? [...asked, 'failed', 'fail', 'failed_createdcandidate'] : asked
  return candidateStatuses.filter((status) => all.includes(status))
}

/** A local time of the caller as a moment. */
export function moment(field: string, local: string, timezoneOffset: number): Date {
  const time = Date.parse(`${local}Z`)
  if (Number.isNaN(time)) throw badInput({ [field]: ['must be a date'] })
  return new Date(time + timezoneOffset * 60_000)
}

/** The first moment after a local time: that is inclusive to the millisecond that was sent; the database counts microseconds. */
export const after = (field: string, local: string, timezoneOffset: number): Date =>
  new Date(moment(field, local, timezoneOffset).getTime() + 1)
