import { flagFilterParam, textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type JobRequestsPageQuery } from './__generated__/JobRequestsPageQuery.graphql.ts'
import { getLongWaitStart } from './longWait.ts'

/** The query source for the requests to approve, longest waiting first. */
export const requestsSource = listSource({
  params: { q: textFilterParam, long: flagFilterParam },
  variables: ({ q, long, page, size }) => ({
    query: q.trim() || null,
    filter: long ? { askedAt: { to: getLongWaitStart() } } : {},
    page,
    size,
  }),
})

export default preloadList(asQuery<JobRequestsPageQuery>(query), requestsSource)
