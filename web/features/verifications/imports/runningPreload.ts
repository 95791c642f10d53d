import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type RunningImportsQuery } from './__generated__/RunningImportsQuery.graphql.ts'

/** What the card of the running imports asks for. */
const preload: Preload = () => [routeQuery<RunningImportsQuery>(query, {})]
export default preload
