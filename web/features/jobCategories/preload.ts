import { listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type JobCategoriesPageQuery } from './__generated__/JobCategoriesPageQuery.graphql.ts'

/** What the page of the job categories asks for. */
export const jobCategoriesSource = listSource({ variables: ({ page, size }) => ({ page, size }) })

export default preloadList(asQuery<JobCategoriesPageQuery>(query), jobCategoriesSource)
