import { byChoices, byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { departmentStates } from './departmentValues.ts'
import query, { type DepartmentsPageQuery } from './__generated__/DepartmentsPageQuery.graphql.ts'

/** What the page of the departments asks for. */
export const departmentsSource = listSource({
  params: { keyword: byText, status: byChoices(departmentStates) },
  variables: ({ keyword, status, page, size }) => ({
    query: keyword.trim() || null,
    // Both are all.
    filter: { isActive: status.length === 1 ? status[0] === 'OPEN' : null },
    page,
    size,
  }),
})

export default preloadList(asQuery<DepartmentsPageQuery>(query), departmentsSource)
