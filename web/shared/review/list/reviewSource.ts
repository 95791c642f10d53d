/** How the address of a list of rows to review holds its filters, and what its query makes of them. */
import { daysOf, momentsOf, type DateSpan } from '../../format/dateRanges.ts'
import { RequestError } from '../../requestError.ts'
import { byChoices, byDays, byText, byTexts } from '../../list/listAddress.ts'
import { filterStatuses, formerStatuses, type FilterStatus } from './statuses.ts'

/** A channel that rows come through. */
export interface Channel {
  id: string
  databaseId: string
  name: string
}

/** The filters of every list. */
export const reviewParams = {
  keyword: byText,
  status: byChoices(filterStatuses, formerStatuses),
  created: byDays,
  channels: byTexts,
}

interface FilterValues {
  keyword: string
  status: readonly FilterStatus[]
  created: DateSpan
  channels: readonly string[]
}

/**
 * Words and filter as the queries of the lists take them. The address has the services' ids of the channels; throws when some are
 * asked for and the list of them could not be loaded (null): rows of all channels would be shown instead.
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
