import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type ContactsPageQuery } from './__generated__/ContactsPageQuery.graphql.ts'

/** What the page of the messages asks for. */
export const contactsSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<ContactsPageQuery>(query), contactsSource)
