import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type FeedbackPageQuery } from './__generated__/FeedbackPageQuery.graphql.ts'

/** The data for the page of a feedback request. */
const preload: Preload = ({ params: { type = '', token = '' } }) => [
  routeQuery<FeedbackPageQuery>(query, { type, token }, 'network-only'),
]
export default preload
