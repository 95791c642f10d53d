import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type ReviewPageQuery } from './__generated__/ReviewPageQuery.graphql.ts'

/** The data for an approver's page. */
const preload: Preload = ({ params: { id = '' } }) => [routeQuery<ReviewPageQuery>(query, { id }, 'network-only')]
export default preload
