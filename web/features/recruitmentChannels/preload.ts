import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type ChannelsPageQuery } from './__generated__/ChannelsPageQuery.graphql.ts'

/** What the page of the recruitment channels asks for. */
export const channelsSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<ChannelsPageQuery>(query), channelsSource)
