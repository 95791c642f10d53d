import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type NationalitiesPageQuery } from './__generated__/NationalitiesPageQuery.graphql.ts'

/** What the page of the nationalities asks for. */
export const nationalitiesSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<NationalitiesPageQuery>(query), nationalitiesSource)
