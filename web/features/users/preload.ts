import { byChoices, byFlag, byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type UsersPageQuery } from './__generated__/UsersPageQuery.graphql.ts'

/** How an account stands; addresses and saved views keep these words. */
export const userStatuses = ['ACTIVE', 'DISABLED'] as const

/** What the page of the users asks for. */
export const usersSource = listSource({
  params: { keyword: byText, role: byText, status: byChoices(userStatuses), department: byText, calls: byFlag },
  variables: ({ keyword, role, status, department, calls, page, size }) => ({
    query: keyword.trim() || null,
    filter: {
      roleCode: role || null,
      // Both are all.
      isActive: status.length === 1 ? status[0] === 'ACTIVE' : null,
      departmentId: department || null,
      hasPhoneExtension: calls || null,
    },
    page,
    size,
  }),
})

export default preloadList(asQuery<UsersPageQuery>(query), usersSource)
