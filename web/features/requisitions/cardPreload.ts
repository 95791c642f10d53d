import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import { getLongWaitStart } from './longWait.ts'
import query, { type WaitingRequestsQuery } from './__generated__/WaitingRequestsQuery.graphql.ts'

/** The data for the card of requests to approve. */
const preload: Preload = () => [routeQuery<WaitingRequestsQuery>(query, { longAgo: getLongWaitStart() })]
export default preload
