import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type LocationsPageQuery } from './__generated__/LocationsPageQuery.graphql.ts'

/** The data for the page of locations. */
export const locationsSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<LocationsPageQuery>(query), locationsSource)
