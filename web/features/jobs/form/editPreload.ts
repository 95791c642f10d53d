import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type JobEditPageQuery } from './__generated__/JobEditPageQuery.graphql.ts'

const preload: Preload = ({ params }) => [routeQuery<JobEditPageQuery>(query, { id: params.id ?? '' }, 'network-only')]
export default preload
