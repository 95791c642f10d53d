import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import pageQuery, { type CandidatePageQuery } from './__generated__/CandidatePageQuery.graphql.ts'
import fieldsQuery, { type ProfileTabFieldsQuery } from './tabs/__generated__/ProfileTabFieldsQuery.graphql.ts'
import { openTab } from './tabs.ts'

/** The data for the page of a candidate: the candidate, and what the first tab needs as well. */
const preload: Preload = ({ params: { id = '' }, search }) => [
  routeQuery<CandidatePageQuery>(pageQuery, { id }),
  ...(openTab(search) === 'profile' ? [routeQuery<ProfileTabFieldsQuery>(fieldsQuery, {}, 'store-or-network')] : []),
]
export default preload
