import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type RunningImportsQuery } from './__generated__/RunningImportsQuery.graphql.ts'

/** The data for the card of running imports. */
const preload: Preload = () => [routeQuery<RunningImportsQuery>(query, {})]
export default preload
