import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type RolesPageQuery } from './__generated__/RolesPageQuery.graphql.ts'

/** What the page of the roles asks for. */
export const rolesSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<RolesPageQuery>(query), rolesSource)
