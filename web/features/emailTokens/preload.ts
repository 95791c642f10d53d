import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type EmailTokensPageQuery } from './__generated__/EmailTokensPageQuery.graphql.ts'

/** What the page of the placeholders asks for. */
export const emailTokensSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<EmailTokensPageQuery>(query), emailTokensSource)
