import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type JobRanksPageQuery } from './__generated__/JobRanksPageQuery.graphql.ts'

/** The data for the page of job ranks. */
export const jobRanksSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<JobRanksPageQuery>(query), jobRanksSource)
