import type { Viewer } from '../graph/context.ts'

/** One subscriber of one socket. */
export interface Watcher {
  viewer: Viewer
  /** Takes an answer as JSON in UTF-8: made once, sent to all. */
  next(payload: Buffer): void
  /** Takes the errors as JSON. */
  error(errors: string): void
  complete(): void
}

/** Answers kept for a subscriber in doubt; past that it is told the present state instead of them. */
const mostHeld = 100

/** What a guard needs to know of the question for its right. */
export interface Doubtful {
  readonly isInDoubt: boolean
}

/** Stands before a subscriber: keeps back what comes while its right to see it is in doubt. */
export class Guard implements Watcher {
  readonly viewer: Viewer
  readonly #to: Watcher
  readonly #right: Doubtful
  /** Made when first needed: there are thousands of guards, and seldom a doubt. */
  #held: Buffer[] | undefined
  #isBehind = false
  #isComplete = false

  constructor(to: Watcher, right: Doubtful) {
    this.viewer = to.viewer
    this.#to = to
    this.#right = right
  }

  get isInDoubt() {
    return this.#right.isInDoubt
  }

  /** It has been told everything. */
  get isDone() {
    return this.#isComplete && !this.isInDoubt
  }

  next(payload: Buffer) {
    if (!this.isInDoubt) return this.#to.next(payload)
    this.#held ??= []
    if (this.#held.length >= mostHeld) {
      this.#isBehind = true
      this.#held = []
    }
    this.#held.push(payload)
  }

  error(errors: string) {
    this.#to.error(errors)
  }

  complete() {
    this.#isComplete = true
    if (!this.isInDoubt) this.#to.complete()
  }

  /** The doubt is over: passes on what was kept. Answers false when that is not all that came. */
  release(): boolean {
    const held = this.#held ?? []
    const isWhole = !this.#isBehind
    this.#held = undefined
    this.#isBehind = false
    if (isWhole || this.#isComplete) {
      for (const payload of held) this.#to.next(payload)
      if (this.#isComplete) this.#to.complete()
    }
    return isWhole || this.#isComplete
  }
}
