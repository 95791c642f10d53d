/** Tasks of a feature by name; each loads its libraries only, which take most of a short task's time. */
export type Tasks = Record<string, () => Promise<(input: never, ask: Ask) => unknown>>
/** Asks the process for what a thread must not do itself: a child that it started would outlive it. One question at a time. */
export type Ask = (question: unknown) => Promise<unknown>

/** What a thread is told to do, and what it asked for meanwhile. */
export interface Task {
  name: string
  input: unknown
}
export interface Answer {
  answer: unknown
}
/** What a thread says in the end. */
export type Outcome = { value: unknown } | { refused: { status: number; body: unknown } } | { error: string }
/** What it says before that. */
export interface Question {
  question: unknown
}
