import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type CandidateCreatePageQuery } from './__generated__/CandidateCreatePageQuery.graphql.ts'

/** What the form of a new candidate asks for. */
const preload: Preload = () => [routeQuery<CandidateCreatePageQuery>(query, {})]
export default preload
