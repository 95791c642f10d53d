import { listSource, preloadList } from '../../../shared/list/listAddress.ts'
import { asQuery } from '../../../shared/list/typed.ts'
import query, { type WorkflowListQuery } from './__generated__/WorkflowListQuery.graphql.ts'

/** What the list of workflows asks for. */
export const workflowsSource = listSource({
  prefix: 'workflow',
  // The list's own default (000/9) and what D-05 adds to it.
  sizes: [10, 20, 30, 40, 90],
  variables: ({ page, size }) => ({ page, size }),
})

export default preloadList(asQuery<WorkflowListQuery>(query), workflowsSource)
