import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { languageOf } from './templateValues.ts'
import query, { type EmailTemplatesPageQuery } from './__generated__/EmailTemplatesPageQuery.graphql.ts'

/** The data for the page of e-mail templates. */
export const emailTemplatesSource = listSource({
  params: { keyword: textFilterParam, type: textFilterParam, language: textFilterParam },
  variables: ({ keyword, type, language, page, size }) => ({
    query: keyword.trim() || null,
    filter: { type: /^\d{1,4}$/.test(type) ? Number(type) : null, language: languageOf(language) },
    page,
    size,
  }),
})

export default preloadList(asQuery<EmailTemplatesPageQuery>(query), emailTemplatesSource)
