import {
  choicesFilterParam,
  flagFilterParam,
  textFilterParam,
  listSource,
  preloadList,
} from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type UsersPageQuery } from './__generated__/UsersPageQuery.graphql.ts'

/** The states of an account, as used in addresses and saved views. */
export const userStatuses = ['ACTIVE', 'DISABLED'] as const

/** The data for the page of users. */
export const usersSource = listSource({
  params: {
    keyword: textFilterParam,
    role: textFilterParam,
    status: choicesFilterParam(userStatuses),
    department: textFilterParam,
    calls: flagFilterParam,
  },
  variables: ({ keyword, role, status, department, calls, page, size }) => ({
    query: keyword.trim() || null,
    filter: {
      roleCode: role || null,
      // Selecting both is the same as no filter.
      isActive: status.length === 1 ? status[0] === 'ACTIVE' : null,
      departmentId: department || null,
      hasPhoneExtension: calls || null,
    },
    page,
    size,
  }),
})

export default preloadList(asQuery<UsersPageQuery>(query), usersSource)
