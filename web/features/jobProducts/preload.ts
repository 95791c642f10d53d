import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type JobProductsPageQuery } from './__generated__/JobProductsPageQuery.graphql.ts'

/** The data for the page of job products. */
export const jobProductsSource = listSource({
  params: { type: textFilterParam },
  variables: ({ type, page, size }) => ({ type: type || null, page, size }),
})

export default preloadList(asQuery<JobProductsPageQuery>(query), jobProductsSource)
