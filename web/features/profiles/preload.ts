import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type ProfilePageQuery } from './__generated__/ProfilePageQuery.graphql.ts'

/** The data for the user's profile, if the user may read it. */
const preload: Preload = ({ can }) =>
  can('UserProfile:ReadUserProfile') ? [routeQuery<ProfilePageQuery>(query, {}, 'network-only')] : []
export default preload
