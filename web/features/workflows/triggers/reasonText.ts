import type { TFunction } from 'i18next'
import type { WorkflowSkipReason, WorkflowTriggerCondition } from './__generated__/RunLogQuery.graphql.ts'

interface Lacks {
  /** What it lacks, by name. */
  missing?: readonly string[]
  unmetConditions?: readonly WorkflowTriggerCondition[]
}

/** Why a trigger does nothing, in words. */
export function reasonText(
  t: TFunction<'workflows'>,
  reason: WorkflowSkipReason,
  { missing = [], unmetConditions = [] }: Lacks = {},
): string {
  const named = [...missing, ...unmetConditions.map((condition) => t(`unmet.${condition}`))]
  return named.length > 0 ? `${t(`reasons.${reason}`)} (${named.join(', ')})` : t(`reasons.${reason}`)
}
