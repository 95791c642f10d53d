/** All states of something since it was opened, and where one stands among them. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** What the last step changed: another change of the same is part of that step. */
  readonly group: string | null
}

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], group: null })

/** A step on. Steps of one group are one (typing); a change that changes nothing is none. */
export function step<T>(history: History<T>, next: T, group: string | null = null): History<T> {
  if (next === history.present) return history
  const isSame = group !== null && group === history.group
  return { past: isSame ? history.past : [...history.past, history.present], present: next, future: [], group }
}

/** The next change is a step of its own, whatever it changes. */
export const endGroup = <T>(history: History<T>): History<T> =>
  history.group === null ? history : { ...history, group: null }

/** One step back; null at the oldest state. */
export function undo<T>({ past, present, future }: History<T>): History<T> | null {
  const before = past.at(-1)
  return before === undefined
    ? null
    : { past: past.slice(0, -1), present: before, future: [present, ...future], group: null }
}

/** One step on again; null at the newest state. */
export function redo<T>({ past, present, future }: History<T>): History<T> | null {
  const [next, ...rest] = future
  return next === undefined ? null : { past: [...past, present], present: next, future: rest, group: null }
}
