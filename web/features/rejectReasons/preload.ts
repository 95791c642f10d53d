import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type RejectReasonsPageQuery } from './__generated__/RejectReasonsPageQuery.graphql.ts'

/** The data for the page of reject reasons. */
export const rejectReasonsSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<RejectReasonsPageQuery>(query), rejectReasonsSource)
