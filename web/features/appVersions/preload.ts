import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type AppVersionsPageQuery } from './__generated__/AppVersionsPageQuery.graphql.ts'

/** The data for the page of app versions. */
export const appVersionsSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<AppVersionsPageQuery>(query), appVersionsSource)
