import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type WaitingPublicationsQuery } from './__generated__/WaitingPublicationsQuery.graphql.ts'

/** The data for the card of pending publications. */
const preload: Preload = () => [routeQuery<WaitingPublicationsQuery>(query, {})]
export default preload
