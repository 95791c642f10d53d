import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type EmailSendersPageQuery } from './__generated__/EmailSendersPageQuery.graphql.ts'

/** What the page of the senders of e-mail asks for. */
export const emailSendersSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<EmailSendersPageQuery>(query), emailSendersSource)
