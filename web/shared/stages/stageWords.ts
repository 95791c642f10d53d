import { hiredKey, isEndKey } from '../../../common/stageKeys.ts'
import type { Stage } from './useStageMoves.ts'

/** The number of days after which a candidate has been in a stage for a long time. */
export const longStay = 14

/** Whether a stage is an end of the workflow. */
export const isEnd = ({ key }: Pick<Stage, 'key'>): boolean => key === hiredKey || isEndKey(key)

/** Returns the next stage; null at an end of the workflow. */
export function nextStage<S extends Pick<Stage, 'id' | 'key'>>(stages: readonly S[], id: string | null): S | null {
  const at = stages.findIndex((stage) => stage.id === id)
  if (id !== null && (at < 0 || isEnd(stages[at]!))) return null
  return stages.slice(at + 1).find(({ key }) => !isEndKey(key)) ?? null
}
