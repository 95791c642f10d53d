import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type ProfilePageQuery } from './__generated__/ProfilePageQuery.graphql.ts'

/** What the page of one's own profile asks for, from who may read it. */
const preload: Preload = ({ can }) =>
  can('UserProfile:ReadUserProfile') ? [routeQuery<ProfilePageQuery>(query, {}, 'network-only')] : []
export default preload
