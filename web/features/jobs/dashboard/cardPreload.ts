import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type WaitingJobsQuery } from './__generated__/WaitingJobsQuery.graphql.ts'

/** What the card of the jobs that lack people asks for. */
const preload: Preload = () => [routeQuery<WaitingJobsQuery>(query, {})]
export default preload
