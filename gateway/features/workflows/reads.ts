import { workflowList } from '../../../services/features/workflows/contract.ts'
import { once } from '../../core/graph/loader.ts'

/**
 * Companies have few workflows, so all lookups of workflows, their statuses and triggers share one call per request.
 */
export const allWorkflows = once(({ rest }) => rest.call(workflowList))
