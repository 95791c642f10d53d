import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type ContentPagesPageQuery } from './__generated__/ContentPagesPageQuery.graphql.ts'

/** The data for the list of content pages. */
export const contentPagesSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<ContentPagesPageQuery>(query), contentPagesSource)
