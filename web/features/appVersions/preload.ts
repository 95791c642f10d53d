import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type AppVersionsPageQuery } from './__generated__/AppVersionsPageQuery.graphql.ts'

/** What the page of the versions of the apps asks for. */
export const appVersionsSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<AppVersionsPageQuery>(query), appVersionsSource)
