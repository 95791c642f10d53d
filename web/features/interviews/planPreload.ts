import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type PlanPageQuery } from './__generated__/PlanPageQuery.graphql.ts'

/** Returns the candidate and job for which an address plans an interview. */
export const plannedFor = (search: URLSearchParams) => ({
  job: search.get('job') ?? '',
  candidate: search.get('candidate') ?? '',
})

/** The data for planning an interview. */
const preload: Preload = ({ search }) => [routeQuery<PlanPageQuery>(query, plannedFor(search))]
export default preload
