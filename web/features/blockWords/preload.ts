import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type BlockWordsPageQuery } from './__generated__/BlockWordsPageQuery.graphql.ts'

/** The data for the page of block words. */
export const blockWordsSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<BlockWordsPageQuery>(query), blockWordsSource)
