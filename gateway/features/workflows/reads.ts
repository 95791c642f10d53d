import { workflowList } from '../../../services/features/workflows/contract.ts'
import { once } from '../../core/graph/loader.ts'

/** Companies have a handful of workflows: records that name one, a status of one or a trigger cost one call a request, however many they are. */
export const allWorkflows = once(({ rest }) => rest.call(workflowList))
