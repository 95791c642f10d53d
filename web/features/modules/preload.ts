import { choicesFilterParam, textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { moduleStates } from './moduleValues.ts'
import query, { type ModulesPageQuery } from './__generated__/ModulesPageQuery.graphql.ts'

/** The data for the page of modules. */
export const modulesSource = listSource({
  params: { keyword: textFilterParam, status: choicesFilterParam(moduleStates) },
  variables: ({ keyword, status, page, size }) => ({
    query: keyword.trim() || null,
    // Selecting both is the same as no filter.
    filter: { isActive: status.length === 1 ? status[0] === 'ON' : null },
    page,
    size,
  }),
})

export default preloadList(asQuery<ModulesPageQuery>(query), modulesSource)
