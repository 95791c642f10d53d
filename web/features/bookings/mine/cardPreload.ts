import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import { ownZone } from '../../../shared/session/timeZone.ts'
import { variablesOf } from './span.ts'
import query, { type MyInterviewsQuery } from './__generated__/MyInterviewsQuery.graphql.ts'

/** What the card of one's own interviews asks for. */
const preload: Preload = ({ search }) => [routeQuery<MyInterviewsQuery>(query, variablesOf(search, ownZone()))]
export default preload
