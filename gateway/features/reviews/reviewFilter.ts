import type { CandidateStatus } from '../../../services/features/reviews/contract.ts'
import { known } from '../../core/graph/enums.ts'
import { idOf } from '../../core/graph/ids.ts'
import { DateTimeRange } from '../../core/graph/scalars.ts'
import type { InputBuilder } from './approval.ts'
import { VerificationCandidateStatus, type ReviewStatus } from './reviewRow.ts'

/** The conditions on every list of rows. `came`: what a row's date says, as a verb. */
export const reviewFilterFields = (t: InputBuilder, came: 'Came' | 'Created') => ({
  statuses: t.field({ type: [VerificationCandidateStatus], description: 'Any of these statuses.' }),
  channelIds: t.idList({ description: 'Any of these recruitment channels (global ids).' }),
  createdAt: t.field({ type: DateTimeRange, description: `${came} within this span of time.` }),
})

interface ReviewFilter {
  statuses?: readonly ReviewStatus[] | null
  channelIds?: readonly string[] | null
  createdAt?: { from?: Date | null; to?: Date | null } | null
}

/** Failed rows are found by each of their spellings on the wire (decision D-41). */
const spellings = (statuses: readonly ReviewStatus[]): CandidateStatus[] => [
  ...new Set(
    statuses.flatMap((status): CandidateStatus[] =>
      status === 'failed' ? ['failed', 'failed_createdcandidate', 'fail'] : [known(status, 'filter.statuses')],
    ),
  ),
]

/** What the words of every list of rows are looked for in. */
export const reviewQuery = { description: 'Part of the name, a phone number or an e-mail address.' }

/** The wire's names of what the lists are narrowed by. */
export const reviewListNames = { keyword: 'query', fromDate: 'filter.createdAt.from', toDate: 'filter.createdAt.to' }

/** Words and filter as the services take them. */
export const reviewConditions = (
  query: string | null | undefined,
  { statuses, channelIds, createdAt }: ReviewFilter,
) => ({
  ...(query && { keyword: query }),
  ...(statuses?.length && { status: spellings(statuses) }),
  ...(channelIds?.length && {
    recChannelIds: channelIds.map((id) => idOf('RecruitmentChannel', id, 'filter.channelIds')),
  }),
  ...(createdAt?.from && { fromDate: createdAt.from }),
  ...(createdAt?.to && { toDate: createdAt.to }),
})
