import type { Stage } from './useStageMoves.ts'

/** Days after which somebody has stood in a stage for long. */
export const longStay = 14

/** Stages in which a way ends: nobody is expected to go on from there, or to come there next. */
const ends = new Set([
  'CV_FAILED',
  'INTERVIEW_FAILED',
  'SALARY_REJECTED',
  'OFFER_DECLINED',
  'NO_SHOW',
  'REJECTED',
  'WITHDRAWN',
])
const last = 'ONBOARD'

/** Whether nothing is left to do in a stage. */
export const isEnd = ({ key }: Pick<Stage, 'key'>): boolean => key === last || ends.has(key)

/** The stage that comes next; null where a way ends. */
export function nextStage<S extends Pick<Stage, 'id' | 'key'>>(stages: readonly S[], id: string | null): S | null {
  const at = stages.findIndex((stage) => stage.id === id)
  if (id !== null && (at < 0 || isEnd(stages[at]!))) return null
  return stages.slice(at + 1).find(({ key }) => !ends.has(key)) ?? null
}
