import { choicesFilterParam, textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import type { Preload } from '../../shared/relay/routeQuery.ts'
import query, { type RequestsPageQuery } from './__generated__/RequestsPageQuery.graphql.ts'

export const statuses = ['PUBLISHED', 'UNPUBLISHED'] as const

/** The data for the page of vendor requests, twelve at a time (001/9). */
export const requestsSource = listSource({
  sizes: [12, 24, 48],
  params: { keyword: textFilterParam, status: choicesFilterParam(statuses) },
  variables: ({ keyword, status, page, size }) => ({
    query: keyword.trim() || null,
    filter: status.length > 0 ? { statuses: status } : null,
    page,
    size,
  }),
})

const preload: Preload = preloadList(asQuery<RequestsPageQuery>(query), requestsSource)
export default preload
