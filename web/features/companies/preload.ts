import { choicesFilterParam, textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { companyStates } from './companyValues.ts'
import query, { type CompaniesPageQuery } from './__generated__/CompaniesPageQuery.graphql.ts'

/** The data for the page of companies. */
export const companiesSource = listSource({
  params: { keyword: textFilterParam, state: choicesFilterParam(companyStates) },
  variables: ({ keyword, state, page, size }) => ({
    query: keyword.trim() || null,
    // Selecting both is the same as no filter.
    filter: { isActive: state.length === 1 ? state[0] === 'ACTIVE' : null },
    page,
    size,
  }),
})

export default preloadList(asQuery<CompaniesPageQuery>(query), companiesSource)
