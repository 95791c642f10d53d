import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type JobRanksPageQuery } from './__generated__/JobRanksPageQuery.graphql.ts'

/** What the page of the job ranks asks for. */
export const jobRanksSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<JobRanksPageQuery>(query), jobRanksSource)
