import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type NationalitiesPageQuery } from './__generated__/NationalitiesPageQuery.graphql.ts'

/** The data for the page of nationalities. */
export const nationalitiesSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<NationalitiesPageQuery>(query), nationalitiesSource)
