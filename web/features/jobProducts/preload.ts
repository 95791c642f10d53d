import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type JobProductsPageQuery } from './__generated__/JobProductsPageQuery.graphql.ts'

/** What the page of the job products asks for. */
export const jobProductsSource = listSource({
  params: { type: byText },
  variables: ({ type, page, size }) => ({ type: type || null, page, size }),
})

export default preloadList(asQuery<JobProductsPageQuery>(query), jobProductsSource)
