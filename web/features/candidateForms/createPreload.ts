import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type CandidateCreatePageQuery } from './__generated__/CandidateCreatePageQuery.graphql.ts'

/** The data for the form for a new candidate. */
const preload: Preload = () => [routeQuery<CandidateCreatePageQuery>(query, {})]
export default preload
