import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type MachineClientsPageQuery } from './__generated__/MachineClientsPageQuery.graphql.ts'

/** The data for the page of programs with a secret. */
export const machineClientsSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})

export default preloadList(asQuery<MachineClientsPageQuery>(query), machineClientsSource)
