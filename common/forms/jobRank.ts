import type { Score } from './score.ts'

/**
 * Returns the share of the possible score, 0 to 1. It uses percents if the form has them, otherwise points, and is null
 * if it has neither.
 */
export function shareOf(score: Score | null): number | null {
  if (!score) return null
  const [reached, most] =
    score.mostPercents > 0 ? [score.percents, score.mostPercents] : [score.points, score.mostPoints]
  return most > 0 ? Math.min(1, Math.max(0, reached / most)) : null
}

/** The steps up or down from the form's own rank, by the minimum share for each. */
const steps: readonly (readonly [share: number, step: number])[] = [
  [0.85, 1],
  [0.5, 0],
  [0.25, -1],
  [0, -2],
]

/**
 * Returns the job rank that corresponds to a form's result. It is the form's own rank from 50 % of the score, the one
 * above from 85 %, the one below from 25 %, otherwise the second below. It never exceeds the lowest and the highest
 * rank. Returns null without a score, or if the rank of the form no longer exists.
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
