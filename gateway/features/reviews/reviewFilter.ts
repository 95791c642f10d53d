import type { CandidateStatus } from '../../../services/features/reviews/contract.ts'
import { known } from '../../core/graph/enums.ts'
import { idOf } from '../../core/graph/ids.ts'
import { DateTimeRange } from '../../core/graph/scalars.ts'
import type { InputBuilder } from './approval.ts'
import { VerificationCandidateStatus, type ReviewStatus } from './reviewRow.ts'

/** The filter fields of every list of rows. `came` is the verb for what a row's date means. */
export const reviewFilterFields = (t: InputBuilder, came: 'Came' | 'Created') => ({
  statuses: t.field({ type: [VerificationCandidateStatus], description: 'Any of these statuses.' }),
  channelIds: t.idList({ description: 'Any of these recruitment channels (global ids).' }),
  createdAt: t.field({ type: DateTimeRange, description: `${came} within this time range.` }),
})

interface ReviewFilter {
  statuses?: readonly ReviewStatus[] | null
  channelIds?: readonly string[] | null
  createdAt?: { from?: Date | null; to?: Date | null } | null
}

/** Failed rows have several spellings in the services, and each has to be searched for (decision D-41). */
const toWireStatuses = (statuses: readonly ReviewStatus[]): CandidateStatus[] => [
  ...new Set(
    statuses.flatMap((status): CandidateStatus[] =>
      status === 'failed' ? ['failed', 'failed_createdcandidate', 'fail'] : [known(status, 'filter.statuses')],
    ),
  ),
]

/** The fields that the search terms of every list of rows apply to. */
export const reviewQuery = { description: 'Part of the name, a phone number or an e-mail address.' }

/** Maps the services' names of the list conditions to input fields. */
export const reviewListNames = { keyword: 'query', fromDate: 'filter.createdAt.from', toDate: 'filter.createdAt.to' }

/** Returns search terms and filter in the services' format. */
export const reviewConditions = (
  query: string | null | undefined,
  { statuses, channelIds, createdAt }: ReviewFilter,
) => ({
  ...(query && { keyword: query }),
  ...(statuses?.length && { status: toWireStatuses(statuses) }),
  ...(channelIds?.length && {
    recChannelIds: channelIds.map((id) => idOf('RecruitmentChannel', id, 'filter.channelIds')),
  }),
  ...(createdAt?.from && { fromDate: createdAt.from }),
  ...(createdAt?.to && { toDate: createdAt.to }),
})
