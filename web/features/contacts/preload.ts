import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type ContactsPageQuery } from './__generated__/ContactsPageQuery.graphql.ts'

/** The data for the page of messages. */
export const contactsSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<ContactsPageQuery>(query), contactsSource)
