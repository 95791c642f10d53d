import { choicesFilterParam, textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { departmentStates } from './departmentValues.ts'
import query, { type DepartmentsPageQuery } from './__generated__/DepartmentsPageQuery.graphql.ts'

/** The data for the page of departments. */
export const departmentsSource = listSource({
  params: { keyword: textFilterParam, status: choicesFilterParam(departmentStates) },
  variables: ({ keyword, status, page, size }) => ({
    query: keyword.trim() || null,
    // Selecting both is the same as no filter.
    filter: { isActive: status.length === 1 ? status[0] === 'OPEN' : null },
    page,
    size,
  }),
})

export default preloadList(asQuery<DepartmentsPageQuery>(query), departmentsSource)
