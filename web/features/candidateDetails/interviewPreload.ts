import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type InterviewCvPageQuery } from './__generated__/InterviewCvPageQuery.graphql.ts'

/** The data for an interviewer's view of a CV. */
const preload: Preload = ({ params: { idKey = '' } }) => [
  routeQuery<InterviewCvPageQuery>(query, { id: idKey }, 'store-or-network'),
]
export default preload
