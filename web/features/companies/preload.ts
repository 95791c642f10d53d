import { byChoices, byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { companyStates } from './companyValues.ts'
import query, { type CompaniesPageQuery } from './__generated__/CompaniesPageQuery.graphql.ts'

/** What the page of the companies asks for. */
export const companiesSource = listSource({
  params: { keyword: byText, state: byChoices(companyStates) },
  variables: ({ keyword, state, page, size }) => ({
    query: keyword.trim() || null,
    // Both are all.
    filter: { isActive: state.length === 1 ? state[0] === 'ACTIVE' : null },
    page,
    size,
  }),
})

export default preloadList(asQuery<CompaniesPageQuery>(query), companiesSource)
