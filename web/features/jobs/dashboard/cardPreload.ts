import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type WaitingJobsQuery } from './__generated__/WaitingJobsQuery.graphql.ts'

/** The data for the card of jobs with remaining openings. */
const preload: Preload = () => [routeQuery<WaitingJobsQuery>(query, {})]
export default preload
