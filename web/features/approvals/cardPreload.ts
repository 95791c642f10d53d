import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type WaitingOffersQuery } from './__generated__/WaitingOffersQuery.graphql.ts'

/** What the card of the offers to decide on asks for. */
const preload: Preload = () => [routeQuery<WaitingOffersQuery>(query, {})]
export default preload
