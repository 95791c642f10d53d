import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type FeedbackDueQuery } from './__generated__/FeedbackDueQuery.graphql.ts'
import { dueCount } from './source.ts'

/** The data for the card of feedback that the user owes. */
const preload: Preload = () => [routeQuery<FeedbackDueQuery>(query, { count: dueCount })]
export default preload
