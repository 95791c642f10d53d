import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type LocationsPageQuery } from './__generated__/LocationsPageQuery.graphql.ts'

/** What the page of the locations asks for. */
export const locationsSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<LocationsPageQuery>(query), locationsSource)
