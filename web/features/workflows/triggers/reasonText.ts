import type { TFunction } from 'i18next'
import type { WorkflowSkipReason } from './__generated__/RunLogQuery.graphql.ts'

/** Why a trigger does nothing, in words; `missing` names what it lacks. */
export const reasonText = (
  t: TFunction<'workflows'>,
  reason: WorkflowSkipReason,
  missing: readonly string[] = [],
): string => (missing.length > 0 ? `${t(`reasons.${reason}`)} (${missing.join(', ')})` : t(`reasons.${reason}`))
