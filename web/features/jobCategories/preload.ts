import { listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type JobCategoriesPageQuery } from './__generated__/JobCategoriesPageQuery.graphql.ts'

/** The data for the page of job categories. */
export const jobCategoriesSource = listSource({ variables: ({ page, size }) => ({ page, size }) })

export default preloadList(asQuery<JobCategoriesPageQuery>(query), jobCategoriesSource)
