import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type InterviewPageQuery } from './__generated__/InterviewPageQuery.graphql.ts'

/** The data for the page of an interview. */
const preload: Preload = ({ params: { id = '' } }) => [routeQuery<InterviewPageQuery>(query, { id })]
export default preload
