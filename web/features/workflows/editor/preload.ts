import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type WorkflowEditorPageQuery } from '../__generated__/WorkflowEditorPageQuery.graphql.ts'

/** The data for the workflow editor. A new workflow needs none. */
const preload: Preload = ({ params: { groupId } }) =>
  groupId ? [routeQuery<WorkflowEditorPageQuery>(query, { id: groupId }, 'network-only')] : []
export default preload
