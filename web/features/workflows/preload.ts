import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import preloadWorkflows from './list/preload.ts'
import query, { type WorkflowViewQuery } from './view/__generated__/WorkflowViewQuery.graphql.ts'

/** The data for the page of a workflow, or for the list if the address names none. */
const preload: Preload = (place) => {
  const { workflowId } = place.params
  return workflowId ? [routeQuery<WorkflowViewQuery>(query, { id: workflowId })] : preloadWorkflows(place)
}
export default preload
