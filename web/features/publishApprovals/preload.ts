import type { Param } from '../../shared/hooks/urlState.ts'
import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type PublishApprovalsPageQuery } from './__generated__/PublishApprovalsPageQuery.graphql.ts'
import { statuses, type PublicationStatus } from './statuses.ts'

export type StatusChoice = PublicationStatus | 'ALL'

/** The status filter: pending publications unless the address says otherwise (002/9/4). */
const statusParam: Param<StatusChoice> = {
  read: (text) => (text === 'ALL' ? text : (statuses.find((status) => status === text) ?? 'PENDING')),
  write: (status) => (status === 'PENDING' ? null : status),
}

/** The query source for the queue of publications. */
export const publicationsSource = listSource({
  params: { q: textFilterParam, company: textFilterParam, status: { param: statusParam } },
  sizes: [10, 20, 30, 40, 90],
  variables: ({ q, company, status, page, size }) => ({
    query: q.trim() || null,
    filter: { companyDatabaseId: company || null, status: status === 'ALL' ? null : status },
    page,
    size,
  }),
})

export default preloadList(asQuery<PublishApprovalsPageQuery>(query), publicationsSource)
