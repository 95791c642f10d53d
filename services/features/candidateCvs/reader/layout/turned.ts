import type { Run } from '../lines.ts'

/** A transformation matrix of six numbers (rotate, scale, move) in the notation of PDF. */
export type Matrix = readonly number[]

/** Combines two transformations, one after the other. */
export const times = (one: Matrix, [a, b, c, d, e, f]: Matrix): number[] => [
  one[0]! * a! + one[2]! * b!,
  one[1]! * a! + one[3]! * b!,
  one[0]! * c! + one[2]! * d!,
  one[1]! * c! + one[3]! * d!,
  one[0]! * e! + one[2]! * f! + one[4]!,
  one[1]! * e! + one[3]! * f! + one[5]!,
]

/** A run, and the number of quarter turns to the left of its line. */
export interface TurnedRun extends Run {
  turn: number
}

export const turnOf = ([a = 1, b = 0]: Matrix): number => (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4

/** Returns the runs as they are read when the page is turned so that most letters are upright. */
export function upright(runs: readonly TurnedRun[]): Run[] {
  const letters = [0, 0, 0, 0]
  for (const { turn, text } of runs) letters[turn]! += text.trim().length
  const most = letters.indexOf(Math.max(...letters))
  return runs.map(({ turn: _turn, ...run }) => {
    if (most === 1) return { ...run, x: run.y, y: -run.x }
    if (most === 2) return { ...run, x: -run.x, y: -run.y }
    return most === 3 ? { ...run, x: -run.y, y: run.x } : run
  })
}
