import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type IconsPageQuery } from './__generated__/IconsPageQuery.graphql.ts'

/** What the page of the icons asks for. */
export const iconsSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<IconsPageQuery>(query), iconsSource)
