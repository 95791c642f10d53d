import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type RolesPageQuery } from './__generated__/RolesPageQuery.graphql.ts'

/** The data for the page of roles. */
export const rolesSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<RolesPageQuery>(query), rolesSource)
