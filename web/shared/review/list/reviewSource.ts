/** The filters of a review list in its address, and the query input that they become. */
import { daysOf, momentsOf, type DateSpan } from '../../format/dateRanges.ts'
import { RequestError } from '../../requestError.ts'
import { choicesFilterParam, daysFilterParams, textFilterParam, textsFilterParam } from '../../list/listAddress.ts'
import { filterStatuses, formerStatuses, type FilterStatus } from './statuses.ts'

/** A channel that rows come from. */
export interface Channel {
  id: string
  databaseId: string
  name: string
}

/** The filters of every review list. */
export const reviewParams = {
  keyword: textFilterParam,
  status: choicesFilterParam(filterStatuses, formerStatuses),
  created: daysFilterParams,
  channels: textsFilterParam,
}

interface FilterValues {
  keyword: string
  status: readonly FilterStatus[]
  created: DateSpan
  channels: readonly string[]
}

/**
 * Returns the search terms and the filter for the queries of the lists. The address contains the services' ids of the
 * channels. Throws if channels are selected but the list of channels could not be loaded (null): rows of all channels
 * would be shown instead.
 */
export function reviewConditionsOf(
  { keyword, status, created: { range, from, to }, channels: chosen }: FilterValues,
  channels: readonly Channel[] | null,
) {
  if (!channels && chosen.length > 0) throw new RequestError('UPSTREAM_UNAVAILABLE', '')
  const ids = (channels ?? []).flatMap(({ databaseId, id }) => (chosen.includes(databaseId) ? [id] : []))
  return {
    query: keyword.trim() || null,
    filter: {
      statuses: status.length > 0 ? status : null,
      channelIds: ids.length > 0 ? ids : null,
      createdAt: momentsOf(range ? daysOf(range) : { from: from || null, to: to || null }),
    },
  }
}
