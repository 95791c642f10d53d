import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type IconsPageQuery } from './__generated__/IconsPageQuery.graphql.ts'

/** The data for the page of icons. */
export const iconsSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<IconsPageQuery>(query), iconsSource)
