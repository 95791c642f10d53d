import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type WaitingOffersQuery } from './__generated__/WaitingOffersQuery.graphql.ts'

/** The data for the card of offers to approve. */
const preload: Preload = () => [routeQuery<WaitingOffersQuery>(query, {})]
export default preload
