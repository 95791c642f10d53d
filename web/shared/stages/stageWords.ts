import { hiredKey, isEndKey } from '../../../common/stageKeys.ts'
import type { Stage } from './useStageMoves.ts'

/** Days after which somebody has stood in a stage for long. */
export const longStay = 14

/** Whether nothing is left to do in a stage. */
export const isEnd = ({ key }: Pick<Stage, 'key'>): boolean => key === hiredKey || isEndKey(key)

/** The stage that comes next; null where a way ends. */
export function nextStage<S extends Pick<Stage, 'id' | 'key'>>(stages: readonly S[], id: string | null): S | null {
  const at = stages.findIndex((stage) => stage.id === id)
  if (id !== null && (at < 0 || isEnd(stages[at]!))) return null
  return stages.slice(at + 1).find(({ key }) => !isEndKey(key)) ?? null
}
