import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type CompanyTextsPageQuery } from './__generated__/CompanyTextsPageQuery.graphql.ts'

/** What the page of the company's words asks for. */
export const companyTextsSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<CompanyTextsPageQuery>(query), companyTextsSource)
