import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type PlanPageQuery } from './__generated__/PlanPageQuery.graphql.ts'

/** Whom an address plans an interview for, and for which job. */
export const plannedFor = (search: URLSearchParams) => ({
  job: search.get('job') ?? '',
  candidate: search.get('candidate') ?? '',
})

/** What planning asks for. */
const preload: Preload = ({ search }) => [routeQuery<PlanPageQuery>(query, plannedFor(search))]
export default preload
