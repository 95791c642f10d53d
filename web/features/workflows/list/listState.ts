import { countParam } from '../../../shared/urlState.ts'

/** The list's own default (000/9) and what D-05 adds to it. */
export const workflowSizes = [10, 20, 30, 40, 90] as const

/** What of the list its address says, under names that no other tab of the interview settings uses. */
export const listShape = { workflowPage: countParam(1), workflowSize: countParam(10, workflowSizes) }

export interface ListState {
  workflowPage: number
  workflowSize: number
}
