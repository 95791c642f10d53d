import type { TFunction } from 'i18next'
import type { WorkflowSkipReason, WorkflowTriggerCondition } from './__generated__/RunLogQuery.graphql.ts'

interface Lacks {
  /** The names of what is missing. */
  missing?: readonly string[]
  unmetConditions?: readonly WorkflowTriggerCondition[]
}

/** Returns why a trigger does nothing, as text. */
export function reasonText(
  t: TFunction<'workflows'>,
  reason: WorkflowSkipReason,
  { missing = [], unmetConditions = [] }: Lacks = {},
): string {
  const named = [...missing, ...unmetConditions.map((condition) => t(`unmet.${condition}`))]
  return named.length > 0 ? `${t(`reasons.${reason}`)} (${named.join(', ')})` : t(`reasons.${reason}`)
}
