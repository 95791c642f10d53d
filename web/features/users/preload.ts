import { byChoices, byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type UsersPageQuery } from './__generated__/UsersPageQuery.graphql.ts'
import { userStatuses } from './statuses.ts'

/** What the page of the users asks for. */
export const usersSource = listSource({
  params: { keyword: byText, role: byText, status: byChoices(userStatuses), department: byText },
  variables: ({ keyword, role, status, department, page, size }) => ({
    query: keyword.trim() || null,
    filter: {
      roleCode: role || null,
      // Both are all.
      isActive: status.length === 1 ? status[0] === 'ACTIVE' : null,
      departmentId: department || null,
    },
    page,
    size,
  }),
})

export default preloadList(asQuery<UsersPageQuery>(query), usersSource)
