import { readParams } from '../../shared/hooks/urlState.ts'
import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type OwedPageQuery } from './__generated__/OwedPageQuery.graphql.ts'
import { owedCount, owedShape } from './source.ts'

/** The data for the page of owed feedback. */
const preload: Preload = ({ search }) => {
  const { job, overdue } = readParams(owedShape, search)
  return [routeQuery<OwedPageQuery>(query, { job: job || null, overdue, count: owedCount })]
}
export default preload
