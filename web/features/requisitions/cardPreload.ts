import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import { longAgo } from './long.ts'
import query, { type WaitingRequestsQuery } from './__generated__/WaitingRequestsQuery.graphql.ts'

/** What the card of the requests to approve asks for. */
const preload: Preload = () => [routeQuery<WaitingRequestsQuery>(query, { longAgo: longAgo() })]
export default preload
