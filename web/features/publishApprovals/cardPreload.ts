import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type WaitingPublicationsQuery } from './__generated__/WaitingPublicationsQuery.graphql.ts'

/** What the card of the publications that wait asks for. */
const preload: Preload = () => [routeQuery<WaitingPublicationsQuery>(query, {})]
export default preload
