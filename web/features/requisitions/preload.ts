import { byFlag, byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type JobRequestsPageQuery } from './__generated__/JobRequestsPageQuery.graphql.ts'
import { longAgo } from './long.ts'

/** What the requests to approve are asked with: what waits longest stands on top. */
export const requestsSource = listSource({
  params: { q: byText, long: byFlag },
  variables: ({ q, long, page, size }) => ({
    query: q.trim() || null,
    filter: long ? { askedAt: { to: longAgo() } } : {},
    page,
    size,
  }),
})

export default preloadList(asQuery<JobRequestsPageQuery>(query), requestsSource)
