import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import preloadWorkflows from './list/preload.ts'
import query, { type WorkflowViewQuery } from './view/__generated__/WorkflowViewQuery.graphql.ts'

/** What the page of a workflow asks for; without one in the address it is the list. */
const preload: Preload = (place) => {
  const { workflowId } = place.params
  return workflowId ? [routeQuery<WorkflowViewQuery>(query, { id: workflowId })] : preloadWorkflows(place)
}
export default preload
