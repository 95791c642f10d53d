import { readParams } from '../../shared/hooks/urlState.ts'
import { preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import { conditionsOf, filterParams, showParam, tableSource, type PipelineFilters } from './source.ts'
import boardQuery, { type BoardViewQuery } from './board/__generated__/BoardViewQuery.graphql.ts'
import pageQuery, { type PipelinePageQuery } from './__generated__/PipelinePageQuery.graphql.ts'
import tableQuery, { type PipelineTableQuery } from './__generated__/PipelineTableQuery.graphql.ts'

/** The data for the page of a job's candidates: the job, and its board or its table. */
const preload: Preload = (place) => {
  const id = place.params.id ?? ''
  const page = routeQuery<PipelinePageQuery>(pageQuery, { id })
  if (showParam.read(place.search.get('show')) === 'table')
    return [page, ...preloadList(asQuery<PipelineTableQuery>(tableQuery), tableSource(id))(place)]
  const shape = Object.fromEntries(Object.entries(filterParams).map(([name, { param }]) => [name, param]))
  const filters = readParams(shape, place.search) as unknown as PipelineFilters
  return [page, routeQuery<BoardViewQuery>(boardQuery, { id, ...conditionsOf(filters) })]
}
export default preload
