import { readParams, textParam } from '../../shared/hooks/urlState.ts'
import { preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import { tasksSource, searchesVariables } from './source.ts'
import tasksQuery, { type DpsTaskListQuery } from './tasks/__generated__/DpsTaskListQuery.graphql.ts'
import searchesQuery, { type DpsSearchListQuery } from './searches/__generated__/DpsSearchListQuery.graphql.ts'

/** The data for the page of the DPS tasks: the tasks and the stored searches. */
const preload: Preload = (place) => {
  const { type, typeSearch } = readParams({ type: textParam, typeSearch: textParam }, place.search)
  return [
    ...preloadList(asQuery<DpsTaskListQuery>(tasksQuery), tasksSource(type))(place),
    routeQuery<DpsSearchListQuery>(searchesQuery, searchesVariables(typeSearch)),
  ]
}
export default preload
