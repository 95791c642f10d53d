import type { CandidateStatus } from '../../../services/features/reviews/contract.ts'
import { idOf } from '../../core/graph/ids.ts'
import type { InputBuilder } from './approval.ts'
import { VerificationCandidateStatus, type ReviewStatus } from './reviewRow.ts'

/** The conditions on every list of rows. `came`: what a row's date says, as a verb. */
export const reviewFilterFields = (t: InputBuilder, came: 'Came' | 'Created') => ({
  keyword: t.string({ description: 'Part of the name, a phone number or an e-mail address.' }),
  statuses: t.field({ type: [VerificationCandidateStatus], description: 'Any of these statuses.' }),
  channelIds: t.idList({ description: 'Any of these recruitment channels (global ids).' }),
  from: t.field({ type: 'DateTime', description: `${came} at or after this moment.` }),
  to: t.field({ type: 'DateTime', description: `${came} at or before this moment.` }),
})

interface ReviewFilter {
  keyword?: string | null
  statuses?: readonly ReviewStatus[] | null
  channelIds?: readonly string[] | null
  from?: Date | null
  to?: Date | null
}

/** Failed rows are found by each of their spellings on the wire (decision D-41). */
const spellings = (statuses: readonly ReviewStatus[]): CandidateStatus[] => [
  ...new Set(
    statuses.flatMap((status): CandidateStatus[] =>
      status === 'failed' ? ['failed', 'failed_createdcandidate', 'fail'] : [status],
    ),
  ),
]

/** The conditions as the services take them. */
export const reviewConditions = ({ keyword, statuses, channelIds, from, to }: ReviewFilter) => ({
  ...(keyword && { keyword }),
  ...(statuses?.length && { status: spellings(statuses) }),
  ...(channelIds?.length && { recChannelIds: channelIds.map((id) => idOf('RecruitmentChannel', id, 'channelIds')) }),
  ...(from && { fromDate: from }),
  ...(to && { toDate: to }),
})
