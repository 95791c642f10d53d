import { listSource, preloadList } from '../../../shared/list/listAddress.ts'
import { asQuery } from '../../../shared/list/typed.ts'
import query, { type WorkflowListQuery } from './__generated__/WorkflowListQuery.graphql.ts'

/** The data for the list of workflows. */
export const workflowsSource = listSource({
  prefix: 'workflow',
  // The list's default page size (000/9), and the sizes added by D-05.
  sizes: [10, 20, 30, 40, 90],
  variables: ({ page, size }) => ({ page, size }),
})

export default preloadList(asQuery<WorkflowListQuery>(query), workflowsSource)
