import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type EmailTokensPageQuery } from './__generated__/EmailTokensPageQuery.graphql.ts'

/** The data for the page of placeholders. */
export const emailTokensSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<EmailTokensPageQuery>(query), emailTokensSource)
