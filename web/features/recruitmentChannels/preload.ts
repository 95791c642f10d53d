import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type ChannelsPageQuery } from './__generated__/ChannelsPageQuery.graphql.ts'

/** The data for the page of recruitment channels. */
export const channelsSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<ChannelsPageQuery>(query), channelsSource)
