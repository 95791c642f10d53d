import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { Static, TObject } from 'typebox'
import { momentAfter, moment, startOfDay } from '../../core/localTime.ts'
import { candidateStatuses, type CandidateStatus, type rowFilters } from './contract.ts'
import type { ReviewRowTable } from './tables.ts'

type RowFilters = Omit<Static<TObject<typeof rowFilters>>, 'keyword'>

/** Refers to columns that the tables of all lists have. */
const row = expressionBuilder<{ row: ReviewRowTable }, 'row'>()

/** Expands statuses. `failed` and `fail` both include every status that is shown as failed (decision D-41). */
function statusesOf(asked: readonly string[]): CandidateStatus[] {
  const failed = asked.some((status) => status === 'failed' || status === 'fail')
  const all = failed ? [...asked, 'failed', 'fail', 'failed_createdcandidate'] : asked
  return candidateStatuses.filter((status) => all.includes(status))
}

/**
 * Returns the conditions for the filters of a list, except the keyword. All of them must hold. The dates are inclusive.
 */
export function rowConditions(
  { status, recChannelIds, fromDate, toDate }: RowFilters,
  timezoneOffset: number,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = []
  if (status?.length) {
    const statuses = statusesOf(status)
    conditions.push(statuses.length > 0 ? row('status', 'in', statuses) : row.lit(false))
  }
  if (recChannelIds?.length) conditions.push(row('rec_channel_id', 'in', recChannelIds))
  if (fromDate) conditions.push(row('created_at', '>=', moment('fromDate', fromDate, timezoneOffset)))
  if (toDate) conditions.push(row('created_at', '<', momentAfter('toDate', toDate, timezoneOffset)))
  return conditions
}

/** Selects the rows that a user has approved or rejected today, in the user's time zone. */
export const reviewedToday = (userName: string, timezoneOffset: number): Expression<SqlBool> =>
  row.and([row('reviewed_by', '=', userName), row('reviewed_at', '>=', startOfDay(timezoneOffset))])

/** Selects the rows that have the file with this path as a CV. */
export const hasCv = (path: string): Expression<SqlBool> =>
  sql<boolean>`string_to_array(cv_path, ',') @> array[${path}]`
