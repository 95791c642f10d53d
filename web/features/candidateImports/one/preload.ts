import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type CandidateImportPageQuery } from './__generated__/CandidateImportPageQuery.graphql.ts'

const preload: Preload = ({ params }) => [
  routeQuery<CandidateImportPageQuery>(query, { id: params.id ?? '' }, 'network-only'),
]
export default preload
