import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type CompanyTextsPageQuery } from './__generated__/CompanyTextsPageQuery.graphql.ts'

/** The query of the page for the company's own texts. */
export const companyTextsSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<CompanyTextsPageQuery>(query), companyTextsSource)
