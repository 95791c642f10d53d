import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type BlockWordsPageQuery } from './__generated__/BlockWordsPageQuery.graphql.ts'

/** What the page of the block words asks for. */
export const blockWordsSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<BlockWordsPageQuery>(query), blockWordsSource)
