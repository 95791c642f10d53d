import { byChoices, byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { moduleStates } from './moduleValues.ts'
import query, { type ModulesPageQuery } from './__generated__/ModulesPageQuery.graphql.ts'

/** What the page of the modules asks for. */
export const modulesSource = listSource({
  params: { keyword: byText, status: byChoices(moduleStates) },
  variables: ({ keyword, status, page, size }) => ({
    query: keyword.trim() || null,
    // Both are all.
    filter: { isActive: status.length === 1 ? status[0] === 'ON' : null },
    page,
    size,
  }),
})

export default preloadList(asQuery<ModulesPageQuery>(query), modulesSource)
