import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type WorkflowEditorPageQuery } from '../__generated__/WorkflowEditorPageQuery.graphql.ts'

/** What the editor of a workflow asks for; a new one needs nothing. */
const preload: Preload = ({ params: { groupId } }) =>
  groupId ? [routeQuery<WorkflowEditorPageQuery>(query, { id: groupId }, 'network-only')] : []
export default preload
