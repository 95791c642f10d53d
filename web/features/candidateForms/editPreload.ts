import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type CandidateEditPageQuery } from './__generated__/CandidateEditPageQuery.graphql.ts'

/** The data for the form of an existing candidate. */
const preload: Preload = ({ params: { id = '' } }) => [
  routeQuery<CandidateEditPageQuery>(query, { id }, 'network-only'),
]
export default preload
