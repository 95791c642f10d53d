import { readParams, textParam } from '../../shared/hooks/urlState.ts'
import { preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import { tasksSource, typesVariables } from './source.ts'
import tasksQuery, { type DpsTaskListQuery } from './tasks/__generated__/DpsTaskListQuery.graphql.ts'
import typesQuery, { type DpsTypeListQuery } from './types/__generated__/DpsTypeListQuery.graphql.ts'

/** What the page of the DPS tasks asks for: the tasks and the types. */
const preload: Preload = (place) => {
  const { type, typeSearch } = readParams({ type: textParam, typeSearch: textParam }, place.search)
  return [
    ...preloadList(asQuery<DpsTaskListQuery>(tasksQuery), tasksSource(type))(place),
    routeQuery<DpsTypeListQuery>(typesQuery, typesVariables(typeSearch)),
  ]
}
export default preload
