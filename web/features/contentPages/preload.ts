import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type ContentPagesPageQuery } from './__generated__/ContentPagesPageQuery.graphql.ts'

/** What the list of the pages of text asks for. */
export const contentPagesSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<ContentPagesPageQuery>(query), contentPagesSource)
