import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type FeedbackDueQuery } from './__generated__/FeedbackDueQuery.graphql.ts'
import { dueCount } from './source.ts'

/** What the card of one's own owed feedback asks for. */
const preload: Preload = () => [routeQuery<FeedbackDueQuery>(query, { count: dueCount })]
export default preload
