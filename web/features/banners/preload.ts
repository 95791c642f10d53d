import { choiceParam, readParams } from '../../shared/hooks/urlState.ts'
import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import type { Preload } from '../../shared/relay/routeQuery.ts'
import { types, type BannerType } from './types.ts'
import query, { type BannersPageQuery } from './__generated__/BannersPageQuery.graphql.ts'

/** The open tab. It is not a filter: an empty tab reports that it is empty. */
export const typeShape = { type: choiceParam(types) }

/** The data for the page of banners: one tab at a time. */
export const bannersSource = (type: BannerType) =>
  listSource({
    params: { keyword: textFilterParam },
    variables: ({ keyword, page, size }) => ({ filter: { type }, query: keyword.trim() || null, page, size }),
  })

const preload: Preload = (place) => {
  const { type } = readParams(typeShape, place.search)
  return preloadList(asQuery<BannersPageQuery>(query), bannersSource(type ?? types[0]))(place)
}
export default preload
