import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type ComparisonPageQuery } from './__generated__/ComparisonPageQuery.graphql.ts'

/** The data for the comparison. */
const preload: Preload = ({ params: { jobId = '', candidateId = '' } }) => [
  routeQuery<ComparisonPageQuery>(query, { jobId, candidateId }),
]
export default preload
