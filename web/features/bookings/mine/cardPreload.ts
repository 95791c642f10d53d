import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import { ownZone } from '../../../shared/session/timeZone.ts'
import { toSpanVariables } from './span.ts'
import query, { type MyInterviewsQuery } from './__generated__/MyInterviewsQuery.graphql.ts'

/** The data for the card of the user's own interviews. */
const preload: Preload = ({ search }) => [routeQuery<MyInterviewsQuery>(query, toSpanVariables(search, ownZone()))]
export default preload
