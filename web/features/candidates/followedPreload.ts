import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type FollowedCandidatesQuery } from './__generated__/FollowedCandidatesQuery.graphql.ts'

/** What the card of the followed candidates asks for. */
const preload: Preload = () => [routeQuery<FollowedCandidatesQuery>(query, {})]
export default preload
