import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type CompanyEditPageQuery } from './__generated__/CompanyEditPageQuery.graphql.ts'

const preload: Preload = ({ params }) => [
  routeQuery<CompanyEditPageQuery>(query, { id: params.id ?? '' }, 'network-only'),
]
export default preload
