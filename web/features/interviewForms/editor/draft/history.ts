/** All states of a value since it was opened, and the current position among them. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** The group of the last step: a further change of the same group belongs to the same step. */
  readonly group: string | null
}

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], group: null })

/** Adds a step. Consecutive steps of the same group (typing) count as one, and a change without effect is no step. */
export function step<T>(history: History<T>, next: T, group: string | null = null): History<T> {
  if (next === history.present) return history
  const isSame = group !== null && group === history.group
  return { past: isSame ? history.past : [...history.past, history.present], present: next, future: [], group }
}

/** Makes the next change a separate step, whatever it changes. */
export const endGroup = <T>(history: History<T>): History<T> =>
  history.group === null ? history : { ...history, group: null }

/** Goes one step back. Returns null at the oldest state. */
export function undo<T>({ past, present, future }: History<T>): History<T> | null {
  const before = past.at(-1)
  return before === undefined
    ? null
    : { past: past.slice(0, -1), present: before, future: [present, ...future], group: null }
}

/** Goes one step forward. Returns null at the newest state. */
export function redo<T>({ past, present, future }: History<T>): History<T> | null {
  const [next, ...rest] = future
  return next === undefined ? null : { past: [...past, present], present: next, future: rest, group: null }
}
