import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type FeedbackPageQuery } from './__generated__/FeedbackPageQuery.graphql.ts'

/** What the page of a request for feedback asks for. */
const preload: Preload = ({ params: { type = '', token = '' } }) => [
  routeQuery<FeedbackPageQuery>(query, { type, token }, 'network-only'),
]
export default preload
