import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type FollowedCandidatesQuery } from './__generated__/FollowedCandidatesQuery.graphql.ts'

/** The data for the card of followed candidates. */
const preload: Preload = () => [routeQuery<FollowedCandidatesQuery>(query, {})]
export default preload
