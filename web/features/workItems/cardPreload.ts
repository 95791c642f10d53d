import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type WorkCardQuery } from './__generated__/WorkCardQuery.graphql.ts'

/** The data for the work card. */
const preload: Preload = () => [routeQuery<WorkCardQuery>(query, {})]
export default preload
