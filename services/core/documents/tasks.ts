/** Tasks of a feature by name. Each loads only its own libraries, because loading takes most of a short task's time. */
export type Tasks = Record<string, () => Promise<(input: never, ask: Ask) => unknown>>
/**
 * Asks the process to do what a thread must not do itself, e.g. start a child, which would outlive the thread. One
 * question at a time.
 */
export type Ask = (question: unknown) => Promise<unknown>

/** A task for a thread. An `Answer` replies to its latest question. */
export interface Task {
  name: string
  input: unknown
}
export interface Answer {
  answer: unknown
}
/** The final message of a thread. */
export type Outcome = { value: unknown } | { refused: { status: number; body: unknown } } | { error: string }
/** A message of a thread before its final one. */
export interface Question {
  question: unknown
}
