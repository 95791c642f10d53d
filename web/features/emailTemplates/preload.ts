import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { languageOf } from './templateValues.ts'
import query, { type EmailTemplatesPageQuery } from './__generated__/EmailTemplatesPageQuery.graphql.ts'

/** What the page of the e-mail templates asks for. */
export const emailTemplatesSource = listSource({
  params: { keyword: byText, type: byText, language: byText },
  variables: ({ keyword, type, language, page, size }) => ({
    query: keyword.trim() || null,
    filter: { type: /^\d{1,4}$/.test(type) ? Number(type) : null, language: languageOf(language) },
    page,
    size,
  }),
})

export default preloadList(asQuery<EmailTemplatesPageQuery>(query), emailTemplatesSource)
