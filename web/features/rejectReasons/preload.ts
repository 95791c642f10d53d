import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type RejectReasonsPageQuery } from './__generated__/RejectReasonsPageQuery.graphql.ts'

/** What the page of the reasons of rejections asks for. */
export const rejectReasonsSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<RejectReasonsPageQuery>(query), rejectReasonsSource)
