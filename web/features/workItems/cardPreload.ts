import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type WorkCardQuery } from './__generated__/WorkCardQuery.graphql.ts'

/** What the card of the work to do asks for. */
const preload: Preload = () => [routeQuery<WorkCardQuery>(query, {})]
export default preload
