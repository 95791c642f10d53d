import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type InterviewPageQuery } from './__generated__/InterviewPageQuery.graphql.ts'

/** What the page of an interview asks for. */
const preload: Preload = ({ params: { id = '' } }) => [routeQuery<InterviewPageQuery>(query, { id })]
export default preload
