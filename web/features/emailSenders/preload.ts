import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type EmailSendersPageQuery } from './__generated__/EmailSendersPageQuery.graphql.ts'

/** The data for the page of e-mail senders. */
export const emailSendersSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<EmailSendersPageQuery>(query), emailSendersSource)
