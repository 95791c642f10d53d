import type { Score } from './score.ts'

/** The share of what could be reached, 0 to 1, by percents where the form has them, else by points; null: it has neither. */
export function shareOf(score: Score | null): number | null {
  if (!score) return null
  const [reached, most] =
    score.mostPercents > 0 ? [score.percents, score.mostPercents] : [score.points, score.mostPoints]
  return most > 0 ? Math.min(1, Math.max(0, reached / most)) : null
}

/** Steps from the form's own rank, by the share that must be reached for it. */
const steps: readonly (readonly [share: number, step: number])[] = [
  [0.85, 1],
  [0.5, 0],
  [0.25, -1],
  [0, -2],
]

/**
 * The job rank that a form's result speaks for: the form's own rank from half of the score on, the one above from 85 %, the
 * one below from 25 %, else the second below; never beyond the lowest and the highest. null without a score, or when the rank
 * of the form is gone.
 */
export function jobRankOf<T extends { id: string }>(
  score: Score | null,
  ranks: readonly T[],
  idJobRank: string,
): T | null {
  const share = shareOf(score)
  const own = ranks.findIndex(({ id }) => id === idJobRank.toLowerCase())
  if (share === null || own < 0) return null
  const [, step] = steps.find(([least]) => share >= least)!
  return ranks[Math.min(ranks.length - 1, Math.max(0, own + step))]!
}
