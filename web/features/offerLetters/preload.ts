import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type ReviewPageQuery } from './__generated__/ReviewPageQuery.graphql.ts'

/** What the page of an approver asks for. */
const preload: Preload = ({ params: { id = '' } }) => [routeQuery<ReviewPageQuery>(query, { id }, 'network-only')]
export default preload
